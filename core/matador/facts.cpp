// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "dominoes/aftermath.h"
#include "matador/game.h"
#include "matador/reasons.h"
#include "matador/rules.h"

namespace boneyard::matador {

namespace {

kit::Fact matadors_kept(int tiles) {
    //: Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the
    //: other
    return {.words = say(QT_TRANSLATE_NOOP("matador", "You keep matadors for later: %1 instead of %2.")),
            .value = tiles,
            .told_by = {kKeepsMatador}};
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (!action.lays() && action.kind != Action::Kind::Pass) return {};  // who knows what a draw brings
    const auto left = aftermath_of(view, action);
    kit::Fact others = others_follow(left.unseen_fit(), view.table.seats);
    others.told_by.insert(others.told_by.end(), {kNextNeedsMatador, kClosesEnd});
    return {others, own_follow(left.own_fit()), pips_left(left.rest),
            matadors_kept((left.rest & matadors_of(view.table.rules.most)).count())};
}

}  // namespace boneyard::matador
