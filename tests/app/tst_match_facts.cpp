// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "history/replay.h"
#include "kit/rng.h"
#include "made_ends.h"
#include "match/matchend.h"
#include "played_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

using FactKind = MatchFact::Kind;

/// What was so in a match, by numbers that were worked out by hand.
class TestMatchFacts : public QObject {
    Q_OBJECT

private slots:
    void theLeadIsForGoodFromTheRoundAfterWhichNobodyCameUpAgain();
    void theBestMoveEndsNoRound();
    void runsOfDrawsAreOneSeatsAndRunsOfPassesEverybodys();
    void theLongestWaitIsOfOneSeatUntilItLaysATile();
    void aTurnInWhichNothingIsLaidIsWaitedWhateverElseIsDone();
    void whoThrowsATileEachTimeWaitsForNothing();
    void whatIsPaidAtTheEndOfARoundIsNoMovesOwn();
    void pointsThatCountAtTheEndOfTheRoundMakeABestMove();
    void everyGameTellsWhatBroughtMost();
    void aMatchThatAFinalDecidedHasItsTurningPointThere();
    void passesOfSeveralAreNotToldBesideTheWaitOfOne();
    void aMatchOfOneRoundHasFactsToo();
    void theWholeMatchHasAsManyMovesAsTheReplayCounts();
};

namespace {

kit::Event scored(int seat, int points) {
    return {.type = kit::EventType::Score, .seat = static_cast<kit::Seat>(seat), .points = points};
}
const kit::Event kDraw{.type = kit::EventType::Draw};
const kit::Event kPass{.type = kit::EventType::Pass};

const MatchFact* factOf(const QList<MatchFact>& facts, FactKind kind) {
    const auto found =
        std::find_if(facts.begin(), facts.end(), [kind](const MatchFact& fact) { return fact.kind == kind; });
    return found != facts.end() ? &*found : nullptr;
}

}  // namespace

void TestMatchFacts::theLeadIsForGoodFromTheRoundAfterWhichNobodyCameUpAgain() {
    const Course course = courseOf(threeRounds(), threeEnds(), threePlaces());
    QCOMPARE(course.leadsFrom(2), 3);
    QCOMPARE(course.leadsFrom(0), 0);
    QCOMPARE((Course{{{0, 5, 9, 20}, {0, 1, 9, 10}}, {}}.leadsFrom(0)), 3);  // a tie is no lead
    QCOMPARE((Course{{{0, 5, 9, 20}, {0, 1, 8, 10}}, {}}.leadsFrom(0)), 1);
    const QList<MatchFact> facts = factsOf(threeEnds(), course, threePlaces(), 9);
    QCOMPARE(*factOf(facts, FactKind::Lead), (MatchFact{FactKind::Lead, 2, 0, 3, 7}));
    QCOMPARE(*factOf(facts, FactKind::BigRound), (MatchFact{FactKind::BigRound, 2, 55, 3, 7}));
    QCOMPARE(*factOf(facts, FactKind::ShortRound), (MatchFact{FactKind::ShortRound, -1, 1, 2, 4}));
    QList<Place> shared = threePlaces();
    shared[1].winner = true;
    QVERIFY(factOf(factsOf(threeEnds(), course, shared, 9), FactKind::Lead) == nullptr);
}

void TestMatchFacts::theBestMoveEndsNoRound() {
    const std::vector<PlayedAction> history{
        move(0, 1, {laid(0), scored(0, 13)}),
        move(1, 1, {laid(1), scored(1, 13), scored(1, 40), scored(0, 90)}),
        move(0, 1, {laid(0), scored(0, 25), scored(0, 73), kOver}),
    };
    const QList<MatchFact> facts = factsOf(history, {}, {}, 9);
    QCOMPARE(*factOf(facts, FactKind::BestMove), (MatchFact{FactKind::BestMove, 1, 53, 1, 2}));
    QCOMPARE(*factOf(facts, FactKind::Laid), (MatchFact{FactKind::Laid, 0, 2, 1, 3}));
    QVERIFY(factOf(factsOf({move(0, 1, {scored(0, -5)})}, {}, {}, 9), FactKind::BestMove) == nullptr);
}

