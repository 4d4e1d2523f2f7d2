// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Phase `auction`, once a match: who deals first, and what that earns.

#include <algorithm>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

namespace {

/// How a double stands in the auction: the double blank is best, then the highest; -1: no double.
int double_rank(Tile tile) {
    if (!is_double(tile)) return -1;
    return total(tile) == 0 ? kMostBet : total(tile);
}

/// Keeps of the seats those whose value is the highest.
template <class Value>
void keep_highest(Seats& seats, const Value& value) {
    int highest = value(seats.front());
    for (const Seat seat : seats) highest = std::max(highest, value(seat));
    erase_if(seats, [&](Seat seat) { return value(seat) < highest; });
}

}  // namespace

void Game::begin_auction(kit::Events* events) {
    table_.phase = Phase::Auction;
    table_.draws.fill(kNoTile);
    table_.bids.fill(kNone);
    table_.folded = {};
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        at(table_.draws, seat) = draw_from_stock();
        kit::send(events, {kit::EventType::Draw, seat, tile_text(at(table_.draws, seat))});
    }
    if (decide_by_doubles(events)) return;
    // Chance names the first bidder; where a deck is given it is seat 0.
    const auto seats = static_cast<std::uint32_t>(table_.seats);
    table_.to_move = deck_.empty() ? static_cast<Seat>(chance().below(seats)) : Seat{0};
}

bool Game::decide_by_doubles(kit::Events* events) {
    Seats holders;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (is_double(at(table_.draws, seat))) holders.push_back(seat);
    }
    if (holders.empty()) return false;
    keep_highest(holders, [&](Seat seat) { return double_rank(at(table_.draws, seat)); });
    const int worth = worth_of_double(at(table_.draws, holders.front()));
    end_auction(draw_off(holders, events), worth, events);
    return true;
}

/// Who drew equally well draws again, as often as needed; when too few tiles are left for that, the lowest of
/// these seats has it.
Seat Game::draw_off(Seats holders, kit::Events* events) {
    PerSeat<Tile> drawn{};
    while (holders.size() > 1 && stock_.size() >= holders.size()) {
        for (const Seat seat : holders) {
            at(drawn, seat) = draw_from_stock();
            kit::send(events, {kit::EventType::Draw, seat, tile_text(at(drawn, seat))});
        }
        keep_highest(holders, [&](Seat seat) { return total(at(drawn, seat)); });
    }
    return holders.front();
}

void Game::bid(const Action& action, kit::Events* events) {
    at(table_.bids, table_.to_move) = action.number;
    tell_amount(events, kit::EventType::Bid, action.number);
    pass_auction_on(events);
}

void Game::fold(kit::Events* events) {
    at(table_.folded, table_.to_move) = true;
    kit::send(events, {kit::EventType::Fold, table_.to_move});
    pass_auction_on(events);
}

void Game::pass_auction_on(kit::Events* events) {
    Seat next = table_.to_move;
    int left = 0;
    for (int i = 0; i < table_.seats; ++i) {
        const Seat seat = kit::next_seat(static_cast<Seat>(table_.to_move + i), table_.seats);
        if (at(table_.folded, seat)) continue;
        if (left++ == 0) next = seat;
    }
    if (left == 0) {
        // Everybody has folded: the auction starts anew, and a given deck goes on behind the tiles drawn so
        // far.
        Tiles stock;
        for (Seat seat = table_.seats; seat-- > 0;) stock.push_back(at(table_.draws, seat));
        for (const Tile tile : stock_) stock.push_back(tile);
        stock_ = stock;
        table_.stock_count = static_cast<std::int16_t>(stock_.size());
        if (deck_.empty()) shuffle_stock();
        begin_auction(events);
        return;
    }
    // Who is left alone has won with its bid; without one it is asked once more.
    if (left == 1 && at(table_.bids, next) != kNone) {
        end_auction(next, at(table_.bids, next), events);
        return;
    }
    table_.to_move = next;
}

/// The winner is the dealer. What it earns is not of round 1, which is dealt now, out of all the tiles.
void Game::end_auction(Seat winner, int earned, kit::Events* events) {
    at(table_.scores, winner) += earned;
    kit::send(events, {.type = kit::EventType::Score, .seat = winner, .points = earned, .why = "bid"});
    table_.dealer = winner;
    fill_stock();
    kit::send(events, {kit::EventType::Deal});
    if (deck_.empty()) {
        deal_whole(table_.order_of_play(), table_.usual_hand(), events);
    } else {
        Seats order;
        for (Seat seat = 0; seat < table_.seats; ++seat) order.push_back(seat);
        deal_whole(order, table_.usual_hand(), events);
    }
    open_round();
}

}  // namespace boneyard::matching_elements
