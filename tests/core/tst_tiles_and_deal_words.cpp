// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::english;

namespace {

std::string why_not(const Game& game, const char* tile, const char* group, Seat seat = 0) {
    return english(Game::why_not(game.view(seat), tile, group));
}

std::string why(const Rummy& position, const std::string& action) {
    const auto parsed = Game::parse(action).value();
    const Game game = set_up(position);
    if (!game.allows(parsed)) return "not legal: " + action;
    return english(Game::why(game.view(0), parsed));
}

}  // namespace

TEST_CASE("a tile has a name") {
    const auto name = boneyard::new_match("tiles_and_deal", 2, 1, {}).value()->info().tile_name;
    const auto said = [&](const char* tile) { return english(name(tile)); };
    REQUIRE_EQ(said("R7"), std::string("red 7"));
    REQUIRE_EQ(said("K1"), std::string("black 1"));
    REQUIRE_EQ(said("B12"), std::string("blue 12"));
    REQUIRE_EQ(said("O3"), std::string("orange 3"));
    REQUIRE_EQ(said("J"), std::string("joker"));
}

TEST_CASE("a meld is named by what it is, and not by the letters of the protocol") {
    const auto name = boneyard::new_match("tiles_and_deal", 2, 1, {}).value()->info().tile_name;
    const auto said = [&](const char* tiles) { return english(name(tiles)); };
    REQUIRE_EQ(said("R5 R6 R7"), std::string("red 5–7"));
    REQUIRE_EQ(said("R9 J R11"), std::string("red 9–11"));
    REQUIRE_EQ(said("J K3 K4"), std::string("black 2–4"));
    REQUIRE_EQ(said("B12 B13 B1"), std::string("blue 12–1"));
    REQUIRE_EQ(said("K6 B6 O6"), std::string("a set of 6s"));
    REQUIRE_EQ(said("R4 O4 J"), std::string("a set of 4s"));
}

TEST_CASE("before the draw nothing is laid") {
    Rummy position{{"K2 K3", "K4"}, {}, {}, "O1"};
    REQUIRE_EQ(why_not(set_up(position), "K4", "discard", 1), "It is not your turn.");
    REQUIRE_EQ(why_not(set_up(position), "K4", "discard", kNobody), "It is not your turn.");
    REQUIRE_EQ(why_not(set_up(position), "B9", "discard"), "That tile is not in your hand.");
    position.phase = Phase::Draw;
    REQUIRE_EQ(why_not(set_up(position), "K2", "discard"), "First draw, or take the face-up tile.");
    position.phase = Phase::Upcard;
    REQUIRE_EQ(why_not(set_up(position), "K2", "discard"), "First take the face-up tile, or pass.");
    position.discards = "";
    position.phase = Phase::Draw;
    REQUIRE_EQ(why_not(set_up(position), "K2", "discard"), "First draw a tile.");
    auto over = set_up({{"K2 K3 K4 O9", "K4"}, {}, {}, "O1"});
    play(over, "knock O9");
    REQUIRE_EQ(why_not(over, "K4", "discard", 1), "The round is over.");
}

TEST_CASE("the taken tile is not thrown") {
    Rummy position{{"R5 K9 O2", "K4"}, {}, {}, "O1"};
    position.taken = "R5";
    REQUIRE_EQ(why_not(set_up(position), "R5", "discard"),
               "The tile that you took cannot be discarded this turn.");
    REQUIRE_EQ(why_not(set_up(position), "R5", ""), "The tile that you took cannot be discarded this turn.");
    REQUIRE_EQ(why_not(set_up(position), "K9", "discard"), "");
    position.hands[0] = "R5 R5 K9";
    REQUIRE_EQ(why_not(set_up(position), "R5", "discard"), "");
}

TEST_CASE("a meld says what it takes") {
    struct Row {
        std::string name;
        std::string meld;
        std::string says;
    };
    std::vector<Row> rows;
    rows.push_back({"run", "R5 J R7", "This run takes red 4 or red 8."});
    rows.push_back({"low", "B1 B2 B3", "This run takes blue 4."});
    rows.push_back({"high", "K12 K13 K1", "This run takes black 11."});
    rows.push_back({"ace", "O11 O12 O13", "This run takes orange 10 or orange 1."});
    rows.push_back({"whole run", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", "This run is complete."});
    rows.push_back({"set", "K8 B8 O8", "This set takes red 8."});
    rows.push_back({"joker set", "K8 B8 J", "This set takes another 8, in a colour that it lacks."});
    rows.push_back({"whole set", "K8 R8 B8 O8", "This set is complete."});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& meld = given.meld;
            const std::string& says = given.says;
            REQUIRE_EQ(why_not(set_up({{"O2 O6", "K4"}, {meld}, {}, "O1"}), "O2", "meld 0"), says);
        }
    }
}

