// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "tiles_and_deal_table.h"

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

/// The melds' pieces by order: what keeps its order is the same piece.
std::map<int, Piece> melds_of(const Scene& scene) {
    std::map<int, Piece> pieces;
    for (const Piece& piece : scene.pieces) {
        if (piece.order < 10000) pieces[piece.order] = piece;
    }
    return pieces;
}

const Spot* spot(const Scene& scene, const std::string& action) {
    for (const Spot& each : scene.spots) {
        if (each.action == action) return &each;
    }
    return nullptr;
}

bool inside(const Scene& scene, const boneyard::kit::Pose& pose) {
    return pose.x - 0.6 >= scene.left && pose.x + 0.6 <= scene.right && pose.y - 0.84 >= scene.top &&
           pose.y + 0.84 <= scene.bottom;
}

const Words kManyMelds{"R5 R6 R7",       "K8 R8 B8", "B2 B3 B4 B5",     "O9 O10 O11",  "K1 R1 O1 J",
                       "R9 J R11",       "K3 B3 O3", "B7 B8 B9",        "K10 R10 O10", "O4 O5 O6",
                       "K11 K12 K13 K1", "R2 B2 O2", "B10 B11 B12 B13", "R3 R4 R5"};

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
    const Rummy position{{"R4 K2 K3 K4", "K4"}, {"R5 J R7"}, {}, "O1"};
    const Scene mine = seen(position);
    for (const Seat seat : {Seat{1}, kNobody}) {
        const Scene scene = seen(position, seat);
        REQUIRE_EQ(scene.pieces.size(), mine.pieces.size());
        REQUIRE((scene.spots.empty() && scene.choices.empty() && !scene.gathers && scene.note.empty()));
        REQUIRE_EQ(scene.hand.size(), std::size_t(seat == 1 ? 1 : 0));
        REQUIRE_EQ(scene.right - scene.left, mine.right - mine.left);
    }
}

TEST_CASE("the box holds everything at any shape") {
    struct Row {
        std::string name;
        double aspect;
    };
    std::vector<Row> rows;
    for (const double aspect : {0.0, 0.4, 0.8, 1.6, 2.5, 10.0}) {
        rows.push_back({boneyard::test::filled("%1", aspect), aspect});
    }
    rows.push_back({"nan", std::nan("")});
    for (const Row& given : rows) {
        SUBCASE(given.name.c_str()) {
            const double& aspect = given.aspect;
            for (std::size_t count = 0; count <= kManyMelds.size(); ++count) {
                const Words melds(kManyMelds.begin(),
                                  kManyMelds.begin() + static_cast<std::ptrdiff_t>(count));
                const View view = set_up({{"J K2 O13 R4 R8", "K4"}, melds, {}, "O1 O1 B1 B1"}).view(0);
                const Scene scene = Game::scene(view, aspect);
                REQUIRE((scene.right - scene.left >= 12 - 1e-9 && scene.bottom - scene.top >= 6 - 1e-9));
                for (const Piece& piece : scene.pieces) REQUIRE((inside(scene, piece.pose)));
                for (const Spot& each : scene.spots) REQUIRE((inside(scene, each.pose)));
                // The other player's, and so row by row upwards; in a row, one to the right of the other.
                const Piece* last = nullptr;
                for (const Piece& piece : scene.pieces) {
                    if (piece.order >= 10000) continue;
                    if (last != nullptr && piece.pose.y == last->pose.y)
                        REQUIRE(piece.pose.x - last->pose.x > 1.23);
                    if (last != nullptr) REQUIRE(piece.pose.y <= last->pose.y);
                    last = &piece;
                }
            }
        }
    }
}

