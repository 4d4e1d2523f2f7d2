// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <future>

#include "matchsession.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

namespace {

/// Bots that think until they are told to stop pondering, whatever the session wants of them.
class SlowBots {
    Q_DISABLE_COPY_MOVE(SlowBots)

public:
    explicit SlowBots(MatchSession& session) {
        session.setThinker([this](const kit::Match& match, kit::Seat, const bots::Player&) -> bots::Thought {
            ++thoughts;
            return [action = match.legal().front(), go = go_](const std::stop_token&) {
                go.wait();
                return std::optional<std::string>(action);
            };
        });
    }
    ~SlowBots() { release(); }

    void release() {
        if (!std::exchange(released_, true)) gate_.set_value();
    }

    int thoughts = 0;

private:
    std::promise<void> gate_;
    std::shared_future<void> go_ = gate_.get_future().share();
    bool released_ = false;
};

MatchPlan planFor(int seats, std::initializer_list<int> people, std::uint64_t deal,
                  kit::GivenOptions options = {}) {
    MatchPlan plan{u"matador"_s, seats, deal, std::move(options), Players::usual(seats)};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].human = false;
    for (const int seat : people) plan.players[seat].human = true;
    return plan;
}

/// A deal in which that seat opens.
std::uint64_t dealThatOpensWith(kit::Seat seat, int seats) {
    for (std::uint64_t deal = 1;; ++deal) {
        const auto match = new_match("matador", seats, deal, {});
        if ((*match)->status().to_move == seat) return deal;
    }
}

std::size_t ply(const MatchSession& session) { return session.match()->actions().size(); }

/// Lays some tile that fits, for the person whose turn it is; draws or passes when none does.
bool playSomething(MatchSession& session) {
    for (int row = 0; row < session.hand()->count(); ++row) {
        if (!session.hand()->at(row, u"playable"_s).toBool()) continue;
        session.setSelectedTile(session.hand()->at(row, u"tile"_s).toString());
        return session.playSpot(0);
    }
    return session.draw() || session.pass();
}

void settleEvents() {
    for (int i = 0; i < 20; ++i) QTest::qWait(5);
}

}  // namespace

/// A match at this machine.
class TestSession : public QObject {
    Q_OBJECT

private slots:
    void aLateMoveIsDroppedWhenAnotherMatchHasBegun();
    void aLateMoveIsDroppedWhenTheMatchWasLeft();
    void undoDropsTheThoughtOfTheBotThatIsThinking();
    void undoStopsAtATileThatWasSeen();
    void undoStopsAtATileThatWasDrawn();
    void undoDoesNotReachBehindAnotherPerson();
    void undoGivesBackEverythingItTook();
    void theHandIsCoveredUntilTheNextPersonIsReady();
    void aNewRoundBeginsWithCoveredHands();
    void theOnlyPersonAlwaysSeesHisOwnHand();
    void nothingOfABotsHandCanBePlayedByTheOneWhoWatches();
    void anAutomaticPassIsToldAndDone();
    void aWholeMatchEndsWithTheTotalsOfTheScoreSheet_data();
    void aWholeMatchEndsWithTheTotalsOfTheScoreSheet();
    void thePaceOnlyDelaysWhatIsShown();
    void botsStopAfterThePliesAskedFor();
    void aPausedMatchWaits();
    void aHintNamesALegalMoveAndAReason();
    void aTileThatDoesNotFitIsAnsweredWithASentence();
    void whatIsNotLegalChangesNothing();
    void whatHappensIsSignalledOnce();
    void aTileWithOneSpotIsAimedAtOnce();
    void aNewMatchWithTheSameSetupHasAnotherDeal();
    void nothingRunsWhenItIsAPersonsTurn();
};

void TestSession::aLateMoveIsDroppedWhenAnotherMatchHasBegun() {
    MatchSession session;
    SlowBots bots(session);
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2))));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QCOMPARE(bots.thoughts, 1);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    bots.release();
    settleEvents();
    QCOMPARE(ply(session), 0U);
}

void TestSession::aLateMoveIsDroppedWhenTheMatchWasLeft() {
    MatchSession session;
    SlowBots bots(session);
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2))));
    session.leave();
    QVERIFY(!session.active());
    bots.release();
    settleEvents();
    QCOMPARE(session.phase(), MatchSession::Idle);
}

void TestSession::undoDropsTheThoughtOfTheBotThatIsThinking() {
    MatchSession session;
    SlowBots bots(session);
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(!session.canUndo());
    QVERIFY(playSomething(session));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QVERIFY(session.canUndo());
    QVERIFY(session.undo());
    QCOMPARE(session.phase(), MatchSession::YourTurn);
    QCOMPARE(session.pieces()->count(), 0);
    bots.release();
    settleEvents();
    QCOMPARE(ply(session), 0U);
    QVERIFY(playSomething(session));  // and the match goes on
    QTRY_COMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(ply(session) >= 2);
}

