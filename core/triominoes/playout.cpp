// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The players of a playout, and how its end is judged.

#include <algorithm>

#include "triominoes/outlook.h"

namespace boneyard::triominoes {

using kit::at;

namespace {

/// What the match is worth, in points, beside the points themselves.
constexpr int kMatchWorth = 100;

}  // namespace

Action Game::reply(kit::Rng& /*rng*/) const {
    const TileSet hand = at(hands_, table_.to_move);
    if (table_.placed_count == 0) {
        const bool zeros = table_.rules.open_with_zeros && hand.has(kZeros) && is_triple(opening_tile(hand));
        return {Action::Kind::Place, zeros ? kZeros : opening_tile(hand), {}, 0};
    }
    const Outlook outlook(table_, hand);
    const bool can_draw = table_.stock_count > 0 && table_.drawn < kMaxDraws;
    Action best{can_draw ? Action::Kind::Draw : Action::Kind::Pass};
    int rating = can_draw ? outlook.draw() : outlook.pass();
    const Lattice& lattice = table_.lattice;
    for (int spot = 0; spot < lattice.frontier_size(); ++spot) {
        (lattice.fits_at(spot) & hand).each([&](Tile tile) {
            const int here = outlook.placement(spot, tile);
            if (here <= rating) return;
            rating = here;
            best = {Action::Kind::Place, tile, lattice.frontier(spot),
                    static_cast<std::uint8_t>(lattice.turn_at(spot, tile))};
        });
    }
    return best;
}

int Game::worth(Seat seat) const {
    int others = at(table_.scores, kit::next_seat(seat, table_.seats));
    for (Seat other = 0; other < table_.seats; ++other) {
        if (other != seat) others = std::max(others, at(table_.scores, other));
    }
    int worth = at(table_.scores, seat) - others;
    if (over() && table_.rules.target > 0) worth += worth > 0 ? kMatchWorth : -kMatchWorth;
    return worth;
}

bool Game::drawn_out() const { return table_.seats == 2 && table_.stock_count == 0; }

}  // namespace boneyard::triominoes
