// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>

namespace boneyard::engine {

/// Adds the command that tells how well a look back judges: what it says of the moves of known levels.
void add_judge(CLI::App& engine);

}  // namespace boneyard::engine
