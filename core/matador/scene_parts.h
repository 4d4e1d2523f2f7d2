// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "matador/game.h"

/// The parts of a scene that are files of their own.
namespace boneyard::matador {

/// Who begins a round, and why, as long as not everybody can have laid a tile (opening.cpp).
kit::Phrase opening_note(const View& view);

/// What it means that a tile lies across, of the first one in a match, until it is built on (opening.cpp).
kit::Phrase across_note(const Table& table);

}  // namespace boneyard::matador
