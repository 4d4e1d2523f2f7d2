// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace boneyard::engine {

/// `boneyard-engine bench`: measures random play of every game and number of seats, one line each. Throws
/// UsageError.
int bench(const std::vector<std::string>& arguments);

}  // namespace boneyard::engine
