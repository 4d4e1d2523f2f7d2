// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>
#include <QVariantAnimation>
#include <algorithm>

#include "../app/played_matches.h"
#include "momenttest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a tile brings is shown for a moment, and then the table is as before.
class TestMoments : public MomentTest {
    Q_OBJECT

    /// Milliseconds between two frames after which a moment may be over before it has been seen whole.
    static constexpr int kStall = 300;

private slots:
    void init() {  // a line that offers its lesson takes room from the table, and goes
        settings_->answerLesson(u"triominoes"_s);
    }
    void aPressEndsWhatIsStillToBeSeen_data();
    void aPressEndsWhatIsStillToBeSeen();
    void everyMomentIsOverWithinTwoSecondsAndLeavesNothing_data();
    void everyMomentIsOverWithinTwoSecondsAndLeavesNothing();
    void whatIsStillSeenWhenItsTimeIsOverGoesThen();
    void withReducedMotionTilesAreOutlinedAndNothingMoves();
    void aRingStaysWithItsTileWhenTheTableMoves();
    void aPressBringsTheSheetOfARoundThatIsWon_data() { aPressEndsWhatIsStillToBeSeen_data(); }
    void aPressBringsTheSheetOfARoundThatIsWon();
    void theWholeLineLightsUpBeforeAnySheet();

private:
    /// Opens a table at which a person has to lay the last tile of a hand, and tells which.
    void openBeforeTheLastTile(std::string& last);
    [[nodiscard]] QQuickItem* show() const { return game_->item(u"momentShow"_s); }
    void happens(Moment::Kind kind, const QList<int>& pieces, int seat, const QString& words = {}) {
        emit match().table()->happened(kind, pieces, seat, words);
    }
};

void TestMoments::aPressEndsWhatIsStillToBeSeen_data() {
    QTest::addColumn<QString>("by");
    for (const char* by : {"key", "press"}) QTest::newRow(by) << QString::fromLatin1(by);
}

void TestMoments::aPressEndsWhatIsStillToBeSeen() {
    QFETCH(QString, by);
    openAt(u"normal"_s);
    happens(Moment::Ring, {0}, 0);
    happens(Moment::Match, {}, 0, u"Won!"_s);
    QTRY_VERIFY(glows());
    QVERIFY(!show()->childItems().isEmpty());
    if (by == u"key"_s) QTest::keyClick(&window(), Qt::Key_Right);
    if (by == u"press"_s) QTest::mouseClick(&window(), Qt::LeftButton, {}, {640, 300});
    QVERIFY(!glows());
    QVERIFY(!show()->property("running").toBool());
    QTRY_VERIFY_WITH_TIMEOUT(show()->childItems().isEmpty(), 100);
}

void TestMoments::everyMomentIsOverWithinTwoSecondsAndLeavesNothing_data() {
    QTest::addColumn<bool>("reduced");
    QTest::newRow("moving") << false;
    QTest::newRow("reduced motion") << true;
}

void TestMoments::everyMomentIsOverWithinTwoSecondsAndLeavesNothing() {
    QFETCH(bool, reduced);
    settings_->setReducedMotion(reduced);
    openAt(u"normal"_s);
    const auto seen = [this] {
        const QList<QQuickItem*> shown = show()->childItems();
        return glows() || std::any_of(shown.begin(), shown.end(),
                                      [](const QQuickItem* item) { return item->isVisible(); });
    };
    // By the clock of all that moves here: a busy machine's steps are longer, and no more of them.
    QVariantAnimation clock;
    clock.setStartValue(0.0);
    clock.setEndValue(1.0);
    clock.setDuration(60'000);
    int last = -1;  // when something was still seen
    int before = 0;
    int longest = 0;
    connect(&clock, &QVariantAnimation::valueChanged, this, [&] {
        if (seen()) last = before;
        longest = std::max(longest, clock.currentTime() - before);
        before = clock.currentTime();
    });
    clock.start();
    // all that can come of one tile
    happens(Moment::Ring, {0}, 0);
    happens(Moment::Ring, {0}, 0);
    happens(Moment::LastTile, {}, 0);
    happens(Moment::Met, {}, 0);
    happens(Moment::Missed, {}, 1);
    happens(Moment::Great, {0}, 0, u"Super win!"_s);
    happens(Moment::Match, {}, 0);
    QTRY_VERIFY(glows());
    QTRY_VERIFY(game_->item(u"momentTitle"_s) != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!seen() && !show()->property("running").toBool(), 20'000);
    QVERIFY(last > 500);
    QVERIFY2(last - longest < 2000, qPrintable(u"%1 ms, in steps of up to %2"_s.arg(last).arg(longest)));
    clock.stop();
    QTRY_VERIFY(show()->childItems().isEmpty());
    // and nothing is drawn at a table at rest
    QTest::qWait(100);
    int frames = 0;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] { ++frames; });
    QTest::qWait(300);
    window().disconnect(this);
    QVERIFY2(frames < 4, qPrintable(QString::number(frames)));  // a line that was said may go
}

