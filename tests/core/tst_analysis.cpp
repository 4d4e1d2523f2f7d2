// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What looking back at a match promises, whichever the game.

#include <doctest/doctest.h>

#include <chrono>
#include <future>
#include <thread>

#include "bots/judge.h"
#include "matador_table.h"
#include "random_matches.h"

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
    const auto best = bots::advised<matador::Game>(decision.view, kit::search(kQuick.playouts), rng, {});
    return bots::weigh<matador::Game>(decision, best, kQuick.worlds, {}, 2, {}).value();
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
            REQUIRE(match->play(action).ok());
        }
    }
}

}  // namespace

TEST_CASE("a blunder costs what can be worked out by hand") {
    const bots::Analysis judgement = judged(one_good_move(), "place 1-3 L 1");
    REQUIRE_EQ(judgement.best, std::string("place 1-5 L 1"));
    REQUIRE_EQ(judgement.played_points, -6.0);
    REQUIRE_EQ(judgement.best_points, 8.0);
    REQUIRE_EQ(judgement.error, 0.0);
    REQUIRE_EQ(judgement.worlds, 1);
    REQUIRE_EQ(judgement.played_chance, 0.0);
    REQUIRE_EQ(judgement.best_chance, 1.0);
    REQUIRE_EQ(judgement.chance_error, 0.0);
    REQUIRE(judgement.better);
    REQUIRE_EQ(judgement.cost, 14.0);
}

TEST_CASE("the good move costs nothing") {
    const bots::Analysis judgement = judged(one_good_move(), "place 1-5 L 1");
    REQUIRE_EQ(judgement.best, std::string("place 1-5 L 1"));
    REQUIRE_EQ(judgement.played_points, 8.0);
    REQUIRE(!judgement.better);
    REQUIRE_EQ(judgement.cost, 0.0);
}

TEST_CASE("hindsight is reckoned with the tiles as they lie") {
    at_some_plies(8, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
        REQUIRE_EQ(behind(match, seat, action, action), 0);
        const auto best = analyze(match, seat, action, kQuick)({})->best;
        REQUIRE_EQ(behind(match, seat, action, best), -behind(match, seat, best, action));
    });
}

TEST_CASE("what is advised is legal and nothing is cheaper than free") {
    at_some_plies(4, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
        const auto judgement = analyze(match, seat, action, kQuick)({});
        REQUIRE(judgement.has_value());
        REQUIRE_MESSAGE((test::lists(match.legal(), judgement->best)), judgement->best.c_str());
        REQUIRE(judgement->cost >= 0);
        if (judgement->best == action) REQUIRE(!judgement->better);
        if (!judgement->better) REQUIRE_EQ(judgement->cost, 0.0);
        if (judgement->cost > 0) REQUIRE(judgement->cost >= 2 * judgement->error);
    });
}

// The hint was one of a few playouts, and the look back another of many.
TEST_CASE("who follows every hint has played the best each time") {
    at_some_plies(3, [](const kit::Match& match, kit::Seat seat, const std::string& /*action*/) {
        const std::string hint = *make_hint(match, seat, kQuick.playouts)({});
        const auto judgement = *analyze(match, seat, hint, kQuick)({});
        REQUIRE_EQ(judgement.best, hint);
        REQUIRE(!judgement.better);
    });
}

TEST_CASE("a hint is compared with another action that is legal, and stays the same") {
    int compared = 0;
    at_some_plies(5, [&compared](const kit::Match& match, kit::Seat seat, const std::string& /*action*/) {
        const auto rival = std::make_shared<bots::Rival>();
        const std::string hint = *make_hint(match, seat, kQuick.playouts, rival)({});
        REQUIRE_EQ(hint, *make_hint(match, seat, kQuick.playouts)({}));
        if (rival->action.empty()) return;
        ++compared;
        REQUIRE(rival->action != hint);
        REQUIRE_MESSAGE((test::lists(match.legal(), rival->action)), rival->action.c_str());
        REQUIRE_EQ(rival->found.best, hint);
        REQUIRE(rival->found.worlds > 0);
    });
    REQUIRE(compared > 0);
}

// "It is better than a draw", said a hint, though other tiles fit.
TEST_CASE("to lay a tile is compared with another way to lay one where there is one") {
    int laid = 0;
    const auto lays = [](std::string_view action) { return action.starts_with("place "); };
    at_some_plies(6, [&](const kit::Match& match, kit::Seat seat, const std::string& /*action*/) {
        const auto rival = std::make_shared<bots::Rival>();
        const std::string hint = *make_hint(match, seat, kQuick.playouts, rival)({});
        const auto legal = match.legal();
        if (rival->action.empty() || !lays(hint) || std::count_if(legal.begin(), legal.end(), lays) < 2)
            return;
        ++laid;
        REQUIRE_MESSAGE((lays(rival->action)), rival->action.c_str());
    });
    REQUIRE_GT(laid, 3);
}

// What is found must not hang on what was played: else the hint before the move would be another.
TEST_CASE("whatever is played the same is advised") {
    at_some_plies(8, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
        const std::string hint = *make_hint(match, seat, kQuick.playouts)({});
        REQUIRE_EQ(analyze(match, seat, action, kQuick)({})->best, hint);
    });
}

