// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "kit/rng.h"
#include "match/matchstate.h"
#include "registry.h"
#include "setup/matchsetup.h"

/// Matches that were played, for tests of what is done with them afterwards.
namespace boneyard::test {

/// A match of random moves: to its end, or so many of them. A person sits on seat 0, bots on the others.
inline ui::MatchPlan playedMatch(const std::string& game, int seats, std::uint64_t deal,
                                 std::size_t most = 5000, const kit::GivenOptions& options = {}) {
    ui::MatchPlan plan{QString::fromStdString(game), seats, deal, options, ui::Players::usual(seats)};
    const auto made = new_match(game, seats, deal, options);
    kit::Match& match = **made;
    kit::Rng rng(deal);
    while (plan.played.size() < most && !match.status().match_over()) {
        const kit::Seat seat = match.status().to_move;
        const auto legal = match.legal();
        std::string action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        action.erase(std::min(action.find(".."), action.size()));  // of a range of numbers the least
        plan.played.push_back({action, seat == kit::kNobody ? ui::By::Nobody
                                       : seat == 0          ? ui::By::Person
                                                            : ui::By::Bot});
        if (!match.play(action)) break;
    }
    return plan;
}

/// A match that is about to be played.
inline ui::MatchState stateOf(const QString& game, int seats, std::uint64_t deal,
                              const kit::GivenOptions& options = {}) {
    ui::MatchState state;
    state.plan = {game, seats, deal, options, ui::Players::usual(seats)};
    state.played =
        std::make_unique<ui::PlayedMatch>(new_match(game.toStdString(), seats, deal, options).value());
    return state;
}

/// One legal action, any one; of a range the least.
inline std::string anyOf(const kit::Match& match, kit::Rng& chance) {
    const std::vector<std::string> legal = match.legal();
    const std::string action = legal[chance.below(static_cast<std::uint32_t>(legal.size()))];
    return action.substr(0, action.find(".."));
}

/// One more of a match; false where it is over.
inline bool playOn(ui::MatchState& state, kit::Rng& chance) {
    if (state.match().status().match_over()) return false;
    return state.played->play(anyOf(state.match(), chance), ui::By::Bot) != nullptr;
}

}  // namespace boneyard::test
