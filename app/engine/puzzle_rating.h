// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "kit/strength.h"

namespace boneyard::engine {

/// How hard a puzzle is, in the measure of the levels' own ratings and in steps of ten: the rating at which
/// levels so strong would find, all together, as often as they did. `solved` has each level's share, 0 to 1.
/// The same on every machine.
int puzzle_rating(const kit::Ratings& levels, const std::array<double, kit::kLevels>& solved);

}  // namespace boneyard::engine
