// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/matchplan.h"

namespace boneyard::ui {

kit::Record recordOf(const MatchPlan& plan) {
    kit::Record record{
        plan.gameId.toStdString(), plan.seats, plan.deal.value_or(0), plan.options, plan.deck, {}};
    for (const PlayedText& played : plan.played) record.actions.push_back(played.action);
    return record;
}

}  // namespace boneyard::ui
