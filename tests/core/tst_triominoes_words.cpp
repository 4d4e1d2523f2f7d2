// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "kit/phrase.h"
#include "random_matches.h"
#include "triominoes/game.h"
#include "triominoes_table.h"

using namespace boneyard::test;
using namespace boneyard::triominoes;
using boneyard::kit::english;
using boneyard::kit::Rng;
using boneyard::kit::Stream;
using std::string;

namespace {

std::string note(const View& view) { return english(Game::scene(view, 1.6).note); }

std::string why_not(const View& view, const char* tile, const char* group) {
    return english(Game::why_not(view, tile, group));
}

std::string why(const View& view, const char* action) {
    return english(Game::why(view, Game::parse(action).value()));
}

std::string spoken(const std::vector<string>& laid, const string& placement) {
    for (const auto& spot : Game::scene(seen(laid, placement.substr(0, 5)), 1.6).spots) {
        if (spot.action == "place " + placement) return english(spot.spoken);
    }
    return "no such spot";
}

View of_another(View view) {
    view.table.to_move = 1;
    return view;
}

}  // namespace

// Triominoes: what is said to a player.

// Spots

TEST_CASE("spots are spoken as whole sentences") {
    REQUIRE_EQ(spoken({}, "5-5-5 0 0 0"), "Open with 5-5-5: 25 points.");
    REQUIRE_EQ(spoken({"0-1-2 0 0 0"}, "0-2-5 -1 0 1"), "Lay 0-2-5 at 0-2: 7 points.");
    REQUIRE_EQ(spoken({"0-1-2 0 0 0"}, "0-0-1 1 0 2"), "Lay 0-0-1 at 1-0: 1 point.");
    REQUIRE_EQ(spoken(kFiveOfSix, kSixth), "Lay 0-0-1 at 1-0-0 and close a hexagon: 51 points.");
    REQUIRE_EQ(spoken(kBent, kBridge), "Lay 2-2-4 at 2-2-4 as a bridge: 48 points.");
}

// The note on the opening

TEST_CASE("who has to open is told why") {
    REQUIRE_EQ(note(seen({}, "4-4-4 1-1-1 4-5-5")), "You open: 4-4-4 is the highest triple dealt.");
    REQUIRE_EQ(note(seen({}, "0-0-0 4-5-5")), "You open: 0-0-0 is the highest triple dealt.");
    REQUIRE_EQ(note(seen({}, "3-4-5 4-4-5 0-0-1")), "No triple was dealt. You open: 4-4-5 counts the most.");
}

TEST_CASE("before the opening the others are told nothing") {
    REQUIRE_EQ(note(of_another(seen({}, "4-4-4"))), "");
}

TEST_CASE("after the opening all are told why") {
    for (const auto& view : {seen({"4-4-4 0 0 0"}, "1-2-3"), of_another(seen({"4-4-4 0 0 0"}, "1-2-3"))})
        REQUIRE_EQ(note(view), "4-4-4 opened: the highest triple dealt.");
    REQUIRE_EQ(note(seen({"4-4-5 0 0 0"}, "1-2-3")),
               "No triple was dealt. 4-4-5 opened: it counts the most.");
    REQUIRE_EQ(note(seen({"0-0-0 0 0 0"}, "1-2-3")), "0-0-0 opened: 30 points, and 10 for a triple.");
}

TEST_CASE("the note goes with the second tile and with the round") {
    REQUIRE_EQ(note(seen({"0-0-0 0 0 0", "0-0-1 1 0 0"}, "1-2-3")), "");
    View view = seen({"4-4-4 0 0 0"}, "1-2-3");
    view.table.phase = Phase::RoundOver;
    REQUIRE_EQ(note(view), "");
}

// Why not

TEST_CASE("a tile that does not fit in a place is told what lies there") {
    const View view = seen({"0-1-2 0 0 0"}, "0-1-3 1-2-2 1-4-5");
    REQUIRE_EQ(why_not(view, "1-4-5", "1 0"), "There the tile must show a 1 and, clockwise after it, a 0.");
    REQUIRE_EQ(why_not(view, "0-1-3", "-1 0"), "There the tile must show a 0 and, clockwise after it, a 2.");
    REQUIRE_EQ(why_not(view, "0-1-3", "0 1"), "There the tile must show a 2 and, clockwise after it, a 1.");
    REQUIRE_EQ(why_not(view, "0-1-3", "1 0"),
               "The tile has both, but in the other order: clockwise, a 0 must follow the 1.");
    REQUIRE_EQ(why_not(view, "1-2-2", "0 1"), "");  // of two alike one comes before, and one after
    REQUIRE_EQ(why_not(seen(kBent, "2-4-5"), "2-4-5", "1 -1"),
               "There the tile must show 2, 2 and 4, read clockwise.");
}

