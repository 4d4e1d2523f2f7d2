// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be chosen: buttons, melds to lay, and the hand they are laid from.

#include <doctest/doctest.h>
#include <ctime>
#include <map>
#include <set>

#include "kit/rng.h"
#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/tile_words.h"
#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::Choice;
using boneyard::kit::ChoiceKind;
using boneyard::kit::english;
using boneyard::kit::HandTile;
using boneyard::kit::Scene;

namespace {

std::vector<Choice> choices(const Scene& scene, ChoiceKind kind) {
    std::vector<Choice> found;
    for (const Choice& choice : scene.choices) {
        if (choice.kind == kind) found.push_back(choice);
    }
    return found;
}

std::string labels(const std::vector<Choice>& choices) {
    Words texts;
    for (const Choice& choice : choices) texts.push_back(english(choice.label));
    return boneyard::test::joined(texts);
}

std::string hand_of(const Scene& scene) {
    Words texts;
    for (const HandTile& tile : scene.hand) {
        texts.push_back(tile.face.tile + (tile.playable ? "" : "-") +
                        (tile.group > 0 ? "/" + std::to_string(tile.group) : ""));
    }
    return boneyard::test::replaced(boneyard::test::joined(texts), ", ", " ");
}

}  // namespace

TEST_CASE("every reading of a meld is a choice with a picture") {
    const Scene scene = seen({{"R5 R6 R7 J K7 O2", "K4"}, {}, {}, "O1"});
    REQUIRE(scene.gathers);
    Words readings;
    for (const Choice& choice : choices(scene, ChoiceKind::Meld)) {
        if (choice.tiles.size() != 4) continue;
        Words picture;
        for (const auto& face : choice.picture) picture.push_back(face.tile);
        REQUIRE_EQ(picture, choice.tiles);
        REQUIRE_EQ(choice.action,
                   "meld " + boneyard::test::replaced(boneyard::test::joined(picture), ", ", " "));
        readings.push_back(choice.action + " (" + english(choice.label) + ")");
    }
    std::sort(readings.begin(), readings.end());
    REQUIRE_EQ(boneyard::test::joined(readings), "meld J R5 R6 R7 (Lay run), meld R5 R6 R7 J (Lay run)");
    REQUIRE_EQ(labels(choices(seen({{"R7 K7 B7 O2", "K4"}, {}, {}, "O1"}), ChoiceKind::Meld)), "Lay set");
}

TEST_CASE("buttons come with the phase") {
    Rummy position{{"K2 K3", "K4"}, {}, {}, "O1"};
    position.phase = Phase::Upcard;
    REQUIRE_EQ(labels(seen(position).choices), "Take orange 1, Pass");
    position.phase = Phase::Draw;
    REQUIRE_EQ(labels(seen(position).choices), "Draw, Take orange 1");
    position.discards = "J";
    REQUIRE_EQ(labels(seen(position).choices), "Draw, Take the joker");
    REQUIRE(!seen(position).gathers);
    auto game = set_up({{"K2 K3 K4 K5", "K4"}, {}, {}, "O1"});
    play(game, "knock K5");
    REQUIRE_EQ(labels(Game::scene(game.view(1), kWide).choices), "Next round");
    REQUIRE_EQ(labels(Game::scene(game.view(kNobody), kWide).choices), "Next round");
}

