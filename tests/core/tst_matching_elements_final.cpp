// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <set>

#include "matching_elements_table.h"

using boneyard::kit::kNobody;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::matching_elements::Phase;
using boneyard::test::bank_sizes;
using boneyard::test::counts;
using boneyard::test::Elements;
using boneyard::test::legal_text;
using boneyard::test::Misfits;
using boneyard::test::phase;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::turn;
using std::string;

namespace {

const string kThree = "R:0-0 R:3-3 R:6-6";
const string kThreeOthers = "O:3-3 O:6-6 O:9-9";

/// Of four seats 0 and 2 are left, with that many tiles in hand and in the boneyard, and with these Banks.
/// The one tile on the table goes to the winner's Bank, if there is one.
Elements before(const std::vector<int>& left, int stock, const string& bank0, const string& bank2,
                Seat winner = 2) {
    Misfits misfits;
    Elements position{.hands = {misfits.next(left[0]), "", misfits.next(left[1]), ""}, .stock_size = stock};
    position.banks = {bank0, "", bank2, ""};
    position.phase = Phase::RoundOver;
    position.to_move = kNobody;
    position.round_winner = winner;
    position.dealer = 2;
    position.scores = {30, 5, 20, 4};
    position.out = {1, 3};
    position.elimination = true;
    return position;
}

Game begun(const Elements& position) {
    Game game = set_up(position);
    play(game, "next");
    return game;
}

}  // namespace

// Matching Elements: the final of the last two sides.

// What comes back from the Banks

TEST_CASE("when two sides remain the next round is the final") {
    Game game = set_up(before({4, 5}, 90, kThree, kThreeOthers));
    REQUIRE_EQ(told(play(game, "next")), "turn 2");
    REQUIRE_EQ(phase(game), "final");
    REQUIRE_EQ(state(game, "final"), "true");
    REQUIRE_EQ(state(game, "elimination"), "true");
    REQUIRE_EQ(state(game, "dealer"), "2");
    REQUIRE_EQ(state(game, "round_winner"), "2");
    REQUIRE_EQ(game.status().round, 3);
    REQUIRE_EQ(state(game, "placed"), "[]");
    REQUIRE_EQ(state(game, "colour"), "null");
    REQUIRE_EQ(counts(game), "4 0 5 0 90");  // nothing is dealt yet
    REQUIRE_EQ(bank_sizes(game), "3 0 4 0");
}

TEST_CASE("the side with the larger bank names a number up to the size of the smaller") {
    REQUIRE_EQ(turn(begun(before({4, 5}, 50, kThree, kThreeOthers))), "2: reenter 1..3");  // 3 and 4
    REQUIRE_EQ(turn(begun(before({4, 5}, 50, kThree, "O:3-3"))), "0: reenter 1..2");       // 3 and 2
    REQUIRE_EQ(turn(begun(before({4, 5}, 50, kThree, ""))), "0: reenter 1");               // 3 and 1
}

TEST_CASE("the question says how large the Banks are and what the hands lack") {
    const Game game = begun(before({4, 5}, 50, kThree, kThreeOthers));
    REQUIRE_EQ(boneyard::kit::english(game.scene(game.view(2), 1).question.meaning),
               string("The final starts from scratch, without bets: the totals count only if it ends level. "
                      "Banks: seat 0 3, seat 2 4. Tiles that the hands lack: 15; in the boneyard: 50. "
                      "Whoever has the larger Bank says how many of each come back. Few mean small hands and "
                      "a short final; many mean full hands, and more doubles for a head start."));
}

TEST_CASE("whoever says how many tiles come back, all others are told when the final begins") {
    Game game = begun(before({4, 5}, 50, kThree, kThreeOthers));
    play(game, "reenter 2");
    const auto note = [&](Seat seat) { return boneyard::kit::english(game.scene(game.view(seat), 1).note); };
    for (const Seat seat : {Seat{0}, Seat{1}, kNobody})
        REQUIRE(
            note(seat).starts_with("From each Bank seat 2 brings back 2. The name plates show points less "));
    REQUIRE(note(2).starts_with("The final starts from scratch"));
}