TEST_CASE("a tile that is laid nowhere near is told whether it fits at all, and what to do") {
    const View view = seen({"0-1-2 0 0 0"}, "0-1-3 1-2-2");
    for (const char* group : {"", "9 9", "L", "1"}) {
        REQUIRE_EQ(why_not(view, "0-1-3", group), "No edge on the table takes 0-1-3.");
        REQUIRE_EQ(why_not(view, "1-2-2", group), "A tile is laid edge to edge with another.");
    }
}

TEST_CASE("who opens with the wrong tile is told the right one") {
    REQUIRE_EQ(why_not(seen({}, "4-5-5 1-1-1 3-3-3"), "4-5-5", ""),
               "The highest triple opens the round: lay 3-3-3.");
    REQUIRE_EQ(why_not(seen({}, "4-5-5 1-2-3"), "1-2-3", "0 0"),
               "Nobody has a triple, so the tile worth most opens: lay 4-5-5.");
}

TEST_CASE("who is not to move is told so") {
    View view = of_another(seen({"0-1-2 0 0 0"}, "1-2-2"));
    REQUIRE_EQ(why_not(view, "1-2-2", "0 1"), "It is not your turn.");
    view = seen({"0-1-2 0 0 0"}, "1-2-2");
    view.table.phase = Phase::RoundOver;
    REQUIRE_EQ(why_not(view, "1-2-2", "0 1"), "It is not your turn.");
}

TEST_CASE("before the last draw it is said what comes of it where that tile does not fit either") {
    const auto prompt = [](std::uint8_t drawn, std::uint8_t stock) {
        View view = seen({"0-1-2 0 0 0"}, "3-3-4");
        view.table.drawn = drawn;
        view.table.stock_count = stock;
        return english(Game::scene(view, 1.6).prompt);
    };
    REQUIRE_EQ(prompt(2, 30), "Last draw (-5): if it does not fit, -10.");
    REQUIRE_EQ(prompt(1, 30), "");  // the usual one
    REQUIRE_EQ(prompt(3, 30), "");  // three are drawn
    // there is nothing to draw
    REQUIRE_EQ(prompt(2, 0), "Boneyard empty, none fits: you pass (-10).");
}

// What speaks for a move

TEST_CASE("a hint gives the strongest true reason") {
    REQUIRE_EQ(why(seen(kBent, "2-2-4"), "place 2-2-4 1 -1 0"), "You go out with it.");
    // 0-0-5 is joined by 0-5-5 at its right edge and by 0-3-5 above; 1-2-3 fits nowhere.
    REQUIRE_EQ(why(seen({"0-0-0 0 0 0"}, "0-0-5 0-5-5 0-3-5 1-2-3"), "place 0-0-5 1 0 0"),
               "After it 2 of your other tiles fit.");
}