void TestMatchFacts::runsOfDrawsAreOneSeatsAndRunsOfPassesEverybodys() {
    const std::vector<PlayedAction> history{
        move(0, 1, {kDraw}),   move(1, 1, {kDraw}),   move(1, 1, {kDraw}), move(1, 1, {kDraw}),
        move(1, 1, {laid(1)}), move(0, 1, {laid(0)}), move(1, 1, {kPass}), move(0, 1, {kPass}),
        move(1, 1, {laid(1)}), move(0, 1, {laid(0)}),
    };
    const QList<MatchFact> facts = factsOf(history, {}, {}, 9);
    QCOMPARE(*factOf(facts, FactKind::Draws), (MatchFact{FactKind::Draws, 1, 3, 1, 4}));
    QCOMPARE(*factOf(facts, FactKind::Passes), (MatchFact{FactKind::Passes, -1, 2, 1, 8}));
    QVERIFY(factOf(factsOf({move(0, 1, {kDraw}), move(1, 1, {kDraw})}, {}, {}, 9), FactKind::Draws) ==
            nullptr);
}

void TestMatchFacts::theLongestWaitIsOfOneSeatUntilItLaysATile() {
    const std::vector<PlayedAction> history{
        move(0, 1, {kPass}), move(1, 1, {laid(1)}), move(0, 1, {kPass}),   move(1, 1, {kPass}),
        move(0, 1, {kPass}), move(1, 1, {laid(1)}), move(0, 1, {laid(0)}), move(1, 1, {kPass}),
    };
    QCOMPARE(*factOf(factsOf(history, {}, {}, 9), FactKind::Wait), (MatchFact{FactKind::Wait, 0, 3, 1, 5}));
    const std::vector<PlayedAction> apart{move(0, 1, {kPass}), move(0, 2, {kPass})};
    QVERIFY(factOf(factsOf(apart, {}, {}, 9), FactKind::Wait) == nullptr);
}

/// Several tiles drawn are one turn, and no bet is.
void TestMatchFacts::aTurnInWhichNothingIsLaidIsWaitedWhateverElseIsDone() {
    const kit::Event meld{.type = kit::EventType::Meld};
    const kit::Event bet{.type = kit::EventType::Bet};
    const std::vector<PlayedAction> history{
        move(0, 1, {bet}),   move(1, 1, {bet}),   move(0, 1, {bet}),   move(1, 1, {bet}),
        move(0, 1, {kDraw}), move(0, 1, {kPass}), move(1, 1, {kDraw}), move(1, 1, {kPass}),
        move(0, 1, {kDraw}), move(0, 1, {kDraw}), move(0, 1, {meld}),  move(1, 1, {kDraw}),
        move(0, 1, {kDraw}), move(1, 1, {kPass}),
    };
    QCOMPARE(*factOf(factsOf(history, {}, {}, 9), FactKind::Wait), (MatchFact{FactKind::Wait, 1, 3, 1, 14}));
}

/// They keep what they gather in the hand, and lay it when they can go out.
void TestMatchFacts::whoThrowsATileEachTimeWaitsForNothing() {
    const kit::Event take{.type = kit::EventType::Take};
    const kit::Event thrown{.type = kit::EventType::Discard};
    std::vector<PlayedAction> history;
    for (int turn = 0; turn < 10; ++turn) {
        for (const int seat : {0, 1}) {
            history.push_back(move(seat, 1, {seat == 0 ? kDraw : take}));
            history.push_back(move(seat, 1, {thrown}));
        }
    }
    QVERIFY(factOf(factsOf(history, {}, {}, 9), FactKind::Wait) == nullptr);
}

void TestMatchFacts::whatIsPaidAtTheEndOfARoundIsNoMovesOwn() {
    const std::vector<PlayedAction> history{
        move(0, 1, {laid(0)}),
        move(1, 1, {laid(1), scored(1, 20), scored(1, 25), kOver}),
        move(0, 2, {laid(0), scored(0, 30), kOver}),
    };
    const Course course{{{0, 0, 30}, {0, 45, 45}}, {2, 3}};
    const QList<MatchFact> facts = factsOf(history, course, {sideOf(1, 45, true), sideOf(0, 30)}, 9);
    QVERIFY(factOf(facts, FactKind::BestMove) == nullptr);
    QCOMPARE(*factOf(facts, FactKind::BigRound), (MatchFact{FactKind::BigRound, 1, 45, 1, 2}));
}

/// Such points are the move's own even where it is the last one.
void TestMatchFacts::pointsThatCountAtTheEndOfTheRoundMakeABestMove() {
    const auto made = [](int seat, int points) {
        return kit::Event{
            .type = kit::EventType::Points, .seat = static_cast<kit::Seat>(seat), .points = points};
    };
    const std::vector<PlayedAction> history{
        move(0, 1, {scored(0, 7)}),
        move(1, 1, {laid(1), made(1, 4)}),
        move(0, 1, {laid(0), made(0, 8), scored(0, 31), kOver}),
    };
    const QList<MatchFact> facts = factsOf(history, {}, {}, 9);
    QCOMPARE(*factOf(facts, FactKind::BestMove), (MatchFact{FactKind::BestMove, 0, 8, 1, 3}));
}

