// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDate>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include "common/words.h"
#include "gamewindow.h"
#include "registry.h"
#include "settings/settings.h"
#include "store/archive.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page on which one comes in, in the real window.
class TestHomePage : public QObject {
    Q_OBJECT

private slots:
    void unfinishedMatchesPushNoGameOutOfSight();
    void unfinishedMatchesOfOneGameAreToldApart();
    void largeWordsAreNotCutOff_data();
    void largeWordsAreNotCutOff();
};

namespace {

/// The texts below an item that are seen and end in dots.
QStringList cutOff(const QQuickItem& item) {
    if (!item.isVisible()) return {};
    QStringList found;
    if (item.property("truncated").toBool()) found.append(item.property("text").toString());
    for (const QQuickItem* child : item.childItems()) found += cutOff(*child);
    return found;
}

/// How high the lines of a game's name are on its card, where it is larger than on those of matches.
void collectNames(const QQuickItem& item, const QStringList& names, int larger, QList<int>& found) {
    if (names.contains(item.property("text").toString()) && item.property("lineCount").toInt() > 0 &&
        item.property("fontSizeMode").isValid() && item.isVisible() &&
        item.property("font").value<QFont>().pixelSize() > larger)
        found.append(qRound(item.property("paintedHeight").toDouble() / item.property("lineCount").toInt()));
    for (const QQuickItem* child : item.childItems()) collectNames(*child, names, larger, found);
}

}  // namespace

void TestHomePage::largeWordsAreNotCutOff_data() {
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QSize>("size");
    QTest::newRow("home") << u"home"_s << u"en"_s << 1.5 << QSize(1280, 800);
    QTest::newRow("a small home") << u"home"_s << u"en"_s << 1.0 << QSize(800, 600);
    QTest::newRow("settings") << u"settings"_s << u"en"_s << 1.5 << QSize(1280, 800);
    QTest::newRow("settings in Spanish") << u"settings"_s << u"es"_s << 1.5 << QSize(1280, 800);
    QTest::newRow("settings in German") << u"settings"_s << u"de"_s << 1.5 << QSize(1280, 800);
}

void TestHomePage::largeWordsAreNotCutOff() {
    QFETCH(QString, page);
    QFETCH(QString, language);
    QFETCH(double, scale);
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    settings.setLanguage(language);
    settings.setTextScale(scale);
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    int kept = 0;
    for (const QString& one : {u"matador"_s, u"triominoes"_s, u"matching_elements"_s}) {
        const MatchPlan plan{one, 4, 3, {}, Players::usual(4)};
        archive.import(plan, this, [&](int id) { kept += id > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, 3);
    LaunchPlan plan;
    plan.size = size;
    plan.page = page;
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    if (page == u"home") QTRY_VERIFY(game.item(u"moreMatches"_s) != nullptr);
    QTest::qWait(300);
    QCOMPARE(cutOff(*game.window()->contentItem()), QStringList());
    if (page == u"home") {
        QStringList names;
        for (const GameEntry& entry : games()) names.append(say(entry.info.name));
        QList<int> sizes;
        collectNames(*game.window()->contentItem(), names, qRound(20 * scale), sizes);
        QCOMPARE(sizes.size(), 5);
        for (const int one : sizes) QCOMPARE(one, sizes.front());
    } else {
        const QQuickItem* select = game.item(u"language"_s);
        QTest::mouseClick(game.window(), Qt::LeftButton, {},
                          select->mapToScene({select->width() / 2, select->height() / 2}).toPoint());
        QTest::qWait(300);
        QCOMPARE(cutOff(*game.window()->contentItem()), QStringList());
    }
}

void TestHomePage::unfinishedMatchesPushNoGameOutOfSight() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    int kept = 0;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        const MatchPlan plan{u"matador"_s, 3, deal, {}, Players::usual(3)};
        archive.import(plan, this, [&](int id) { kept += id > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, 4);
    LaunchPlan plan;
    plan.size = {1280, 800};
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    QTRY_VERIFY(game.item(u"moreMatches"_s) != nullptr);
    for (const GameEntry& entry : games()) {
        QQuickItem* play = nullptr;
        QTRY_VERIFY((play = game.item(u"play-"_s + text(entry.info.id))) != nullptr);
        QTRY_VERIFY(play->mapRectToScene({0, 0, play->width(), play->height()}).bottom() < 800);
    }
}

void TestHomePage::unfinishedMatchesOfOneGameAreToldApart() {
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    for (std::uint64_t deal = 1; deal <= 2; ++deal) {
        const MatchPlan plan{u"tiles_and_deal"_s, 2, deal, {}, Players::usual(2)};
        archive.import(plan, this, [](int) {});
    }
    LaunchPlan plan;
    plan.size = {800, 600};
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    const auto standings = [&] {
        QStringList found;
        const auto look = [&](const auto& self, const QQuickItem* item) -> void {
            const QString said = item->property("text").toString();
            if (item->isVisible() && said.startsWith(u"Round 1"_s)) found.append(said);
            for (const QQuickItem* child : item->childItems()) self(self, child);
        };
        look(look, game.window()->contentItem());
        return found;
    };
    QTRY_COMPARE(standings().size(), 2);
    const QStringList said = standings();
    QVERIFY2(said[0].section(u" · "_s, -1) != said[1].section(u" · "_s, -1), qPrintable(said.join(u'\n')));
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    for (const QString& one : said) QVERIFY2(one.contains(today), qPrintable(one));
}

BONEYARD_TEST(TestHomePage)

#include "tst_home_page.moc"
