// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a puzzle is about, told by the action that solves it.

#include "matador/game.h"

namespace boneyard::matador {

namespace {

/// What the next seat may hold that fits: no more than so many tiles are little.
constexpr int kLittle = 4;

std::string_view theme_of_laying(const View& view, const Action& action) {
    Table after = view.table;
    lay(after, action);
    TileSet rest = view.hand();
    rest.remove(action.tile);
    const Seat next = kit::next_seat(view.seat, view.table.seats);
    const TileSet follow = (unseen_by(view) - kit::at(view.table.lacks, next)) & after.fits;
    const TileSet matadors = matadors_of(after.rules.most);
    if (matadors.has(action.tile)) return "gate";
    if (follow.count() <= kLittle) return "block";
    if ((rest & joining(after.rules, outcome(view.table, action).end)).count() >= 2) return "keep_open";
    if (!(rest & matadors).empty() && action.kind == Action::Kind::Place) return "keep";
    return pips(action.tile) > after.rules.sum() ? "heavy" : "best";
}

}  // namespace

std::string_view Game::theme(const View& view, const Action& action) {
    if (action.lays()) return theme_of_laying(view, action);
    const bool lays = !(view.hand() & view.table.fits).empty();
    return action.kind == Action::Kind::Draw && lays ? "keep" : "best";
}

}  // namespace boneyard::matador
