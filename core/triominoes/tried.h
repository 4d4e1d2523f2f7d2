// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "triominoes/game.h"

namespace boneyard::triominoes {

/// How many points more one action comes to than another by the end of the round, ahead of the best other
/// player: about so, from some of the ways in which the hidden tiles can lie, each played out by all as the
/// ratings say. The same for the same view. Precondition: both are legal.
int tried_out(const View& view, const Action& one, const Action& other);

}  // namespace boneyard::triominoes
