// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The boneyard, the deal of a round, its end, and who is out.

#include <algorithm>
#include <tuple>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

// ---- The boneyard

void Game::shuffle_stock() {
    kit::Rng rng = chance();
    rng.shuffle(stock_);
}

/// All tiles: in the deck's order where one was given, else shuffled.
void Game::fill_stock() {
    stock_.clear();
    if (deck_.empty()) {
        TileSet::full(table_.rules.colours).each([&](Tile tile) { stock_.push_back(tile); });
        shuffle_stock();
    } else {
        for (std::size_t i = deck_.size(); i-- > 0;) stock_.push_back(deck_[i]);
    }
    table_.stock_count = static_cast<std::int16_t>(stock_.size());
}

Tile Game::draw_from_stock() {
    const Tile tile = stock_.back();
    stock_.pop_back();
    --table_.stock_count;
    return tile;
}

Tile Game::take_from_stock(Seat seat) {
    const Tile tile = draw_from_stock();
    at(hands_, seat).add(tile);
    ++at(table_.hand_counts, seat);
    return tile;
}

/// Deals a seat that many tiles, as far as the boneyard goes. In the final everybody sees the doubles.
void Game::give(Seat seat, int tiles, kit::Events* events) {
    for (; tiles > 0 && !stock_.empty(); --tiles) {
        const Tile tile = take_from_stock(seat);
        if (!table_.in_final || !is_double(tile)) continue;
        at(table_.shown, seat).add(tile);
        at(table_.known, seat).holds.add(tile);
        kit::send(events, {kit::EventType::Draw, seat, tile_text(tile)});
    }
}

// ---- The deal

/// The hand size that lets the tiles left last until two sides are left. See "The deal of a round" in
/// rules.md.
int Game::ration() const {
    int tiles = table_.stock_count;
    for (const int count : table_.hand_counts) tiles += count;
    const int sides = table_.sides_in();
    const int seats_of_a_side = table_.seats_in() / sides;
    int shares = 0;
    for (int left = sides; left > 2; --left) shares += left * seats_of_a_side;
    return shares == 0 ? table_.usual_hand() : std::clamp(tiles / shares, 1, table_.usual_hand());
}

/// Fills one hand after the other.
void Game::deal_whole(const Seats& order, int size, kit::Events* events) {
    for (const Seat seat : order) give(seat, size - at(table_.hand_counts, seat), events);
}

/// Fills the smallest hand by a tile, again and again. A hand that is larger already stays so.
void Game::deal_rationed(int size, kit::Events* events) {
    const Seats order = table_.order_of_play();
    while (!stock_.empty()) {
        const Seat fewest = *std::min_element(order.begin(), order.end(), [&](Seat a, Seat b) {
            return at(table_.hand_counts, a) < at(table_.hand_counts, b);
        });
        if (at(table_.hand_counts, fewest) >= size) return;
        give(fewest, 1, events);
    }
}

/// Only a seat with tiles can name a colour: the deal goes on to one.
void Game::open_round() {
    if (at(table_.hand_counts, table_.dealer) == 0) table_.dealer = table_.next_with_tiles(table_.dealer);
    table_.phase = Phase::Naming;
    table_.to_move = table_.dealer;
}

void Game::clear_round() {
    table_.board = {};
    table_.colour_named = false;
    table_.drawn = false;
    table_.draws.fill(kNoTile);
    table_.bids.fill(kNone);
    table_.bets.fill(kNone);
    table_.folded = {};
    table_.highest_bet = kNone;
    table_.points = {};
    table_.left = {};
    table_.round_scores = {};
    table_.heir = kNobody;
    table_.inherited = 0;
}