void TestMoments::whatIsStillSeenWhenItsTimeIsOverGoesThen() {
    openAt(u"normal"_s);
    QVERIFY(show()->setProperty("span", 300));
    happens(Moment::Ring, {0}, 0);
    happens(Moment::Match, {}, 0, u"Won!"_s);
    QTRY_VERIFY(game_->item(u"momentTitle"_s) != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!show()->property("running").toBool(), 10'000);
    QVERIFY(!glows());
    QTRY_VERIFY_WITH_TIMEOUT(show()->childItems().isEmpty(), 100);
}

void TestMoments::withReducedMotionTilesAreOutlinedAndNothingMoves() {
    settings_->setReducedMotion(true);
    openAt(u"normal"_s);
    happens(Moment::Spinner, {0}, 0);
    QTRY_VERIFY(glows());
    for (QQuickItem* piece : game_->items({u"piece"_s})) {
        QCOMPARE(piece->property("swing").toDouble(), 0.0);
        QVERIFY(piece->property("lies").toBool());
    }
    QVERIFY(show()->childItems().isEmpty());  // no ring spreads
    QTRY_VERIFY_WITH_TIMEOUT(!glows(), 2500);
}

void TestMoments::aRingStaysWithItsTileWhenTheTableMoves() {
    openAt(u"normal"_s);
    happens(Moment::Bridge, {0}, 0);
    QTRY_VERIFY(game_->item(u"burst"_s) != nullptr);
    const QPointF before = place(*game_->item(u"piece"_s)).center();
    double most = 0;
    bool moved = false;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        const QQuickItem* burst = game_->item(u"burst"_s);
        if (burst == nullptr) return;
        const QPointF now = place(*game_->item(u"piece"_s)).center();
        moved = moved || (now - before).manhattanLength() > 20;
        most = std::max(most, (burst->mapToScene({0, 0}) - now).manhattanLength());
    });
    window().resize(1000, 700);
    QTRY_VERIFY(game_->item(u"burst"_s) == nullptr);
    window().disconnect(this);
    QVERIFY(moved);
    QVERIFY2(most < 4, qPrintable(QString::number(most)));
}

void TestMoments::openBeforeTheLastTile(std::string& last) {
    MatchPlan plan;
    for (std::uint64_t deal = 1; deal < 100 && last.empty(); ++deal) {
        plan = playedMatch("matador", 2, deal);
        const auto made = new_match("matador", 2, deal, {});
        for (std::size_t i = 0; i < plan.played.size() && last.empty(); ++i) {
            (void)(*made)->play(plan.played[i].action);
            const kit::Status status = (*made)->status();
            if (!status.round_over() || status.hand_counts[0] > 0 || plan.played[i].by != By::Person)
                continue;
            last = plan.played[i].action;
            plan.played.resize(i);
        }
    }
    openTable(plan, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    settings_->setPace(u"normal"_s);
    settle();
}

void TestMoments::aPressBringsTheSheetOfARoundThatIsWon() {
    QFETCH(QString, by);
    std::string last;
    openBeforeTheLastTile(last);
    if (QTest::currentTestFailed()) return;
    QVERIFY(match().play(QString::fromStdString(last)));
    QTRY_VERIFY_WITH_TIMEOUT(glows(), 1200);
    QVERIFY(game_->item(u"roundSheet"_s) == nullptr);  // first it is seen what has won
    if (by == u"key"_s) QTest::keyClick(&window(), Qt::Key_Return);
    if (by == u"press"_s) QTest::mouseClick(&window(), Qt::LeftButton, {}, {640, 300});
    QVERIFY(game_->item(u"roundSheet"_s) != nullptr);
    QCOMPARE(match().turn()->phase(), Turn::RoundOver);  // and that was all it did
}

void TestMoments::theWholeLineLightsUpBeforeAnySheet() {
    // A machine that stands still meanwhile shows nothing of what it would have shown: then it is looked at
    // once more.
    for (int tries = 1, stall = kStall; stall >= kStall; ++tries) {
        QVERIFY2(tries <= 5, qPrintable(u"frames are up to %1 ms apart, again and again"_s.arg(stall)));
        cleanup();
        std::string last;
        openBeforeTheLastTile(last);
        if (QTest::currentTestFailed()) return;
        const auto lying = static_cast<qsizetype>(match().table()->pieces()->count());
        qsizetype most = 0;
        bool inTurn = false;
        bool sheet = false;
        stall = 0;
        QElapsedTimer sinceFrame;
        QObject watch;  // what it looks on with is gone with this try
        connect(&window(), &QQuickWindow::afterAnimating, &watch, [&] {
            if (sheet) return;
            window().update();  // at rest there would be no frames
            if (sinceFrame.isValid()) stall = std::max(stall, static_cast<int>(sinceFrame.elapsed()));
            sinceFrame.start();
            sheet = game_->item(u"roundSheet"_s) != nullptr;
            if (sheet) return;
            const QList<QQuickItem*> pieces = game_->items({u"piece"_s});
            const qsizetype lit = std::count_if(pieces.begin(), pieces.end(), [](const QQuickItem* piece) {
                return piece->property("lit").toBool();
            });
            inTurn = inTurn || (lit > 0 && lit < pieces.size());
            most = std::max(most, lit);
        });
        sinceFrame.start();
        QVERIFY(match().play(QString::fromStdString(last)));
        QTRY_VERIFY_WITH_TIMEOUT(sheet, 20'000);
        if (stall >= kStall) continue;
        QCOMPARE(most, lying + 1);
        QVERIFY(inTurn);
        QTRY_VERIFY(!glows());
    }
}

BONEYARD_TEST(TestMoments)
#include "tst_moments.moc"
