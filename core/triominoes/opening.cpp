// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said of the tile that opens a round.

#include <vector>

#include "triominoes/scene_parts.h"

namespace boneyard::triominoes {

kit::Phrase opening_note(const View& view) {
    const Table& table = view.table;
    if (table.phase != Phase::Play || table.placed_count > 1) return {};
    const bool mine = table.to_move == view.seat && view.seat != kNobody;
    if (table.placed_count == 0 && !mine) return {};
    const Tile tile = table.placed_count > 0 ? table.placed[0].tile : opening_tile(view.hand());
    const std::vector<kit::PhraseArg> name{tile_text(tile)};
    if (mine && table.placed_count == 0) {
        if (is_triple(tile)) {
            //: %1 is a tile, as 4-4-4: three times the same number, a triple
            return say(QT_TRANSLATE_NOOP("triominoes", "You open: %1 is the highest triple dealt."), name);
        }
        //: %1 is a tile, as 3-4-5. A triple is a tile with three times the same number
        return say(QT_TRANSLATE_NOOP("triominoes", "No triple was dealt. You open: %1 counts the most."),
                   name);
    }
    if (tile == kZeros) {
        //: 0-0-0 is a tile
        return say(QT_TRANSLATE_NOOP("triominoes", "0-0-0 opened: 30 points, and 10 for a triple."));
    }
    if (is_triple(tile)) {
        //: %1 is a tile, as 4-4-4: three times the same number, a triple
        return say(QT_TRANSLATE_NOOP("triominoes", "%1 opened: the highest triple dealt."), name);
    }
    //: %1 is a tile, as 3-4-5. A triple is a tile with three times the same number
    return say(QT_TRANSLATE_NOOP("triominoes", "No triple was dealt. %1 opened: it counts the most."), name);
}

}  // namespace boneyard::triominoes
