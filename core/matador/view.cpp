// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a seat knows, and what a bot may make of it.

#include <algorithm>

#include "matador/game.h"

namespace boneyard::matador {

namespace {

/// How often a deal of the unseen tiles is tried before what is known of the hands is let go.
constexpr int kTries = 60;

struct Pile {
    std::array<Tile, kMaxTiles> tiles{};
    std::size_t count = 0;

    [[nodiscard]] std::size_t size() const { return count; }
    Tile& operator[](std::size_t i) { return tiles[i]; }
};

/// Deals the other seats' tiles off a shuffled pile, the first that each may hold; what is left stays in
/// the pile, in order. False when a seat would have to hold what it cannot.
bool deal_hidden(const View& view, Pile& pile, PerSeat<TileSet>& hands, bool strict) {
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        if (seat == view.seat) continue;
        const auto at = static_cast<std::size_t>(seat);
        int wanted = view.table.hand_counts[at];
        hands[at] = {};
        std::size_t kept = 0;
        for (std::size_t i = 0; i < pile.count; ++i) {
            const Tile tile = pile.tiles[i];
            if (wanted > 0 && !(strict && view.table.lacks[at].has(tile))) {
                hands[at].add(tile);
                --wanted;
            } else {
                pile.tiles[kept++] = tile;
            }
        }
        pile.count = kept;
        if (wanted > 0) return false;
    }
    return true;
}

}  // namespace

View Game::view(Seat seat) const {
    View view;
    view.table = table_;
    view.seat = seat;
    view.open = table_.phase != Phase::Play;
    if (view.open) {
        view.hands = hands_;
    } else if (seat >= 0 && seat < table_.seats) {
        view.hands[static_cast<std::size_t>(seat)] = hands_[static_cast<std::size_t>(seat)];
    }
    return view;
}

void Game::legal(const View& view, std::vector<Action>& out) {
    out.clear();
    if (view.table.to_move == kNobody || view.table.to_move == view.seat) {
        list_legal(view.table, view.hand(), out);
    }
}

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game;
    game.table_ = view.table;
    game.hands_ = view.hands;
    game.deal_ = rng.next() & kit::kMaxDeal;
    Pile unseen;
    TileSet seen;
    for (const TileSet& hand : view.hands) seen |= hand;
    for (std::size_t i = 0; i < view.table.placed_count; ++i) seen.add(view.table.placed[i].tile);
    (full_set(view.table.rules.most) - seen).each([&](Tile tile) { unseen.tiles[unseen.count++] = tile; });
    Pile pile = unseen;
    if (!view.open) {
        bool dealt = false;
        for (int tries = 0; tries < kTries && !dealt; ++tries) {
            pile = unseen;
            rng.shuffle(pile);
            dealt = deal_hidden(view, pile, game.hands_, true);
        }
        if (!dealt) {
            pile = unseen;
            rng.shuffle(pile);
            deal_hidden(view, pile, game.hands_, false);
        }
    } else {
        rng.shuffle(pile);
    }
    game.stock_ = pile.tiles;
    game.stock_end_ = static_cast<std::uint8_t>(pile.count);
    return game;
}

}  // namespace boneyard::matador
