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

// What Matching Elements says of a move, of the first deal and of the final.

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

TEST_CASE("how many tiles to bring back has a reason that is true of that number") {
    const auto said = [](const char* action, int stock) {
        Elements position{.hands = {"R:0-3 R:0-6", "", "O:0-3"}, .laid = {}, .stock_size = stock};
        position.phase = matching_elements::Phase::Final;
        position.banks = {"R:1-2 R:1-5", "", "O:1-2 O:1-5 O:4-5"};
        position.to_move = 2;
        position.out = {1};
        position.in_final = true;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::why(game.view(2), Game::parse(action).value()));
    };
    CHECK_EQ(said("reenter 2", 4), "The fuller the hands, the less is left to chance.");
    CHECK_EQ(said("reenter 1", 4),
             "Tried many times over, it wins the final more often than bringing back more.");
    CHECK_EQ(said("reenter 1", 40), "More would make no hand larger.");
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

namespace {

/// The final of seats 0 and 2, after seat 1 went out: seat 0 has 13 points and holds two tiles.
Elements in_the_final() {
    return {.hands = {"R:0-3 R:0-6", "", "O:0-3"},
            .laid = {"R:3-9 first"},
            .points = {13, 0, 4},
            .scores = {36, 5, 71},
            .out = {1},
            .in_final = true,
            .shown = {"R:6-6"}};
}

}  // namespace

TEST_CASE("in the final a seat stands at what it has there, and the total is told as one of before") {
    const Game game = boneyard::test::set_up(in_the_final());
    const kit::Scene scene = Game::scene(game.view(0), 1.6);
    CHECK_EQ(scene.seats[0].decides, 12 + 13 - 2);
    CHECK_EQ(scene.seats[2].decides, 4 - 1);
    CHECK(!scene.seats[1].decides);
    CHECK_EQ(kit::english(scene.seats[0].brief), "doubles +12");
    CHECK_EQ(kit::english(scene.seats[2].brief), "final");
    CHECK_EQ(kit::english(scene.stage), "final, without bets");
    CHECK_EQ(
        kit::english(scene.seats[0].meaning),
        "In the final: doubles 12 and points 13 less tiles left 2 make 23. The total before it, 36, counts "
        "only if it ends level.");
}

TEST_CASE("before the final everybody is told that it starts anew") {
    Elements position = in_the_final();
    position.phase = matching_elements::Phase::RoundOver;
    position.in_final = false;
    position.elimination = true;
    const std::string coming =
        "The final comes next, and starts from scratch: the totals count only if it ends level.";
    const auto last_line = [](const Elements& at) {
        const Game game = boneyard::test::set_up(at);
        const auto account = Game::scene(game.view(0), 1.6).account;
        return account.empty() ? std::string() : kit::english(account.back());
    };
    CHECK_EQ(last_line(position), coming);
    position.out = {};
    CHECK_NE(last_line(position), coming);

    position = in_the_final();
    position.phase = matching_elements::Phase::Final;
    const Game asks = boneyard::test::set_up(position);
    const kit::Scene asked = Game::scene(asks.view(0), 1.6);
    CHECK(kit::english(asked.question.meaning)
              .starts_with(
                  "The final starts from scratch, without bets: the totals count only if it ends level. "));
    CHECK(!asked.seats[0].decides);
    CHECK_EQ(kit::english(asked.seats[2].meaning),
             "The final starts from scratch: the total of 71 counts only if it ends level.");

    position.phase = matching_elements::Phase::Naming;
    position.colour = "";
    position.laid = {};
    const Game names = boneyard::test::set_up(position);
    const std::string opened = kit::english(Game::scene(names.view(0), 1.6).note);
    CHECK(opened.starts_with("The final starts from scratch, without bets: "));
    CHECK(opened.find("The name plates show points less tiles left in hand.") != std::string::npos);
}

TEST_CASE("when the final begins, each side's doubles are told with what they bring") {
    const auto note = [](const std::vector<std::string>& shown, const std::vector<std::string>& laid,
                         matching_elements::Rules rules = {.colours = 2}) {
        Elements position = in_the_final();
        position.rules = rules;
        position.shown = shown;
        position.laid = laid;
        if (rules.teams != matching_elements::Teams::None) {
            position.hands = {"R:0-3", "R:1-2", "R:1-5", "O:0-6", "O:0-9", "O:1-2"};
            position.out = {2, 5};
        }
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(0), 1.6).note);
    };
    const std::vector<std::string> opened{"R:3-9 first"};
    CHECK(note({"R:6-6"}, opened).ends_with(" Head start for the doubles shown: seat 0 +12."));
    CHECK(note({"", "", "O:12-12"}, opened).ends_with(" Head start for the doubles shown: seat 2 +24."));
    CHECK(note({"R:6-6", "", "O:12-12"}, opened)
              .ends_with(" Head start for the doubles shown: seat 0 +12, seat 2 +24."));
    CHECK(note({"R:0-0"}, opened).ends_with(" less tiles left in hand."));  // it counts nothing
    CHECK(note({}, opened).ends_with(" less tiles left in hand."));
    CHECK_EQ(note({"R:6-6"}, {"R:3-9 first", "R:3-12 0 n 3"}), "");  // both have laid a tile
    CHECK(note({"R:6-6", "", "", "R:3-3", "O:12-12"}, opened,
               {.colours = 2, .teams = matching_elements::Teams::ThreeOfTwo})
              .ends_with(" Head start for the doubles shown: seat 0 and seat 3 +18, seat 1 and seat 4 +24."));
}

TEST_CASE("who says how many tiles come back is told by what it goes") {
    const auto asked = [](const std::vector<std::string>& banks, kit::Seat winner) {
        Elements position = in_the_final();
        position.phase = matching_elements::Phase::Final;
        position.banks = banks;
        position.round_winner = winner;
        const Game game = boneyard::test::set_up(position);
        return kit::english(Game::scene(game.view(0), 1.6).question.meaning);
    };
    using boneyard::test::holds;
    CHECK(holds(asked({"O:3-6", "", ""}, 2), "Whoever has the larger Bank says how many"));
    CHECK(holds(asked({"O:3-6", "", "O:6-9"}, 2),
                "The Banks are equal, so whoever took the last round says how many"));
    CHECK(holds(asked({"O:3-6", "", "O:6-9"}, kit::kNobody),
                "The Banks are equal, so the side with the higher total says how many"));
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

TEST_CASE("a newcomer hears what to bet on") {
    Elements position{.hands = {"R:0-3", "O:0-3", "O:1-2"}, .laid = {}, .colour = "R"};
    position.phase = matching_elements::Phase::Bets;
    position.bets = {-1, -1, -1};
    const Game game = boneyard::test::set_up(position);
    CHECK_EQ(kit::english(Game::scene(game.view(0), 1.6).prompt),
             "Bet on your points, less 1 per tile left.");
}
