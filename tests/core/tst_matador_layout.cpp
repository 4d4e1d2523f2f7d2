// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <algorithm>
#include <array>
#include <cmath>

#include "dominoes/layout.h"
#include "line_joints.h"
#include "matador_views.h"
#include "random_matches.h"
#include "text.h"

using namespace boneyard::matador;
using namespace boneyard::test;
using boneyard::kit::GivenOptions;
using boneyard::kit::Mark;
using boneyard::kit::Pose;
using boneyard::kit::Rng;
using boneyard::kit::Scene;
using boneyard::kit::Spot;
using boneyard::kit::Stream;

namespace {

std::vector<Pose> poses(const Rules& rules, Texts actions, double aspect = kWide) {
    return Layout(seen(rules, actions).table, aspect).poses();
}

bool near(const Pose& a, const Pose& b) {
    return std::hypot(a.x - b.x, a.y - b.y) < 1e-6 && a.angle == b.angle;
}

Box area(const Scene& scene) { return {scene.left, scene.top, scene.right, scene.bottom}; }

/// What a few thousand rounds played at random bring to light.
struct Tally {
    int scenes = 0;
    int overlaps = 0;
    int gaps = 0;
    int outside = 0;
    int spots = 0;
    int blocked_spots = 0;
    int blocked_marks = 0;
    int laid = 0;
    int moved = 0;
    int missed = 0;
};

void look_at_pieces(const Table& table, const Scene& scene, Tally& tally) {
    std::vector<Pose> at;
    for (const auto& piece : scene.pieces) at.push_back(piece.pose);
    for (std::size_t i = 0; i < at.size(); ++i) {
        const Box ground = footprint(at[i]);
        for (std::size_t j = 0; j < i; ++j) tally.overlaps += ground.overlaps(footprint(at[j]));
        tally.outside += !area(scene).holds(ground);
        tally.gaps += i > 0 && !well_joined(table, at, i);
    }
}

void look_at_ways(const Scene& scene, Tally& tally) {
    const auto blocked = [&](const Box& ground) {
        return std::any_of(scene.pieces.begin(), scene.pieces.end(),
                           [&](const auto& piece) { return ground.overlaps(footprint(piece.pose)); });
    };
    for (const Spot& spot : scene.spots) {
        ++tally.spots;
        tally.blocked_spots += blocked(footprint(spot.pose));
        tally.outside += !area(scene).holds(footprint(spot.pose));
    }
    for (const Mark& mark : scene.marks) {
        const Box sign{mark.pose.x - 0.2, mark.pose.y - 0.2, mark.pose.x + 0.2, mark.pose.y + 0.2};
        tally.blocked_marks += blocked(sign);
        tally.outside += !area(scene).holds(sign);
    }
}

/// A tile should lie where its spot was, and those before it should stay where they are.
void look_at_change(const Scene& before, const Spot& taken, const Scene& after, Tally& tally) {
    ++tally.laid;
    const bool stays = std::equal(before.pieces.begin(), before.pieces.end(), after.pieces.begin(),
                                  [](const auto& a, const auto& b) { return near(a.pose, b.pose); });
    tally.moved += !stays;
    tally.missed += stays && !near(taken.pose, after.pieces.back().pose);
}

void play_round(Game game, double aspect, Rng& rng, Tally& tally) {
    std::vector<Action> actions;
    for (;;) {
        const Seat seat = game.to_move();
        if (seat == kNobody) return;
        const View view = game.view(seat);
        const Scene before = Game::scene(view, aspect);
        ++tally.scenes;
        look_at_pieces(view.table, before, tally);
        look_at_ways(before, tally);
        game.legal(actions);
        const Action chosen = actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
        game.apply(chosen, nullptr);
        for (const Spot& spot : before.spots) {
            if (spot.action != Game::text(chosen)) continue;
            look_at_change(before, spot, Game::scene(game.view(seat), aspect), tally);
        }
    }
}

}  // namespace

TEST_CASE("the opening tile lies in line its low half to the left") {
    REQUIRE((near(poses(rules_with(false), {"open 2-4"}).front(), {0, 0, 270})));
    REQUIRE((Layout(Table{}, kWide).poses().empty()));
}

