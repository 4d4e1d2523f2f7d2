// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace CLI {
class App;
}

namespace boneyard::engine {

/// Adds the command `bench`: measures random play of every game and number of seats, one line each.
void add_bench(CLI::App& engine);

}  // namespace boneyard::engine