TEST_CASE(
    "the stock and the pile lie side by side in the middle before the first meld, and are seen as large") {
    const Scene alone = Game::scene(set_up({{"J K2 O13 R4 R8", "K4"}, {}, {}, "O1 O1 B1 B1"}).view(0), 1.6);
    const Piece& top = alone.pieces.back();
    REQUIRE(alone.stock.has_value());
    REQUIRE_EQ(alone.stock->y, top.pose.y);
    REQUIRE((top.pose.x - alone.stock->x > 1.2 && top.pose.x - alone.stock->x < 2));
    REQUIRE(std::abs((top.pose.x + alone.stock->x) / 2 - (alone.left + alone.right) / 2) < 0.3);
    REQUIRE(std::abs(top.pose.y - (alone.top + alone.bottom) / 2) < 0.3);
    REQUIRE(alone.headings.empty());
    REQUIRE(alone.right - alone.left <= 12 + 1e-9);
}

TEST_CASE(
    "each player's melds lie on his side of the middle, under his name, and move nothing on the other") {
    const auto game =
        set_up({{"R2 R3 R8 O8 J J", "K4"}, Words(kManyMelds.begin(), kManyMelds.begin() + 4), {}, "O1"});
    View view = game.view(0);
    view.table.melds[1].owner = 0;  // the others are the other player's
    const auto sides = [&] {
        std::map<int, std::set<double>> heights;
        for (const auto& [order, piece] : melds_of(Game::scene(view, kWide)))
            heights[piece.owner].insert(piece.pose.y);
        return heights;
    };
    const auto before = sides();
    REQUIRE_EQ(before.size(), std::size_t{2});
    for (const double y : before.at(0)) REQUIRE(y > 0);
    for (const double y : before.at(1)) REQUIRE(y < 0);
    const Scene scene = Game::scene(view, kWide);
    REQUIRE_EQ(scene.headings.size(), std::size_t{2});
    for (const auto& heading : scene.headings) {
        for (const double y : before.at(heading.owner)) REQUIRE(heading.y < y - 0.84);
        REQUIRE(heading.y > scene.top);
    }
    view.seat = 1;  // who looks has his own below
    REQUIRE(*sides().at(1).begin() > 0);
    view.seat = 0;
    for (std::size_t more = 1; more < 9; ++more) {  // rows come on one side
        view.table.melds[view.table.meld_count] = view.table.melds[0];
        ++view.table.meld_count;
        REQUIRE_EQ(sides().at(0), before.at(0));
    }
}

TEST_CASE("each half of a player's melds stands under the name, which begins where the tiles do") {
    const auto game = set_up({{"R2 R3 R8 O8 J J", "K4"},
                              {"B2 B3 B4", "K8 R8 B8", "O9 O10 O11", "K11 R11 B11", "O4 O5 O6"},
                              {},
                              "O1"});
    View view = game.view(0);
    for (auto& meld : view.table.melds) meld.owner = 0;
    const Scene scene = Game::scene(view, 2.6);
    std::map<int, boneyard::kit::Pose> first;  // tile of each meld
    for (const auto& [order, piece] : melds_of(scene)) first.try_emplace((order - 100) / 32, piece.pose);
    REQUIRE_EQ(scene.headings.size(), std::size_t{2});  // at the left of the piles, and at the right
    for (const auto& heading : scene.headings) {
        const bool begins = std::any_of(first.begin(), first.end(), [&](const auto& meld) {
            return std::abs(meld.second.x - 0.6 - heading.x) < 1e-9 && meld.second.y - heading.y < 1.5;
        });
        REQUIRE(begins);
    }
}

TEST_CASE("a tile that is let go on a full meld is told that it is full") {
    const auto game = set_up({{"R2 R3 R8 O8 J J", "K4"}, {"K8 R8 B8 O8"}, {}, "O1"});
    const View view = game.view(0);
    const Scene scene = Game::scene(view, 1.6);
    for (const auto& [order, piece] : melds_of(scene)) REQUIRE_EQ(piece.group, "meld 0");
    REQUIRE_EQ(english(Game::why_not(view, "R2", "meld 0")), "This set is complete.");
}

