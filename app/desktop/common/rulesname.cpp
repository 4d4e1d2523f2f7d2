// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/rulesname.h"

#include "common/words.h"
#include "registry.h"

namespace boneyard::ui {

QString rulesName(const MatchPlan& plan) {
    const GameEntry* game = find_game(plan.gameId.toStdString());
    if (game == nullptr) return {};
    const auto own = kit::Options::resolve(game->info.options, plan.options);
    if (!own) return {};
    for (const kit::Preset& preset : game->info.presets) {
        const auto given = kit::with_target(game->info, preset.options, plan.seats);
        const auto known = kit::Options::resolve(game->info.options, given);
        if (known && *known == *own) return say(preset.name);
    }
    return {};
}

}  // namespace boneyard::ui
