// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bots/mean.h"
#include "contest.h"
#include "registry.h"

namespace boneyard::engine {

/// One seat, or one team, of `challenger` against `other` at all other seats. Every deal is played once from
/// each side of the table, so that the luck of the deal is the same for both.
struct Duel {
    const GameEntry* game = nullptr;
    kit::Setup setup;                 ///< of the first deal; the others have the numbers after it
    kit::PerSeat<kit::Seat> teams{};  ///< the lowest seat of each one's team
    Entrant challenger;
    Entrant other;
    std::uint64_t deals = 0;
    std::uint64_t seed = 0;
    bool rounds = false;  ///< only the first round of each match

    /// How many matches a deal makes: one for each side.
    [[nodiscard]] std::vector<kit::Seat> sides() const;
    [[nodiscard]] std::uint64_t matches() const { return deals * sides().size(); }
};

/// What one match came to for the challenger.
struct Played {
    double share = 0;   ///< 1 for a win; a part of it where several share it; an equal share where nobody won
    double margin = 0;  ///< the mean of its scores less the mean of the others'
    std::int64_t moves = 0;
    std::int64_t nanoseconds = 0;
    std::int64_t other_moves = 0;
    std::int64_t other_nanoseconds = 0;
};

/// What a duel came to.
struct Score {
    std::uint64_t matches = 0;
    bots::Mean share;         ///< by deal
    bots::Mean margin;        ///< likewise
    double equal = 0;         ///< the share of one who is as good as the others
    double milliseconds = 0;  ///< of thought for each move of the challenger
    double other_milliseconds = 0;
};

/// Plays a duel, several matches at a time; `told` is called now and then, from any thread, with the number
/// of matches that were played. What is found does not depend on `jobs`.
Score play_duel(const Duel& duel, int jobs, const std::function<void(std::uint64_t played)>& told);

}  // namespace boneyard::engine
