// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace boneyard::engine {

/// `boneyard-engine tournament`: lets levels play against each other and prints who won how much. Throws
/// UsageError.
int tournament(const std::vector<std::string>& arguments);

}  // namespace boneyard::engine
