// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "flags.h"
#include "registry.h"

namespace boneyard::engine {

/// The game that `--game` names, or all of them. Throws UsageError when there is no such game, and when
/// there are options but no game that they could be of.
std::vector<const GameEntry*> chosen_games(const Flags& flags);

}  // namespace boneyard::engine