TEST_CASE("a hint names no zeros") {
    const auto of_the_zeros = [](const char* hand) {
        const View view = seen({"0-0-1 0 0 0"}, hand);
        for (const Action& action : Game::legal(view)) {
            if (tile_text(action.tile) == "0-0-0") return english(Game::why(view, action));
        }
        return string();
    };
    REQUIRE_EQ(of_the_zeros("0-0-0 3-4-5"), "It scores nothing, but nothing else is clearly better.");
    REQUIRE_EQ(of_the_zeros("0-0-0 0-0-2"), "It scores nothing, but then other tiles of yours fit.");
    REQUIRE_EQ(why(seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3"), "place 0-0-5 1 0 0"),
               "Its points are worth it, though then none of your other tiles fits.");
}

TEST_CASE("a hexagon and a bridge are told by the words of the move, and a hint says them no second time") {
    const auto once = [](const View& view, const string& placement) {
        const string said = why(view, ("place " + placement).c_str());
        CAPTURE(said);
        REQUIRE((said.find("hexagon") == string::npos && said.find("bridge") == string::npos));
    };
    once(seen(kFiveOfSix, "0-0-1 3-4-5"), "0-0-1 1 0 2");
    once(seen(kBent, "2-2-4 3-4-5"), "2-2-4 1 -1 0");
    once(seen(kTwoLess, kTwo.substr(0, 5) + " 3-4-5"), kTwo);
    REQUIRE(spoken(kTwoLess, kTwo).find("close 2 hexagons: 67 points.") != string::npos);
}

TEST_CASE(
    "between two, who draws though a tile fits is told what that brings, and no other figure after each "
    "draw") {
    REQUIRE_EQ(why(seen({"0-0-0 0 0 0"}, "1-2-3 1-1-1"), "draw"), "None of your tiles fits.");
    View view = seen({"0-0-0 0 0 0"}, "0-0-5 1-2-3");
    view.table.stock_count = 20;
    for (const char* drawn : {"1-1-1", "3-3-3", "4-5-5"}) {
        REQUIRE_EQ(why(view, "draw"),
                   "With more tiles you can lay when your opponent must pass. Over a round, drawing first "
                   "comes to about 350 points more than laying at once.");
        boneyard::kit::at(view.hands, view.seat).add(parse_tile(drawn).value());
        ++view.table.drawn;
    }
    // Then one may pass, to the same end.
    REQUIRE_EQ(why(view, "pass"),
               "Laying 0-0-5 (+5) would help your opponent: 9 of the hidden tiles would fit then, instead of "
               "4 now.");
}

TEST_CASE("a reason to lay a tile is one in which it is better than the next best") {
    const auto left_by = [](const View& view, const Action& action, TileSet tiles) {
        Table after = view.table;
        lay(after, action);
        tiles.remove(action.tile);
        return (tiles & fitting(after.lattice)).count();
    };
    Words told;
    for (int deal = 1; deal <= matches_to_play(20, 4); ++deal) {
        const auto match = boneyard::new_match("triominoes", 2 + deal % 3, static_cast<std::uint64_t>(deal),
                                               {{"target", 0}});
        Game game = game_of<Game>(**match);
        std::vector<Action> actions;
        std::vector<int> ratings;
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            const Action played = actions.front();
            std::erase_if(actions, [](const Action& each) { return each.kind != Action::Kind::Place; });
            for (const Action& each : actions) {
                const string said = english(Game::why(view, each));
                std::vector<Action> others = actions;
                std::erase_if(others, [&](const Action& other) { return other.tile == each.tile; });
                if (others.empty() || !said.starts_with("After it ")) continue;
                Game::rate(view, others, ratings);
                const auto best = std::max_element(ratings.begin(), ratings.end()) - ratings.begin();
                const Action& next = others[static_cast<std::size_t>(best)];
                const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
                CAPTURE(said);
                if (said.find("hidden") == string::npos)
                    REQUIRE_GT(left_by(view, each, view.hand()), left_by(view, next, view.hand()));
                else
                    REQUIRE_LT(left_by(view, each, unseen), left_by(view, next, unseen));
                told.push_back(said);
            }
            game.apply(played, nullptr);
        }
    }
    REQUIRE_GT(told.size(), 50);
}

TEST_CASE("where another tile leaves more of one's own, that is no reason") {
    // 0-0-5 is joined by 0-5-5 and 0-3-5, but 0-0-4 by three
    const View view = seen({"0-0-0 0 0 0"}, "0-0-5 0-0-4 0-4-4 0-3-4 0-2-4 0-5-5");
    REQUIRE(why(view, "place 0-0-4 1 0 0").find("of your other tiles fit") != string::npos);
    REQUIRE(why(view, "place 0-0-5 1 0 0").find("of your other tiles fit") == string::npos);
}

TEST_CASE("the opening speaks for itself") {
    REQUIRE_EQ(why(seen({}, "3-3-3 4-5-5"), "place 3-3-3 0 0 0"),
               "The highest triple opens the round: lay 3-3-3.");
    REQUIRE_EQ(why(seen({}, "4-5-5 0-0-1"), "place 4-5-5 0 0 0"),
               "Nobody has a triple, so the tile worth most opens: lay 4-5-5.");
}

TEST_CASE("zeros chosen for the opening are not called the highest triple") {
    Rules rules;
    rules.open_with_zeros = true;
    REQUIRE_EQ(why(seen({}, "0-0-0 3-3-3 0-0-1 0-0-2", rules), "place 0-0-0 0 0 0"),
               "After it 2 of your other tiles fit.");
}

TEST_CASE("every legal action but the next round has a reason") {
    Rng rng(7, Stream::Bot);
    std::vector<Action> actions;
    for (int deal = 0; deal < matches_to_play(4, 2); ++deal) {
        const auto match = boneyard::new_match("triominoes", 2 + deal % 5, static_cast<std::uint64_t>(deal),
                                               {{"target", 0}, {"open_with_zeros", deal % 2 == 0}});
        Game game = game_of<Game>(**match);
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions)
                REQUIRE_MESSAGE((!Game::why(view, each).empty()), Game::text(each).c_str());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
    REQUIRE((Game::why(seen({}, ""), {}).empty()));
}

// What the schema tells

TEST_CASE("every score and every end of a round has its words") {
    Words scores;
    for (const auto& reason : info().reasons) scores.emplace_back(reason.code);
    REQUIRE_EQ(boneyard::test::joined(scores),
               "tile, triple, zeros, hexagon, bridge, draw, pass, out, hands");
    Words ends;
    for (const auto& ending : info().endings) ends.emplace_back(ending.code);
    REQUIRE_EQ(boneyard::test::joined(ends), "out, blocked");
}
