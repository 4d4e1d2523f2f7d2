// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "kit/phrase.h"
#include "matador_views.h"

using namespace boneyard::matador;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::Rng;
using boneyard::kit::Stream;

// What Matador says: why a tile cannot lie there, what speaks for a move, who begins and what lies across.

namespace {

std::string why_not(const View& view, const char* tile, const char* group) {
    return english(Game::why_not(view, tile, group));
}

std::string why(const View& view, const char* text) { return english(Game::why(view, action(text))); }

}  // namespace

TEST_CASE("a move that is not possible says why") {
    View view =
        seen(rules_with(true, Rules::Matadors::Free),
             {"open 5-5", "place 0-2 L 2", "place 2-5 R across", "place 2-6 U 2"}, {"3-6", "3-4", "1-3"});
    REQUIRE_EQ(why_not(view, "3-6", "L"), std::string("Only a matador goes on a blank end."));
    REQUIRE_EQ(why_not(view, "3-6", "R"), std::string("This end takes 2 or 5, or a matador."));
    REQUIRE_EQ(why_not(view, "3-6", "U"), std::string("3 meets 6: together they must make 7."));
    REQUIRE_EQ(why_not(view, "3-6", "D"), std::string("3 meets 5: together they must make 7."));
    REQUIRE_EQ(why_not(view, "3-6", ""),
               std::string("No open end takes 3-6: the halves that meet must make 7 together."));
    REQUIRE_EQ(why_not(view, "1-3", "U"), std::string());
    REQUIRE_EQ(why_not(view, "3-4", "L"), std::string());
    REQUIRE_EQ(why_not(view, "0-0", "L"), std::string("That tile is not in your hand."));
    const View gate = seen(rules_with(false), {"open 5-5", "place 2-5 L across"}, {"1-3"});
    REQUIRE_EQ(why_not(gate, "1-3", "L"), std::string("A gate takes a blank or a matador."));
    REQUIRE_EQ(why_not(gate, "1-3", "U"), std::string("Nothing can be laid there."));
    view.table.to_move = 1;
    REQUIRE_EQ(why_not(view, "3-4", "L"), std::string("It is not your turn."));
    view.table.phase = Phase::RoundOver;
    REQUIRE_EQ(why_not(view, "3-4", "L"), std::string("The round is over."));
}

TEST_CASE("opening with the wrong tile names the right one") {
    Rules rules = rules_with(false);
    rules.opener = Rules::Opener::HighestDouble;
    const View doubles = seen(rules, {}, {"5-6", "1-1", "4-4"});
    REQUIRE_EQ(why_not(doubles, "5-6", "open"), std::string("The highest double opens: lay 4-4."));
    REQUIRE_EQ(why_not(doubles, "4-4", ""), std::string());
    REQUIRE_EQ(why_not(seen(rules, {}, {"5-6", "1-2"}), "1-2", ""),
               std::string("Nobody has a double, so the heaviest tile opens: lay 5-6."));
}

TEST_CASE("a hint gives the strongest true reason") {
    const Rules rules = rules_with(false);
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"2-3"}), "place 2-3 L 2"), std::string("You go out with it."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"2-3", "1-1"}), "place 2-3 L 2"),
               std::string("It is the only tile that fits."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"2-3", "3-4"}), "place 2-3 L 2"),
               std::string("It keeps a matador for later."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"0-2", "2-4"}), "place 0-2 L 2"),
               std::string("It closes this end: only a matador can follow."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"1-2", "2-6", "3-6", "4-6"}), "place 1-2 L 2"),
               std::string("You hold 3 tiles that can follow on this end."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"2-6", "2-4"}), "place 2-6 L 2"),
               std::string("It gets rid of 8 pips."));
    View view = seen(rules, {"open 5-5"}, {"2-6", "2-4"});
    view.table.lacks[1] = full_set(6) - matadors_of(6);
    REQUIRE_EQ(why(view, "place 2-6 L 2"), std::string("The next player can follow only with a matador."));
    view.table.lacks[1] = full_set(6);
    REQUIRE_EQ(why(view, "place 2-6 L 2"), std::string("The next player has nothing that fits."));
    REQUIRE_EQ(why(seen(rules, {"open 5-5"}, {"1-1"}), "draw"), std::string("Nothing in your hand fits."));
}

TEST_CASE("of the only tile that fits it is said why it lies there rather than at another end") {
    const View view = seen(rules_with(false), {"open 4-5"}, {"2-3", "5-5"});
    REQUIRE_EQ(why(view, "place 2-3 L 3"), std::string("After it 1 of your other tile fit."));
    REQUIRE_EQ(why(view, "place 2-3 R 2"), std::string("It is the only tile that fits."));
}

