// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <numbers>

#include "kit/scene.h"
#include "triominoes/game.h"

/// The parts of a scene that are files of their own.
namespace boneyard::triominoes {

// A side of a triangle is two units long: its digits are as large as a domino's.
inline constexpr double kSide = 2.0;
inline constexpr double kHeight = kSide * std::numbers::sqrt3 / 2;

/// The centre of gravity of a cell; a tile with r=0 stands upright in the cell 0 0.
inline kit::Pose pose_of(Cell cell, int r) {
    const double third = cell.up() ? 2.0 / 3 : 1.0 / 3;
    const int angle = ((3 - r) * 120 + (cell.up() ? 0 : 180)) % 360;
    return {cell.x * kSide / 2, (cell.y + third) * kHeight, static_cast<double>(angle)};
}

/// A place where the viewer may lay, and a button (choices.cpp); the action is legal.
kit::Spot spot_of(const Table& table, const Action& action);
kit::Choice choice_of(const Table& table, const Action& action);

/// Who opens, and why: as the tile that has to open tells, or the tile that did (opening.cpp).
kit::Phrase opening_note(const View& view);

}  // namespace boneyard::triominoes
