// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "tiles_and_deal_seen.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::Mark;
using boneyard::kit::Piece;
using boneyard::kit::Scene;
using boneyard::kit::Spot;

namespace {

std::vector<std::string> pile_of(const Scene& scene) {
    std::vector<std::string> tiles;
    for (const Piece& piece : scene.pieces) {
        if (piece.order >= 10000) tiles.push_back(piece.face.tile);
    }
    return tiles;
}

}  // namespace

TEST_CASE("the pile shows its top tiles and can be taken") {
    Rummy position{{"K2 K3", "K4"}, {}, {}, "R5 R6 R7 R8 O9 R7"};
    position.stock = 50;
    position.phase = Phase::Draw;
    const auto game = set_up(position);
    const Scene scene = Game::scene(game.view(0), kWide);
    REQUIRE_EQ(pile_of(scene), (Words{"R7", "R8", "O9", "R7"}));
    REQUIRE_EQ(scene.last, scene.pieces.back().order);
    const int count = game.view(0).table.discard_count;
    REQUIRE_EQ(scene.last, 10000 + (count - 1) * 64 + int{parse_tile("R7").value()});
    REQUIRE_EQ(scene.marks.size(), std::size_t{1});
    const Mark& mark = scene.marks.front();
    REQUIRE((mark.kind == boneyard::kit::MarkKind::Pile && mark.group == "discard" && mark.accepts.empty()));
    REQUIRE_EQ(mark.action, std::string("take"));
    REQUIRE_EQ(mark.tiles.size(), static_cast<std::size_t>(count));
    REQUIRE_EQ(mark.tiles.back().tile, std::string("R7"));
    REQUIRE_EQ(english(mark.spoken), "Discard pile: red 7 on top, " + std::to_string(count) + " tiles");
    REQUIRE_EQ(mark.pose, scene.pieces.back().pose);
    REQUIRE_EQ(Game::scene(game.view(1), kWide).marks.front().action, std::string());
    position.phase = Phase::Meld;
    REQUIRE_EQ(seen(position).last, -1);
    REQUIRE_EQ(seen(position).marks.front().action, std::string());
}

TEST_CASE("an empty pile is still a place") {
    Rummy position{{"K2 K3", "K4"}};
    position.phase = Phase::Draw;
    const Scene scene = seen(position);
    REQUIRE((scene.pieces.empty() && scene.last == -1));
    REQUIRE_EQ(english(scene.marks.front().spoken), std::string("Discard pile, empty"));
    REQUIRE_EQ(scene.choices.size(), std::size_t{1});
    REQUIRE_EQ(scene.choices[0].action, std::string("draw"));
}

TEST_CASE("melds lie edge to edge in their order") {
    const Scene scene = seen({{"K2 K3", "K4"}, {"R12 J R1", "K8 B8 J"}, {}, "O1"});
    const auto melds = melds_of(scene);
    REQUIRE_EQ(melds.size(), std::size_t{6});
    Words found;
    for (const auto& [order, piece] : melds) found.push_back(std::to_string(order) + " " + piece.face.tile);
    // A run counts places, a joker 16 more; a set suits, and jokers from 20.
    REQUIRE_EQ(boneyard::test::joined(found), "112 R12, 114 R1, 129 J, 132 K8, 134 B8, 152 J");
    const double x = melds.at(112).pose.x;
    const double y = melds.at(112).pose.y;
    REQUIRE_EQ(melds.at(129).pose, (boneyard::kit::Pose{x + 1.24, y, 0}));
    REQUIRE_EQ(melds.at(114).pose, (boneyard::kit::Pose{x + 2.48, y, 0}));
    REQUIRE(melds.at(132).pose.x - melds.at(114).pose.x >= 1.2 + 0.7);
    REQUIRE(x + 2.48 + 0.6 < -1.9 - 0.6);       // left of the stock
    REQUIRE(melds.at(132).pose.x - 0.6 > 0.6);  // right of the pile
    REQUIRE_EQ(int{melds.at(112).owner}, 1);
    REQUIRE_EQ(melds.at(129).face.values, std::vector{0});
    REQUIRE_EQ(melds.at(129).face.suit, std::string());
    REQUIRE_EQ(melds.at(114).face.values, std::vector{1});
    REQUIRE_EQ(melds.at(114).face.suit, std::string("R"));
    REQUIRE_EQ(english(melds.at(114).face.spoken), std::string("red 1"));
    REQUIRE_EQ(english(melds.at(112).face.spoken), std::string("red 12"));
    REQUIRE_EQ(english(melds.at(129).face.spoken), std::string("joker, for red 13"));
}

