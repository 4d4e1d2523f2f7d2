// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace boneyard::engine {

/// Adds the command `tournament`: lets levels play against each other and prints who won how much.
void add_tournament(CLI::App& engine);

}  // namespace boneyard::engine
