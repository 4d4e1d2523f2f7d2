// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Who needs large text and large tiles reads all of it, in small windows too.
class TestLargeText : public PageTest {
    Q_OBJECT

    /// What of the seats lies over something else, or out of sight.
    [[nodiscard]] QStringList seatFaults() const;

private slots:
    void sixSeatsStandApart_data();
    void sixSeatsStandApart();
    void theNumberOfTheBoneyardIsAsLargeAsOtherWords_data();
    void theNumberOfTheBoneyardIsAsLargeAsOtherWords();
    void aNewMatchIsReadToItsEnd_data();
    void aNewMatchIsReadToItsEnd();
    void cleanup() {
        settings_->setTextScale(1);
        settings_->setTileScale(1);
        settings_->setLanguage(u"en"_s);
        game_.reset();
    }
};

QStringList TestLargeText::seatFaults() const {
    const QList<QQuickItem*> found =
        allSeen(window().contentItem(),
                {u"SeatPlate"_s, u"SeatWord"_s, u"StandingPill"_s, u"WonHeap"_s, u"RackTile"_s, u"TrayPile"_s,
                 u"TopBar"_s, u"GameButton"_s, u"SettlingButton"_s, u"HurryButton"_s});
    QStringList faults;
    const auto name = [](const QQuickItem* item) {
        const QRectF at = placeOf(*item);
        return u"%1 %2%3 at %4 %5, %6 wide"_s
            .arg(typeOf(*item), item->property("name").toString(), item->property("text").toString())
            .arg(at.x())
            .arg(at.y())
            .arg(at.width());
    };
    for (qsizetype i = 0; i < found.size(); ++i) {
        const QRectF one = placeOf(*found[i]);
        if (!QRectF(QPointF(), window().size()).contains(one))
            faults.append(u"out of sight: "_s + name(found[i]));
        for (qsizetype j = i + 1; j < found.size(); ++j) {
            if (typeOf(*found[i]) == u"RackTile" && typeOf(*found[j]) == u"RackTile")
                continue;  // triangles lie close
            if (found[i]->isAncestorOf(found[j]) || found[j]->isAncestorOf(found[i])) continue;
            if (meet(one, placeOf(*found[j]))) faults.append(name(found[i]) + u" over "_s + name(found[j]));
        }
    }
    return faults;
}

void TestLargeText::sixSeatsStandApart_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("teams");
    for (const QSize& size : {QSize(800, 600), QSize(1280, 800), QSize(640, 400)}) {
        QTest::addRow("dominoes %d", size.width()) << u"matador"_s << size << false;
        QTest::addRow("teams %d", size.width()) << u"matching_elements"_s << size << true;
        QTest::addRow("triangles %d", size.width()) << u"triominoes"_s << size << false;
    }
}

void TestLargeText::sixSeatsStandApart() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    QFETCH(bool, teams);
    settings_->setTextScale(1.6);
    settings_->setTileScale(1.6);
    MatchPlan plan{game, 6, 3, {}, Players::usual(6)};
    if (game == u"matador") plan.options = {{"set", 9}};
    if (teams) plan.options = {{"teams", "3x2"}};
    for (auto& player : plan.players) {
        player.human = false;
        player.level = 0;
    }
    openTable(std::move(plan), size);
    connect(&match(), &Match::shown, this, [this] {
        if (match().table()->pieces()->count() > 5) match().turn()->setPlyLimit(0);
    });
    QTRY_VERIFY_WITH_TIMEOUT(match().table()->pieces()->count() > 5 && match().atRest(), 20'000);
    QStringList faults;
    for (const char* language : {"en", "de", "ru", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        QTest::qWait(100);
        QStringList found;
        (void)QTest::qWaitFor([&] { return (found = seatFaults() + textFaults(window())).isEmpty(); }, 400);
        for (const QString& fault : std::as_const(found))
            faults.append(QLatin1String(language) + u": "_s + fault);
    }
    if (!faults.isEmpty() && qEnvironmentVariableIsSet("BONEYARD_PICTURES"))
        window().grabWindow().save(qEnvironmentVariable("BONEYARD_PICTURES") +
                                   u"/six_%1_%2.png"_s.arg(game).arg(size.width()));
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestLargeText::theNumberOfTheBoneyardIsAsLargeAsOtherWords_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1280, 800), QSize(800, 600), QSize(640, 400), QSize(480, 320)})
        QTest::addRow("%d", size.width()) << size;
}

void TestLargeText::theNumberOfTheBoneyardIsAsLargeAsOtherWords() {
    QFETCH(QSize, size);
    settings_->setTextScale(1.6);
    openTable({u"matador"_s, 4, 5, {}, Players::usual(4)}, size);
    QTRY_VERIFY(!allSeen(window().contentItem(), {u"CountPill"_s}).isEmpty());
    constexpr int kSmall = 21;  // of 13 at the usual size
    for (QQuickItem* pill : allSeen(window().contentItem(), {u"CountPill"_s})) {
        const QList<QQuickItem*> words = allSeen(pill, {u"AppText"_s});
        QCOMPARE(words.size(), 1);
        QVERIFY(words[0]->property("font").value<QFont>().pixelSize() >= kSmall);
        QVERIFY(words[0]->width() <= pill->width());
    }
}

void TestLargeText::aNewMatchIsReadToItsEnd_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<QSize>("size");
    for (int game = 0; game < static_cast<int>(games().size()); ++game) {
        for (const QSize& size : {QSize(640, 400), QSize(1280, 800)}) {
            if (isQuick() && (size.width() == 640) != (game % 2 == 0)) continue;
            QTest::addRow("%s %d", std::string(games()[static_cast<std::size_t>(game)].info.id).c_str(),
                          size.width())
                << game << size;
        }
    }
}

void TestLargeText::aNewMatchIsReadToItsEnd() {
    QFETCH(int, game);
    QFETCH(QSize, size);
    settings_->setTextScale(1.5);
    LaunchPlan plan;
    plan.page = u"new"_s;
    plan.size = size;
    plan.hasGame = true;
    const GameEntry& entry = games()[static_cast<std::size_t>(game)];
    plan.match = {text(entry.info.id), entry.info.max_seats, 5, {}, Players::usual(entry.info.max_seats)};
    openWindow(plan);
    QStringList faults;
    for (const QString& language : languagesWith(game)) {
        settings_->setLanguage(language);
        showTwoFrames(window());
        QStringList found;
        (void)QTest::qWaitFor([&] { return (found = textFaults(window())).isEmpty(); }, 500);
        for (const QString& fault : std::as_const(found)) faults.append(language + u": "_s + fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

BONEYARD_TEST(TestLargeText)

#include "tst_large_text.moc"