TEST_CASE("a joker says what it stands for") {
    struct Row {
        std::string name;
        std::string meld;
        std::string says;
    };
    std::vector<Row> rows;
    rows.push_back({"run", "R5 J R7", "The joker stands for red 6."});
    rows.push_back({"two", "B5 J J B8", "The jokers stand for blue 6, 7."});
    rows.push_back({"set", "K8 B8 O8 J", "The joker stands for red 8."});
    rows.push_back(
        {"open set", "K8 B8 J", "The joker stands for another 8, in a colour that the set lacks."});
    rows.push_back({"none", "R5 R6 R7", "This run takes red 4 or red 8."});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const std::string& meld = given.meld;
            const std::string& says = given.says;
            REQUIRE_EQ(why_not(set_up({{"O2 O6", "K4"}, {meld}, {}, "O1"}), "O2", "joker 0"), says);
        }
    }
}

TEST_CASE("a joker that is due comes first") {
    auto game = set_up({{"R6 R8 K2 K3 B9", "K4"}, {"R5 J R7"}, {}, "O1"});
    play(game, "swap R6 0");
    REQUIRE_EQ(why_not(game, "R8", "meld 0"), "The joker must be laid first.");
    REQUIRE_EQ(why_not(game, "R8", "discard"), "The joker must be laid first.");
    REQUIRE_EQ(why_not(game, "J", "discard"), "The joker must be laid: in a meld, or added to one.");
    REQUIRE_EQ(why_not(game, "J", "meld 0"), "");
}

TEST_CASE("dead ends are told") {
    Rummy position{{"R8 B9", "K4"}, {"R5 R6 R7"}, {}, "O1"};
    position.taken = "B9";
    REQUIRE_EQ(why_not(set_up(position), "R8", "meld 0"), "Then your turn could not end.");
    // Nothing would take the joker: the run is as long as can be.
    REQUIRE_EQ(why_not(set_up({{"R6 B9 O2", "K4"}, {"R1 R2 R3 R4 R5 J R7 R8 R9 R10 R11 R12 R13"}, {}, "O1"}),
                       "R6", "joker 0"),
               "You could not lay the joker this turn.");
    Rummy closed{{"R8 B9", "K4"}, {"R5 R6 R7"}, {}, "O1"};
    closed.rules.closed = true;
    REQUIRE_EQ(why_not(set_up(closed), "R8", "meld 0"), "Melds are laid only when somebody knocks.");
}

TEST_CASE("what can be done has no objection") {
    const auto game = set_up({{"R4 R6 B9 K2 K3", "K4"}, {"R5 J R7"}, {}, "O1"});
    REQUIRE_EQ(why_not(game, "R4", "meld 0"), "");
    REQUIRE_EQ(why_not(game, "R6", "joker 0"), "");
    REQUIRE_EQ(why_not(game, "B9", "discard"), "");
    REQUIRE_EQ(why_not(game, "B9", ""), "");
}

TEST_CASE("taking tells what the tile does") {
    Rummy position{{"K2 K3 R9 B12 O7", "O5"}, {}, {}, "K4"};
    position.phase = Phase::Draw;
    REQUIRE_EQ(why(position, "take"), "It joins a meld: deadwood falls from 31 to 16.");
    position.discards = "O1";
    REQUIRE_EQ(why(position, "take"), "It may become part of a meld.");
    position.discards = "O2";
    REQUIRE_EQ(why(position, "take"), "It brings deadwood from 31 down to 23.");
    position.melds = {"K2 R2 B2"};
    position.hands[0] = "K3 R9 B12 O7";
    REQUIRE_EQ(why(position, "take"), "It fits a meld on the table.");
}