TEST_CASE("tiles join in line with the half that was chosen") {
    const auto at = poses(rules_with(false), {"open 2-4", "place 3-5 R 3", "place 1-5 L 5", "place 2-2 R 2"});
    REQUIRE(
        (near(at[1], {2 * kStep - 0.04, 0, 270})));  // its low half to the left, where the line comes from
    REQUIRE((near(at[2], {-2 * kStep + 0.04, 0, 270})));  // its high half to the right
    REQUIRE((at[3].x > at[1].x && at[3].y == 0));
    const auto turned = poses(rules_with(false), {"open 2-4", "place 0-3 R 3"});
    REQUIRE_EQ(turned[1].angle, 90.0);
}

TEST_CASE("a matador lies across the line") {
    const auto at = poses(rules_with(false), {"open 2-4", "place 1-6 R across", "place 0-3 R 0"});
    REQUIRE((near(at[1], {1 + kStep - 0.5, 0, 0})));
    REQUIRE((near(at[2], {1 + 2 * kStep, 0, 270})));
}

TEST_CASE("an opening spinner stands with four arms around it") {
    const auto at = poses(rules_with(true),
                          {"open 5-5", "place 2-3 L 2", "place 2-4 R 2", "place 0-2 U 2", "place 2-6 D 2"});
    REQUIRE((near(at[0], {0, 0, 0})));
    REQUIRE((near(at[1], {-1.54, 0, 90})));
    REQUIRE((near(at[2], {1.54, 0, 270})));
    REQUIRE((near(at[3], {0, -2.04, 0})));
    REQUIRE((near(at[4], {0, 2.04, 0})));
}

TEST_CASE("a spinner on an arm lies where it was laid") {
    const Texts before{"open 2-4", "place 3-5 R 3", "place 0-5 L 5"};
    const Layout layout(seen(rules_with(true), before).table, kWide);
    const auto at = poses(rules_with(true),
                          {"open 2-4", "place 3-5 R 3", "place 0-5 L 5", "place 2-2 R 2", "place 1-5 U 5"});
    for (std::size_t i = 0; i < 3; ++i) REQUIRE((near(at[i], layout.poses()[i])));
    REQUIRE((near(at[3], layout.joined(Arm::R, tile("2-2"), kNoHalf))));
    REQUIRE((near(at[4], {at[3].x, -2.04, 0})));  // its high half touches the spinner's upper side
}

TEST_CASE("a long line turns its corner and comes back") {
    const auto at =
        poses(rules_with(false),
              {"open 0-0", "place 1-3 R 1", "place 1-4 R 4", "place 4-6 R 6", "place 3-3 R 3",
               "place 2-4 R 4", "place 5-5 R 5", "place 0-2 R 2", "place 2-2 R 2", "place 3-5 R 5"},
              1.0);
    const auto corner = std::find_if(at.begin(), at.end(), [](const Pose& pose) { return pose.y > 0; });
    REQUIRE(corner != at.end());
    REQUIRE((std::fmod(corner->angle, 180) == 0));
    REQUIRE((at.back().y > 2.9 && std::fmod(at.back().angle, 180) == 90));
    REQUIRE(at.back().x < corner->x);
}

TEST_CASE("random rounds lie well on tables of every shape") {
    Tally tally;
    Rng rng(2026, Stream::Bot);
    const auto pick = [&](auto... values) {
        const std::array all{values...};
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    };
    const auto rounds = static_cast<std::uint64_t>(matches_to_play(1000, 250));
    for (std::uint64_t deal = 0; deal < rounds; ++deal) {
        const int set = pick(6, 6, 9, 12);
        const int seats = set == 6 ? pick(2, 3, 4) : pick(2, 3, 4, 5, 6);
        const GivenOptions options{{"set", set}, {"spinner", deal % 2 == 0}};
        const auto info = pick(0, 1) == 0 ? matador_info() : russian_info();
        play_round(new_round(info, seats, deal, options), pick(0.3, 0.7, 1.0, 1.6, 2.4), rng, tally);
    }
    MESSAGE(boneyard::test::filled(
        "%1 scenes; %2 of %3 spots and %4 marks under a tile; %5 of %6 moves shift the line", tally.scenes,
        tally.blocked_spots, tally.spots, tally.blocked_marks, tally.moved, tally.laid));
    REQUIRE_EQ(tally.overlaps, 0);
    REQUIRE_EQ(tally.gaps, 0);
    REQUIRE_EQ(tally.outside, 0);
    REQUIRE(tally.blocked_spots * 1000 <= tally.spots);
    REQUIRE(tally.blocked_marks * 1000 <= tally.spots);
    REQUIRE(tally.moved * 80 < tally.laid);
    REQUIRE(tally.missed * 500 < tally.laid);
}

