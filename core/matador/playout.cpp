// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a search plays out: a quick player for every seat, and what the end is worth to one.

#include <algorithm>

#include "matador/game.h"
#include "matador/heuristic.h"

namespace boneyard::matador {

namespace {

using kit::at;

/// Beside the points: what it is worth to win a round, and with it the match.
constexpr int kRoundWon = 50;
constexpr int kMatchWon = 50;

}  // namespace

Action Game::reply(kit::Rng& /*rng*/) const {
    const TileSet& hand = hands_.of(table_.to_move);
    const bool opening = table_.placed_count == 0;
    const TileSet own = fits_ & hand;
    const Else may = opening ? Else{} : what_else(table_, own);
    if (!opening && own.empty()) return {may.draw ? Action::Kind::Draw : Action::Kind::Pass};

    const Outlook outlook(table_, hand, full_set(table_.rules.most) - laid_ - hand);
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

int Game::worth(Seat seat) const {
    return lead(table_, seat, [&](Seat each) {
        int worth = at(table_.scores, each);
        // What goes beyond the target is of no use.
        if (table_.rules.target > 0) worth = std::min(worth, table_.rules.target);
        if (at(table_.round_scores, each) > 0) worth += kRoundWon;
        if ((table_.winners & only(each)) != 0) worth += kMatchWon;
        return worth;
    });
}

bool Game::drawn_out() const { return table_.seats == 2 && !table_.stock_open(); }

}  // namespace boneyard::matador
