// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// What a game looks like by some rules, always the same.
struct Example {
    kit::Scene table;  ///< between bots, when so many tiles lie, or at the end of its first round
    std::vector<kit::HandTile> hand;  ///< of the first seat, as soon as it has one
};

/// Nothing where there can be no such match.
std::optional<Example> exampleOf(std::string_view game, int seats, const kit::GivenOptions& options,
                                 std::size_t pieces);

}  // namespace boneyard::ui
