// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDate>
#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "common/words.h"
#include "files/matchfile.h"
#include "gamewindow.h"
#include "registry.h"
#include "seen.h"
#include "settings/settings.h"
#include "spoken.h"
#include "store/archive.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// The page on which one comes in, in the real window.
class TestHomePage : public QObject {
    Q_OBJECT

    /// A window of that size with so many unfinished matches.
    struct Home {
        QTemporaryDir folder;
        Settings settings{folder.filePath(u"settings.ini"_s), Settings::Overrides{}};
        Archive archive{folder.filePath(u"matches.sqlite"_s)};
        std::unique_ptr<Game> game;
    };
    static void open(Home& home, int matches, LaunchPlan plan);

private slots:
    void tabBringsEverythingIntoSight_data();
    void tabBringsEverythingIntoSight();
    void theFocusStartsOnSomethingNamed_data();
    void theFocusStartsOnSomethingNamed();
    void theFocusStartsOnTheMatchToGoOnWith();
    void unfinishedMatchesPushNothingOutOfSight_data();
    void unfinishedMatchesPushNothingOutOfSight();
    void unfinishedMatchesOfOneGameAreToldApart();
    void eachUnfinishedMatchSaysWhenItWasPlayedAndNoLineEndsWithinATime();
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

void TestHomePage::open(Home& home, int matches, LaunchPlan plan) {
    int kept = 0;
    for (int deal = 1; deal <= matches; ++deal) {
        const MatchPlan match{u"matador"_s, 3, static_cast<std::uint64_t>(deal), {}, Players::usual(3)};
        home.archive.import(match, &home.archive, [&](int id) { kept += id > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, matches);
    home.game = std::make_unique<Game>(plan);
    QVERIFY(home.game->window() != nullptr && QTest::qWaitForWindowExposed(home.game->window()));
    home.game->window()->requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(home.game->window()));
    if (matches > 0) QTRY_VERIFY(home.game->item(u"continueButton"_s) != nullptr);
}

void TestHomePage::tabBringsEverythingIntoSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("matches");
    for (const QSize& size : {QSize(1280, 800), QSize(800, 600), QSize(480, 320)}) {
        for (const int matches : {0, 2, 4})
            QTest::addRow("%dx%d, %d", size.width(), size.height(), matches) << size << matches;
    }
}

void TestHomePage::tabBringsEverythingIntoSight() {
    QFETCH(QSize, size);
    QFETCH(int, matches);
    Home home;
    LaunchPlan plan;
    plan.size = size;
    open(home, matches, plan);
    QQuickWindow& window = *home.game->window();
    QSet<QQuickItem*> met;
    QStringList names;
    QTRY_VERIFY(!spokenName(window.activeFocusItem()).isEmpty());
    for (int step = 0; step < 80 && !met.contains(window.activeFocusItem()); ++step) {
        QQuickItem* item = window.activeFocusItem();
        QVERIFY(item != nullptr);
        met.insert(item);
        names.append(item->objectName());
        QVERIFY2(!spokenName(item).isEmpty(), qPrintable(item->objectName()));
        // A page that has just been opened takes a moment to know how high its cards are.
        const auto isInSight = [&] { return QRectF(QPointF(), size).contains(placeOf(*item)); };
        QVERIFY2(QTest::qWaitFor(isInSight, 2000),
                 qPrintable(u"%1 at %2"_s.arg(spokenName(item)).arg(placeOf(*item).top())));
        QTest::keyClick(&window, Qt::Key_Tab);
    }
    for (const QString& name : {u"puzzlesButton"_s, u"historyButton"_s, u"statisticsButton"_s,
                                u"bookButton"_s, u"settingsButton"_s})
        QVERIFY2(names.contains(name), qPrintable(name));
    for (const GameEntry& entry : games()) QVERIFY(names.contains(u"play-"_s + text(entry.info.id)));
    QCOMPARE(names.count(u"continueButton"_s), matches);
    QCOMPARE(names.count(u"removeButton"_s), matches);
}

void TestHomePage::theFocusStartsOnSomethingNamed_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "day", "new", "table", "replay", "history", "lesson", "puzzles", "rules",
                             "settings", "statistics"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void TestHomePage::theFocusStartsOnSomethingNamed() {
    QFETCH(QString, page);
    Home home;
    LaunchPlan plan;
    plan.page = page;
    plan.hasGame = true;
    plan.match = {u"matador"_s, 2, 21, {}, Players::usual(2)};
    if (page == u"replay"_s) {
        plan.files = {home.folder.filePath(u"some.boneyard"_s)};
        const auto match = new_match("matador", 2, 3, {});
        QCOMPARE(MatchFile::write(plan.files[0], (*match)->record(), Players::usual(2)), QString());
    }
    open(home, 0, plan);
    QTRY_VERIFY(home.game->item((page == u"new"_s ? u"newMatch"_s : page) + u"Page"_s) != nullptr);
    QTRY_VERIFY(!spokenName(home.game->window()->activeFocusItem()).isEmpty());
}

void TestHomePage::theFocusStartsOnTheMatchToGoOnWith() {
    Home home;
    open(home, 2, {});
    const auto focused = [&home] { return home.game->window()->activeFocusItem()->objectName(); };
    QTRY_COMPARE(focused(), u"continueButton"_s);
    QTest::keyClick(home.game->window(), Qt::Key_Tab);
    const QString next = focused();
    QVERIFY(next != u"continueButton"_s ||
            spokenName(home.game->window()->activeFocusItem()) != u"Continue"_s);
    const MatchPlan another{u"matador"_s, 3, 9, {}, Players::usual(3)};
    home.archive.import(another, this, [](int) {});
    QTest::qWait(200);
    QCOMPARE(focused(), next);  // it stays where somebody has gone
}

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
        QCOMPARE(sizes.size(), names.size());
        for (const int one : sizes) QCOMPARE(one, sizes.front());
    } else {
        const QQuickItem* select = game.item(u"language"_s);
        QTest::mouseClick(game.window(), Qt::LeftButton, {},
                          select->mapToScene({select->width() / 2, select->height() / 2}).toPoint());
        QTest::qWait(300);
        QCOMPARE(cutOff(*game.window()->contentItem()), QStringList());
    }
}

