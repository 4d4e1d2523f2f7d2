// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Who sits where, and what may be done.

#include <algorithm>
#include <bit>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

// ---- Sides and seats

Side Table::sides() const {
    switch (rules.teams) {
        case Teams::TwoOfThree:
            return 2;
        case Teams::ThreeOfTwo:
            return 3;
        case Teams::None:
            break;
    }
    return seats;
}

Side Table::side_of(Seat seat) const { return static_cast<Side>(seat % sides()); }

int Table::sides_in() const {
    int count = 0;
    for (Side side = 0; side < sides(); ++side) count += static_cast<int>(side_in(side));
    return count;
}

int Table::seats_in() const { return static_cast<int>(std::count(out.begin(), out.begin() + seats, false)); }

int Table::lacking(int size) const {
    int sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        if (!at(out, seat)) sum += std::max(0, size - at(hand_counts, seat));
    }
    return sum;
}

bool Table::runs_short() const {
    const int usual = usual_hand();
    if (rules.teams == Teams::TwoOfThree) return lacking(usual) > stock_count;
    int tiles = stock_count;
    for (const int count : hand_counts) tiles += count;
    return tiles < 2 * usual * seats_in();
}

bool Table::final_is_next() const {
    return sides_in() == 2 && (rules.teams != Teams::TwoOfThree || runs_short());
}

int Table::seats_with_tiles() const {
    return static_cast<int>(
        std::count_if(hand_counts.begin(), hand_counts.end(), [](int count) { return count > 0; }));
}

std::vector<Seat> Table::seats_of(Side side) const {
    std::vector<Seat> all;
    for (Seat seat = 0; seat < seats; ++seat) {
        if (side_of(seat) == side) all.push_back(seat);
    }
    return all;
}

int Table::total(Side side) const {
    int sum = 0;
    for (Seat seat = 0; seat < seats; ++seat) {
        if (side_of(seat) == side) sum += at(scores, seat);
    }
    return sum;
}

Seats Table::order_of_play() const {
    Seats order;
    Seat seat = dealer;
    do {
        seat = kit::next_seat(seat, seats);
        if (!at(out, seat)) order.push_back(seat);
    } while (seat != dealer);
    return order;
}

Seat Table::next_with_tiles(Seat seat) const {
    for (int i = 0; i < seats; ++i) {
        seat = kit::next_seat(seat, seats);
        if (at(hand_counts, seat) > 0) return seat;
    }
    return kNobody;
}

// ---- What is legal