/// The winner's side banks the table, and the winner deals.
void Game::begin_next_round(kit::Events* events) {
    if (table_.round_winner != kNobody) {
        TileSet& bank = at(table_.banks, table_.side_of(table_.round_winner));
        bank.add_all(table_.board.laid());
        table_.dealer = table_.round_winner;
    }
    clear_round();
    ++table_.round;
    if (table_.final_is_next()) {
        begin_final(events);
        return;
    }
    table_.round_winner = kNobody;
    if (table_.rules.teams != Teams::TwoOfThree && table_.runs_short())
        table_.elimination = true;  // "from the first short round on"
    kit::send(events, {kit::EventType::Deal});
    if (table_.elimination) {
        deal_rationed(ration(), events);
    } else {
        deal_whole(table_.order_of_play(), table_.usual_hand(), events);
    }
    unsigned sides = 0;  // a bit for each side that has a tile
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (at(table_.hand_counts, seat) > 0) sides |= 1U << static_cast<unsigned>(table_.side_of(seat));
    }
    if ((sides & (sides - 1)) == 0) {
        skip_round(events);
    } else {
        open_round();
    }
}

// ---- The end of a round

void Game::end_round(kit::Events* events) {
    settle_bets(events);
    stand_round_over(table_.seats_with_tiles() == 0 ? "out" : "blocked", events);
    if (table_.elimination) eliminate(table_.side_of(table_.round_winner), events);
}

/// A round that hardly anybody has tiles for costs a side its place like any other, but nobody has won it,
/// and the deal moves on only if the dealer is out.
void Game::skip_round(kit::Events* events) {
    stand_round_over("unplayed", events);
    eliminate(kNobody, events);
    while (at(table_.out, table_.dealer)) table_.dealer = kit::next_seat(table_.dealer, table_.seats);
}

void Game::stand_round_over(std::string_view why, kit::Events* events) {
    for (Seat seat = 0; seat < table_.seats; ++seat) at(table_.known, seat) = {at(hands_, seat), {}, {}};
    kit::end_round(table_, table_.round_winner, why, events);
}

/// The side that has to leave. See "The end of a round" in rules.md for how equals are told apart.
Side Game::lowest_side(Side safe) const {
    const Seats order = table_.order_of_play();
    const auto standing = [&](Side side) {
        int counted = 0;
        for (Seat seat = 0; seat < table_.seats; ++seat) {
            if (table_.side_of(seat) == side) counted += at(table_.round_scores, seat);
        }
        const auto first =
            std::find_if(order.begin(), order.end(), [&](Seat seat) { return table_.side_of(seat) == side; });
        return std::tuple(table_.total(side), at(table_.banks, side).count(), counted, order.end() - first);
    };
    Side lowest = kNobody;
    for (Side side = 0; side < table_.sides(); ++side) {
        if (!table_.side_in(side) || side == safe) continue;
        if (lowest == kNobody || standing(side) < standing(lowest)) lowest = side;
    }
    return lowest;
}

/// The side that leads among those still in; of equals the one of the lowest seat.
Side Game::highest_side() const {
    Side highest = kNobody;
    for (Side side = 0; side < table_.sides(); ++side) {
        if (!table_.side_in(side)) continue;
        if (highest == kNobody || table_.total(side) > table_.total(highest)) highest = side;
    }
    return highest;
}

/// Puts a side out. Who won the round, or else who leads, inherits its Bank; its hands can be drawn again.
void Game::eliminate(Side safe, kit::Events* events) {
    const Side lowest = lowest_side(safe);
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (table_.side_of(seat) != lowest) continue;
        at(table_.out, seat) = true;
        at(table_.out_since, seat) = static_cast<std::int16_t>(table_.round);
        at(hands_, seat).each([&](Tile tile) { stock_.push_back(tile); });
        at(hands_, seat) = {};
        at(table_.hand_counts, seat) = 0;
        at(table_.known, seat) = {};
    }
    table_.stock_count = static_cast<std::int16_t>(stock_.size());
    shuffle_stock();
    const Side heir = safe == kNobody ? highest_side() : safe;
    table_.heir = heir;
    table_.inherited = at(table_.banks, lowest).count();
    at(table_.banks, heir).add_all(at(table_.banks, lowest));
    at(table_.banks, lowest) = {};
    if (events == nullptr) return;
    kit::Event event{kit::EventType::Eliminated, lowest};
    kit::Data seats = kit::Data::list();
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (table_.side_of(seat) == lowest) seats.add(seat);
    }
    event.more.emplace_back("seats", std::move(seats));
    kit::send(events, std::move(event));
}

}  // namespace boneyard::matching_elements
