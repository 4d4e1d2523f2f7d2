// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What looking back at a match promises, whichever the game.

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <future>

#include "bots/analyzer.h"
#include "matador_table.h"
#include "random_matches.h"
#include "suite.h"

using namespace boneyard;
using test::joined;
using test::Position;
using test::value_end;

namespace {

constexpr bots::Analyzer::Budget kQuick{120, 40};

/// Matador. The line takes a 1 at one end and only matadors at the other; nothing is left to be drawn. 1-3
/// lets the other lay 4-4 and go out, for the 6 pips of 1-5. After 1-5 nobody can lay: 4 pips win against 8.
Position one_good_move() {
    matador::Rules rules;
    rules.target = 0;
    return {rules, {"1-3 1-5", "4-4"}, {value_end(6), value_end(0)}};
}

bots::Analysis judged(const Position& position, const std::string& played) {
    const matador::Game game = test::set_up(position);
    const bots::Decision<matador::Game> decision{game.view(0), matador::Game::parse(played).value()};
    kit::Rng rng(1);
    const auto best = bots::advised<matador::Game>(decision, kit::search(10), kQuick.playouts, rng, {});
    return bots::weigh<matador::Game>(decision, best, kQuick.worlds, 2, {}).value();
}

/// Calls `check` with a match of every game and an action that is legal there, at many plies.
template <class Check>
void at_some_plies(int each, Check check) {
    for (const GameEntry& game : games()) {
        kit::Rng rng(5);
        const auto match = new_match(game.info.id, game.info.min_seats, 3, {}).value();
        for (int ply = 0; ply < 40 * each && !match->status().match_over(); ++ply) {
            const auto legal = match->legal();
            const std::string action = test::played(test::any_of(legal, rng), rng);
            const kit::Seat seat = match->status().to_move;
            if (seat != kit::kNobody && ply % each == 0) check(*match, seat, action);
            QVERIFY(match->play(action).ok());
        }
    }
}

}  // namespace

class TestAnalysis : public QObject {
    Q_OBJECT

private slots:
    void a_blunder_costs_what_can_be_worked_out_by_hand() {
        const bots::Analysis judgement = judged(one_good_move(), "place 1-3 L 1");
        QCOMPARE(judgement.best, std::string("place 1-5 L 1"));
        QCOMPARE(judgement.played_points, -6.0);
        QCOMPARE(judgement.best_points, 8.0);
        QCOMPARE(judgement.error, 0.0);
        QVERIFY(judgement.better);
        QCOMPARE(judgement.cost, 14.0);
    }

    void the_good_move_costs_nothing() {
        const bots::Analysis judgement = judged(one_good_move(), "place 1-5 L 1");
        QCOMPARE(judgement.best, std::string("place 1-5 L 1"));
        QCOMPARE(judgement.played_points, 8.0);
        QVERIFY(!judgement.better);
        QCOMPARE(judgement.cost, 0.0);
    }

    void hindsight_is_reckoned_with_the_tiles_as_they_lie() {
        at_some_plies(8, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
            QCOMPARE(behind(match, seat, action, action), 0);
            const auto best = analyze(match, seat, action, kQuick)({})->best;
            QCOMPARE(behind(match, seat, action, best), -behind(match, seat, best, action));
        });
    }

    void what_is_advised_is_legal_and_nothing_is_cheaper_than_free() {
        at_some_plies(4, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
            const auto judgement = analyze(match, seat, action, kQuick)({});
            QVERIFY(judgement.has_value());
            QVERIFY2(test::lists(match.legal(), judgement->best), judgement->best.c_str());
            QVERIFY(judgement->cost >= 0);
            if (judgement->best == action) QVERIFY(!judgement->better);
            if (!judgement->better) QCOMPARE(judgement->cost, 0.0);
            if (judgement->cost > 0) QVERIFY(judgement->cost >= 2 * judgement->error);
        });
    }

    void the_same_is_found_twice() {
        at_some_plies(10, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
            const auto once = analyze(match, seat, action, kQuick)({});
            const auto again = analyze(match, seat, action, kQuick)({});
            QCOMPARE(once->best, again->best);
            QCOMPARE(once->played_points, again->played_points);
            QCOMPARE(once->best_points, again->best_points);
            QCOMPARE(once->error, again->error);
        });
    }

    void a_study_that_is_stopped_gives_nothing_and_ends_at_once() {
        std::stop_source stopped;
        stopped.request_stop();
        int interrupted = 0;
        at_some_plies(10, [&](const kit::Match& match, kit::Seat seat, const std::string& action) {
            QVERIFY(!analyze(match, seat, action, kQuick)(stopped.get_token()).has_value());
            std::stop_source later;
            const bots::Analyzer::Work endless = analyze(match, seat, action, {1'000'000'000, 1'000'000'000});
            auto found = std::async(std::launch::async, [&] { return endless(later.get_token()); });
            QTest::qSleep(2);
            QElapsedTimer watch;
            watch.start();
            later.request_stop();
            QVERIFY(found.wait_for(std::chrono::seconds(5)) == std::future_status::ready);
            QVERIFY2(watch.elapsed() < 1000, "it went on thinking");
            if (!found.get()) ++interrupted;
        });
        QVERIFY(interrupted > 5);  // where all is known it is done before
    }

    // Scores are kept by seat, and partners win together.
    void the_lead_is_that_of_the_side_over_the_best_other_one() {
        kit::Status status;
        status.seats = 4;
        status.round_scores = {10, 4, -3, 5};
        QCOMPARE(bots::lead_of(status, 0), 5);
        QCOMPARE(bots::lead_of(status, 2), -13);
        status.sides = {0, 1, 0, 1, 0, 1};
        QCOMPARE(bots::lead_of(status, 2), -2);
    }

    void points_below_and_above_nothing_are_told_apart_from_the_worth() {
        using Judge = bots::WorthAndPoints<matador::Game>;
        for (const std::int64_t worth : {-700, -1, 0, 1, 1000}) {
            for (const std::int64_t points : {-500, -1, 0, 1, 500}) {
                const auto value = Judge::kStep * worth + points;
                QCOMPARE(Judge::points(value), points);
                QCOMPARE(Judge::worth(value), worth);
            }
        }
    }
};

BONEYARD_TEST(TestAnalysis)
#include "tst_analysis.moc"
