// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "matching_elements/game.h"
#include "matching_elements_table.h"
#include "registry.h"

using namespace boneyard;
using boneyard::test::Elements;
using matching_elements::Game;

// What Matching Elements says of bids, of bets and of the element that is named.

namespace {

/// The question and the prompt of the bets, one after the other.
std::string bets_asked(const std::vector<int>& bets, int to_move) {
    Elements position{.hands = {"R:0-3", "R:3-6", "O:1-2"}, .laid = {}, .colour = "R"};
    position.phase = matching_elements::Phase::Bets;
    position.bets = bets;
    position.to_move = static_cast<kit::Seat>(to_move);
    const Game game = boneyard::test::set_up(position);
    const kit::Scene scene = Game::scene(game.view(position.to_move), 1.6);
    return kit::english(scene.question.meaning) + " " + kit::english(scene.prompt);
}

}  // namespace

TEST_CASE("why to fold names the figures that make it so") {
    const auto said = [](std::uint64_t deal, const std::vector<std::string>& actions) {
        const auto match = std::move(new_match("matching_elements", 3, deal, {})).value();
        for (const std::string& action : actions) REQUIRE(match->play(action));
        return kit::english(match->why(match->status().to_move, "fold"));
    };
    // the tiles drawn come to 12, 9 and 18
    CHECK_EQ(said(1000049, {"bid 9"}),
             "A rival may bid up to 18, you up to 12: bidding on would only earn them more.");
    CHECK_EQ(said(1000049, {"bid 9", "bid 12"}),
             "The highest bid is 12, by seat 0. Your tile allows bids up to 9.");
}

TEST_CASE("a bid that nobody can top is said to be that") {
    const auto match = std::move(new_match("matching_elements", 3, 1000049, {})).value();
    const auto said = [&](const char* action) {
        return kit::english(match->why(match->status().to_move, action));
    };
    // the tiles drawn come to 12, 9 and 18, and who drew the last bids first
    CHECK_EQ(said("bid 11"), "The highest bidder deals, and scores the bid.");
    CHECK_EQ(said("bid 12"), "Nobody can bid more: you deal, and score the bid.");
    REQUIRE(match->play("bid 9"));
    CHECK_EQ(said("bid 12"), "The highest bidder deals, and scores the bid.");
}

TEST_CASE("where the least bet is more than a hand can make, that is said instead of what to bet on") {
    Elements position{.hands = {"R:0-3", "R:3-6 O:0-3", "O:1-2"}, .laid = {}};
    position.phase = matching_elements::Phase::Bets;
    position.to_move = 1;
    const auto prompt = [&](int highest) {
        position.bets = {highest, -1, -1};
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(1), 1.6).prompt);
    };
    const auto panel = [&] {
        const Game game = boneyard::test::set_up(position);
        const kit::Scene scene = Game::scene(game.view(1), 1.6);
        return kit::english(scene.question.meaning) + " " + kit::english(scene.choices.front().meaning);
    };
    using boneyard::test::holds;
    const std::string most =
        "Your tiles can make 5 at most (4 for each of the element, 1 for any other, doubles twice). ";
    CHECK_EQ(prompt(0), "Bet on your points, less 1 per tile left.");
    CHECK_EQ(panel(), "The highest bet is 0, so at least 1 now; nobody may stay out. " + most +
                          "Your points less the tiles you have left must come to at least %1, or the round "
                          "earns you nothing.");
    CHECK_EQ(prompt(40), "Bet: your tiles can make 5 at most.");
    CHECK_EQ(panel(), "The highest bet is 40, so at least 41 now; nobody may stay out. " + most +
                          "Your bet of %1 is out of reach, so the round earns you nothing.");
    position.rules.teams = matching_elements::Teams::ThreeOfTwo;
    position.hands.insert(position.hands.end(), {"O:0-6", "O:0-9", "O:1-5"});
    CHECK_EQ(prompt(0), "Bet on your own points less 1 per tile left.");
    CHECK(holds(panel(), "Your own points less the tiles"));
}

TEST_CASE("the question of the bets says what was bet, and what may be done") {
    CHECK_EQ(bets_asked({-1, -1, -1}, 0),
             "You bet first, all others higher. Your tiles can make 0 at most (4 for each of the element, 1 "
             "for any other, doubles twice). Bet on your points, less 1 per tile left.");
    CHECK_EQ(bets_asked({3, -1, -1}, 1),
             "The highest bet is 3, so at least 4 now; nobody may stay out. Your tiles can make 4 at most (4 "
             "for each of the element, 1 for any other, doubles twice). Bet on your points, less 1 per tile "
             "left.");
    CHECK_EQ(bets_asked({3, 4, 6}, 0),
             "All have bet; the highest bet is 6. As the dealer you may raise yours, and then the others "
             "may, too. Your tiles can make 0 at most. Bet more, or stay with your 3.");
    CHECK_EQ(bets_asked({7, 4, 6}, 1),
             "The dealer raised, so everybody may bet once more: the highest is 7. Your tiles can make 4 at "
             "most. Bet more, or stay with your 4.");
    CHECK_EQ(bets_asked({7, 4, 6}, 0),
             "The highest bet is your own: 7. You may raise it, and then the others may, too. Your tiles can "
             "make 0 at most. Bet more, or stay with your 7.");
}

TEST_CASE("where tiles may be drawn nobody can say how much a hand makes at most") {
    Elements position{.hands = {"R:0-3", "R:3-6", "O:1-2"}, .laid = {}, .colour = "R", .stock_size = 20};
    position.phase = matching_elements::Phase::Bets;
    position.rules.draw_when_stuck = true;
    position.to_move = 1;
    for (const std::vector<int>& bets : {std::vector{3, -1, -1}, std::vector{7, 4, 6}}) {
        position.bets = bets;
        const Game game = boneyard::test::set_up(position);
        CHECK_FALSE(
            boneyard::test::holds(kit::english(Game::scene(game.view(1), 1.6).question.meaning), "at most"));
    }
}

