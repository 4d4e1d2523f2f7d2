// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace boneyard::engine {

/// Adds the command `play GAME`: a match in the terminal, the person at seat 0 and bots at the others.
void add_play(CLI::App& engine);

}  // namespace boneyard::engine