namespace {

Action numbered(Action::Kind kind, int lowest, int most) {
    Action action{kind};
    action.number = static_cast<std::int16_t>(lowest);
    action.most = static_cast<std::int16_t>(most);
    return action;
}

/// A bid beats those before it, and is worth no more than the tile drawn; or one folds.
void list_bids(const Table& table, std::vector<Action>& out) {
    const int lowest = std::max(0, *std::max_element(table.bids.begin(), table.bids.end())) + 1;
    const int most = total(at(table.draws, table.to_move));
    if (lowest <= most) out.push_back(numbered(Action::Kind::Bid, lowest, most));
    out.push_back({Action::Kind::Fold});
}

void list_bets(const Table& table, std::vector<Action>& out) {
    const auto [least, most] = bet_range(table);
    if (least <= most) out.push_back(numbered(Action::Kind::Bet, least, most));
    if (at(table.bets, table.to_move) != kNone) out.push_back({Action::Kind::Hold});
}

void list_colours(const TileSet& hand, std::vector<Action>& out) {
    for (Colour colour = 0; colour < kMaxColours; ++colour) {
        if (hand.kinds(colour) == 0) continue;
        Action action{Action::Kind::Name};
        action.colour = colour;
        out.push_back(action);
    }
}

Action placing(const Place& place, Tile tile, int inner) {
    Action action{Action::Kind::Place};
    action.tile = tile;
    action.port = place.port;
    action.inner = static_cast<std::uint8_t>(inner);
    action.anchor = place.anchor;
    return action;
}

void list_first(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    hand.each_face([&](Tile tile) {
        if (colour_of(tile) != table.board.colour()) return;
        Action action{Action::Kind::First};
        action.tile = tile;
        out.push_back(action);
    });
}

void list_placements(const Board& board, const TileSet& hand, std::vector<Action>& out) {
    if ((hand.kinds() & board.line_kinds()) != 0) {
        for (const Place& place : board.lines()) {
            const Kinds fit = kinds_with(place.low);
            if ((hand.kinds() & fit) == 0) continue;
            for (Colour colour = 0; colour < kMaxColours; ++colour) {
                for (Kinds rest = hand.kinds(colour) & fit; rest != 0; rest &= rest - 1) {
                    out.push_back(placing(place, tile_of(colour, std::countr_zero(rest)), place.low));
                }
            }
        }
    }
    const Kinds across = hand.kinds(board.colour());
    if (across == 0) return;
    out.reserve(out.size() + board.sides().size() * static_cast<std::size_t>(2 * std::popcount(across)));
    for (const Place& place : board.sides()) {
        for (Kinds rest = across; rest != 0; rest &= rest - 1) {
            const Tile tile = tile_of(board.colour(), std::countr_zero(rest));
            out.push_back(placing(place, tile, low(tile)));
            if (!is_double(tile)) out.push_back(placing(place, tile, high(tile)));
        }
    }
}

void list_turn(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    if (table.board.empty()) {
        list_first(table, hand, out);
        return;
    }
    if (table.board.takes_one_of(hand)) {
        list_placements(table.board, hand, out);
        return;
    }
    out.push_back({stuck_action(table)});
}

}  // namespace

bool bets_last(const View& view) {
    return at(view.table.bets, view.table.next_with_tiles(view.seat)) != kNone;
}

/// A first bet leaves each seat after it a number to bet; a raise may use them all.
std::pair<int, int> bet_range(const Table& table) {
    int most = kMostBet;
    if (at(table.bets, table.to_move) == kNone) {
        const auto before =
            std::count_if(table.bets.begin(), table.bets.end(), [](int bet) { return bet != kNone; });
        most -= table.seats_with_tiles() - 1 - static_cast<int>(before);
    }
    return {table.highest_bet + 1, most};
}

/// What is left to a seat that cannot place: it passes, with `draw_when_stuck` only after drawing once.
Action::Kind stuck_action(const Table& table) {
    const bool may_draw = table.rules.draw_when_stuck && !table.drawn && table.stock_count > 0;
    return may_draw ? Action::Kind::Draw : Action::Kind::Pass;
}

void list_legal(const Table& table, const TileSet& hand, std::vector<Action>& out) {
    switch (table.phase) {
        case Phase::Auction:
            list_bids(table, out);
            break;
        case Phase::Naming:
            list_colours(hand, out);
            break;
        case Phase::Bets:
            list_bets(table, out);
            break;
        case Phase::Play:
            list_turn(table, hand, out);
            break;
        case Phase::Final:
            out.push_back(numbered(Action::Kind::Reenter, 1, most_reentered(table)));
            break;
        default:
            break;
    }
}

Points lay(Table& table, const Action& action) {
    const Seat seat = table.to_move;
    if (action.kind == Action::Kind::First) {
        table.board.lay_first(action.tile, seat);
        return {};
    }
    const Place place = *table.board.find(action.anchor, action.port);
    const Points points = table.board.points(place, action.tile, action.inner);
    table.board.lay(place, action.tile, action.inner, seat);
    at(table.points, seat) += points.points;
    return points;
}

TileSet fitting(const Board& board, int colours) {
    TileSet faces;
    for (int c = 0; c < colours; ++c) faces.add_faces(static_cast<Colour>(c), board.line_kinds());
    if (!board.sides().empty()) faces.add_faces(board.colour(), kAllKinds);
    return faces;
}

}  // namespace boneyard::matching_elements