TEST_CASE("a joker in a meld shows and says what it stands for, in every phase and on everybody's turn") {
    Rummy position{
        {"K2 R6", "K4"}, {"R5 J R7", "J R12 R13 J", "K8 O8 J", "K9 R9 B9 J", "R3 B3 J J"}, {}, "O1"};
    position.stock = 50;
    for (const Phase phase : {Phase::Draw, Phase::Meld, Phase::RoundOver}) {
        position.phase = phase;
        for (const Seat seat : {Seat{0}, Seat{1}, kNobody}) {
            Words said;
            for (const auto& [order, piece] : melds_of(seen(position, seat))) {
                const auto& other = piece.face.stands_for;
                if (piece.face.tile != "J") REQUIRE(other.values.empty());
                if (piece.face.tile != "J") continue;
                REQUIRE_EQ(other.values.size(), std::size_t{1});
                std::string suits;
                for (const std::string& suit : other.suits) suits += suit;
                said.push_back(english(piece.face.spoken) + " = " + std::to_string(other.values[0]) + suits);
            }
            REQUIRE_EQ(boneyard::test::joined(said),
                       "joker, for red 6 = 6R, joker, for red 11 = 11R, joker, for red 1 = 1R, "
                       "joker, for another 8 = 8RB, joker, for orange 9 = 9O, "
                       "joker, for another 3 = 3KO, joker, for another 3 = 3KO");
        }
    }
}

TEST_CASE("where jokers let the same tiles be several melds, each picture says what they stand for") {
    const Scene scene = seen({{"R5 R6 J K2", "K4"}, {}, {}, "O1"});
    Words said;
    for (const auto& choice : scene.choices) {
        for (const auto& face : choice.picture) {
            if (face.tile == "J") said.push_back(english(face.spoken));
        }
    }
    REQUIRE_EQ(boneyard::test::joined(said), "joker, for red 4, joker, for red 7");
}

TEST_CASE("a piece keeps its number while its meld grows") {
    auto game = set_up({{"R4 R8 B8 J O9", "K4"}, {"R5 J R7", "K8 O8 J"}, {}, "O1"});
    const auto orders = [&] {
        Words all;
        for (const auto& [order, piece] : melds_of(Game::scene(game.view(0), kWide)))
            all.push_back(std::to_string(order) + " " + piece.face.tile);
        return boneyard::test::joined(all);
    };
    REQUIRE_EQ(orders(), "105 R5, 107 R7, 122 J, 132 K8, 135 O8, 152 J");
    play(game, "add R4 0 low");
    play(game, "add R8 0 high");
    REQUIRE_EQ(orders(), "104 R4, 105 R5, 107 R7, 108 R8, 122 J, 132 K8, 135 O8, 152 J");
    play(game, "swap B8 1");
    REQUIRE_EQ(orders(), "104 R4, 105 R5, 107 R7, 108 R8, 122 J, 132 K8, 134 B8, 135 O8");
}

TEST_CASE("spots are beyond the ends and on the jokers") {
    const Scene scene = seen({{"R4 R6 R8 B8 R13 J", "K4"}, {"R5 J R7", "K8 O8 J", "R10 R11 R12"}, {}, "O1"});
    const auto melds = melds_of(scene);
    const auto at = [&](const std::string& action) { return spot(scene, action)->pose; };
    REQUIRE_EQ(at("add R4 0 low").x, melds.at(105).pose.x - 1.24);
    REQUIRE_EQ(at("add R8 0 high").x, melds.at(107).pose.x + 1.24);
    REQUIRE_EQ(at("swap R6 0"), melds.at(122).pose);
    REQUIRE_EQ(at("swap B8 1"), melds.at(152).pose);
    REQUIRE_EQ(at("add R8 1").x, melds.at(152).pose.x + 1.24);
    REQUIRE_EQ(at("discard R4"), scene.marks.front().pose);
    REQUIRE_EQ(spot(scene, "add R4 0 low")->group, std::string("meld 0"));
    REQUIRE_EQ(spot(scene, "swap R6 0")->group, std::string("joker 0"));
    REQUIRE_EQ(spot(scene, "discard R4")->group, std::string("discard"));
    const auto said = [&](const std::string& action) { return english(spot(scene, action)->spoken); };
    REQUIRE_EQ(said("add R4 0 low"), std::string("Add red 4 to the run"));
    REQUIRE_EQ(said("add R8 1"), std::string("Add red 8 to the set"));
    REQUIRE_EQ(said("add J 1"), std::string("Add the joker to the set of 8"));
    REQUIRE_EQ(said("add J 0 low"), std::string("Add the joker below red 5"));
    REQUIRE_EQ(said("add J 2 high"), std::string("Add the joker above red 12"));
    REQUIRE_EQ(said("swap R6 0"), std::string("Put red 6 in place of the joker"));
    REQUIRE_EQ(said("discard R4"), std::string("Discard red 4"));
    REQUIRE_EQ(said("discard J"), std::string("Discard the joker"));
}