TEST_CASE("drawing tells what the open tile does not") {
    Rummy position{{"K2 K3 R9 B12 O7", "O5"}, {}, {}, "O1"};
    position.phase = Phase::Draw;
    REQUIRE_EQ(why(position, "draw"), "The face-up tile makes no meld for you.");
    position.discards = "K4";
    REQUIRE_EQ(why(position, "draw"), "The boneyard may hold something better.");
    position.discards = "";
    REQUIRE_EQ(why(position, "draw"), "The discard pile is empty.");
    position.discards = "O1";
    position.phase = Phase::Upcard;
    REQUIRE_EQ(why(position, "pass"), "The face-up tile makes no meld for you.");
    TilesAndDealTable table({"", ""}, "O9");
    table.play({"pass", "pass"});
    REQUIRE_EQ(english(Game::why(table.game().view(0), Game::parse("draw").value())),
               std::string("Both passed: this is all you can do."));
}

TEST_CASE("laying tells what it is good for") {
    Rummy position{{"R5 R6 R7 R8 K9 O2", "K4"}, {"K10 K11 K12", "B3 J B5"}, {}, "O1"};
    // as it is told beside the hand: when the 9 is discarded, 2 are left; when it is laid, the 2 is discarded
    REQUIRE_EQ(why(position, "add K9 0 low"), "It brings deadwood from 2 down to 0.");
    REQUIRE_EQ(why(position, "meld R5 R6 R7"), "It leaves 3 tiles in your hand.");
    position.rules.unlaid_count = true;
    REQUIRE_EQ(why(position, "meld R5 R6 R7 R8"), "What lies on the table cannot count against you.");
    position.hands[0] = "R5 R6 R7";
    REQUIRE_EQ(why(position, "meld R5 R6 R7"), "Your hand is empty: a super win.");
    position.hands[0] = "B4 K9 O2 O3";
    REQUIRE_EQ(why(position, "swap B4 1"), "It frees the joker for a meld of yours.");
    auto game = set_up(position);
    play(game, "swap B4 1");
    REQUIRE_EQ(english(Game::why(game.view(0), Game::parse("add J 0 low").value())),
               std::string("The joker must be laid this turn."));
}

TEST_CASE("where a sum holds an ace, a throw says that it counts 11") {
    Rummy position{{"R5 R6 R7 K1 B12 B10", "K4"}, {}, {}, "O2"};
    REQUIRE_EQ(why(position, "discard K1"),
               "An ace counts 11, and no tile outside a meld counts more; 20 deadwood remains.");
    position.hands[0] = "R5 R6 R7 K1 B1 O4";
    REQUIRE_EQ(why(position, "discard K1"),
               "No tile outside a meld counts more; 15 deadwood remains, of which an ace counts 11.");
}

TEST_CASE(
    "whatever a throw leaves, its words name the least that can be left, as the line over the hand does") {
    int kept = 0;
    for (const char* hand :
         {"R5 R6 R7 K9 O9 B12", "R5 R6 R7 K10 K11 O9", "R2 R3 K12 O12 B7 K1", "R5 R6 K10 K11 O9 B9"}) {
        const Rummy position{{hand, "K4"}, {}, {}, "O1"};
        const Game game = set_up(position);
        const auto note = Game::scene(game.view(0), 1.6).hand_note;
        REQUIRE_EQ(note.text, "Deadwood %1 after a discard");
        const std::string least = " " + std::to_string(std::get<int>(note.args[0]));
        for (const std::string& tile : words(hand)) {
            const std::string said = why(position, "discard " + tile);
            REQUIRE_MESSAGE(said.find(least) != std::string::npos, (said + " Least:" + least).c_str());
            kept += said.find("rather than") != std::string::npos ? 1 : 0;
        }
    }
    REQUIRE_GT(kept, 0);
}

TEST_CASE("throwing tells what is left") {
    const Rummy position{{"R5 R6 R7 K9 O2 B12", "K4"}, {}, {}, "O1"};
    REQUIRE_EQ(why(position, "discard B12"),
               "10 to 13 all count 10, and no tile outside a meld counts more; 11 deadwood remains.");
    REQUIRE(why(position, "discard O2").starts_with("It leaves 19 deadwood"));
    REQUIRE_EQ(why({{"R5 R6 R7 R8 R8", "K4"}, {}, {}, "O1"}, "discard R8"),
               "It counts the most of your tiles outside melds; 0 deadwood remains.");
    REQUIRE_EQ(why({{"R5 R6 R7 R8", "K4"}, {}, {}, "O1"}, "discard R8"),
               "It leaves 0 deadwood, the least possible.");
    REQUIRE_EQ(why({{"R5", "K4"}, {}, {}, "O1"}, "discard R5"), "It is your last tile: a super win.");
}

