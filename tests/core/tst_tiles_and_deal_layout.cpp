// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tiles_and_deal_seen.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::Piece;
using boneyard::kit::Scene;
using boneyard::kit::Spot;

// Where the piles and the melds lie, and that they stay there.

namespace {

bool inside(const Scene& scene, const boneyard::kit::Pose& pose) {
    return pose.x - 0.6 >= scene.left && pose.x + 0.6 <= scene.right && pose.y - 0.84 >= scene.top &&
           pose.y + 0.84 <= scene.bottom;
}

const Words kManyMelds{"R5 R6 R7",       "K8 R8 B8", "B2 B3 B4 B5",     "O9 O10 O11",  "K1 R1 O1 J",
                       "R9 J R11",       "K3 B3 O3", "B7 B8 B9",        "K10 R10 O10", "O4 O5 O6",
                       "K11 K12 K13 K1", "R2 B2 O2", "B10 B11 B12 B13", "R3 R4 R5"};

}  // namespace

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
    "each player's melds lie on their side of the middle, under their name, and move nothing on the other") {
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
    view.seat = 1;  // who looks has their own below
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

TEST_CASE("melds that are laid at a knock only stand together, and all do where the felt is no wide one") {
    for (const double aspect : {0.6, 1.0, 2.1, 2.4, 4.0}) {
        CAPTURE(aspect);
        auto position =
            Rummy{.hands = {"R2 K5", "K4"}, .melds = {"R5 R6 R7 R8", "K3 B3 O3", "B7 B8 B9"}, .owner = 0};
        position.rules.closed = aspect > 2.2;
        position.phase = Phase::RoundOver;
        const Scene scene = Game::scene(set_up(position).view(0), aspect);
        REQUIRE_EQ(scene.headings.size(), std::size_t{1});
        for (const auto& area : scene.kept) {  // nor is room kept for who lays none
            if (position.rules.closed) REQUIRE(area.bottom > -0.84);
        }
        std::map<double, std::map<double, int>> rows;  // meld by place, row by row
        for (const auto& [order, piece] : melds_of(scene)) {
            REQUIRE(piece.pose.y > 0.84 + 0.5);  // below the piles
            rows[piece.pose.y][piece.pose.x] = (order - 100) / 32;
        }
        double left = 1e9;
        for (const auto& [y, row] : rows) left = std::min(left, row.begin()->first);
        for (const auto& [y, row] : rows) {  // no row has a hole for the piles
            for (auto tile = row.begin(); std::next(tile) != row.end(); ++tile)
                REQUIRE(std::next(tile)->first - tile->first < 8);
            REQUIRE(row.begin()->first - left < 2);
        }
    }
}