TEST_CASE("who says how many tiles come back is told as the rules have it") {
    const auto question = [](std::array<int, 2> totals, Seat winner) {
        Elements position = before({4, 5}, 50, winner == 0 ? "R:3-3 R:6-6" : kThree, kThreeOthers, winner);
        position.scores = {totals[0], 0, totals[1], 0};
        const Game game = begun(position);
        return boneyard::kit::english(game.scene(game.view(0), 1).question.meaning);
    };
    REQUIRE((boneyard::test::holds(question({20, 20}, 0), "whoever took the last round says how many")));
    REQUIRE((boneyard::test::holds(question({20, 19}, kNobody), "the side with the higher total says")));
    REQUIRE(
        (boneyard::test::holds(question({20, 20}, kNobody),
                               "The Banks and the totals are equal, so whoever sits first says how many")));
}

TEST_CASE("between equal banks the side of the round winner names it") {
    REQUIRE_EQ(turn(begun(before({4, 5}, 50, kThree, "O:3-3 O:6-6", 2))), "2: reenter 1..3");
    REQUIRE_EQ(turn(begun(before({4, 5}, 50, "O:3-3 O:6-6", kThree, 0))), "0: reenter 1..3");
}

TEST_CASE("without a winner the higher total and then the lower seat") {
    Elements position = before({4, 5}, 50, kThree, kThreeOthers, kNobody);
    REQUIRE_EQ(turn(begun(position)), "0: reenter 1..3");
    REQUIRE_EQ(state(begun(position), "round_winner"), "null");
    position.scores = {19, 0, 20, 0};
    REQUIRE_EQ(turn(begun(position)), "2: reenter 1..3");
    position.scores = {20, 0, 20, 0};
    REQUIRE_EQ(turn(begun(position)), "0: reenter 1..3");
    position.banks[0] = "R:0-0";  // the larger Bank comes first
    REQUIRE_EQ(turn(begun(position)), "2: reenter 1");
}

TEST_CASE("other numbers are refused") {
    const Game game = begun(before({4, 5}, 50, kThree, kThreeOthers));
    const auto allowed = [&](const string& text) {
        const auto action = Game::parse(text);
        return action && game.allows(*action);
    };
    for (const char* good : {"reenter 1", "reenter 2", "reenter 3"}) REQUIRE_MESSAGE(allowed(good), good);
    for (const char* bad : {"reenter 0", "reenter 4", "reenter", "reenter 1..3", "next", "colour R", "bet 0"})
        REQUIRE_MESSAGE(!allowed(bad), bad);
}

TEST_CASE("so many tiles of each bank go to the boneyard") {
    Game game = begun(before({12, 12}, 0, kThree, kThreeOthers));
    REQUIRE_EQ(told(play(game, "reenter 2")), "reenter 2, deal, turn 2");
    REQUIRE_EQ(bank_sizes(game), "1 0 2 0");
    REQUIRE_EQ(counts(game), "12 0 12 0 4");
    std::vector<string> all = game.holdings().stock;
    const auto table = game.view(0).table;
    for (const int side : {0, 2}) {
        const auto& bank = table.banks[static_cast<std::size_t>(side)];
        bank.each([&](auto tile) { all.push_back(boneyard::matching_elements::tile_text(tile)); });
    }
    std::sort(all.begin(), all.end());
    REQUIRE(all == boneyard::test::words("O:3-3 O:6-6 O:9-9 R:0-0 R:0-3 R:3-3 R:6-6"));
    const std::string left = state(game, "banks");
    REQUIRE((
        !boneyard::test::holds(boneyard::test::part(left, "]", 0, 0), "O:")));  // seat 0 had only red doubles
    for (const char* red : {"R:0-0", "R:3-3", "R:6-6"})
        REQUIRE((!boneyard::test::holds(boneyard::test::part(left, "]", 2, 2), red)));
}

