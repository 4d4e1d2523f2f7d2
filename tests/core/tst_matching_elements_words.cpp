// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <string>

#include "matching_elements/game.h"
#include "matching_elements_table.h"
#include "random_matches.h"
#include "registry.h"

using namespace boneyard;
using boneyard::test::Elements;
using matching_elements::Game;

// What Matching Elements says of tiles that are laid, of the first deal and of how a round goes.

namespace {

/// What speaks for laying a tile beside fire 3-9 and ember 9-12, when fire is the element of the round.
std::string why(const std::string& tile, const std::string& place) {
    const Elements position{.hands = {tile, "O:0-3", "O:1-2"}, .laid = {"R:3-9 first", "O:9-12 0 f 9"}};
    const Game game = boneyard::test::set_up(position);
    const auto action = Game::parse("place " + tile + " " + place);
    REQUIRE((action && game.allows(*action)));
    return kit::english(Game::why(game.view(0), *action));
}

}  // namespace

TEST_CASE("a hint says that a tile is of the element of the round, not that it is of its neighbour's") {
    CHECK_EQ(why("R:0-12", "1 f 12"), "It is of the element of the round, and the numbers match.");
    CHECK_EQ(why("R:1-5", "0 l 1"), "It is of the element of the round, so it may lie across.");
    CHECK_EQ(why("R:3-3", "0 l 3"), "It is of the element of the round, and a double counts twice.");
    CHECK_EQ(why("O:0-12", "1 f 12"),
             "It fits nowhere else: this is the only open 12, and may soon be gone.");
}

TEST_CASE("a hint for a tile that brings less than another says why it is laid first") {
    const auto said = [](const std::string& hand) {
        const Elements position{.hands = {hand, "O:0-3", "O:1-2"}, .laid = {"R:3-9 first", "O:3-9 0 f 9"}};
        const Game game = boneyard::test::set_up(position);
        const auto action = Game::parse("place O:3-6 0 n 3");
        REQUIRE((action && game.allows(*action)));
        return kit::english(Game::why(game.view(0), *action));
    };
    CHECK_EQ(said("O:3-6 R:0-9"),
             "Your fire scores more, but will fit later as well; this tile may find no end then.");
    CHECK_EQ(said("O:3-6 O:6-9 O:6-6"), "It leaves 6 open, and you hold 2 more tiles with that number.");
    CHECK_EQ(said("O:3-6 O:1-5"), "Left in your hand it costs a point, and this end may soon be gone.");
}

TEST_CASE("what a seat did is said so that it is true of a single tile") {
    for (const kit::EventWords& words : find_game("matching_elements")->info.event_words) {
        if (words.type != kit::EventType::BringBack) continue;
        CHECK_EQ(kit::english(words.yours), "From each Bank you bring back %1.");
        CHECK_EQ(kit::english(words.theirs), "From each Bank %1 brings back %2.");
    }
}

TEST_CASE("that a round is blocked is said so that it is true when somebody has laid all") {
    std::string blocked;
    for (const kit::Reason& ending : find_game("matching_elements")->info.endings) {
        if (ending.code == "blocked") blocked = kit::english(ending.words);
    }
    CHECK_EQ(blocked, "Nobody with tiles left can lay one.");
}

TEST_CASE("who drew the best double is news, and so is what that brings") {
    const auto match = new_match("matching_elements", 3, 7, boneyard::test::kTwoColours).value();
    const kit::Seat dealer = match->status().to_move;
    REQUIRE_EQ(match->status().scores[static_cast<std::size_t>(dealer)], 6);
    const auto note = [&](kit::Seat viewer) { return kit::english(match->scene(viewer, 1.6).note); };
    const std::string tile =
        kit::english(match->scene(0, 1.6).seats[static_cast<std::size_t>(dealer)].shown[0].spoken);
    CHECK_EQ(note(0), "seat 1 drew the best double, " + tile + ": +6, and the first deal.");
    CHECK_EQ(note(dealer), "You drew the best double, " + tile + ": +6 for you, and you deal first.");
    CHECK_EQ(kit::english(match->scene(0, 1.6).seats[1].before),
             "drew the double " + tile + ", and deals first");
}

TEST_CASE("0-0 is worth more than shows on it, and it is said why it deals") {
    boneyard::test::ElementsTable table{{"R:12-12 R:0-0 R:1-5", "", ""}, "", boneyard::test::kTwoColours};
    const auto note = [&](kit::Seat viewer) { return kit::english(table.match().scene(viewer, 1.6).note); };
    CHECK_EQ(
        note(0),
        "seat 1 drew the best double, fire 0-0: +24, and the first deal. 0-0 beats every other double, and "
        "scores 24.");
    CHECK_EQ(note(1),
             "You drew the best double, fire 0-0: +24 for you, and you deal first. 0-0 beats every other "
             "double, and scores 24.");
}

TEST_CASE("who bid most for the first deal is told to all") {
    boneyard::test::ElementsTable table{{"R:0-3 R:0-9 R:1-5", "", ""}, "", boneyard::test::kTwoColours};
    table.play({"bid 2", "bid 5", "fold", "fold"});
    const kit::Scene scene = table.match().scene(0, 1.6);
    CHECK_EQ(kit::english(scene.note), "seat 1 bid the most: +5, and the first deal.");
    CHECK_EQ(kit::english(table.match().scene(1, 1.6).note),
             "Your bid was the highest: +5 for you, and you deal first.");
    CHECK(scene.seats[0].before.empty());
    CHECK_EQ(kit::english(scene.seats[1].before), "bid 5, and deals first");
}