TEST_CASE("melds keep their rows while others grow") {
    auto game =
        set_up({{"R2 R3 R8 O8 J J", "K4"}, Words(kManyMelds.begin() + 5, kManyMelds.begin() + 11), {}, "O1"});
    auto first = set_up({{"R8 R12 O8 R1", "K4"}, {"R9 R10 R11", "K8 B8 J", "B1 B2 B3"}, {}, "O1"});
    const auto rows = [](const Game& each) {
        std::map<int, double> at;
        for (const auto& [order, piece] : melds_of(Game::scene(each.view(0), kWide)))
            at[(order - 100) / 32] = piece.pose.y;
        return at;
    };
    const auto before = rows(first);
    play(first, "add R8 0 low");
    play(first, "add R12 0 high");
    play(first, "add O8 1");
    REQUIRE_EQ(rows(first), before);
    const auto many = rows(game);
    play(game, "add R8 0 low");
    play(game, "add J 2 high");
    play(game, "add J 2 high");
    REQUIRE_EQ(rows(game), many);
}

TEST_CASE("what lies keeps its place while melds are laid and grow") {
    auto game = set_up({{"R5 R6 R7 R8 R9 O8 B8 K8 J", "K4"}, {"B2 B3 B4", "O5 O6 O7"}, {}, "O1 O1"});
    const auto same = [](const boneyard::kit::Pose& one, const boneyard::kit::Pose& other) {
        return std::hypot(one.x - other.x, one.y - other.y) < 1e-6;
    };
    const auto calm = [&](const Scene& before, const Scene& after) {
        for (const auto& [order, piece] : melds_of(before))
            REQUIRE(same(melds_of(after).at(order).pose, piece.pose));
        REQUIRE_EQ(after.kept, before.kept);
        REQUIRE_EQ(after.stock, before.stock);
        REQUIRE_EQ(after.marks.front().pose, before.marks.front().pose);
    };
    for (const double aspect : {0.6, 1.0, 2.4}) {
        Game each = game;
        for (const std::string action : {"meld R6 R7 R8", "add R5 2 low", "add R9 2 high", "meld K8 B8 O8"}) {
            CAPTURE(action);
            const Scene before = Game::scene(each.view(0), aspect);
            const auto* aim = spot(before, action);
            play(each, action);
            const Scene after = Game::scene(each.view(0), aspect);
            calm(before, after);
            if (aim != nullptr) {  // and the tile lies where it was to lie
                const auto lies = [&](const auto& piece) { return same(piece.pose, aim->pose); };
                REQUIRE(std::any_of(after.pieces.begin(), after.pieces.end(), lies));
            }
        }
    }
}

TEST_CASE("all melds that two hands can lay have their places from the start") {
    for (const double aspect : {0.6, 1.0, 2.4}) {
        auto game = set_up({{"R2 K5", "K4"}, {}, {}, "O1"});
        View view = game.view(0);
        const Scene before = Game::scene(view, aspect);
        const auto lay = [&](const char* text, Seat owner) {
            view.table.melds[view.table.meld_count] = parse_meld(text).value();
            view.table.melds[view.table.meld_count++].owner = owner;
        };
        for (int i = 0; i < 4; ++i) {
            lay("R5 R6 R7 R8", 0);
            lay("K3 B3 O3", 1);
        }
        const Scene after = Game::scene(view, aspect);
        REQUIRE_EQ(after.kept, before.kept);
        for (const Piece& piece : after.pieces) {
            const auto holds = [&](const boneyard::kit::Area& area) {
                return piece.pose.x - 0.6 >= area.left && piece.pose.x + 0.6 <= area.right &&
                       piece.pose.y - 0.84 >= area.top - 1e-9 && piece.pose.y + 0.84 <= area.bottom + 1e-9;
            };
            REQUIRE(std::any_of(after.kept.begin(), after.kept.end(), holds));
        }
    }
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