TEST_CASE("who begins is told with the reason, and never what that player holds") {
    const auto note = [](Rules rules, std::initializer_list<const char*> laid,
                         std::initializer_list<const char*> hand) {
        return english(Game::scene(seen(rules, laid, hand), kWide).note);
    };
    Rules rules = rules_with(false);
    rules.opener = Rules::Opener::HighestDouble;
    REQUIRE_EQ(note(rules, {}, {"5-6", "1-1", "4-4"}),
               std::string("You begin: 4-4 is the highest double dealt."));
    REQUIRE_EQ(note(rules, {}, {"5-6", "1-2"}),
               std::string("No double was dealt. You begin: 5-6 is the heaviest tile."));
    rules.opener = Rules::Opener::Holder;
    REQUIRE_EQ(note(rules, {}, {"5-6", "1-1"}), std::string());  // the prompt says it
    View other = seen(rules, {}, {"5-6", "1-1"});
    other.table.to_move = 1;
    const std::string told =
        "seat 1 begins: dealt the highest double or, if nobody has one, the heaviest tile.";
    REQUIRE_EQ(english(Game::scene(other, kWide).note), told);
    REQUIRE_EQ(note(rules, {"open 4-4"}, {"5-6"}), std::string());  // the viewer has begun
    rules.opener = Rules::Opener::Rotate;
    REQUIRE_EQ(note(rules, {}, {"5-6", "1-1"}), std::string());
    // Until each may have laid a tile.
    Game game = new_round(matador_info(), 2, 3, {});
    const auto second = boneyard::kit::next_seat(game.to_move(), 2);
    const std::string before = english(Game::scene(game.view(second), kWide).note);
    REQUIRE(before.ends_with(" begins: dealt the highest double or, if nobody has one, the heaviest tile."));
    std::vector<Action> actions;
    game.legal(actions);
    game.apply(actions.front(), nullptr);
    REQUIRE_EQ(english(Game::scene(game.view(second), kWide).note), before);
    while (game.view(second).table.placed_count < 2) {
        game.legal(actions);
        game.apply(actions.front(), nullptr);
    }
    REQUIRE_EQ(english(Game::scene(game.view(second), kWide).note), std::string());
}

TEST_CASE("the first tile that lies across in a match is told with what that means") {
    const auto note = [](Rules::Matadors matadors, std::initializer_list<const char*> laid, int round) {
        Rules rules = rules_with(false);
        rules.matadors = matadors;
        View view = seen(rules, laid, {"1-1"});
        view.table.round = round;
        return english(Game::scene(view, kWide).note);
    };
    const std::string gate =
        "2-5 lies across, at a right angle to the line: a gate, which takes a blank or a matador.";
    REQUIRE_EQ(note(Rules::Matadors::Across, {"open 5-5", "place 2-5 R across"}, 1), gate);
    REQUIRE_EQ(note(Rules::Matadors::Across, {"open 5-5", "place 2-5 R across", "place 2-3 L 2"}, 1), gate);
    REQUIRE_EQ(note(Rules::Matadors::Free, {"open 5-5", "place 2-5 R across"}, 1),
               "2-5 lies across, at a right angle to the line: what joins it makes 7 with either of its "
               "numbers.");
    // A double that joins as it would in line says nothing; nor does what was told already.
    REQUIRE_EQ(note(Rules::Matadors::Free, {"open 2-5", "place 5-5 L across"}, 1), "");
    REQUIRE_EQ(note(Rules::Matadors::Across, {"open 5-5", "place 2-5 R across"}, 2), "");
    REQUIRE_EQ(note(Rules::Matadors::Across, {"open 5-5"}, 1), "");
}

TEST_CASE("what a tile across means is told for a round of turns, whatever is laid meanwhile") {
    const auto told = [](std::initializer_list<const char*> laid) {
        return english(Game::scene(seen(rules_with(false), laid, {"1-1"}), kWide).note).starts_with("2-5 ");
    };
    REQUIRE(told({"open 5-5", "place 2-5 R across", "place 3-4 L across"}));
    REQUIRE(told({"open 5-5", "place 2-5 R across", "place 0-4 R 0"}));
    REQUIRE_FALSE(told({"open 5-5", "place 2-5 R across", "place 0-4 R 0", "place 3-4 L across"}));
}

TEST_CASE("who begins is told in a later round though a tile lies across") {
    View view = seen(rules_with(false), {"open 5-5", "place 2-5 R across"}, {"1-1"});
    view.table.round = 2;
    view.table.seats = 3;
    view.seat = 2;
    REQUIRE(english(Game::scene(view, kWide).note).starts_with("seat 0 begins: "));
}

TEST_CASE("the pips got rid of are a reason only where no tile with more can be laid") {
    Rng rng(11, Stream::Bot);
    std::vector<Action> actions;
    int lighter = 0;
    int none = 0;
    for (std::uint64_t deal = 0; deal < 200; ++deal) {
        const auto info = deal % 2 == 0 ? matador_info() : russian_info();
        Game game = new_round(info, 3, deal, {{"set", deal % 4 < 2 ? 6 : 9}, {"spinner", deal % 3 == 0}});
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions) {
                if (!each.lays()) continue;
                const std::string said = english(Game::why(view, each));
                const bool heaviest = std::all_of(actions.begin(), actions.end(), [&](const Action& other) {
                    return !other.lays() || pips(other.tile) <= pips(each.tile);
                });
                INFO(Game::text(each) << ": " << said);
                if (said.starts_with("It gets rid of ")) REQUIRE(heaviest);
                if (said.starts_with("After a tile with more pips, ")) REQUIRE(!heaviest);
                lighter += said.starts_with("After ") ? 1 : 0;
                none += said.starts_with("Nothing else ") ? 1 : 0;
            }
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
    REQUIRE_GT(lighter, 100);
    REQUIRE_LT(none, lighter / 4);
}

TEST_CASE("every legal action but the next round has a reason") {
    Rng rng(7, Stream::Bot);
    std::vector<Action> actions;
    for (std::uint64_t deal = 0; deal < 200; ++deal) {
        const auto info = deal % 2 == 0 ? matador_info() : russian_info();
        Game game = new_round(info, 3, deal, {{"spinner", deal % 3 == 0}, {"keep_matador", deal % 5 == 0}});
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions)
                REQUIRE_MESSAGE((!Game::why(view, each).empty()), Game::text(each).c_str());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
}
