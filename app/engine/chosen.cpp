// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "chosen.h"

namespace boneyard::engine {

std::vector<const GameEntry*> chosen_games(const Flags& flags) {
    const auto id = flags.text("game");
    if (flags.text("option") && !id) throw UsageError("\"--option\" needs \"--game\" as well.");
    std::vector<const GameEntry*> chosen;
    for (const GameEntry& game : games()) {
        if (!id || game.info.id == *id) chosen.push_back(&game);
    }
    if (chosen.empty()) throw UsageError(no_such_game(*id).message);
    return chosen;
}

}  // namespace boneyard::engine
