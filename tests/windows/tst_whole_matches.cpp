// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDeadlineTimer>
#include <QTest>
#include <vector>

#include "pagetest.h"
#include "realhand.h"

using namespace boneyard;
using namespace boneyard::test;

/// Whole matches in a window of Windows, on its screen.
class TestWholeMatches : public HandTest {
    Q_OBJECT

    [[nodiscard]] std::size_t plies() const { return match().match()->actions().size(); }
    void openAtScreen(const QString& game);
    /// The tiles on the rack that fit somewhere.
    [[nodiscard]] std::vector<int> playable() const;
    void layByPointer(int row);
    void drawByPointer();
    /// Until the match is over: `act` does one thing when it is his turn, `goOn` leaves a round that has
    /// ended.
    template <class Act, class GoOn>
    void playToTheEnd(const Act& act, const GoOn& goOn);

private slots:
    void aMatchIsPlayedByThePointer_data();
    void aMatchIsPlayedByThePointer();
    void aMatchIsPlayedByKeys_data();
    void aMatchIsPlayedByKeys();
};

void TestWholeMatches::openAtScreen(const QString& game) {
    QCOMPARE(QGuiApplication::platformName(), u"windows"_s);
    open(game, 2, 11);
    window().requestActivate();
    QVERIFY(QTest::qWaitForWindowActive(&window()));
}

std::vector<int> TestWholeMatches::playable() const {
    std::vector<int> rows;
    for (int row = 0; row < match().table()->hand()->count(); ++row) {
        if (match().table()->hand()->at(row, u"playable"_s).toBool()) rows.push_back(row);
    }
    return rows;
}

void TestWholeMatches::layByPointer(int row) {
    const std::size_t before = plies();
    settle();  // tiles glide to their places
    clickAt(window(), tileAt(row));
    QTRY_VERIFY2(game_->item(u"spot"_s) != nullptr, "no place lights up");
    settle();  // a click right after another is not meant for what has come meanwhile
    clickAt(window(), middleOf(u"spot"_s));
    QTRY_VERIFY2(plies() > before, "the tile is not laid");
}

void TestWholeMatches::drawByPointer() {
    const std::size_t before = plies();
    settle();
    const QString heap = game_->item(u"choice"_s) != nullptr ? u"choice"_s : u"pile"_s;
    waitFor(heap);
    clickAt(window(), middleOf(heap));
    QTRY_VERIFY2(plies() > before, "nothing is drawn");
}

template <class Act, class GoOn>
void TestWholeMatches::playToTheEnd(const Act& act, const GoOn& goOn) {
    const QDeadlineTimer end(600'000);
    while (match().turn()->phase() != Turn::MatchOver) {
        QVERIFY2(!end.hasExpired(), "the match does not end");
        if (QTest::currentTestFailed()) return;
        if (match().turn()->phase() == Turn::RoundOver) {
            goOn();
        } else if (match().turn()->mayAct()) {
            act();
        } else {
            QTest::qWait(20);
        }
    }
}

void TestWholeMatches::aMatchIsPlayedByThePointer_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("matador") << u"matador"_s;
    QTest::newRow("triominoes") << u"triominoes"_s;
}

void TestWholeMatches::aMatchIsPlayedByThePointer() {
    QFETCH(QString, game);
    openAtScreen(game);
    playToTheEnd(
        [this] {
            const std::vector<int> rows = playable();
            if (rows.empty()) {
                drawByPointer();
            } else {
                layByPointer(rows[plies() % rows.size()]);
            }
        },
        [this] {
            QTRY_VERIFY(game_->item(u"nextButton"_s) != nullptr);
            settle();
            clickAt(window(), middleOf(u"nextButton"_s));
            QTRY_VERIFY(match().turn()->phase() != Turn::RoundOver);
        });
    QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
    QVERIFY(plies() > 10);
}

void TestWholeMatches::aMatchIsPlayedByKeys_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("russian") << u"russian"_s;
}

void TestWholeMatches::aMatchIsPlayedByKeys() {
    QFETCH(QString, game);
    openAtScreen(game);
    playToTheEnd(
        [this] {
            const std::size_t before = plies();
            strike('H');
            QTRY_VERIFY_WITH_TIMEOUT(!match().advice()->action().isEmpty() || plies() > before, 20'000);
            strike(VK_RETURN);
            QTRY_VERIFY2(plies() > before, "the hint is not played");
        },
        [this] {
            QTRY_VERIFY(game_->item(u"nextButton"_s) != nullptr);
            settle();
            strike(VK_RETURN);
            QTRY_VERIFY(match().turn()->phase() != Turn::RoundOver);
        });
    QVERIFY(plies() > 10);
}

BONEYARD_TEST(TestWholeMatches)
#include "tst_whole_matches.moc"
