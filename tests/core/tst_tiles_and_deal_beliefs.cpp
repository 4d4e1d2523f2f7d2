// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What one seat believes of the other's hand, and the chance to win a match.

#include <doctest/doctest.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "tiles_and_deal/chances.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal_table.h"

using boneyard::kit::Rng;
using boneyard::kit::Seat;
using namespace boneyard::tiles_and_deal;

namespace {

Game dealt_with(std::uint64_t deal, const boneyard::kit::GivenOptions& options) {
    boneyard::kit::Setup setup;
    setup.seats = 2;
    setup.deal = deal;
    setup.options = boneyard::kit::Options::resolve(info().options, options).value();
    return Game::create(setup).value();
}

/// Some turns of two who take what makes a meld and throw what leaves least, and now and then do anything at
/// all.
void play_on(Game& game, int actions, unsigned slips, Rng& rng) {
    std::vector<Action> legal;
    for (; actions > 0 && game.to_move() != kNobody; --actions) {
        game.legal(legal);
        const bool slip = rng.below(100) < slips;
        game.apply(slip ? legal[rng.below(static_cast<std::uint32_t>(legal.size()))] : game.reply(rng),
                   nullptr);
    }
}

/// How often each kind is in a hand, in the rest, or where the seat sees it.
std::array<int, kJoker + 1> all_tiles(const View& view, const Beliefs& beliefs) {
    std::array<int, kJoker + 1> counts{};
    const auto count = [&](Tile tile) { ++counts[tile]; };
    view.hand().each(count);
    beliefs.hand().each(count);
    for (std::size_t i = 0; i < beliefs.rest().count; ++i) count(beliefs.rest().tiles[i]);
    for (std::size_t i = 0; i < view.table.discard_count; ++i) count(view.table.discards[i]);
    for (std::size_t i = 0; i < view.table.meld_count; ++i) {
        for (const Tile tile : tiles_of(view.table.melds[i])) count(tile);
    }
    return counts;
}

bool holds_all(const Tiles& hand, const Tiles& known) {
    bool all = true;
    known.each_kind([&](Tile tile) {
        all = all && hand.has(tile) && (tile == kJoker || hand.has_both(tile) || !known.has_both(tile));
    });
    return all;
}

std::string fault_in(const View& view, const Beliefs& beliefs) {
    const auto other = static_cast<std::size_t>(1 - view.seat);
    if (beliefs.hand().count() != view.table.hand_counts[other]) return "a wrong count of the hand";
    if (static_cast<int>(beliefs.rest().count) != view.table.stock_count) return "a wrong count of the stock";
    if (!holds_all(beliefs.hand(), view.table.known[other])) return "a known tile is missing";
    const auto counts = all_tiles(view, beliefs);
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        if (counts[tile] != (tile == kJoker ? view.table.rules.jokers : view.table.rules.copies))
            return "a wrong count of " + tile_text(tile);
    }
    return {};
}

const boneyard::kit::GivenOptions kGin{{"copies", 1}, {"jokers", 0},
                                       {"hand", 10},  {"melds", std::string("closed")},
                                       {"win", 0},    {"knock", std::string("threshold")}};

}  // namespace

TEST_CASE("what is believed fits all that the seat sees, whatever was done") {
    int tried = 0;
    for (std::uint64_t deal = 1; deal <= 60; ++deal) {
        Rng rng(deal);
        Game game = dealt_with(
            deal, deal % 3 == 0 ? kGin : boneyard::kit::GivenOptions{{"unlaid", std::string("count")}});
        for (int turns = 0; turns < 6 && game.to_move() != kNobody; ++turns) {
            const View view = game.view(game.to_move());
            Beliefs beliefs(view, rng);
            for (int step = 0; step < 3; ++step, ++tried) {
                beliefs.step(rng);
                REQUIRE_EQ(fault_in(view, beliefs), "");
                REQUIRE((Game::sample(view, beliefs, rng).view(view.seat) == view));
            }
            play_on(game, 12, deal % 2 == 0 ? 50 : 5, rng);
        }
    }
    REQUIRE(tried > 300);
}

TEST_CASE("before anything was done each hand is as likely as any other") {
    const Game game = dealt_with(5, kGin);
    const View view = game.view(game.to_move());
    Rng rng(1);
    std::map<Tile, int> counts;
    constexpr int kHands = 4100;  // of 41 tiles ten are the other's: 1000 times each
    Beliefs beliefs(view, rng);
    for (int i = 0; i < kHands; ++i) {
        beliefs.step(rng);
        beliefs.hand().each([&](Tile tile) { ++counts[tile]; });
    }
    REQUIRE_EQ(counts.size(), std::size_t{41});
    for (const auto& each : counts)
        REQUIRE_MESSAGE(std::abs(each.second - 1000) < 150, tile_text(each.first), each.second);
}

