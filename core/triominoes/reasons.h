// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "triominoes/game.h"

/// What speaks for a move.
namespace boneyard::triominoes {

// Two that tell as much as a fact does: said together they would say it twice.

//: After the words of a move and its points
inline constexpr std::string_view kOwnFit =
    QT_TRANSLATE_N_NOOP("triominoes", "After it %n of your other tile(s) fit.");
//: Why a tile is laid and not another, %1, as 0-2-4; %n: how many of the tiles that the player cannot see can
//: be laid after it
inline constexpr std::string_view kFewerFit =
    QT_TRANSLATE_N_NOOP("triominoes", "After it %n hidden tile(s) would fit, fewer than after %1.");

/// The tile that one would lay who laid one; nothing where none fits.
std::optional<Action> best_placement(const View& view);

/// What speaks for laying a tile. Precondition: it is not the opening.
kit::Phrase why_lay(const View& view, const Action& action);

/// What speaks for drawing or passing.
kit::Phrase why_not_lay(const View& view, const Action& action);

}  // namespace boneyard::triominoes
