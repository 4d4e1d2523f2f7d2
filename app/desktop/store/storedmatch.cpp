// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "store/storedmatch.h"

#include "common/matchplan.h"
#include "registry.h"

namespace boneyard::ui {

Standing standingOf(const kit::Status& status) {
    Standing standing;
    standing.round = status.round;
    standing.toMove = status.to_move;
    for (int seat = 0; seat < status.seats; ++seat) {
        standing.scores.append(status.scores[static_cast<std::size_t>(seat)]);
    }
    standing.winners = {status.winners.begin(), status.winners.end()};
    standing.over = status.match_over();
    return standing;
}

Standing standingAfter(const MatchPlan& plan) {
    const auto match =
        new_match(plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options, plan.deck);
    if (!match) return {};
    for (const PlayedText& played : plan.played) {
        if (!(*match)->play(played.action)) break;
    }
    return standingOf((*match)->status());
}

}  // namespace boneyard::ui