TEST_CASE("after some turns the hand believed is about as good as the true one") {
    double truth = 0;
    double believed = 0;
    double even = 0;
    int hands = 0;
    for (std::uint64_t deal = 100; deal < 160; ++deal) {
        Rng rng(deal);
        Game game = dealt_with(deal, kGin);
        play_on(game, 26, 0, rng);
        if (game.to_move() == kNobody) continue;
        const View view = game.view(game.to_move());
        const auto other = static_cast<Seat>(1 - view.seat);
        constexpr int kSamples = 20;
        Beliefs beliefs(view, rng);
        for (int i = 0; i < kSamples; ++i) {
            beliefs.step(rng);
            believed += least_deadwood(beliefs.hand(), 0) / double(kSamples);
            even += least_deadwood(Game::sample(view, rng).view(other).hand(), 0) / double(kSamples);
        }
        truth += least_deadwood(game.view(other).hand(), 0);
        ++hands;
    }
    REQUIRE(hands > 20);
    const std::string told = boneyard::test::filled("true %1, believed %2, by even chances %3", truth / hands,
                                                    believed / hands, even / hands);
    REQUIRE_MESSAGE(even > 1.5 * truth, told);
    REQUIRE_MESSAGE(std::abs(believed - truth) < 0.35 * std::abs(even - truth), told);
}

TEST_CASE("who lets a tile lie is believed to have no use for it") {
    // North lets R9 lie in its first turn, so that it hardly holds both R8 and R10.
    boneyard::test::TilesAndDealTable table(
        {"K1 K3 K5 R2 R4 R6 B1 B3 B5 O2", "R1 R3 R5 O4 O6 O8 O10 B7 B11 B13"}, "R9 K10 O9 B9",
        {{"hand", 10}, {"copies", 1}, {"jokers", 0}});
    REQUIRE_EQ(table.play({"pass", "pass"}), "");
    const auto& game = static_cast<const boneyard::kit::MatchOf<Game>&>(table.match()).game();
    Rng rng(3);
    const auto both = [&](const std::function<Tiles()>& next) {
        int count = 0;
        for (int i = 0; i < 4000; ++i) {
            const Tiles hand = next();
            count += hand.has(*parse_tile("R8")) && hand.has(*parse_tile("R10")) ? 1 : 0;
        }
        return count;
    };
    const View view = game.view(0);
    Beliefs beliefs(view, rng);
    const int believed = both([&] {
        beliefs.step(rng);
        return beliefs.hand();
    });
    const int even = both([&] { return Game::sample(view, rng).view(1).hand(); });
    REQUIRE_MESSAGE(believed * 2 < even, boneyard::test::filled("%1, by even chances %2", believed, even));
}

TEST_CASE("the chances of both to win the match are one together, and more points never lessen them") {
    Table table;
    for (const int target : {1, 50, 100, 200, 1000}) {
        table.rules.target = target;
        for (int own = 0; own < target; own += 1 + target / 17) {
            int before = -1;
            for (int lead = 0; own + lead < target; lead += 1 + target / 23) {
                table.scores = {own + lead, own};
                const int chance = chance_to_win(table, 0);
                REQUIRE(std::abs(chance + chance_to_win(table, 1) - kCertain) <= 3);
                REQUIRE(chance >= before);
                before = chance;
            }
        }
    }
    table.rules.target = 100;
    table.scores = {0, 0};
    REQUIRE_EQ(chance_to_win(table, 0), kCertain / 2);
    table.scores = {95, 0};
    REQUIRE(chance_to_win(table, 0) > kCertain * 3 / 4);
    REQUIRE(chance_of_point(table, 1) > 0);
}

TEST_CASE("a match that is won is certain, and one that is shared is half won") {
    Table table;
    table.rules.target = 0;
    table.phase = Phase::MatchOver;
    table.winners = boneyard::kit::only(1);
    REQUIRE_EQ(chance_to_win(table, 1), kCertain);
    REQUIRE_EQ(chance_to_win(table, 0), 0);
    table.winners = 3;
    REQUIRE_EQ(chance_to_win(table, 0), kCertain / 2);
}
