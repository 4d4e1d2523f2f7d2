// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace boneyard::engine {

/// Adds the command `puzzles`: lets bots play, and prints positions in which one action is clearly the best.
void add_puzzles(CLI::App& engine);

}  // namespace boneyard::engine