void TestSession::undoStopsAtATileThatWasSeen() {
    MatchSession session;
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
    QTRY_COMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(session.pieces()->count() >= 2);  // the bot has laid a tile
    QVERIFY(!session.canUndo());
    QVERIFY(session.undoHint().contains(u"hidden tile"_s));
    QSignalSpy said(&session, &MatchSession::said);
    const std::size_t before = ply(session);
    QVERIFY(!session.undo());
    QCOMPARE(ply(session), before);
    QCOMPARE(said.count(), 1);
}

void TestSession::undoStopsAtATileThatWasDrawn() {
    MatchSession session;
    session.setPace(u"instant"_s);
    for (std::uint64_t deal = 1; deal < 200; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0}, deal)));
        for (int turn = 0; turn < 20 && !session.canDraw(); ++turn) {
            QTRY_VERIFY(session.phase() != MatchSession::BotTurn);
            if (session.phase() != MatchSession::YourTurn || session.canDraw() || session.busy()) break;
            QVERIFY(playSomething(session));
        }
        if (session.canDraw()) break;
    }
    QVERIFY(session.canDraw());
    QSignalSpy drew(&session, &MatchSession::drew);
    const int held = session.hand()->count();
    QVERIFY(session.draw());
    QCOMPARE(drew.count(), 1);
    QCOMPARE(session.hand()->count(), held + 1);
    QVERIFY(!session.canUndo());
}

void TestSession::undoDoesNotReachBehindAnotherPerson() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    session.ready();
    QVERIFY(playSomething(session));
    QCOMPARE(session.phase(), MatchSession::Cover);
    QVERIFY(!session.canUndo());  // whoever sits there now must not uncover the other hand
    session.ready();
    QVERIFY(!session.canUndo());
    QVERIFY(!session.undo());
    QCOMPARE(ply(session), 1U);
}

void TestSession::undoGivesBackEverythingItTook() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(0, 3))));
    const kit::Data before = session.match()->state();
    const int held = session.hand()->count();
    QVERIFY(playSomething(session));
    QVERIFY(session.match()->state() != before);
    QVERIFY(session.undo());
    QVERIFY(session.match()->state() == before);
    QCOMPARE(session.hand()->count(), held);
    QCOMPARE(session.seats()->at(0, u"word"_s).toString(), QString());
}

void TestSession::theHandIsCoveredUntilTheNextPersonIsReady() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    for (int turn = 0; turn < 6; ++turn) {
        QCOMPARE(session.phase(), MatchSession::Cover);
        QCOMPARE(session.viewer(), -1);
        QCOMPARE(session.hand()->count(), 0);
        QCOMPARE(session.choices()->count(), 0);
        for (int row = 0; row < session.marks()->count(); ++row) {
            QVERIFY(!session.marks()->at(row, u"open"_s).toBool());
        }
        for (int seat = 0; seat < 2; ++seat) {
            QVERIFY(session.seats()->at(seat, u"hand"_s).toList().isEmpty());
        }
        QVERIFY(!playSomething(session));
        session.ready();
        QCOMPARE(session.phase(), MatchSession::YourTurn);
        QCOMPARE(session.viewer(), session.toMove());
        QVERIFY(session.hand()->count() > 0);
        while (session.phase() == MatchSession::YourTurn) QVERIFY(playSomething(session));
    }
}

void TestSession::aNewRoundBeginsWithCoveredHands() {
    MatchSession session;
    session.setPace(u"instant"_s);
    for (std::uint64_t deal = 1; session.phase() != MatchSession::RoundOver; ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0, 1}, deal, {{"target", 1000}})));
        while (!session.match()->status().round_over()) {
            session.ready();
            if (session.busy()) {
                QTRY_VERIFY(!session.busy());
            } else {
                QVERIFY(playSomething(session));
            }
        }
    }
    QVERIFY(!session.seats()->at(0, u"hand"_s).toList().isEmpty() ||
            !session.seats()->at(1, u"hand"_s).toList().isEmpty());
    QVERIFY(!session.roundText().isEmpty());
    QVERIFY(session.next());
    QCOMPARE(session.phase(), MatchSession::Cover);
    QCOMPARE(session.hand()->count(), 0);
    QCOMPARE(session.round(), 2);
}

void TestSession::theOnlyPersonAlwaysSeesHisOwnHand() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(3, {1}, dealThatOpensWith(0, 3))));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QCOMPARE(session.viewer(), 1);
    QVERIFY(session.hand()->count() > 0);
    QVERIFY(session.seats()->at(0, u"thinking"_s).toBool());
    QVERIFY(session.seats()->at(0, u"hand"_s).toList().isEmpty());
}