void TestHomePage::unfinishedMatchesPushNothingOutOfSight_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("matches");
    QTest::newRow("many") << QSize(1280, 800) << 4;
    QTest::newRow("five in the smallest window for all") << QSize(1024, 700) << 5;
    QTest::newRow("none there") << QSize(1024, 700) << 0;
}

void TestHomePage::unfinishedMatchesPushNothingOutOfSight() {
    QFETCH(QSize, size);
    QFETCH(int, matches);
    const QTemporaryDir folder;
    const Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    int kept = 0;
    for (int deal = 1; deal <= matches; ++deal) {
        const MatchPlan plan{u"matador"_s, 3, static_cast<std::uint64_t>(deal), {}, Players::usual(3)};
        archive.import(plan, this, [&](int id) { kept += id > 0 ? 1 : 0; });
    }
    QTRY_COMPARE(kept, matches);
    LaunchPlan plan;
    plan.size = size;
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    QTRY_COMPARE(game.item(u"moreMatches"_s) != nullptr, matches > 3);
    QStringList wanted{u"puzzlesButton"_s, u"historyButton"_s, u"statisticsButton"_s, u"bookButton"_s};
    for (const GameEntry& entry : games()) wanted.append(u"play-"_s + text(entry.info.id));
    for (const QString& name : std::as_const(wanted)) {
        const QQuickItem* way = nullptr;
        QTRY_VERIFY((way = game.item(name)) != nullptr);
        QTRY_VERIFY2(way->mapRectToScene({0, 0, way->width(), way->height()}).bottom() < size.height(),
                     qPrintable(name));
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
    QVERIFY2(said[0] != said[1], qPrintable(said.join(u'\n')));
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat);
    for (const QString& one : said) QVERIFY2(one.contains(today), qPrintable(one));
}

void TestHomePage::eachUnfinishedMatchSaysWhenItWasPlayedAndNoLineEndsWithinATime() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), Settings::Overrides{});
    settings.setLanguage(u"en"_s);
    Archive archive(folder.filePath(u"matches.sqlite"_s));
    for (const QString& one : {u"tiles_and_deal"_s, u"matador"_s}) {
        const MatchPlan plan{one, 2, 1, {}, Players::usual(2)};
        archive.import(plan, this, [](int) {});
    }
    LaunchPlan plan;
    plan.size = {1280, 800};
    const Game game(plan);
    QVERIFY(game.window() != nullptr && QTest::qWaitForWindowExposed(game.window()));
    const QString today = QLocale().toString(QDate::currentDate(), QLocale::ShortFormat) + u' ';
    const auto dated = [&] {
        QStringList found;
        for (const QQuickItem* item : allSeen(game.window()->contentItem(), {u"AppText"_s})) {
            const QString said = item->property("text").toString();
            if (said.contains(today)) found.append(said.section(today, 1));
        }
        return found;
    };
    QTRY_COMPARE(dated().size(), 2);
    for (const QString& time : dated()) {
        QVERIFY2(time.endsWith(u"M"_s), qPrintable(time));  // AM or PM
        QVERIFY2(!time.contains(u' '), qPrintable(time));
    }
}

BONEYARD_TEST(TestHomePage)

#include "tst_home_page.moc"