TEST_CASE("a newcomer hears what to bet on") {
    Elements position{.hands = {"R:0-3", "O:0-3", "O:1-2"}, .laid = {}, .colour = "R"};
    position.phase = matching_elements::Phase::Bets;
    position.bets = {-1, -1, -1};
    const Game game = boneyard::test::set_up(position);
    CHECK_EQ(kit::english(Game::scene(game.view(0), 1.6).prompt),
             "Bet on your points, less 1 per tile left.");
}

TEST_CASE("a hint for a bet does not promise what the hand cannot bring") {
    const auto why_bet = [](const std::vector<int>& bets, const std::string& action) {
        Elements position{.hands = {"R:0-3", "O:0-3", "O:1-2"}, .laid = {}, .colour = "R"};
        position.phase = matching_elements::Phase::Bets;
        position.bets = bets;
        position.to_move = 1;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why(game.view(1), Game::parse(action).value()));
    };
    CHECK_EQ(why_bet({14, -1, -1}, "bet 15"),
             "It is the least you may bet, though your hand can make no more than 1.");
    CHECK_EQ(why_bet({7, 0, 2}, "bet 8"),
             "It is the least you may bet, though your hand can make no more than 1.");
}

TEST_CASE("a hint for the last bet does not speak of others who must bet more") {
    const auto why_bet = [](const std::vector<int>& bets, int to_move, const char* bet = "bet 5") {
        const std::string hand = "R:0-3 R:0-6 R:0-9 R:3-9 R:6-9";
        Elements position{.hands = {"O:0-3", hand, hand}, .laid = {}, .colour = "R"};
        position.phase = matching_elements::Phase::Bets;
        position.bets = bets;
        position.to_move = static_cast<kit::Seat>(to_move);
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why(game.view(position.to_move), Game::parse(bet).value()));
    };
    CHECK_EQ(why_bet({0, -1, -1}, 1), "Your hand should make about 19, and those after you must bet more.");
    CHECK_EQ(why_bet({0, 1, -1}, 2), "Your hand should make about 19.");
    CHECK_EQ(why_bet({4, 1, 2}, 1), "Your hand should make about 19, more than your bet.");
    CHECK_EQ(why_bet({18, -1, -1}, 1, "bet 19"),
             "Your hand should make about 19, and those after you must bet more.");
}

TEST_CASE("a hint in a round whose bet cannot be met any more says so") {
    const auto said = [](const std::vector<int>& bets, const std::vector<int>& points) {
        Elements position{.hands = {"O:0-12 O:1-2", "O:0-3", "O:1-2"},
                          .laid = {"R:3-9 first", "O:9-12 0 f 9"}};
        position.bets = bets;
        position.points = points;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why(game.view(0), Game::parse("place O:0-12 1 f 12").value()));
    };
    CHECK_EQ(said({5, 6, 7}, {3, 0, 0}).find("out of reach"),
             std::string::npos);  // two tiles bring two points
    CHECK_EQ(
        said({6, 7, 8}, {3, 0, 0}),
        "Your bet of 6 is out of reach, so the round earns you nothing. If nobody meets theirs, the most "
        "points less tiles left wins it.");
    CHECK_EQ(said({6, 7, 8}, {3, 8, 0}),
             "Your bet of 6 is out of reach, so the round earns you nothing: what counts now is how little "
             "the others score.");
}

TEST_CASE("what speaks for an element does not speak for another as well") {
    const auto said = [](const char* hand, const char* colour) {
        Elements position{.hands = {hand, "O:0-3", "O:1-2"}, .laid = {}, .colour = ""};
        position.phase = matching_elements::Phase::Naming;
        const Game game = boneyard::test::set_up(position);
        return kit::english(
            Game::why(game.view(game.to_move()), Game::parse(std::string("colour ") + colour).value()));
    };
    CHECK_EQ(said("R:0-3 R:3-9 O:0-0", "R"), "You hold more of it than of any other element.");
    CHECK_EQ(said("R:0-3 R:3-9 O:0-0 O:3-6", "O"), "1 of them are doubles, which count twice.");
    CHECK_EQ(said("R:0-3 R:3-9 O:0-0 O:3-6", "R"), "You hold 2 tiles of it.");
    CHECK_EQ(said("R:0-3 R:3-3 O:0-0 O:3-6", "R"),
             "You hold as many tiles and doubles of another: either is as good.");
}

TEST_CASE("an element that is not the one held most has its doubles for it, and is named as a move") {
    Elements position{.hands = {"R:0-3 R:3-9 R:6-9 O:0-0 O:3-3", "O:0-3", "O:1-2"}, .laid = {}, .colour = ""};
    position.phase = matching_elements::Phase::Naming;
    const Game game = boneyard::test::set_up(position);
    const auto view = game.view(game.to_move());
    CHECK_EQ(kit::english(Game::why(view, Game::parse("colour O").value())),
             "2 of them are doubles, which count twice.");
    const kit::Scene scene = Game::scene(view, 1.6);
    const auto named = std::find_if(scene.choices.begin(), scene.choices.end(),
                                    [](const kit::Choice& choice) { return choice.action == "colour O"; });
    REQUIRE(named != scene.choices.end());
    CHECK_EQ(kit::english(named->label), "Name ember: you hold 2 tiles");
    CHECK_EQ(kit::english(named->button), "ember: 2 tiles");
}