void TestMatchFacts::everyGameTellsWhatBroughtMost() {
    for (const GameEntry& game : games()) {
        for (std::uint64_t deal = 1; deal <= 4; ++deal) {
            Replay replay;
            const std::string id(game.info.id);
            QVERIFY(replay.show(playedMatch(id, game.info.min_seats, deal, 9000)));
            if (!replay.over()) continue;
            MatchEnd end;
            end.setMatch(&replay);
            const QVariantList facts = end.facts();
            const auto told = std::find_if(facts.begin(), facts.end(), [](const QVariant& fact) {
                const QString what = fact.toMap()[u"what"_s].toString();
                return what == u"Most points in one move"_s || what == u"Biggest round"_s;
            });
            QVERIFY2(told != facts.end() || end.rounds() < 2, qPrintable(text(id)));
            if (told == facts.end()) continue;
            static const QRegularExpression points(u": .*[1-9].* round [1-9]"_s);
            const QString words = told->toMap()[u"words"_s].toString();
            QVERIFY2(words.contains(points), qPrintable(words));
        }
    }
}

void TestMatchFacts::aMatchThatAFinalDecidedHasItsTurningPointThere() {
    Replay replay;
    QVERIFY(replay.show(playedMatch("matching_elements", 3, 303, 9000, {{"colours", 2}})));
    MatchEnd end;
    end.setMatch(&replay);
    const QList<Place> places = placesOf(*replay.whole());
    const auto fact = leadInFinal(*replay.whole(), places);
    QVERIFY(fact.has_value());
    const auto& history = replay.whole()->history();
    QCOMPARE(fact->round, history.back().round);
    // From there on what decides says so at each move, and not at the one before.
    const auto ahead = [&](int ply) {
        replay.setPly(ply);
        const kit::Scene scene = replay.table()->scene();
        std::optional<int> own;
        std::optional<int> other;
        for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
            auto& side = places[0].seats.contains(int(seat)) ? own : other;
            if (scene.seats[seat].decides) side = std::max(side.value_or(-999), *scene.seats[seat].decides);
        }
        return own && (!other || *own > *other);
    };
    QVERIFY(!ahead(fact->ply - 1));
    for (int ply = fact->ply; ply <= static_cast<int>(history.size()); ++ply) QVERIFY(ahead(ply));
    QVERIFY(end.facts().at(1).toMap()[u"what"_s] == u"In the lead for good"_s);
    const QString words = end.facts().at(1).toMap()[u"words"_s].toString();
    QVERIFY2(words.endsWith(u" in the final"_s), qPrintable(words));  // which is no round of the chart
}

/// "Laid nothing for 3 turns", and below it "most passes in a row: 2", cannot both be believed.
void TestMatchFacts::passesOfSeveralAreNotToldBesideTheWaitOfOne() {
    const std::vector<PlayedAction> history{
        move(0, 1, {kPass}),   move(1, 1, {kPass}),   move(2, 1, {laid(2)}), move(0, 1, {kPass}),
        move(1, 1, {laid(1)}), move(2, 1, {laid(2)}), move(0, 1, {kPass}),
    };
    const QList<MatchFact> facts = factsOf(history, {}, {}, 9);
    QCOMPARE(*factOf(facts, FactKind::Wait), (MatchFact{FactKind::Wait, 0, 3, 1, 7}));
    QVERIFY(factOf(facts, FactKind::Passes) == nullptr);
}

void TestMatchFacts::aMatchOfOneRoundHasFactsToo() {
    const std::vector<PlayedAction> history{move(1, 1, {laid(1)}), move(0, 1, {laid(0), kOver})};
    QCOMPARE(factsOf(history, {}, {}, 3), (QList<MatchFact>{{FactKind::Length, -1, 2, 0, 2},
                                                            {FactKind::First, 1, 0, 1, 1},
                                                            {FactKind::Last, 0, 0, 1, 2}}));
}

void TestMatchFacts::theWholeMatchHasAsManyMovesAsTheReplayCounts() {
    const std::vector<PlayedAction> history{move(1, 1, {laid(1), kOver}), move(kit::kNobody, 2, {}),
                                            move(0, 2, {laid(0), kOver})};
    QCOMPARE(factOf(factsOf(history, {}, {}, 9), FactKind::Length)->number, 3);
}

BONEYARD_TEST(TestMatchFacts)
#include "tst_match_facts.moc"
