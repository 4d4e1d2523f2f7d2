// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "store/puzzlerecord.h"

/// Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2013), where each try at a puzzle is a game of
/// its own against the puzzle.
namespace boneyard::ui {

/// The rating after a try at a puzzle of that rating; tries and solved are counted with it.
PuzzleRating ratingAfter(const PuzzleRating& before, double puzzle, bool solved);

}  // namespace boneyard::ui
