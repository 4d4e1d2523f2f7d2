// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "tiles_and_deal/tiles.h"

/// What people and bots are used to do with a hand: how likely a throw is, or that a tile face up is taken.
/// Learnt from matches of the engine's own by tests/bench/habits.py.
namespace boneyard::tiles_and_deal {

/// The chance that who holds `hand` throws that tile of it.
double chance_to_throw(const Tiles& hand, Tile tile);

/// The chance that who holds `hand` takes that tile face up.
double chance_to_take(const Tiles& hand, Tile tile);

/// The chance that who could knock does not.
inline constexpr double kWaits = 0.13;

}  // namespace boneyard::tiles_and_deal
