// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

/// What ratings after Glicko-2 share (Mark Glickman, "Example of the Glicko-2 system", 2013).
namespace boneyard::ui {

inline constexpr double kGlickoScale = 173.7178;  ///< rating points in one unit of its own scale

/// Step 5 of the paper: the volatility for which the results are most likely. All in its own scale;
/// `surprise` is by how much the results were better than the rating had it.
double volatilityAfter(double before, double deviation, double variance, double surprise);

}  // namespace boneyard::ui