TEST_CASE("they are drawn at random") {
    std::set<std::string> zero;
    std::set<std::string> two;
    for (std::uint64_t chance = 1; chance <= 60; ++chance) {
        Elements position = before({12, 12}, 0, kThree, kThreeOthers);
        position.chance = chance;
        Game game = begun(position);
        play(game, "reenter 1");
        zero.insert(boneyard::test::part(state(game, "banks"), "]", 0, 0));
        two.insert(boneyard::test::part(state(game, "banks"), "]", 2, 2));
    }
    REQUIRE_EQ(int(zero.size()), 3);
    REQUIRE_EQ(int(two.size()), 4);
}

TEST_CASE("hands are filled up to the usual size") {
    Game game = begun(before({4, 5}, 30, kThree, kThreeOthers));
    play(game, "reenter 3");  // 36 in the boneyard, of which 8 and 7 are dealt
    REQUIRE_EQ(counts(game), "12 0 12 0 21");
    REQUIRE_EQ(bank_sizes(game), "0 0 1 0");
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(int(game.to_move()), 2);
}

TEST_CASE("or one by one if the boneyard does not suffice") {
    const auto filled = [](const std::vector<int>& left, int stock) {
        Game game = begun(before(left, stock, kThree, kThreeOthers));
        play(game, "reenter 1");
        return counts(game);
    };
    REQUIRE_EQ(filled({3, 0}, 1), "3 0 3 0 0");  // 1+2
    REQUIRE_EQ(filled({5, 0}, 1), "5 0 3 0 0");
    REQUIRE_EQ(filled({0, 0}, 1), "2 0 1 0 0");  // seat 0 comes first, as seat 2 deals
    REQUIRE_EQ(filled({0, 0}, 20), "11 0 11 0 0");
    REQUIRE_EQ(filled({0, 0}, 22), "12 0 12 0 0");
    REQUIRE_EQ(filled({10, 12}, 0), "12 0 12 0 0");
    REQUIRE_EQ(filled({15, 11}, 3), "15 0 12 0 4");  // who holds more keeps it
}

// An empty Bank

TEST_CASE("with an empty smaller bank the phase is left out") {
    Game game = set_up(before({12, 10}, 5, "", kThree));
    REQUIRE_EQ(told(play(game, "next")), "deal, turn 2");
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(counts(game), "12 0 12 0 3");
    REQUIRE_EQ(bank_sizes(game), "0 0 4 0");  // nothing is lacking
    REQUIRE_EQ(state(game, "final"), "true");
}

TEST_CASE("what the boneyard lacks comes from the larger bank") {
    const Game game = begun(before({12, 10}, 1, "", kThree));
    REQUIRE_EQ(counts(game), "12 0 12 0 0");
    REQUIRE_EQ(bank_sizes(game), "0 0 3 0");
    REQUIRE_EQ(bank_sizes(begun(before({10, 9}, 2, kThree, "", kNobody))), "0 0 0 0");  // lacking 3 of 5
    REQUIRE_EQ(counts(begun(before({10, 9}, 2, kThree, "", kNobody))), "12 0 12 0 0");
    REQUIRE_EQ(bank_sizes(begun(before({10, 11}, 1, kThree, "", kNobody))), "1 0 0 0");
}

TEST_CASE("it comes as far as it goes") {
    const Game game = begun(before({0, 0}, 1, "", kThree));
    REQUIRE_EQ(counts(game), "3 0 2 0 0");  // 1+4, one by one, and seat 0 first
    REQUIRE_EQ(bank_sizes(game), "0 0 0 0");
}

TEST_CASE("it comes at random") {
    std::set<std::string> left;
    for (std::uint64_t chance = 1; chance <= 60; ++chance) {
        Elements position = before({12, 11}, 0, "", kThree);
        position.chance = chance;
        left.insert(state(begun(position), "banks"));
    }
    REQUIRE_EQ(int(left.size()), 4);
}

