// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace boneyard::engine {

/// `boneyard-engine play GAME`: a match in the terminal, the person at seat 0 and bots at the others. Throws
/// UsageError.
int play(const std::vector<std::string>& arguments);

}  // namespace boneyard::engine
