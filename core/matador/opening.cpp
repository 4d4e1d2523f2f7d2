// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What everybody is told: who begins a round, and what it means that a tile lies across.

#include <algorithm>

#include "matador/scene_parts.h"

namespace boneyard::matador {

namespace {

/// It lies across, and what joins it there is not what joins a tile in line.
bool tells(const Rules& rules, const Placed& placed) {
    const bool as_in_line = rules.matadors == Rules::Matadors::Free && is_double(placed.tile);
    return placed.across && !placed.spinner && !as_in_line;
}

}  // namespace

/// Others are not told whether it was a double: where any tile may be laid, that is hidden.
kit::Phrase opening_note(const View& view) {
    const Table& table = view.table;
    if (!table.playing() || table.placed_count >= table.seats) return {};
    if (table.rules.opener == Rules::Opener::Rotate) return {};
    const kit::Seat leader = table.placed_count > 0 ? table.placed[0].seat : table.to_move;
    if (leader != view.seat) {
        //: When a round begins; %1 is the player who lays the first tile
        return say(
            QT_TRANSLATE_NOOP(
                "matador", "%1 begins: dealt the highest double or, if nobody has one, the heaviest tile."),
            {kit::SeatName{leader}});
    }
    // Where any tile may open, the prompt says why it is for the viewer to do.
    if (table.placed_count > 0 || table.rules.opener == Rules::Opener::Holder) return {};
    const Tile tile = opening_tile(view.hand());
    if (is_double(tile)) {
        //: When a round begins; %1 is a domino, as 6-6
        return say(QT_TRANSLATE_NOOP("matador", "You begin: %1 is the highest double dealt."),
                   {tile_text(tile)});
    }
    //: When a round begins, and no player has a double; %1 is a domino, as 5-6
    return say(QT_TRANSLATE_NOOP("matador", "No double was dealt. You begin: %1 is the heaviest tile."),
               {tile_text(tile)});
}

kit::Phrase across_note(const Table& table) {
    if (!table.playing() || table.round > 1) return {};
    const auto* const end = table.placed.begin() + table.placed_count;
    const auto* const first = std::find_if(table.placed.begin(), end,
                                           [&](const Placed& placed) { return tells(table.rules, placed); });
    // Long enough to be read: until each may have laid a tile, whatever they lay there.
    if (first == end || end - first > table.seats) return {};
    if (table.rules.matadors != Rules::Matadors::Free) {
        //: When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as
        //: 2-5
        return say(QT_TRANSLATE_NOOP("matador",
                                     "%1 lies across, at a right angle to the line: a gate, which takes a "
                                     "blank or a matador."),
                   {tile_text(first->tile)});
    }
    //: When a tile is laid crosswise for the first time in a match: what that means. %1 is a domino, as 2-5,
    //: %2 the sum that two numbers must make
    return say(QT_TRANSLATE_NOOP("matador",
                                 "%1 lies across, at a right angle to the line: what joins it makes %2 with "
                                 "either of its numbers."),
               {tile_text(first->tile), table.rules.sum()});
}

}  // namespace boneyard::matador
