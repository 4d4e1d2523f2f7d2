// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "dominoes/round.h"
#include "kit/setup.h"

/// Short lines that are true in any game of dominoes. An empty one says nothing: another reason is wanted.
namespace boneyard::dominoes {

/// A phrase of any game of dominoes.
inline constexpr kit::Say say{"dominoes"};

/// Why a seat can lay no tile at all now.
kit::Phrase why_not_now(bool playing, bool own_turn);
kit::Phrase why_not_in_hand();
/// Why another tile of the hand has to open, where the highest double does.
kit::Phrase why_highest_opens(const TileSet& hand);
/// The arm is none of the line's.
kit::Phrase why_not_there();
/// A number that joins an end, and nothing else does.
kit::Phrase why_not_number(int joins);
/// No end takes the tile.
kit::Phrase why_nowhere(Tile tile);

/// True when one of the actions lays `tile` at `group`, or anywhere when that is empty.
bool can_lay(const std::vector<Action>& actions, Tile tile, std::string_view group);

/// What one scores for the pips that the others still hold.
kit::Reason hands_reason();

/// What speaks for one of the legal `actions` of a seat with that hand where there is nothing to weigh: it
/// goes out, it has no choice, or it has none of the tiles that fit. Empty where there is.
kit::Phrase why_plain(const TileSet& hand, const TileSet& fits, const std::vector<Action>& actions,
                      const Action& action);

/// Says of a hand why not each of its tiles can open; null where any tile does.
using WhyNotOpen = kit::Phrase (*)(const TileSet& hand);

/// Why `tile` cannot be laid at `group` (anywhere, when that is empty) by the seat that may do `actions`;
/// nothing when it can. `why_not_end(tile, arm)`: why a tile does not join an end that there is;
/// `why_nowhere(tile)`: why it joins none.
template <class Table, class WhyNotEnd, class WhyNowhere>
kit::Phrase why_not_lay(const SeatView<Table>& view, const std::vector<Action>& actions,
                        std::string_view tile, std::string_view group, WhyNotOpen why_not_open,
                        WhyNotEnd why_not_end, WhyNowhere why_nowhere) {
    const bool own_turn = view.table.to_move == view.seat;
    if (kit::Phrase now = why_not_now(view.table.playing(), own_turn); !now.empty()) return now;
    const auto known = parse_tile(tile);
    if (!known || !view.hand().has(*known)) return why_not_in_hand();
    if (can_lay(actions, *known, group)) return {};
    const bool opening = view.table.placed_count == 0 && (group.empty() || group == "open");
    if (opening && why_not_open != nullptr) return why_not_open(view.hand());
    if (group.empty()) return why_nowhere(*known);
    for (const Arm arm : kAllArms) {
        if (arm_name(arm) == group && view.table.has(arm)) return why_not_end(*known, arm);
    }
    return why_not_there();
}

}  // namespace boneyard::dominoes
