// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What holds for the bots of every game: they think on any thread, can be stopped, and play by the rules.

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>
#include <thread>

#include "registry.h"

using namespace boneyard;

namespace {

std::unique_ptr<kit::Match> a_match(const GameEntry& game) {
    auto match = new_match(game.info.id, game.info.min_seats, 2026, {});
    return std::move(match).value();
}

/// How many rounds such a match lasts on average, between bots as most people choose them.
double rounds_of(const GameEntry& game, const kit::Options& options, int seats) {
    constexpr int kMatches = 60;
    const int level = bots::find_level("casual")->number;
    int rounds = 0;
    for (int deal = 1; deal <= kMatches; ++deal) {
        const auto match = new_match(game.info.id, seats, std::uint64_t(deal), options.all()).value();
        while (!match->status().match_over()) {
            const kit::Seat seat = match->status().to_move;
            const bool turn = seat != kit::kNobody;
            REQUIRE(match->play(turn ? make_bot(*match, seat, level, 1)({}).value() : match->legal().front())
                        .ok());
        }
        rounds += match->status().round;
    }
    return double(rounds) / kMatches;
}

/// The sets that a game can be played with, as options; nothing named where there is one.
std::vector<kit::GivenOptions> sets_of(const GameEntry& game) {
    std::vector<kit::GivenOptions> sets;
    for (const int set : {6, 9, 12}) {
        if (kit::Options::resolve(game.info.options, {{"set", set}}))
            sets.emplace_back(kit::GivenOptions{{"set", set}});
    }
    if (sets.empty()) sets.emplace_back();
    return sets;
}

}  // namespace

TEST_CASE("the target offered makes a match of four to eight rounds, whatever the set and the seats") {
    int tried = 0;
    for (const GameEntry& game : games()) {
        if (!kit::Options::resolve(game.info.options, {{"target", 1}})) continue;  // nothing is played to
        for (const kit::GivenOptions& set : sets_of(game)) {
            for (int seats = game.info.min_seats; seats <= game.info.max_seats; ++seats) {
                const auto options =
                    kit::Options::resolve(game.info.options, kit::with_target(game.info, set, seats)).value();
                if (game.info.objection != nullptr && game.info.objection(options, seats)) continue;
                const double rounds = rounds_of(game, options, seats);
                CAPTURE(game.info.id);
                CAPTURE(options.number("target"));
                CAPTURE(seats);
                CHECK_GE(rounds, 3.5);
                CHECK_LE(rounds, 8.7);
                ++tried;
            }
        }
    }
    CHECK_GE(tried, 2 * (3 + 5 + 5) + 5 + 1);  // a new game adds its own
}

TEST_CASE("a thought comes to the same on any thread") {
    for (const GameEntry& game : games()) {
        const auto match = a_match(game);
        const bots::Bot thought = make_bot(*match, match->status().to_move, bots::strongest().number, 7);
        const auto alone = thought({});
        std::vector<std::optional<std::string>> answers(6);
        {
            std::vector<std::jthread> threads;
            threads.reserve(answers.size());
            for (auto& answer : answers) {
                threads.emplace_back(
                    [&answer, &thought](const std::stop_token& stop) { answer = thought(stop); });
            }
            // A thread that is destroyed is asked to stop; these are to come to their end.
            for (std::jthread& thread : threads) thread.join();
        }
        for (const auto& answer : answers) REQUIRE_EQ(answer, alone);
    }
}

TEST_CASE("a hint pays points while something costs none only where that is clearly better") {
    const auto match = new_match("triominoes", 3, 9, {}).value();
    int paid = 0;  // as a bot would
    int kept = 0;  // though a bot would pay
    for (int ply = 0; ply < 20; ++ply) {
        const kit::Seat seat = match->status().to_move;
        const auto legal = match->legal();
        const std::string bot = make_bot(*match, seat, bots::strongest().number, 9)({}).value();
        const std::string hint = make_hint(*match, seat, 400)({}).value();
        const bool fits = std::any_of(legal.begin(), legal.end(),
                                      [](const std::string& each) { return each.starts_with("place"); });
        if (fits && hint == "draw") ++paid;
        if (fits && bot == "draw" && hint != bot) ++kept;
        REQUIRE(match->play(bot));
    }
    REQUIRE_GT(paid, 0);
    REQUIRE_GT(kept, 0);
}

TEST_CASE(
    "while two still draw in Triominoes a hint draws where the champion does, by what they both go by") {
    const auto match = new_match("triominoes", 2, 9, {}).value();
    int drawn = 0;
    for (int ply = 0; ply < 40; ++ply) {
        const kit::Seat seat = match->status().to_move;
        const std::string bot = make_bot(*match, seat, bots::strongest().number, 9)({}).value();
        const std::string hint = make_hint(*match, seat, 100)({}).value();
        REQUIRE_EQ(hint == "draw", bot == "draw");
        const auto legal = match->legal();
        if (bot == "draw" && legal.size() > 1) ++drawn;
        REQUIRE(match->play(bot));
    }
    REQUIRE_GT(drawn, 5);  // though a tile fits
}

TEST_CASE("a thought that is stopped says nothing") {
    std::stop_source source;
    source.request_stop();
    for (const GameEntry& game : games()) {
        const auto match = a_match(game);
        REQUIRE((!make_bot(*match, match->status().to_move, bots::strongest().number, 0)(source.get_token())
                      .has_value()));
    }
}

TEST_CASE("every level plays a legal action") {
    for (const GameEntry& game : games()) {
        for (const bots::Level& level : bots::levels()) {
            const auto match = a_match(game);
            for (int ply = 0; ply < 60 && !match->status().match_over(); ++ply) {
                const kit::Seat seat = match->status().to_move;
                const auto legal = match->legal();
                std::string action = legal.front();
                if (seat != kit::kNobody) {
                    action = make_bot(*match, seat, level.number, 1)({}).value();
                }
                REQUIRE_MESSAGE(match->play(action).ok(), action.c_str());
            }
        }
    }
}

TEST_CASE("a thought outlives the match it came from") {
    for (const GameEntry& game : games()) {
        bots::Bot thought;
        {
            const auto match = a_match(game);
            thought = make_bot(*match, match->status().to_move, bots::strongest().number, 0);
        }
        REQUIRE(a_match(game)->play(thought({}).value()).ok());
    }
}
