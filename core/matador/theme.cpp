// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a puzzle is about, told by the action that solves it.

#include "dominoes/aftermath.h"
#include "matador/game.h"
#include "matador/reasons.h"

namespace boneyard::matador {

namespace {

std::string_view theme_of_laying(const View& view, const Action& action) {
    const auto left = aftermath_of(view, action);
    const Rules& rules = view.table.rules;
    const TileSet matadors = matadors_of(rules.most);
    if (matadors.has(action.tile)) return "gate";
    if (left.next_fit() <= kFew) return "block";
    if ((left.rest & joining(rules, outcome(view.table, action).end)).count() >= 2) return "keep_open";
    if (!(left.rest & matadors).empty() && action.kind == Action::Kind::Place) return "keep";
    return pips(action.tile) > rules.sum() ? "heavy" : "best";
}

}  // namespace

std::string_view Game::theme(const View& view, const Action& action) {
    if (action.lays()) return theme_of_laying(view, action);
    const bool lays = !(view.hand() & view.table.fits).empty();
    return action.kind == Action::Kind::Draw && lays ? "keep" : "best";
}

}  // namespace boneyard::matador
