// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "contest.h"
#include "kit/benchmark.h"
#include "mining.h"
#include "rounds.h"

namespace boneyard::engine {

/// What can be measured of a game: made of its own type, so that nothing but its rules is measured.
struct Measures {
    Outcome (*hold)(const Contest& contest) = nullptr;
    Counts (*rounds)(const kit::Setup& setup, std::uint64_t rounds) = nullptr;
    Counts (*simulate)(const kit::Setup& setup, std::uint64_t worlds, Rollout rollout) = nullptr;
    std::optional<Find> (*mine)(const Mine& mine, std::uint64_t deal, Tally& tally) = nullptr;
    std::vector<kit::Benchmark> benchmarks;  ///< the game's own
};

/// Those of the game of that id. Precondition: there is one.
const Measures& measures_of(std::string_view game);

}  // namespace boneyard::engine
