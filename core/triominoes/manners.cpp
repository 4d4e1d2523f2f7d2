// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What bots lean to.

#include "kit/usual.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

std::vector<kit::Manner> manners() {
    return {
        //: What one of the computer's players is like, after how well it plays. Triples: tiles with the same
        //: number three times
        {"triples", say(QT_TRANSLATE_NOOP("triominoes", "Keeps triples for later.")), {1}, {300, -2}},
        kit::close_manner({1}, {500, 2}),
        //: What one of the computer's players is like, after how well it plays. Heavy: with many points
        {"heavy", say(QT_TRANSLATE_NOOP("triominoes", "Lays the heavy tiles first.")), {1}, {200, -3}},
    };
}

int Game::likes(const View& view, const Action& action, std::string_view manner) {
    const bool lays = action.kind == Action::Kind::Place;
    if (manner == "triples") return lays && is_triple(action.tile) ? 0 : 1;
    if (manner == "heavy") return lays ? value(action.tile) : 0;
    Table after = view.table;
    if (lays) lay(after, action);
    const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
    return -(fitting(after.lattice) & unseen).count();
}

}  // namespace boneyard::triominoes
