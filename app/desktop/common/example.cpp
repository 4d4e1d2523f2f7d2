// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/example.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "bots/level.h"
#include "registry.h"

namespace boneyard::ui {

namespace {

constexpr std::uint64_t kDeal = 7;
constexpr double kExampleAspect = 1.5;

}  // namespace

std::optional<Example> exampleOf(std::string_view game, int seats, const kit::GivenOptions& options,
                                 std::size_t pieces) {
    const auto match = new_match(game, seats, kDeal, options);
    if (!match) return std::nullopt;
    const int level = bots::find_level("greedy")->number;
    Example example;
    example.table = (*match)->scene(0, kExampleAspect);
    while (example.table.pieces.size() < pieces) {
        if (example.hand.empty()) example.hand = (*match)->scene(0, kExampleAspect).hand;
        const kit::Status status = (*match)->status();
        // A round in which nobody has laid a tile shows nothing.
        if (status.match_over() || (status.round_over() && !example.table.pieces.empty())) break;
        const auto action = status.round_over() ? std::optional<std::string>("next")
                                                : make_bot(**match, status.to_move, level, kDeal)({});
        if (!action || !(*match)->play(*action)) break;
        example.table = (*match)->scene(std::max<kit::Seat>((*match)->status().to_move, 0), kExampleAspect);
    }
    return example;
}

}  // namespace boneyard::ui