TEST_CASE("a throw is said to count the most only where nothing else counts as much") {
    const auto said = [](const char* hand, const char* tile) {
        return why({{hand, "K4"}, {}, {}, "O1"}, std::string("discard ") + tile);
    };
    REQUIRE_EQ(said("R5 R6 R7 K9 O8 B6", "K9"),
               "It counts the most of your tiles outside melds; 14 deadwood remains.");
    REQUIRE_EQ(said("R5 R6 R7 K9 O9 B6", "K9"), "No tile outside a meld counts more; 15 deadwood remains.");
    REQUIRE_EQ(said("R5 R6 R7 K9 K9 B6", "K9"), "No tile outside a meld counts more; 15 deadwood remains.");
    REQUIRE_EQ(said("R5 R6 R7 K10 O9 B6", "K10"),
               "It counts the most of your tiles outside melds; 15 deadwood remains.");
    // What is on them says otherwise.
    for (const char* tile : {"K10", "B12"})
        REQUIRE_EQ(said("R5 R6 R7 K10 B12 O2", tile),
                   "10 to 13 all count 10, and no tile outside a meld counts more; 12 deadwood remains.");
}

// "Discard blue 13", said a hint, and over the hand it stood in a meld.
TEST_CASE("a throw of a tile that the hand shows in a meld says that it is in one") {
    const char* hand = "K2 R2 R5 R6 B3 B4 B5 B5 B6 B7 O6 O7 O10 O12 J";
    const Rummy position{{hand, "K4"}, {}, {}, "O1"};
    const Game game = set_up(position);
    int melded = 0;
    for (const auto& tile : Game::scene(game.view(0), 1.6).hand) {
        const std::string said = why(position, "discard " + tile.face.tile);
        if (said.starts_with("not legal") || said.starts_with("Wait with the knock")) continue;
        CAPTURE(tile.face.tile);
        CAPTURE(said);
        if (tile.group == 0) REQUIRE(!said.starts_with("It is in a meld"));
        melded += said.starts_with("It is in a meld") ? 1 : 0;
    }
    REQUIRE_GT(melded, 0);
    REQUIRE_EQ(why({{"K4 K5 K12 R2 R12 B1 B2 B4 B11 B12 O3 O11 O12 J", "K6"}, {}, {}, "O1"}, "discard B1"),
               "It is in a meld, but no other discard leaves less deadwood than 20.");
}

TEST_CASE("a throw where one could knock says what waiting promises") {
    const Rummy position{{"R5 R6 R7 K9 B7", "K4"}, {}, {}, "O1"};
    const std::string said = why(position, "discard K9");
    CAPTURE(said);
    REQUIRE(said.starts_with("Wait before you knock: your next draw brings 7 deadwood down to "));
    // With no deadwood there is nothing to wait for.
    REQUIRE_EQ(why({{"R5 R6 R7 R8", "K4"}, {}, {}, "O1"}, "discard R8"),
               "It leaves 0 deadwood, the least possible.");
}

TEST_CASE("knocking tells how safe it is") {
    Rummy position{{"K2 K3 K4 R7 O13", "K4"}, {}, {}, "O1"};
    REQUIRE_EQ(why(position, "knock O13"), "seat 1 would need 7 or less to undercut you.");
    position.hands[0] = "K2 K3 K4 O13";
    REQUIRE_EQ(why(position, "knock O13"), "No tile is left over.");
    position.rules.joker_value = 0;
    position.hands[0] = "J O13";
    REQUIRE_EQ(why(position, "knock O13"), "You have no deadwood.");
}

TEST_CASE("every legal action but the next round has a reason") {
    boneyard::kit::Rng rng(7, boneyard::kit::Stream::Bot);
    std::vector<Action> actions;
    for (std::uint64_t deal = 0; deal < 20; ++deal) {
        const auto match = boneyard::new_match("tiles_and_deal", 2, deal, {{"target", 0}}).value();
        Game game = game_of<Game>(*match);
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions)
                REQUIRE_MESSAGE((!Game::why(view, each).empty()), Game::text(each).c_str());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
}
