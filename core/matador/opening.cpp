// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said of who begins a round.

#include "matador/scene_parts.h"

namespace boneyard::matador {

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

}  // namespace boneyard::matador
