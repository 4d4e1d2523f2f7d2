// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <functional>

#include "any_game.h"
#include "registry.h"

using namespace boneyard;

namespace {

/// How large the table becomes in the first round of a match in which tiles are laid at random: of what a
/// scene tells of that, and the same in every move.
double largest_to_told(std::string_view game, int seats, std::uint64_t deal) {
    const auto match = new_match(game, seats, deal, {});
    kit::Rng rng(deal);
    const double told = (*match)->scene(0, 1.6).spread;
    REQUIRE_GT(told, 0);
    double largest = 0;
    while (!(*match)->status().round_over()) {
        const kit::Scene scene = (*match)->scene(0, 1.6);
        REQUIRE_EQ(scene.spread, told);
        largest = std::max(largest, (scene.right - scene.left) * (scene.bottom - scene.top));
        test::Words legal = (*match)->legal();
        const auto lays = [](const std::string& action) {
            return action.starts_with("place") || action.starts_with("meld");
        };
        if (std::any_of(legal.begin(), legal.end(), lays)) std::erase_if(legal, std::not_fn(lays));
        const std::string& any = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        REQUIRE((*match)->play(any.substr(0, any.find(".."))));
    }
    return largest / told;
}

}  // namespace

TEST_CASE("how large a table is late in a round is known from its start") {
    constexpr int kDeals = 8;
    for (const GameEntry& game : games()) {
        for (const int seats : {game.info.min_seats, game.info.max_seats}) {
            if (!new_match(game.info.id, seats, 1, {})) continue;  // so many want an option
            double sum = 0;
            for (std::uint64_t deal = 1; deal <= kDeals; ++deal)
                sum += largest_to_told(game.info.id, seats, deal);
            CAPTURE(game.info.id);
            CAPTURE(seats);
            CHECK_GT(sum / kDeals, 0.6);
            CHECK_LT(sum / kDeals, 1.1);
        }
    }
}
