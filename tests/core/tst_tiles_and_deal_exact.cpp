// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <cstdlib>
#include <ctime>
#include <limits>
#include <map>

#include "random_matches.h"
#include "slow_rummy_table.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal_table.h"

namespace slow = boneyard::test::slow;
using boneyard::kit::Rng;
using boneyard::test::any_of;
using boneyard::test::set_up;
using boneyard::test::Words;
using boneyard::tiles_and_deal::Action;
using boneyard::tiles_and_deal::Arranger;
using boneyard::tiles_and_deal::End;
using boneyard::tiles_and_deal::Game;
using boneyard::tiles_and_deal::Meld;
using boneyard::tiles_and_deal::Settled;
using std::string;

namespace {

/// How many hands are held against the slow solver: BONEYARD_HANDS, or a few thousand.
int hands_to_try() {
    const char* given = std::getenv("BONEYARD_HANDS");
    return given == nullptr ? 3000 : std::stoi(given);
}

/// Tiles of all kinds, or of two suits, or of five ranks in a row, so that there is much to arrange.
slow::Tiles random_hand(Rng& rng, int size, int jokers) {
    const auto copies = static_cast<int>(1 + rng.below(2));
    const auto crowd = rng.below(3);
    const auto low = static_cast<int>(rng.below(13));
    const auto suit = static_cast<int>(rng.below(4));
    slow::Tiles tiles;
    for (int tile = 0; tile < slow::kJoker; ++tile) {
        const bool wanted = crowd == 0 ||
                            (crowd == 1 && (tile / 13 == suit || tile / 13 == (suit + 1) % 4)) ||
                            (crowd == 2 && (tile % 13 - low + 13) % 13 < 5);
        if (wanted) tiles.insert(tiles.end(), static_cast<std::size_t>(copies), tile);
    }
    rng.shuffle(tiles);
    tiles.resize(static_cast<std::size_t>(size - jokers));
    tiles.insert(tiles.end(), static_cast<std::size_t>(jokers), slow::kJoker);
    std::sort(tiles.begin(), tiles.end());
    return tiles;
}

/// A set or a short run, often with a joker.
slow::Tiles random_meld(Rng& rng) {
    slow::Tiles tiles;
    const auto number = [&](unsigned bound) { return static_cast<int>(rng.below(bound)); };
    if (rng.below(3) == 0) {
        const int rank = number(13);
        const int missing = number(5);
        for (int suit = 0; suit < 4; ++suit) {
            if (suit != missing) tiles.push_back(suit * 13 + rank);
        }
        if (rng.below(3) == 0) tiles.back() = slow::kJoker;
        return tiles;
    }
    const int suit = number(4);
    const int start = 1 + number(12);
    const int last = std::min(14, start + 2 + number(8));
    for (int place = start; place <= last; ++place) tiles.push_back(slow::at_place(suit, place));
    if (rng.below(3) == 0) tiles[rng.below(static_cast<std::uint32_t>(tiles.size()))] = slow::kJoker;
    return tiles;
}

/// Up to three melds that lie on the table.
slow::Table random_table(Rng& rng) {
    slow::Table table;
    for (auto melds = rng.below(4); melds > 0; --melds) table.push_back(random_meld(rng));
    return table;
}

Words core_readings(const slow::Tiles& hand) {
    std::vector<Meld> melds;
    boneyard::tiles_and_deal::list_melds(boneyard::test::tiles(slow::name(hand)), melds);
    Words texts;
    for (const Meld& meld : melds) texts.push_back(boneyard::tiles_and_deal::meld_text(meld));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Words slow_readings(const slow::Tiles& hand) {
    Words texts;
    for (const slow::Tiles& meld : slow::readings(hand)) texts.push_back(slow::name(meld));
    std::sort(texts.begin(), texts.end());
    return texts;
}

Words core_arrangement(const slow::Tiles& hand, int joker_value) {
    Words texts;
    for (const Meld& meld : arrange(boneyard::test::tiles(slow::name(hand)), joker_value))
        texts.push_back(boneyard::tiles_and_deal::meld_text(meld));
    return texts;
}

std::string differs(const char* what, const slow::Tiles& hand, int core, int slow_one) {
    if (core == slow_one) return {};
    return boneyard::test::filled("%1 of %2: %3, but it is %4", what, slow::name(hand), core, slow_one);
}

std::string check_hand(slow::Hand& slow_hand, int joker_value) {
    const slow::Tiles& hand = slow_hand.tiles();
    const auto tiles = boneyard::test::tiles(slow::name(hand));
    const int least = Arranger(boneyard::tiles_and_deal::deadwood_prices(joker_value)).least(tiles);
    std::string fault = differs("deadwood", hand, least, slow_hand.deadwood(joker_value));
    if (!fault.empty()) return fault;
    fault =
        differs("quick deadwood", hand, boneyard::tiles_and_deal::least_deadwood(tiles, joker_value), least);
    if (!fault.empty()) return fault;
    fault = differs("quick tiles over", hand, boneyard::tiles_and_deal::least_over(tiles), slow_hand.over());
    if (!fault.empty()) return fault;
    if (boneyard::tiles_and_deal::deadwood_bound(tiles) > least)
        return "the bound is above the deadwood of " + slow::name(hand);
    return differs("tiles over", hand, Arranger(boneyard::tiles_and_deal::count_prices()).least(tiles),
                   slow_hand.over());
}

/// What the core says that was laid off, melded and left over must come about.
std::string check_settled(const slow::Tiles& hand, slow::Table table, const Settled& settled, int joker_value,
                          int least) {
    static const std::map<End, string> kEnds{{End::None, ""}, {End::Low, " low"}, {End::High, " high"}};
    slow::Tiles over;
    settled.over.each(
        [&](auto tile) { over.push_back(slow::read_tile(boneyard::tiles_and_deal::tile_text(tile))); });
    slow::Tiles all = over;
    for (const auto& [tile, at, end] : settled.laid_off) {
        all.push_back(slow::read_tile(boneyard::tiles_and_deal::tile_text(tile)));
        std::map<string, slow::Tiles> found;
        for (const auto& [where, meld] : slow::additions(table[at], all.back())) found[where] = meld;
        if (!found.contains(kEnds.at(end))) return "a tile is laid off where it does not fit";
        table[at] = found[kEnds.at(end)];
    }
    for (const Meld& meld : settled.melds) {
        const slow::Tiles tiles = slow::read_tiles(boneyard::test::words(meld_text(meld)));
        if (!slow::is_meld(tiles)) return "a meld is none";
        all.insert(all.end(), tiles.begin(), tiles.end());
    }
    std::sort(all.begin(), all.end());
    if (all != hand) return "tiles were lost or doubled";
    return differs("what is over", hand, slow::value(over, joker_value), least);
}

std::string check_lay_off(slow::Hand& slow_hand, const slow::Table& table, int joker_value,
                          bool unlaid_count) {
    const slow::Tiles& hand = slow_hand.tiles();
    const auto tiles = boneyard::test::tiles(slow::name(hand));
    auto prices = boneyard::tiles_and_deal::deadwood_prices(joker_value);
    prices.melds_count = !unlaid_count;
    std::vector<Meld> melds;
    std::vector<std::string> names;
    for (const slow::Tiles& meld : table) {
        melds.push_back(boneyard::test::meld(slow::name(meld)));
        names.push_back(slow::name(meld));
    }
    const int right = slow::LayOff(slow_hand, joker_value, unlaid_count).least(table);
    std::string fault = differs("what is left", hand, Arranger(prices).least_with(tiles, melds), right);
    if (fault.empty())
        fault = differs("what is left, without allocating", hand,
                        least_laid_off(tiles, melds, joker_value, !unlaid_count), right);
    if (fault.empty())
        fault =
            check_settled(hand, table, settle(tiles, melds, joker_value, !unlaid_count), joker_value, right);
    return fault.empty() ? "" : fault + " (on the table: " + boneyard::test::joined(names, ", ") + ")";
}

/// Hands that are as hard as they get, most of them for what jokers can do.
const std::vector<string> kHard = {
    "R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 J J J",     "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 J J J",
    "R1 R3 R4 R5 R6 R7 R8 R9 R10 R11 R13 J J J",     "R5 R5 R6 R6 R7 R7 R8 R8 R9 R9 R10 J J J",
    "R1 R1 R2 R2 R3 R3 R12 R12 R13 R13 R11 J J J",   "R5 R6 R7 R8 R9 R10 B5 B6 B7 B8 B9 J J J",
    "K5 K6 K7 R5 R6 R7 B5 B6 B7 O5 O6 J J J",        "K5 K6 K7 R5 R6 R7 B5 B6 B7 O5 O6 O7 J J",
    "K8 K8 R8 R8 B8 B8 O8 O8 K9 R9 B9 J J J",        "K1 K2 K12 K13 R1 R2 R12 R13 B1 B12 B13 J J J",
    "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 R1",
};

/// The time of the processor that the legal list takes, in milliseconds, at the best of a few tries.
double list_time(const Game& game) {
    std::clock_t best = std::numeric_limits<std::clock_t>::max();
    for (int i = 0; i < 20; ++i) {
        std::vector<Action> actions;
        const std::clock_t start = std::clock();
        game.legal(actions);
        best = std::min(best, std::clock() - start);
    }
    return 1000.0 * static_cast<double>(best) / CLOCKS_PER_SEC;
}

}  // namespace

// Tiles & Deal: deadwood, lay-offs and arrangements are exact, and found in time.

TEST_CASE("deadwood and lay offs are what trying everything finds") {
    for (int number = 0; number < hands_to_try(); ++number) {
        Rng rng(static_cast<std::uint64_t>(number), boneyard::kit::Stream::World);
        const int joker_value = any_of<int>({0, 5, 15, 50}, rng);
        slow::Hand hand(
            random_hand(rng, 10 + static_cast<int>(rng.below(5)), static_cast<int>(rng.below(4))));
        REQUIRE_EQ(check_hand(hand, joker_value), "");
        REQUIRE_EQ(check_lay_off(hand, random_table(rng), joker_value, rng.below(4) == 0), "");
    }
}

TEST_CASE("melds and arrangements are what trying everything finds") {
    for (int number = 0; number < hands_to_try() / 10; ++number) {
        Rng rng(static_cast<std::uint64_t>(number), boneyard::kit::Stream::World, 1);
        const int joker_value = any_of<int>({0, 5, 15, 50}, rng);
        const slow::Tiles hand =
            random_hand(rng, 10 + static_cast<int>(rng.below(4)), static_cast<int>(rng.below(4)));
        REQUIRE_MESSAGE(core_readings(hand) == slow_readings(hand), slow::name(hand).c_str());
        REQUIRE_MESSAGE((core_arrangement(hand, joker_value) == slow::Hand(hand).arrangement(joker_value)),
                        slow::name(hand).c_str());
    }
}

TEST_CASE("hard hands are solved as exactly") {
    struct Row {
        std::string name;
        std::string tiles;
    };
    std::vector<Row> rows;
    for (const string& hand : kHard) rows.push_back({hand, hand});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& tiles = given.tiles;
            slow::Tiles hand = slow::read_tiles(boneyard::test::words(tiles));
            std::sort(hand.begin(), hand.end());
            slow::Hand whole(hand);
            REQUIRE_EQ(check_hand(whole, 15), "");
            REQUIRE(core_readings(hand) == slow_readings(hand));
            hand.pop_back();  // one tile is thrown
            slow::Hand slow_rest(hand);
            REQUIRE_EQ(check_hand(slow_rest, 15), "");
            REQUIRE((core_arrangement(hand, 15) == slow_rest.arrangement(15)));
            const slow::Table table{slow::read_tiles(boneyard::test::words("B7 B8 B9")),
                                    slow::read_tiles(boneyard::test::words("K4 R4 O4"))};
            REQUIRE_EQ(check_lay_off(slow_rest, table, 15, false), "");
            REQUIRE_EQ(check_lay_off(slow_rest, table, 15, true), "");
        }
    }
}

