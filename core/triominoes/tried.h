// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "triominoes/game.h"

namespace boneyard::triominoes {

/// What one action comes to, less what another does, by the end of the round: in points, on average.
struct Tried {
    int more = 0;          ///< ahead of the best other player
    int own_tiles = 0;     ///< what the player's tiles bring when they are laid
    int others_tiles = 0;  ///< and those of all others
    int own_passes = 0;    ///< how often the player must pass, in hundred rounds
    int others_passes = 0;
    int error = 0;  ///< `more` may be off by so much: two standard errors
};

/// About so it is, from some of the ways in which the hidden tiles can lie, each played out by all as the
/// ratings say. The same for the same view. Precondition: both are legal.
Tried tried_out(const View& view, const Action& one, const Action& other);

}  // namespace boneyard::triominoes
