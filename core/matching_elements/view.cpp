// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a bot may make of what a seat knows.

#include <algorithm>
#include <utility>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

namespace {

using Unseen = kit::Pile<Tile, kMaxTiles>;

/// What a seat may guess of the hidden hands.
class Guess {
public:
    Guess(const View& view, kit::Rng& rng);

    /// Fills the hands that the seat does not see, and gives back what is left, the stock.
    Unseen deal(PerSeat<TileSet>& hands);

private:
    [[nodiscard]] Unseen try_deal(PerSeat<TileSet>& hands);
    [[nodiscard]] bool one_can_place(const PerSeat<TileSet>& hands) const;
    void settle_the_colour();
    void settle_who_can_place();
    void settle(Seat seat, Tile tile);

    const View& view_;
    kit::Rng& rng_;
    TileSet unseen_;
    PerSeat<TileSet> known_{};
    kit::Hidden<TileSet> hidden_;
};

Guess::Guess(const View& view, kit::Rng& rng) : view_(view), rng_(rng), unseen_(unseen_by(view)) {
    hidden_.seats = view.table.seats;
    hidden_.viewer = view.seat;
    for (Seat seat = 0; seat < view.table.seats; ++seat) {
        if (seat == view.seat) continue;
        const Known& known = at(view.table.known, seat);
        at(known_, seat) = known.holds;
        at(hidden_.lacks, seat) = known.lacks;
        const int unknown = at(view.table.hand_counts, seat) - known.holds.count();
        at(hidden_.counts, seat) = static_cast<std::int8_t>(unknown);
    }
}

/// From now on that tile is known to be in that hand.
void Guess::settle(Seat seat, Tile tile) {
    at(known_, seat).add(tile);
    unseen_.remove(tile);
    --at(hidden_.counts, seat);
}

/// The dealer named a colour in hand, and has not laid a tile of it yet: if nothing else tells of such
/// a tile, one of the unseen is taken for it.
void Guess::settle_the_colour() {
    const Table& table = view_.table;
    if (!table.colour_named || !table.board.empty() || table.dealer == view_.seat) return;
    const Colour colour = table.board.colour();
    if (at(known_, table.dealer).kinds(colour) != 0) return;
    Unseen tiles;
    unseen_.each([&](Tile tile) {
        if (colour_of(tile) == colour) tiles.add(tile);
    });
    if (tiles.size() > 0) settle(table.dealer, tiles[rng_.below(static_cast<std::uint32_t>(tiles.size()))]);
}

/// Somebody can place, or the round would be over: one of the unseen tiles that fit is somebody's.
void Guess::settle_who_can_place() {
    struct Way {
        Seat seat;
        Tile tile;
    };
    kit::FixedList<Way, std::size_t{kit::kMaxSeats} * kMaxTiles> ways;
    for (Seat seat = 0; seat < view_.table.seats; ++seat) {
        if (at(hidden_.counts, seat) <= 0) continue;
        unseen_.each([&](Tile tile) {
            if (!at(hidden_.lacks, seat).has(tile) && view_.table.board.takes(tile)) {
                ways.push_back({seat, tile});
            }
        });
    }
    if (ways.empty()) return;
    const auto [seat, tile] = ways[rng_.below(static_cast<std::uint32_t>(ways.size()))];
    settle(seat, tile);
}

bool Guess::one_can_place(const PerSeat<TileSet>& hands) const {
    const Table& table = view_.table;
    if (table.phase != Phase::Play || table.board.empty()) return true;
    return std::any_of(hands.begin(), hands.end(),
                       [&](const TileSet& hand) { return table.board.takes_one_of(hand); });
}

Unseen Guess::try_deal(PerSeat<TileSet>& hands) {
    const Unseen pile = kit::deal_hidden(hidden_, kit::pile_of<Tile, kMaxTiles>(unseen_), hands, rng_);
    for (Seat seat = 0; seat < view_.table.seats; ++seat) {
        if (seat != view_.seat) at(hands, seat).add_all(at(known_, seat));
    }
    return pile;
}

Unseen Guess::deal(PerSeat<TileSet>& hands) {
    constexpr int kTries = 10;
    settle_the_colour();
    for (int tries = 0; tries < kTries; ++tries) {
        const Unseen stock = try_deal(hands);
        if (one_can_place(hands)) return stock;
    }
    settle_who_can_place();
    return try_deal(hands);
}

}  // namespace

TileSet unseen_by(const View& view) {
    if (!view.open) return unseen_by(view.table, view.seat, view.hand());
    TileSet unseen = TileSet::full(view.table.rules.colours);
    for (const TileSet& bank : view.table.banks) unseen.remove_all(bank);
    for (const TileSet& hand : view.hands) unseen.remove_all(hand);
    unseen.remove_all(view.table.board.laid());
    return unseen;
}

TileSet unseen_by(const Table& table, Seat seat, const TileSet& hand) {
    TileSet unseen = TileSet::full(table.rules.colours);
    for (Side side = 0; side < table.sides(); ++side) unseen.remove_all(at(table.banks, side));
    unseen.remove_all(table.board.laid());
    unseen.remove_all(hand);
    for (Seat other = 0; other < table.seats; ++other) {
        const TileSet& holds = at(table.known, other).holds;
        if (other != seat && !holds.empty()) unseen.remove_all(holds);
        // The tiles of the auction lie apart until it is over.
        if (table.phase == Phase::Auction) unseen.remove(at(table.draws, other));
    }
    return unseen;
}

Game Game::sample(const View& view, kit::Rng& rng) {
    Game game = seen(view, rng);
    Unseen stock;
    if (view.open) {
        stock = kit::pile_of<Tile, kMaxTiles>(unseen_by(view));
        rng.shuffle(stock);
    } else {
        stock = Guess(view, rng).deal(game.hands_);
    }
    for (std::size_t i = 0; i < stock.count; ++i) game.stock_.push_back(stock.tiles[i]);
    return game;
}

}  // namespace boneyard::matching_elements
