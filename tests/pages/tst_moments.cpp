// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QSet>
#include <QTest>
#include <QVariantAnimation>
#include <algorithm>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What a tile brings is shown when it lies, and not while it flies.
class TestMoments : public HandTest {
    Q_OBJECT

    /// Milliseconds between two frames after which a moment may be over before it has been seen whole.
    static constexpr int kStall = 300;

    [[nodiscard]] bool arriving() const { return game_->item(u"table"_s)->property("arriving").toBool(); }
    [[nodiscard]] QStringList textsOf(const QString& name) const {
        QStringList texts;
        for (const QQuickItem* item : game_->items({name})) texts.append(item->property("text").toString());
        return texts;
    }
    /// What the plates say when all has been counted; one's own is the first.
    [[nodiscard]] static QString scoresOf(const kit::Status& status) {
        return u"%1 %2"_s.arg(status.scores[0]).arg(status.scores[1]);
    }
    [[nodiscard]] bool glows() const {
        const QList<QQuickItem*> pieces = game_->items({u"piece"_s});
        return std::any_of(pieces.begin(), pieces.end(),
                           [](const QQuickItem* piece) { return piece->property("lit").toBool(); });
    }

private slots:
    void scorePromptButtonsAndGlowWaitForTheTile();
    void theBarAboveAndThePlatesNameTheSameOneWhoIsToMove();
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
    void pointsCountUpAtThePlate();
    void cleanup() {
        settings_->setReducedMotion(false);
        settings_->setPace(u"instant"_s);
        game_.reset();
    }

private:
    /// Opens a table at which a person has to lay the last tile of a hand, and tells which.
    void openBeforeTheLastTile(std::string& last);
    /// A table of bots and a person, some tiles into a round, at that pace: it is the person's turn.
    void openAt(const QString& pace);
    [[nodiscard]] QQuickItem* show() const { return game_->item(u"momentShow"_s); }
    void happens(Moment::Kind kind, const QList<int>& pieces, int seat, const QString& words = {}) {
        emit match().table()->happened(kind, pieces, seat, words);
    }
};

void TestMoments::openAt(const QString& pace) {
    open(u"triominoes"_s, 2, 4);
    QVERIFY(match().table()->pieces()->rowCount() > 0);
    QTRY_VERIFY(!arriving());
    settings_->setPace(pace);
    settle();
}

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

void TestMoments::pointsCountUpAtThePlate() {
    openAt(u"normal"_s);
    const auto spot = match().selection();
    for (const QString& tile : rack()) {
        if (spot->spots()->count() > 0) break;
        spot->setTile(tile);
    }
    QVERIFY(spot->spots()->count() > 0);
    QTRY_COMPARE(textsOf(u"score"_s).join(u' '), scoresOf(match().match()->status()));
    QSet<QString> seen;
    bool flew = false;
    bool covers = false;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        seen.insert(textsOf(u"score"_s).first());
        const QQuickItem* flight = game_->item(u"pointsFlight"_s);
        flew = flew || flight != nullptr;
        for (const QQuickItem* plate : game_->items({u"plate"_s}))
            covers = covers || (flight != nullptr && placeOf(*flight).intersects(placeOf(*plate)));
    });
    QVERIFY(match().playSpot(0));
    const int mine = match().match()->status().scores[0];
    QTRY_COMPARE(textsOf(u"score"_s).first().toInt(), mine);
    window().disconnect(this);
    // numbers between are not all seen on a busy machine
    QVERIFY(seen.size() > 1);
    QVERIFY(flew);
    QVERIFY(!covers);  // it would hide the very number
}

void TestMoments::scorePromptButtonsAndGlowWaitForTheTile() {
    settings_->setPace(u"slow"_s);
    MatchPlan plan{u"triominoes"_s, 2, 4, {}, Players::usual(2)};
    plan.players[1].level = 0;  // who lays whatever fits
    openTable(std::move(plan), {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QTRY_VERIFY(!arriving());
    settle();
    const auto spot = match().selection();
    spot->setTile(rack().first());
    for (const QString& tile : rack()) {
        if (spot->spots()->count() > 0) break;
        spot->setTile(tile);
    }
    QVERIFY(spot->spots()->count() > 0);
    // what the first tile has brought has been counted
    QTRY_COMPARE(textsOf(u"score"_s).join(u' '), scoresOf(match().match()->status()));
    const QStringList scores = textsOf(u"score"_s);
    const QStringList prompt = textsOf(u"prompt"_s);
    QVERIFY(!prompt.isEmpty());
    QVERIFY(match().playSpot(0));
    QTRY_VERIFY(arriving());
    emit match().table()->happened(Moment::Ring, {0}, 0, {});
    QTest::qWait(40);
    QVERIFY(arriving());
    QCOMPARE(textsOf(u"score"_s), scores);
    QCOMPARE(textsOf(u"prompt"_s), prompt);
    QVERIFY(!glows());
    QTRY_VERIFY(!arriving());
    QTRY_VERIFY(textsOf(u"score"_s) != scores);
    QTRY_VERIFY(textsOf(u"prompt"_s) != prompt);
    QVERIFY(glows());
    // what the other lays brings the turn back: its buttons are not there before it lies
    QTRY_VERIFY_WITH_TIMEOUT(arriving(), 10000);
    QTest::qWait(40);
    QVERIFY(arriving() && match().turn()->mayAct());
    const QQuickItem* button = game_->item(u"choice"_s);
    QVERIFY(button != nullptr);
    const auto offered = [button] {
        for (const QQuickItem* item = button; item != nullptr; item = item->parentItem()) {
            if (item->opacity() == 0) return false;
        }
        return true;
    };
    QVERIFY(!offered());
    QTRY_VERIFY(offered());
    QVERIFY(!arriving());
    settings_->setPace(u"instant"_s);
}

void TestMoments::theBarAboveAndThePlatesNameTheSameOneWhoIsToMove() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(false);
    settings_->setPace(u"fast"_s);
    LaunchPlan plan;
    plan.size = {1280, 800};
    openWindow(plan);
    MatchPlan bots{u"russian"_s, 4, 33, {}, Players::usual(4)};
    for (auto& player : bots.players) player.human = false;
    bots.keep = false;
    QVERIFY(match().startPlan(bots));
    emit match().journal()->takenUp();  // to its table
    QTRY_VERIFY(game_->item(u"tablePage"_s) != nullptr);
    QSet<QString> named;
    int apart = 0;  // frames in a row in which they differ
    int longest = 0;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        const QStringList prompts = textsOf(u"prompt"_s);
        if (prompts.isEmpty() || !prompts.first().endsWith(u"'s turn."_s)) return;
        const QString name = prompts.first().section(u' ', 2, 2).chopped(2);
        named.insert(name);
        bool same = true;
        for (QQuickItem* plate : game_->items({u"plate"_s})) {
            const bool glows = !allSeen(plate, {u"SeatGlow"_s}).isEmpty();
            same = same && glows == (plate->property("name").toString() == name);
        }
        apart = same ? 0 : apart + 1;
        longest = qMax(longest, apart);
    });
    QTRY_VERIFY_WITH_TIMEOUT(named.size() == 4 && match().match()->actions().size() > 8, 40'000);
    window().disconnect(this);
    settings_->setPace(u"instant"_s);
    QVERIFY2(longest < 3, qPrintable(QString::number(longest)));
}

BONEYARD_TEST(TestMoments)
#include "tst_moments.moc"
