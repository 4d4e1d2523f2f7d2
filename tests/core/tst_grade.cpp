// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the words for moves mean, worked out by hand.

#include <doctest/doctest.h>

#include "bots/grade.h"
#include "bots/mean.h"
#include "registry.h"

using namespace boneyard;
using bots::Grade;

namespace {

/// A move, where something else would have brought so much more, give or take.
bots::Analysis costing(double cost, double error, double chance = 0) {
    bots::Analysis found;
    found.best = "draw";
    found.cost = cost;
    found.error = error;
    found.better = true;
    found.best_chance = 0.5 + chance;
    found.played_chance = 0.5;
    return found;
}

struct Graded {
    bots::Mean moves;  // how accurate they were
    int mistakes = 0;
};

/// How well bots of that level play some rounds.
Graded graded(std::string_view game, int level) {
    constexpr bots::Analyzer::Budget kSome{300, 100};
    Graded all;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
        const auto match = new_match(game, 2, deal, {}).value();
        const double spread = round_spread(match->record(), {});
        for (kit::Seat seat = match->status().to_move; seat != kit::kNobody; seat = match->status().to_move) {
            const std::string played = *make_bot(*match, seat, level, 3)({});
            if (match->legal().size() > 1) {
                const bots::Analysis found = *analyze(*match, seat, played, kSome)({});
                all.moves.add(bots::accuracy_of(found.cost, spread));
                if (bots::grade_of(found, played, spread) >= Grade::Mistake) ++all.mistakes;
            }
            REQUIRE(match->play(played).ok());
        }
    }
    return all;
}

}  // namespace

TEST_CASE("what the analyzer would have played as well is best, and what nothing beats for certain good") {
    bots::Analysis found = costing(0, 0);
    found.better = false;
    REQUIRE_EQ(bots::grade_of(found, "draw", 20), Grade::Best);
    REQUIRE_EQ(bots::grade_of(found, "pass", 20), Grade::Good);
}

TEST_CASE("a mistake costs a tenth of a round's spread, a blunder three tenths") {
    REQUIRE_EQ(bots::grade_of(costing(0.1, 0), "pass", 20), Grade::Inaccuracy);
    REQUIRE_EQ(bots::grade_of(costing(1.9, 0), "pass", 20), Grade::Inaccuracy);
    REQUIRE_EQ(bots::grade_of(costing(2, 0), "pass", 20), Grade::Mistake);
    REQUIRE_EQ(bots::grade_of(costing(5.9, 0), "pass", 20), Grade::Mistake);
    REQUIRE_EQ(bots::grade_of(costing(6, 0), "pass", 20), Grade::Blunder);
    REQUIRE_EQ(bots::grade_of(costing(6, 0), "pass", 200), Grade::Inaccuracy);  // where rounds differ by more
}

TEST_CASE("what another move beats for the match alone, by less than 2 in 100, is good") {
    REQUIRE_EQ(bots::grade_of(costing(0, 0, 0.01), "pass", 20), Grade::Good);
    REQUIRE_EQ(bots::grade_of(costing(0, 0, 0.03), "pass", 20), Grade::Inaccuracy);
    bots::Analysis found = costing(0, 0.75, 0.01);  // the better move leads to fewer points
    found.best_points = 26.6;
    found.played_points = 27.6;
    REQUIRE_EQ(bots::grade_of(found, "pass", 20), Grade::Good);
    found.best_points = 28.6;  // and to more, if not by so much that chance could not have made them
    REQUIRE_EQ(bots::grade_of(found, "pass", 20), Grade::Inaccuracy);
}

TEST_CASE("no move is called worse than its cost less two standard errors") {
    REQUIRE_EQ(bots::grade_of(costing(6, 0.1), "pass", 20), Grade::Mistake);
    REQUIRE_EQ(bots::grade_of(costing(8, 1), "pass", 20), Grade::Blunder);
    REQUIRE_EQ(bots::grade_of(costing(4, 1.5), "pass", 20), Grade::Inaccuracy);
}

TEST_CASE("a fifth of a round's spread costs half of a move's worth") {
    REQUIRE_EQ(bots::accuracy_of(0, 20), 1.0);
    REQUIRE_EQ(bots::accuracy_of(4, 20), 0.5);
    REQUIRE_EQ(bots::accuracy_of(8, 20), 0.25);
    REQUIRE_EQ(bots::accuracy_of(8, 40), 0.5);
}

TEST_CASE("who plays better is more accurate, and the best makes no mistakes") {
    const auto weak = graded("matador", 1);
    const auto strong = graded("matador", bots::strongest().number);
    REQUIRE(weak.moves.count() > 20);
    REQUIRE(strong.moves.count() > 20);
    REQUIRE(weak.moves.mean() + 2 * weak.moves.error() < strong.moves.mean());
    REQUIRE(weak.mistakes > 0);
    REQUIRE_EQ(strong.mistakes, 0);
}

TEST_CASE("rounds of every game come out apart, and by the same each time") {
    for (const GameEntry& game : games()) {
        const auto match = new_match(game.info.id, game.info.min_seats, 3, {}).value();
        const double spread = round_spread(match->record(), {});
        REQUIRE(spread > 1);
        REQUIRE_EQ(spread, round_spread(match->record(), {}));
    }
}

TEST_CASE("what the tiles are worth is the same each time, and not the same to all") {
    const auto match = new_match("matador", 2, 3, {}).value();
    const auto worth = par_of(*match, {});
    REQUIRE(worth[0] != worth[1]);
    const auto again = par_of(*match, {});
    REQUIRE_EQ(worth[0], again[0]);
    REQUIRE_EQ(worth[1], again[1]);
}