TEST_CASE("tiles that lie stay where they lie, in windows of every size") {
    const auto rounds = static_cast<std::uint64_t>(matches_to_play(1000, 120));
    for (const auto& info : {matador_info(), russian_info()}) {
        Tally tally;
        Rng rng(1911, Stream::Bot);
        for (std::uint64_t deal = 0; deal < rounds; ++deal) {
            const int set = std::array{6, 9, 12}.at(deal % 3);
            const int seats =
                set == 6 ? 2 + static_cast<int>(deal / 6 % 3) : 2 + static_cast<int>(deal / 6 % 5);
            const GivenOptions options{{"set", set}, {"spinner", deal % 6 < 3}};
            const double aspect = std::array{0.5, 0.7, 1.0, 1.4, 1.6, 2.0, 2.4, 3.2}.at(deal % 8);
            play_round(new_round(info, seats, deal, options), aspect, rng, tally);
        }
        MESSAGE(
            boneyard::test::filled("%1: %2 of %3 moves shift the line, %4 tiles lie elsewhere than was shown",
                                   info.id, tally.moved, tally.laid, tally.missed));
        REQUIRE(tally.moved * 80 < tally.laid);
        REQUIRE(tally.missed * 500 < tally.laid);
    }
}

TEST_CASE("in a usual round the tiles that lie never jump about, but in one of a hundred") {
    // The felt of windows from 480x320 to 2560x1440, and one that is high.
    constexpr std::array kFelts{1.5, 1.9, 2.4, 2.9, 0.7};
    for (const auto& info : {matador_info(), russian_info()}) {
        int jumps = 0;
        int rounds = 0;
        Rng rng(17, Stream::Bot);
        for (std::uint64_t deal = 1; deal <= 20; ++deal) {
            for (const int seats : {2, 4}) {
                for (const double aspect : kFelts) {
                    Tally tally;
                    play_round(new_round(info, seats, deal, {}), aspect, rng, tally);
                    jumps += tally.moved;
                    ++rounds;
                }
            }
        }
        MESSAGE(boneyard::test::filled("%1: %2 jumps in %3 rounds", info.id, jumps, rounds));
        REQUIRE(jumps * 100 <= rounds);
    }
}

TEST_CASE("of all the ways to bend a line hardly one would show tiles a quarter larger") {
    Rng rng(7, Stream::Bot);
    int looked = 0;
    int much_larger = 0;
    for (std::uint64_t deal = 0; deal < 60; ++deal) {
        const double aspect = std::array{0.7, 1.6, 2.4}.at(deal % 3);
        const GivenOptions options{{"set", deal % 2 == 0 ? 12 : 9}, {"spinner", deal % 4 < 2}};
        Game game = new_round(matador_info(), 6, deal, options);
        std::vector<Action> actions;
        while (game.to_move() != kNobody) {
            game.legal(actions);
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
            const View view = game.view(0);
            if (view.table.placed_count < 18 || view.table.placed_count % 6 != 0) continue;
            const auto size_by = [&](double other) {
                const Scene scene = Game::scene(view, other);
                return std::min(aspect / (scene.right - scene.left), 1 / (scene.bottom - scene.top));
            };
            double best = 0;
            for (int k = 0; k < 12; ++k) best = std::max(best, size_by(0.5 * std::pow(1.2, k)));
            ++looked;
            much_larger += best > 1.25 * size_by(aspect);  // for less tiles stay where they lie
        }
    }
    MESSAGE(boneyard::test::filled("%1 of %2 tables could be a quarter larger", much_larger, looked));
    REQUIRE(looked > 50);
    REQUIRE(much_larger * 10 < looked);
}