void TestSession::nothingOfABotsHandCanBePlayedByTheOneWhoWatches() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(2, {}, dealThatOpensWith(0, 2))));
    QVERIFY(session.autoplay());
    QCOMPARE(session.viewer(), 0);
    QVERIFY(session.hand()->count() > 0);
    QVERIFY(!playSomething(session));
    QVERIFY(!session.play(QString::fromStdString(session.match()->legal().front())));
    QCOMPARE(ply(session), 0U);
}

void TestSession::anAutomaticPassIsToldAndDone() {
    MatchSession session;
    session.setPace(u"instant"_s);
    QString line;
    bool wasBusy = false;
    bool couldPass = true;
    std::size_t toldAt = 0;
    connect(&session, &MatchSession::said, this, [&](const QString& text) {
        line = text;
        wasBusy = session.busy();
        couldPass = session.canPass();
        toldAt = ply(session);
    });
    for (std::uint64_t deal = 1; deal < 100 && line.isEmpty(); ++deal) {
        QVERIFY(session.startPlan(planFor(2, {0}, deal, {{"hand", std::string("all")}})));
        while (line.isEmpty() && !session.match()->status().round_over() &&
               !session.match()->status().match_over()) {
            QTRY_VERIFY(session.phase() != MatchSession::BotTurn);
            if (line.isEmpty() && session.phase() == MatchSession::YourTurn) QVERIFY(playSomething(session));
        }
    }
    QVERIFY(line.contains(u"pass"_s));
    QVERIFY(wasBusy);
    QVERIFY(!couldPass);  // it is being done
    QTRY_VERIFY(ply(session) > toldAt);
    QCOMPARE(session.match()->actions()[toldAt], std::string("pass"));
    QVERIFY(!session.busy());
}

void TestSession::aWholeMatchEndsWithTheTotalsOfTheScoreSheet_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("matador 2") << u"matador"_s << 2;
    QTest::newRow("matador 4") << u"matador"_s << 4;
    QTest::newRow("russian 3") << u"russian"_s << 3;
}

void TestSession::aWholeMatchEndsWithTheTotalsOfTheScoreSheet() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    MatchSession session;
    session.setPace(u"instant"_s);
    QSignalSpy rounds(&session, &MatchSession::roundEnded);
    QSignalSpy matches(&session, &MatchSession::matchEnded);
    MatchPlan plan = planFor(seats, {}, 21);
    plan.gameId = game;
    QVERIFY(session.startPlan(plan));
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), MatchSession::MatchOver, 60'000);
    QCOMPARE(matches.count(), 1);
    QCOMPARE(int(rounds.count()) + 1, session.round());
    QVERIFY(!session.matchTitle().isEmpty());
    QVERIFY(!session.roundTitle().isEmpty());

    const kit::Status status = session.match()->status();
    QList<int> sums(seats, 0);
    QList<int> totals(seats, 0);
    const ScoreSheetModel* sheet = session.scoreSheet();
    for (int row = 0; row < sheet->count(); ++row) {
        const int seat = sheet->at(row, u"seat"_s).toInt();
        sums[seat] += sheet->at(row, u"points"_s).toInt();
        totals[seat] = sheet->at(row, u"total"_s).toInt();
        QVERIFY(!sheet->at(row, u"reason"_s).toString().isEmpty());
        QVERIFY(sheet->at(row, u"round"_s).toInt() <= session.round());
    }
    int winners = 0;
    for (int seat = 0; seat < seats; ++seat) {
        QCOMPARE(sums[seat], status.scores[std::size_t(seat)]);
        QCOMPARE(totals[seat], status.scores[std::size_t(seat)]);
        QCOMPARE(session.seats()->at(seat, u"score"_s).toInt(), sums[seat]);
        if (session.seats()->at(seat, u"winner"_s).toBool()) ++winners;
    }
    QCOMPARE(winners, int(status.winners.size()));
    QVERIFY(winners > 0);
}

void TestSession::thePaceOnlyDelaysWhatIsShown() {
    constexpr int kFast = 300;
    std::vector<std::string> played[2];
    for (const bool instant : {true, false}) {
        MatchSession session;
        session.setPace(instant ? u"instant"_s : u"fast"_s);
        session.setPlyLimit(3);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(session.startPlan(planFor(3, {}, 8)));
        QTRY_COMPARE(ply(session), 3U);
        if (!instant) QVERIFY(clock.elapsed() >= kFast);
        played[instant ? 0 : 1] = session.match()->actions();
    }
    QVERIFY(played[0] == played[1]);
}