TEST_CASE("a match of teams begins with a word about who plays with whom") {
    int auctions = 0;
    int doubles = 0;
    for (std::uint64_t deal = 1; deal <= 20; ++deal) {
        const kit::GivenOptions teams{{"colours", 2}, {"teams", std::string("3x2")}};
        const auto match = new_match("matching_elements", 6, deal, teams).value();
        const bool bids = match->status().phase == kit::Phase::Auction;
        ++(bids ? auctions : doubles);
        const std::string note = kit::english(match->scene(1, 1.6).note);
        CHECK(note.starts_with("You play with seat 4."));
        CHECK_EQ(note.size() > 25, !bids);  // who deals is known, or not yet
    }
    CHECK_GT(auctions, 0);
    CHECK_GT(doubles, 0);
    const auto alone = new_match("matching_elements", 6, 1, {{"colours", 2}}).value();
    CHECK(!boneyard::test::holds(kit::english(alone->scene(1, 1.6).note), "You play with"));
}

TEST_CASE("what the plates show is said when the first tiles are laid, and not later") {
    Elements position{.hands = {"R:0-6", "O:0-3", "O:1-2"}};
    position.bets = {0, 1, 2};
    position.round = 1;
    const auto note = [](const Elements& at) {
        const Game game = boneyard::test::set_up(at);
        return kit::english(Game::scene(game.view(0), 1.6).note);
    };
    CHECK(note(position).starts_with("The name plates now show"));
    position.laid = {"R:0-3 first", "R:3-6 0 f 3", "R:6-9 1 f 6"};
    position.hands[0] = "R:0-9";
    CHECK_EQ(note(position), "");
}

TEST_CASE("that a round goes on is said when somebody has laid their last tile") {
    const auto note = [](const std::string& hand, kit::Seat viewer) {
        Elements position{.hands = {hand, "O:0-3", "R:0-9"}, .laid = {"R:0-3 first", "R:3-6 0 f 3"}};
        position.bets = {0, 1, 2};
        position.to_move = 2;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(viewer), 1.6).note);
    };
    const std::string goes_on = " no tiles left. The round goes on until nobody can lay a tile.";
    CHECK_EQ(note("O:1-2", 1), "");
    CHECK_EQ(note("", 1), "seat 0 has" + goes_on);
    CHECK_EQ(note("", 0), "You have" + goes_on);
}

TEST_CASE("of those who have laid their last tile the first is named as long as the round goes on") {
    int told = 0;
    kit::Rng rng(1);
    for (std::uint64_t deal = 1; deal <= 10; ++deal) {
        const auto match = new_match("matching_elements", 3, deal, {{"colours", 2}}).value();
        kit::Seat first = kit::kNobody;
        while (match->status().phase != kit::Phase::RoundOver) {
            REQUIRE(match->play(boneyard::test::played(boneyard::test::any_of(match->legal(), rng), rng)));
            const kit::Status status = match->status();
            if (status.phase != kit::Phase::Play) continue;
            for (kit::Seat seat = 0; seat < 3 && first == kit::kNobody; ++seat) {
                if (status.hand_counts[static_cast<std::size_t>(seat)] == 0) first = seat;
            }
            if (first == kit::kNobody) continue;
            ++told;
            CHECK(kit::english(match->scene(kit::kNobody, 1.6).note)
                      .starts_with("seat " + std::to_string(first) + " has no tiles left"));
        }
    }
    CHECK_GT(told, 5);
}

TEST_CASE("that hands are smaller is said when tiles run short, with their size") {
    Elements position{.hands = {"R:0-3 R:0-6", "O:0-3 O:0-6", "O:1-2 O:1-5"}, .laid = {}, .colour = "R"};
    position.phase = matching_elements::Phase::Bets;
    position.elimination = true;
    position.bets = {-1, -1, -1};
    const Game game = boneyard::test::set_up(position);
    CHECK(kit::english(Game::scene(game.view(0), 1.6).note)
              .starts_with("Tiles are running short: hands are down to 2"));
}

TEST_CASE("the short form of an elimination says whom a player is ahead of") {
    const auto brief = [](const std::vector<int>& scores) {
        Elements position{.hands = {"R:0-6", "O:0-3", "O:1-2"}};
        position.scores = scores;
        position.elimination = true;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(0), 1.6).stage_brief);
    };
    CHECK_EQ(brief({24, 34, 0}), "24 above the lowest");
    CHECK_EQ(brief({3, 34, 10}), "lowest by 7");
    CHECK_EQ(brief({3, 34, 3}), "");
}

TEST_CASE("who tries to lay a tile while a question is open hears that, and not that it is another's turn") {
    Elements position{.hands = {"R:0-3", "O:0-3", "O:1-2"}, .laid = {}, .colour = "R"};
    position.phase = matching_elements::Phase::Bets;
    position.bets = {-1, -1, -1};
    const Game game = boneyard::test::set_up(position);
    CHECK_EQ(kit::english(Game::why_not(game.view(0), "R:0-3", "")),
             "Answer the question first, then lay tiles.");
    CHECK_EQ(kit::english(Game::why_not(game.view(1), "O:0-3", "")), "It is not your turn.");
}
