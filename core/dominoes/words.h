// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "dominoes/line.h"
#include "kit/phrase.h"

/// Short lines that are true in any game of dominoes. An empty one says nothing: another reason is wanted.
namespace boneyard::dominoes {

/// Why a seat can lay no tile at all now.
kit::Phrase why_not_now(bool playing, bool own_turn);
kit::Phrase why_not_in_hand();
/// Why another tile of the hand has to open.
kit::Phrase why_not_open(const TileSet& hand);
kit::Phrase why_not_anywhere(Tile tile);
/// The arm is none of the line's.
kit::Phrase why_not_there();

/// True when one of the actions lays `tile` at `group`, or anywhere when that is empty.
bool can_lay(const std::vector<Action>& actions, Tile tile, std::string_view group);

/// What speaks for one of the legal `actions` when there is no choice.
kit::Phrase why_forced(const std::vector<Action>& actions, const Action& action);
kit::Phrase why_go_out();
kit::Phrase why_stuck();  ///< what speaks for drawing or passing
kit::Phrase why_pips(Tile tile);

}  // namespace boneyard::dominoes