TEST_CASE("the longest legal list has about three thousand actions") {
    std::size_t longest = 0;
    for (const string& hand : kHard) {
        std::vector<Action> actions;
        set_up({.hands = {hand, "O13"}}).legal(actions);
        longest = std::max(longest, actions.size());
    }
    REQUIRE_MESSAGE((longest > 2500 && longest < 3500), std::to_string(longest).c_str());
}

TEST_CASE("no legal list takes longer than twenty milliseconds") {
#if !defined(NDEBUG) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    const double most = 2000;  // such a build is many times slower; that no list explodes shows all the same
#else
    const double most = 20;
#endif
    std::vector<Game> games;
    games.reserve(kHard.size() + 3);
    for (const string& hand : kHard) games.push_back(set_up({.hands = {hand, "O13"}}));
    // With no tile that could be thrown before the joker is laid, every way of laying it is followed up.
    const std::vector<string> jokers = {"K5 J K7", "R4 R5 J", "B9 B10 J"};
    games.push_back(
        set_up({.hands = {"K6 R6 B11 R2 R3 K9 K10 K11 B2 B3 O2 O3 O4 O5", "O13"}, .melds = jokers}));
    games.push_back(set_up({.hands = {"K6 O9", "O13"}, .melds = jokers, .taken = "O9"}));
    double longest = 0;
    for (const Game& game : games) longest = std::max(longest, list_time(game));
    MESSAGE(boneyard::test::filled("the longest took %1 ms", longest));
    REQUIRE_MESSAGE(longest < most, std::to_string(longest).c_str());
}
