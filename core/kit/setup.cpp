// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "kit/setup.h"

namespace boneyard::kit {

Options with_fitting_target(const GameInfo& game, const Options& options, int seats) {
    if (game.target == nullptr) return options;
    GivenOptions given = options.all();
    for (auto& [id, value] : given) {
        if (id == "target") value = game.target(options, seats);
    }
    return Options::resolve(game.options, given).value();
}

}  // namespace boneyard::kit