TEST_CASE("both banks may be empty") {
    const Game game = begun(before({0, 0}, 7, "", "", kNobody));
    REQUIRE_EQ(phase(game), "colour");
    REQUIRE_EQ(counts(game), "4 0 3 0 0");
}

// Doubles

TEST_CASE("doubles drawn in this filling are shown") {
    Elements position = before({12, 11}, 1, "", "", kNobody);
    position.stock = "O:9-9";
    Game game = set_up(position);
    REQUIRE_EQ(told(play(game, "next")), "deal, draw 2 O:9-9, turn 2");
    REQUIRE_EQ(state(game, "shown"), R"([[],[],["O:9-9"],[]])");
    position.stock = "R:0-3";
    game = set_up(position);
    REQUIRE_EQ(told(play(game, "next")), "deal, turn 2");
    REQUIRE_EQ(state(game, "shown"), "[[],[],[],[]]");
}

TEST_CASE("doubles held before are not") {
    Elements position = before({11, 11}, 1, "", "", kNobody);
    position.hands[2] += " O:6-6";
    position.stock = "O:3-3";
    REQUIRE_EQ(state(begun(position), "shown"), R"([["O:3-3"],[],[],[]])");
}

TEST_CASE("they stay shown after they are laid and count at the end") {
    Elements position = before({0, 0}, 2, "", "", kNobody);
    position.stock = "O:9-9 O:12-12";
    Game game = begun(position);
    REQUIRE_EQ(counts(game), "1 0 1 0 0");
    const bool nine = state(game, "shown") == R"([["O:9-9"],[],["O:12-12"],[]])";
    REQUIRE((nine || state(game, "shown") == R"([["O:12-12"],[],["O:9-9"],[]])"));
    play(game, "colour O");
    REQUIRE_EQ(phase(game), "play");  // there are no bets
    REQUIRE_EQ(int(game.to_move()), 2);
    play(game, nine ? "place O:12-12 first" : "place O:9-9 first");
    play(game, nine ? "place O:9-9 0 l 9" : "place O:12-12 0 l 12");
    REQUIRE((boneyard::test::holds(state(game, "shown"), "O:9-9") &&
             boneyard::test::holds(state(game, "shown"), "O:12-12")));
    // The second double is laid across another number: 6 points beside its own 18 or 24.
    REQUIRE_EQ(state(game, "final_scores"), nine ? "[24,null,24,null]" : "[30,null,18,null]");
    REQUIRE_EQ(boneyard::test::winners(game), "0");
}

// Play

TEST_CASE("there are no bets") {
    Game game = begun(before({12, 12}, 10, "", kThree));
    REQUIRE_EQ(turn(game), "2: colour O");
    REQUIRE_EQ(told(play(game, "colour O")), "colour 2, turn 2");
    REQUIRE_EQ(phase(game), "play");
    REQUIRE((boneyard::test::holds(legal_text(game), " first")));
    REQUIRE_EQ(state(game, "bets"), "[null,null,null,null]");
    REQUIRE_EQ(state(game, "highest_bet"), "null");
}

TEST_CASE("a dealer without a tile leaves the deal to the other") {
    const Game game = begun(before({3, 0}, 0, "", "", kNobody));
    REQUIRE_EQ(turn(game), "0: colour O");
    REQUIRE_EQ(state(game, "dealer"), "0");
}

// The end

TEST_CASE("final scores are there only at the end") {
    REQUIRE_EQ(state(begun(before({12, 12}, 10, "", kThree)), "final_scores"), "null");
}

TEST_CASE("if nobody has a tile the running totals decide at once") {
    Elements position = before({0, 0}, 0, "", "", kNobody);
    Game game = begun(position);
    REQUIRE_EQ(phase(game), "match_over");
    REQUIRE_EQ(boneyard::test::winners(game), "0");
    position.scores = {20, 100, 30, 4};
    REQUIRE_EQ(boneyard::test::winners(begun(position)), "2");
    position.scores = {30, 100, 30, 4};
    REQUIRE_EQ(boneyard::test::winners(begun(position)), "0, 2");
}