TEST_CASE("what is added to a meld, or put in a joker's place, lies where its place was shown") {
    const Rummy position{{"K5 J R8 B8 O3 K9 B9 K4 R4 R8", "K4"},
                         {"R5 B5 O5", "K8 O8 J", "K3 R3 B3", "R9 O9 J", "R5 R6 R7"},
                         {},
                         "O1"};
    const auto away = [](const Piece& piece, const boneyard::kit::Pose& from) {
        return std::pair(piece.pose.x - from.x, piece.pose.y - from.y);
    };
    const auto meld = [](const Piece& piece) { return piece.group.substr(piece.group.find(' ')); };
    int looked = 0;
    // Once more with what has been added, or put in.
    for (const std::string first : {"", "add R8 1", "swap R8 1", "add K9 3", "swap K9 3", "add J 1"}) {
        auto game = set_up(position);
        if (!first.empty()) play(game, first);
        const Scene scene = Game::scene(game.view(0), kWide);
        const auto before = melds_of(scene);
        for (const Spot& spot : scene.spots) {
            if (spot.group == "discard") continue;
            auto next = game;
            play(next, spot.action);
            const auto after = melds_of(Game::scene(next.view(0), kWide));
            const Piece* laid = nullptr;   // the one that is new
            const Piece* other = nullptr;  // of the same meld
            for (const auto& [order, piece] : after) {
                if (before.count(order) == 0) laid = &piece;
            }
            REQUIRE(laid != nullptr);
            for (const auto& [order, piece] : after) {
                if (before.count(order) != 0 && meld(piece) == meld(*laid)) other = &piece;
                if (other == &piece) break;
            }
            REQUIRE(other != nullptr);
            ++looked;
            INFO(first, ", then ", spot.action);
            const auto shown = away(before.at(other->order), spot.pose);
            const auto lies = away(*other, laid->pose);
            REQUIRE(std::abs(shown.first - lies.first) + std::abs(shown.second - lies.second) < 1e-6);
        }
    }
    REQUIRE_GT(looked, 30);
}

TEST_CASE("marks are at the ends that take a tile of the hand") {
    const Rummy position{{"R4 K2", "K4"}, {"R5 J R7", "K8 R8 B8 O8", "B5 B6 B7"}, {}, "O1"};
    const auto places = [](const Scene& scene, const std::string& group) {
        Words said;
        for (const Mark& mark : scene.marks) {
            if (mark.group != group) continue;
            const bool place = mark.kind == boneyard::kit::MarkKind::Place;
            said.push_back((place ? "place: " : "no place: ") + english(mark.spoken));
        }
        return boneyard::test::joined(said);
    };
    const Scene scene = seen(position);
    REQUIRE_EQ(places(scene, "meld 0"), "place: This run takes red 4 or red 8.");
    REQUIRE_EQ(places(scene, "meld 1"), "");
    REQUIRE_EQ(places(scene, "meld 2"),
               "place: This run takes blue 4 or blue 8., place: This run takes blue 4 or blue 8.");
    REQUIRE_EQ(places(scene, "joker 0"), "place: The joker stands for red 6.");
    Rummy swaps = position;
    swaps.hands[0] = "R6 K2";
    REQUIRE_EQ(places(seen(swaps), "joker 0"), "");  // the spot says it
}

TEST_CASE("others see the table and have nothing to do") {
    Rummy position{{"R4 K2 K3 K4", "K4"}, {"R5 J R7"}, {}, "O1"};
    position.round = 2;
    const Scene mine = seen(position);
    for (const Seat seat : {Seat{1}, kNobody}) {
        const Scene scene = seen(position, seat);
        REQUIRE_EQ(scene.pieces.size(), mine.pieces.size());
        REQUIRE((scene.spots.empty() && scene.choices.empty() && !scene.gathers && scene.note.empty()));
        REQUIRE_EQ(scene.hand.size(), std::size_t(seat == 1 ? 1 : 0));
        REQUIRE_EQ(scene.right - scene.left, mine.right - mine.left);
    }
}

TEST_CASE("a tile that is let go on a full meld is told that it is full") {
    const auto game = set_up({{"R2 R3 R8 O8 J J", "K4"}, {"K8 R8 B8 O8"}, {}, "O1"});
    const View view = game.view(0);
    const Scene scene = Game::scene(view, 1.6);
    for (const auto& [order, piece] : melds_of(scene)) REQUIRE_EQ(piece.group, "meld 0");
    REQUIRE_EQ(english(Game::why_not(view, "R2", "meld 0")), "This set is complete.");
}

TEST_CASE("every legal action is there once in random rounds") {
    boneyard::kit::Rng rng(3, boneyard::kit::Stream::Bot);
    std::vector<Action> actions;
    for (std::uint64_t deal = 0; deal < 20; ++deal) {
        const auto match = boneyard::new_match("tiles_and_deal", 2, deal, {{"target", 0}}).value();
        Game game = game_of<Game>(*match);
        while (game.to_move() != kNobody) {
            game.legal(actions);
            const Scene scene = Game::scene(game.view(game.to_move()), kWide);
            std::set<std::string> offered;
            for (const Spot& each : scene.spots) offered.insert(each.action);
            for (const auto& choice : scene.choices) offered.insert(choice.action);
            offered.erase("");  // knocking, when it cannot be done
            REQUIRE_EQ(offered.size(), actions.size());
            for (const Action& action : actions) REQUIRE(offered.count(Game::text(action)) == 1);
            std::set<int> orders;
            for (const Piece& piece : scene.pieces) orders.insert(piece.order);
            REQUIRE_EQ(orders.size(), scene.pieces.size());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
}
