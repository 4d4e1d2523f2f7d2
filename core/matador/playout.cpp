// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a search plays out: a quick player for every seat.

#include "matador/game.h"
#include "matador/heuristic.h"

namespace boneyard::matador {

Action Game::reply(kit::Rng& /*rng*/) const {
    const TileSet& hand = hand_to_move();
    const bool opening = table_.placed_count == 0;
    const TileSet own = table_.fits & hand;
    const Else may = opening ? Else{} : what_else(table_, own);
    if (!opening && own.empty()) return {may.draw ? Action::Kind::Draw : Action::Kind::Pass};

    const Outlook outlook(table_, hand, table_.set() - table_.laid - hand);
    Action best;
    int most = kRateNothing;
    const auto consider = [&](const Action& action, int rating) {
        if (rating <= most) return;
        most = rating;
        best = action;
    };
    const auto lay = [&](const Action& action) { consider(action, outlook.rate(action)); };
    if (opening) {
        each_opening(table_, hand, lay);
    } else {
        each_placement(table_, own, lay);
    }
    if (may.draw) consider({Action::Kind::Draw}, kRateDraw);
    if (may.pass) consider({Action::Kind::Pass}, kRatePass);
    return best;
}

}  // namespace boneyard::matador