TEST_CASE("knocking says what it leaves and what is thrown") {
    const auto knocks = choices(seen({{"K2 K3 K4 R7 O13", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    REQUIRE_EQ(
        labels(knocks),
        "Knock with 7, discard orange 13, Knock with 10, discard red 7, Knock with 7, discard orange 13");
    REQUIRE_EQ(knocks[0].action, std::string("knock O13"));
    REQUIRE(knocks[0].tiles.empty());
    REQUIRE_EQ(knocks[1].action, std::string("knock R7"));
    REQUIRE_EQ(knocks[1].tiles, Words{"R7"});
    REQUIRE_EQ(knocks[2].tiles, Words{"O13"});
    const auto whole = choices(seen({{"K2 K3 K4 R7 B7 O7", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    REQUIRE_EQ(whole[0].action, std::string("knock"));
    REQUIRE_EQ(english(whole[0].label), std::string("Knock: super win!"));
    const auto thrown = choices(seen({{"K2 K3 K4 R7", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    REQUIRE_EQ(english(thrown[0].label), std::string("Super win: discard red 7"));
    REQUIRE_EQ(english(thrown.back().label), std::string("Super win: discard red 7"));
}

TEST_CASE("of knocks that leave as much the one is offered that throws from no meld of the hand") {
    for (const char* hand : {"B1 J B3 J B5 R2 K2 R4", "R4 K2 R2 B5 J B3 J B1"}) {
        const auto scene = seen({{hand, "K4"}, {}, {}, "O1"});
        const auto knocks = choices(scene, ChoiceKind::Knock);
        REQUIRE(!knocks.empty());
        const std::string thrown = knocks[0].action.substr(std::string("knock ").size());
        bool loose = false;
        for (const auto& held : scene.hand) loose = loose || (held.face.tile == thrown && held.group == 0);
        REQUIRE(loose);
    }
}

TEST_CASE("a super win comes before no deadwood") {
    Rummy position{{"K2 K3 K4 J O6", "K4"}, {}, {}, "O1"};
    position.rules.joker_value = 0;  // a joker left over counts nothing, but it is left over
    const auto knocks = choices(seen(position), ChoiceKind::Knock);
    REQUIRE_EQ(knocks[0].action, std::string("knock O6"));
    REQUIRE_EQ(english(knocks[0].label), std::string("Super win: discard orange 6"));
}

TEST_CASE("who cannot knock is told why") {
    struct Row {
        std::string name;
        int option;
        std::string why;
    };
    std::vector<Row> rows;
    using Knock = Rules::Knock;
    rows.push_back({"both", int(Knock::ThresholdOrOne),
                    "25 deadwood would be left; to knock it must be 10 or less, or a single tile."});
    rows.push_back(
        {"threshold", int(Knock::Threshold), "25 deadwood would be left; to knock it must be 10 or less."});
    rows.push_back({"one", int(Knock::One), "3 tiles would be left over; to knock, one at most."});
    rows.push_back({"super", int(Knock::SuperOnly), "3 tiles would be left over; to knock, none at all."});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const int& option = given.option;
            const std::string& why = given.why;
            Rummy position{{"K2 K3 K4 R7 B8 O10 O13", "K4"}, {}, {}, "O1"};
            position.rules.knock = static_cast<Rules::Knock>(option);
            const auto knocks = choices(seen(position), ChoiceKind::Knock);
            REQUIRE_EQ(knocks.size(), std::size_t{1});
            REQUIRE((knocks[0].action.empty() && knocks[0].tiles.empty()));
            REQUIRE_EQ(english(knocks[0].label), std::string("Knock"));
            REQUIRE_EQ(english(knocks[0].why_not), why);
        }
    }
}

TEST_CASE("the hand shows its best arrangement") {
    Rummy position{{"R5 R6 R7 K9 B9 O9 O2", "K4"}, {"O3 O4 O5"}, {}, "O1"};
    const Scene scene = seen(position);
    REQUIRE_EQ(hand_of(scene), "K9/1 R5/2 R6/2 R7/2 B9/1 O2 O9/1");
    REQUIRE_EQ(english(scene.hand_note), std::string("No deadwood"));  // the 2 is thrown
    REQUIRE_EQ(english(scene.hand_aim), std::string());                // it is low enough
    position.hands[0] = "R5 R6 R7 K9 B9 O9 O2 B12";
    REQUIRE_EQ(english(seen(position).hand_note), std::string("Deadwood 2 after a discard"));
    position.phase = Phase::Draw;
    REQUIRE_EQ(english(seen(position).hand_note), std::string("Deadwood 12"));
    position.phase = Phase::Meld;
    position.hands[0] = "R5 R6 R7 K9 B8 O9";
    REQUIRE_EQ(english(seen(position).hand_aim), std::string("knock at 10"));
    position.hands[0] = "R5 R6 R7 K9 B9 O9 O2";
    position.phase = Phase::Draw;
    REQUIRE_EQ(hand_of(seen(position)), "K9-/1 R5-/2 R6-/2 R7-/2 B9-/1 O2- O9-/1");
    position.hands[0] = "R5 R6 R7";
    REQUIRE_EQ(english(seen(position).hand_note), std::string("No deadwood"));
    // What was taken cannot be thrown, and here nothing else can be done with it.
    position = {{"R5 K9 O2", "K4"}, {}, {}, "O1"};
    position.taken = "R5";
    REQUIRE_EQ(hand_of(seen(position)), "K9 R5- O2");
}

// "Deadwood 16 after a discard", and the tiles without a mark made 17 whichever was thrown.
TEST_CASE("the tiles without a mark, but for the discard that is named, make the deadwood that is told") {
    boneyard::kit::Rng rng(82);
    for (int round = 0; round < 300; ++round) {
        Words all = numbered_tiles();
        rng.shuffle(all);
        const Words hand(all.begin(), all.begin() + 14);
        const Scene scene = seen({{boneyard::test::joined(hand, " "), ""}});
        CAPTURE(hand_of(scene));
        if (scene.hand_note.text == "No deadwood") continue;
        const auto& thrown = std::get<boneyard::kit::Term>(scene.hand_meaning.words[0].args[0]);
        int left = 0;
        int named = 0;
        for (const HandTile& held : scene.hand) {
            if (held.group > 0) continue;
            const auto tile = parse_tile(held.face.tile).value();
            const bool out = named == 0 && term_of(tile) == thrown;
            named += out ? 1 : 0;
            left += out ? 0 : deadwood_of(tile, Rules().joker_value);
        }
        REQUIRE_EQ(named, 1);
        REQUIRE_EQ(left, std::get<int>(scene.hand_note.args[0]));
    }
}

// Black 2 was picked, and the line over the hand kept to what another tile leaves.
TEST_CASE("of each tile that can be thrown it is told what the hand is worth without it") {
    boneyard::kit::Rng rng(83);
    for (int round = 0; round < 60; ++round) {
        Words all = numbered_tiles();
        rng.shuffle(all);
        const Words hand(all.begin(), all.begin() + 14);
        const std::string text = boneyard::test::joined(hand, " ");
        CAPTURE(text);
        const Scene scene = seen({{text, ""}});
        std::set<std::string> told;
        for (const HandTile& held : scene.hand) {
            Tiles rest;
            for (const std::string& tile : hand) rest.add(parse_tile(tile).value());
            rest.remove(parse_tile(held.face.tile).value());
            const int left = least_deadwood(rest, Rules().joker_value);
            const std::string words =
                left == 0 ? "No deadwood" : "Deadwood " + std::to_string(left) + " after a discard";
            REQUIRE_EQ(english(held.without), words);
            told.insert(words);
        }
        REQUIRE(told.contains(english(scene.hand_note)));
    }
    Rummy position{{"R5 R6 K9 O2", "K4"}, {}, {}, "O1"};
    position.taken = "R5";
    REQUIRE_EQ(english(seen(position).hand[1].without), std::string());  // what was taken cannot be thrown
    position.phase = Phase::Draw;
    for (const HandTile& held : seen(position).hand) REQUIRE(held.without.empty());
}

TEST_CASE("copies go to melds as often as they are used") {
    REQUIRE_EQ(
        boneyard::test::count_of(hand_of(seen({{"R7 R7 R8 R9 K7 B7 J J", "K4"}, {}, {}, "O1"})), "R7/"), 2);
    const Scene scene = seen({{"K5 K5 R5 R5 B5 B5 O5 O12", "K4"}, {}, {}, "O1"});
    std::map<int, std::set<std::string>> groups;
    for (const HandTile& tile : scene.hand) {
        if (tile.group > 0) REQUIRE(groups[tile.group].insert(tile.face.tile).second);
    }
    REQUIRE_EQ(groups.size(), std::size_t{2});
    REQUIRE_EQ(groups[1].size() + groups[2].size(), std::size_t{7});
}

TEST_CASE("closed melds are not laid") {
    Rummy position{{"R5 R6 R7 K9 B9 O9 O2", "K4"}, {}, {}, "O1"};
    position.rules.closed = true;
    const Scene scene = seen(position);
    REQUIRE(!scene.gathers);
    REQUIRE((choices(scene, ChoiceKind::Meld).empty()));
    REQUIRE_EQ(scene.spots.size(), scene.hand.size());  // each may be thrown
}

TEST_CASE("what aces and high tiles count is said in one's first turn, and never again") {
    TilesAndDealTable table({"", ""}, "O9");
    const auto note = [&](Seat viewer) {
        return english(Game::scene(table.game().view(viewer), kWide).note);
    };
    const std::string counts =
        "Outside melds a 1 is an ace and counts 11, 10 to 13 count 10, the others their number.";
    REQUIRE_EQ(note(0), counts);  // what is to be done stands in the prompt
    REQUIRE_EQ(note(1), counts);
    table.play({"pass", "pass", "draw"});
    REQUIRE_EQ(note(0), counts);
    table.play({"discard K1"});
    REQUIRE_EQ(note(0), std::string());
    REQUIRE_EQ(note(1), counts);
    REQUIRE_EQ(note(kNobody), std::string());
}

TEST_CASE("a line is said when it is worth it") {
    const auto note = [](const Rummy& position) { return english(seen(position).note); };
    Rummy position{{"K2 K3 B6 J", "K4"}, {"R5 J R7"}, {}, "O1"};
    position.round = 2;
    REQUIRE_EQ(note(position), std::string());
    position.phase = Phase::Upcard;
    REQUIRE_EQ(note(position), std::string("Take the face-up tile, or pass."));
    position.phase = Phase::Draw;
    position.stock = 3;
    REQUIRE_EQ(note(position), std::string("3 tiles left to draw."));
    position.stock = 1;
    REQUIRE_EQ(note(position), std::string("1 tile left to draw."));
    position.phase = Phase::Meld;
    position.stock = 0;
    REQUIRE_EQ(note(position), std::string("The boneyard is empty: this is the last turn."));
    TilesAndDealTable table({"", ""}, "O9");
    table.play({"pass", "pass"});
    REQUIRE_EQ(english(Game::scene(table.game().view(0), kWide).prompt),
               std::string("Both passed: draw a tile."));
    auto game = set_up({{"R6 K2 K3 B9", "K4"}, {"R5 J R7"}, {}, "O1"});
    play(game, "swap R6 0");
    const Scene due = Game::scene(game.view(0), kWide);
    REQUIRE_EQ(english(due.note), std::string("Lay the joker now, in a meld or on one."));
    REQUIRE_EQ(english(choices(due, ChoiceKind::Knock)[0].why_not),
               std::string("The joker must be laid first."));
    REQUIRE_EQ(hand_of(due), "K2/1 K3/1 B9- J/1");
}

TEST_CASE("three thousand melds are shown at once") {
    const Game game = set_up({{"R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 J J J", "K4"}, {}, {}, "O1"});
    const std::clock_t start = std::clock();  // of the processor, which others may have as well
    const Scene scene = Game::scene(game.view(0), kWide);
    // a few milliseconds, but for a debug build under a sanitizer
    REQUIRE(std::clock() - start < static_cast<std::clock_t>(CLOCKS_PER_SEC));
    REQUIRE((choices(scene, ChoiceKind::Meld).size() > 2500));
}