// A hexagon for 56 points was a blunder "for certain": all tiles were known, and one line of play was tried.
TEST_CASE("nothing is certain that was not looked at to the end") {
    const auto match = new_match("triominoes", 2, 767834225, {{"target", 0}}).value();
    int long_ones = 0;
    while (!match->status().match_over()) {
        const kit::Status status = match->status();
        const auto legal = match->legal();
        constexpr int kFar = 10;  // tiles in each hand
        const bool far = std::min(status.hand_counts[0], status.hand_counts[1]) > kFar;
        if (status.stock_count == 0 && far && legal.size() > 1) {
            const auto judgement = *analyze(*match, status.to_move, legal.back(), kQuick)({});
            REQUIRE_GT(judgement.worlds, 1);
            if (judgement.best != legal.back()) REQUIRE_GT(judgement.error, 0);
            ++long_ones;
        }
        REQUIRE(match->play(*make_bot(*match, status.to_move, bots::find_level("casual")->number, 3)({})));
    }
    REQUIRE_GT(long_ones, 3);
}

TEST_CASE("the chance to win rises with the lead and is even where nobody leads") {
    for (const GameEntry& game : games()) {
        const auto match = new_match(game.info.id, game.info.min_seats, 3, {}).value();
        const bots::Odds odds = odds_of(*match, 0, {});
        REQUIRE(odds.at_lead(50) > odds.at_lead(-50));
        if (game.info.min_seats == 2) REQUIRE(std::abs(odds.at_lead(0) - 0.5) < 1e-9);
        REQUIRE_EQ(odds.chance(bots::MatchEnd::Won, -100), 1.0);
        REQUIRE_EQ(odds.chance(bots::MatchEnd::Lost, 100), 0.0);
        REQUIRE_EQ(odds.chance(bots::MatchEnd::Shared, 0), 0.5);
        REQUIRE(odds == odds_of(*match, 0, {}));
    }
}

TEST_CASE("a curve of chances is found again from what it foretells") {
    const bots::Odds truth{0.3, 0.05};
    std::vector<bots::Followed> seen;
    for (int lead = -100; lead <= 100; ++lead)
        seen.push_back({static_cast<double>(lead), truth.at_lead(static_cast<double>(lead))});
    const bots::Odds found = bots::fitted(seen);
    REQUIRE(std::abs(found.middle - truth.middle) < 0.02);
    REQUIRE(std::abs(found.slope - truth.slope) < 0.002);
    REQUIRE(bots::fitted({}) == bots::Odds{});
}

TEST_CASE("the same is found twice") {
    at_some_plies(10, [](const kit::Match& match, kit::Seat seat, const std::string& action) {
        const auto once = analyze(match, seat, action, kQuick)({});
        const auto again = analyze(match, seat, action, kQuick)({});
        REQUIRE_EQ(once->best, again->best);
        REQUIRE_EQ(once->played_points, again->played_points);
        REQUIRE_EQ(once->best_points, again->best_points);
        REQUIRE_EQ(once->error, again->error);
    });
}

TEST_CASE("a study that is stopped gives nothing and ends at once") {
    std::stop_source stopped;
    stopped.request_stop();
    int interrupted = 0;
    at_some_plies(10, [&](const kit::Match& match, kit::Seat seat, const std::string& action) {
        REQUIRE((!analyze(match, seat, action, kQuick)(stopped.get_token()).has_value()));
        std::stop_source later;
        const bots::Analyzer::Work endless = analyze(match, seat, action, {1'000'000'000, 1'000'000'000});
        auto found = std::async(std::launch::async, [&] { return endless(later.get_token()); });
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        const auto start = std::chrono::steady_clock::now();
        later.request_stop();
        REQUIRE(found.wait_for(std::chrono::seconds(5)) == std::future_status::ready);
        REQUIRE_MESSAGE(std::chrono::steady_clock::now() - start < std::chrono::seconds(1),
                        "it went on thinking");
        if (!found.get()) ++interrupted;
    });
    REQUIRE(interrupted > 5);  // where all is known it is done before
}

// Scores are kept by seat, and partners win together.
TEST_CASE("the lead is that of the side over the best other one") {
    kit::Status status;
    status.seats = 4;
    status.scores = {10, 4, -3, 5};
    REQUIRE_EQ(bots::lead_of(status, 0), 5);
    REQUIRE_EQ(bots::lead_of(status, 2), -13);
    status.sides = {0, 1, 0, 1, 0, 1};
    REQUIRE_EQ(bots::lead_of(status, 2), -2);
}

TEST_CASE("points below and above nothing are told apart from the worth") {
    using Judge = bots::WorthAndPoints<matador::Game>;
    using bots::MatchEnd;
    for (const std::int64_t worth : {-700, -1, 0, 1, 1000}) {
        for (const std::int64_t points : {-500, -1, 0, 1, 500}) {
            for (const auto end : {MatchEnd::None, MatchEnd::Lost, MatchEnd::Shared, MatchEnd::Won}) {
                const auto value = Judge::of(worth, points, end);
                REQUIRE((Judge::end(value) == end));
                REQUIRE_EQ(Judge::points(value), points);
                REQUIRE_EQ(Judge::worth(value), worth);
            }
        }
    }
}