void TestSession::botsStopAfterThePliesAskedFor() {
    MatchSession session;
    session.setPace(u"instant"_s);
    session.setPlyLimit(5);
    QVERIFY(session.startPlan(planFor(2, {}, 4)));
    QTRY_COMPARE(ply(session), 5U);
    settleEvents();
    QCOMPARE(ply(session), 5U);
    QVERIFY(session.atRest());
}

void TestSession::aPausedMatchWaits() {
    MatchSession session;
    session.setPace(u"instant"_s);
    session.setPaused(true);
    QVERIFY(session.startPlan(planFor(2, {}, 4, {{"target", 0}})));
    settleEvents();
    QCOMPARE(ply(session), 0U);
    QVERIFY(session.atRest());
    session.setPaused(false);
    QTRY_COMPARE_WITH_TIMEOUT(session.phase(), MatchSession::MatchOver, 30'000);
}

void TestSession::aHintNamesALegalMoveAndAReason() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QSignalSpy hinted(&session, &MatchSession::hinted);
    session.hint();
    QTRY_COMPARE(hinted.count(), 1);
    const QString tile = hinted.first().at(0).toString();
    const std::string action = hinted.first().at(1).toString().toStdString();
    const auto legal = session.match()->legal();
    QVERIFY(session.hand()->holds(tile));
    QVERIFY(std::find(legal.begin(), legal.end(), action) != legal.end());
    QVERIFY(!hinted.first().at(2).toString().isEmpty());
    QCOMPARE(ply(session), 0U);
}

void TestSession::aTileThatDoesNotFitIsAnsweredWithASentence() {
    MatchSession session;
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    session.ready();
    QVERIFY(playSomething(session));
    session.ready();
    QString useless;
    for (int row = 0; row < session.hand()->count(); ++row) {
        if (!session.hand()->at(row, u"playable"_s).toBool())
            useless = session.hand()->at(row, u"tile"_s).toString();
    }
    QVERIFY(!useless.isEmpty());
    QSignalSpy said(&session, &MatchSession::said);
    session.refuse(useless, 0, 0);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.first().first().toString().endsWith(u'.'));
}

void TestSession::whatIsNotLegalChangesNothing() {
    MatchSession session;
    QVERIFY(!session.play(u"draw"_s));
    QVERIFY(!session.next() && !session.undo() && !session.restart() && !session.start(nullptr));
    session.ready();
    session.hint();
    session.refuse(u"1-1"_s, 0, 0);
    QVERIFY(!session.startPlan({u"chess"_s, 2, 1, {}, {}}));
    QVERIFY(!session.startPlan({u"matador"_s, 9, 1, {}, {}}));
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(!session.play(u"nonsense"_s) && !session.play({}) && !session.playSpot(99) && !session.next());
    session.setSelectedTile(u"no tile"_s);
    QCOMPARE(session.selectedTile(), QString());
    QCOMPARE(ply(session), 0U);
}

void TestSession::whatHappensIsSignalledOnce() {
    MatchSession session;
    SlowBots bots(session);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QSignalSpy laid(&session, &MatchSession::laid);
    QSignalSpy phase(&session, &MatchSession::phaseChanged);
    QSignalSpy told(&session, &MatchSession::told);
    QVERIFY(playSomething(session));
    QCOMPARE(laid.count(), 1);
    QCOMPARE(laid.first(), (QVariantList{0, 0, true}));
    QCOMPARE(phase.count(), 1);
    QCOMPARE(told.count(), 1);
    QVERIFY(session.seats()->at(0, u"word"_s).toString().startsWith(u"laid"_s));
}

void TestSession::aTileWithOneSpotIsAimedAtOnce() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    const QString tile = session.hand()->at(0, u"tile"_s).toString();
    session.selectTile(tile);
    QCOMPARE(session.spots()->count(), 1);  // the opening tile has one place
    QCOMPARE(session.currentSpot(), 0);
    session.selectTile(tile);
    QCOMPARE(session.selectedTile(), QString());
    QCOMPARE(session.spots()->count(), 0);
    QCOMPARE(session.currentSpot(), -1);
}

void TestSession::aNewMatchWithTheSameSetupHasAnotherDeal() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(3, {0}, 4, {{"target", 70}})));
    const QString deal = session.deal();
    QVERIFY(session.restart());
    QVERIFY(session.deal() != deal);
    QCOMPARE(session.match()->setup().options.number("target"), 70);
    QCOMPARE(session.seats()->count(), 3);
}

void TestSession::nothingRunsWhenItIsAPersonsTurn() {
    MatchSession session;
    session.setPace(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QVERIFY(playSomething(session));
    QTRY_COMPARE(session.phase(), MatchSession::YourTurn);
    QTRY_VERIFY(session.atRest());
}

QTEST_MAIN(TestSession)
#include "tst_session.moc"
