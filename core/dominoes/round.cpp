// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/round.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace boneyard::dominoes {

using kit::at;
using kit::send;

namespace {

constexpr std::uint64_t kOpenerSalt = 0;  // rounds are salted by their number, from 1

Seats with_value(const PerSeat<int>& values, int seats, int value) {
    Seats found = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(seats); ++seat) {
        if (at(values, seat) == value) found |= only(seat);
    }
    return found;
}

}  // namespace

PerSeat<int> Hands::pips() const {
    PerSeat<int> sums{};
    for (std::size_t seat = 0; seat < sums.size(); ++seat) sums[seat] = dominoes::pips(held[seat]);
    return sums;
}

// ---- The deal

Pile pile_of(const TileSet& set) {
    Pile pile;
    set.each([&](Tile tile) { pile.add(tile); });
    return pile;
}

Pile shuffled(const TileSet& set, std::uint64_t deal, int round) {
    Pile pile = pile_of(set);
    kit::Rng rng(deal, kit::Stream::Deal, static_cast<std::uint64_t>(round));
    rng.shuffle(pile);
    return pile;
}

kit::Result<Pile> first_pile(const kit::Setup& setup, const TileSet& set) {
    if (setup.deck.empty()) return shuffled(set, setup.deal, 1);
    return kit::read_deck(setup.deck, pile_of(set), parse_tile);
}

Seat first_opener(const kit::Setup& setup) {
    if (!setup.deck.empty()) return 0;
    kit::Rng rng(setup.deal, kit::Stream::Deal, kOpenerSalt);
    return static_cast<Seat>(rng.below(static_cast<std::uint32_t>(setup.seats)));
}

void deal_tiles(RoundTable& table, Hands& hands, const Pile& pile, int size) {
    hands.held = {};
    hands.stock = {pile.tiles, static_cast<std::uint8_t>(pile.count)};
    table.stock_count = hands.stock.end;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (int i = 0; i < size; ++i) at(hands.held, seat).add(hands.stock.take(table.stock_count));
        at(table.hand_counts, seat) = static_cast<std::int8_t>(size);
    }
    table.clear();
    table.phase = Phase::Play;
    table.to_move = kNobody;
    table.drawn = 0;
    table.fits = {};
    table.round_scores = {};
    table.lacks = {};
}

// ---- A turn

namespace {

void draw_tile(RoundTable& table, Hands& hands, kit::Events* events) {
    const Seat seat = table.to_move;
    at(table.lacks, seat) = {};  // the new tile may be anything
    at(hands.held, seat).add(hands.stock.take(table.stock_count));
    ++at(table.hand_counts, seat);
    ++table.drawn;
    if (events != nullptr) send(events, {kit::EventType::Draw, seat});
}

void end_turn(RoundTable& table) {
    table.drawn = 0;
    table.to_move = kit::next_seat(table.to_move, table.seats);
}

}  // namespace

void draw_or_pass(RoundTable& table, Hands& hands, const Action& action, const TileSet& lacked,
                  kit::Events* events) {
    if (action.kind == Action::Kind::Draw) {
        draw_tile(table, hands, events);
        return;
    }
    at(table.lacks, table.to_move) |= lacked;
    if (events != nullptr) send(events, {kit::EventType::Pass, table.to_move});
    end_turn(table);
}

void leave_hand(RoundTable& table, Hands& hands, kit::Events* events) {
    const Placed& placed = table.last();
    at(hands.held, placed.seat).remove(placed.tile);
    --at(table.hand_counts, placed.seat);
    if (events != nullptr) send(events, place_event(placed));
    end_turn(table);
}

void tell_turn(const RoundTable& table, kit::Events* events) {
    if (events != nullptr && table.to_move != kNobody && table.drawn == 0)
        send(events, {kit::EventType::Turn, table.to_move});
}

// ---- Points

void score(RoundTable& table, Seat seat, int points, std::string_view why, kit::Events* events) {
    if (points == 0) return;
    at(table.round_scores, seat) += points;
    at(table.scores, seat) += points;
    if (events != nullptr)
        send(events, {.type = kit::EventType::Score, .seat = seat, .points = points, .why = why});
}

Seats with_most(const PerSeat<int>& values, int seats) {
    return with_value(values, seats, *std::max_element(values.begin(), values.begin() + seats));
}

Seats with_least(const PerSeat<int>& values, int seats) {
    return with_value(values, seats, *std::min_element(values.begin(), values.begin() + seats));
}

Seat sole_winner(Seats seats) {
    return std::has_single_bit(seats) ? static_cast<Seat>(std::countr_zero(seats)) : kNobody;
}

Seats match_winners(const RoundTable& table, int target) {
    const Seats ahead = with_most(table.scores, table.seats);
    const Seat winner = sole_winner(ahead);
    return winner != kNobody && at(table.scores, winner) >= target ? ahead : Seats{0};
}

RoundResult result_of(const RoundTable& table, const Hands& hands, bool out) {
    const PerSeat<int> held = hands.pips();
    RoundResult result;
    result.least = with_least(held, table.seats);
    // Who went out is not told by the pips: the double blank has none either.
    result.winner = out ? table.last().seat : sole_winner(result.least);
    if (result.winner == kNobody) return result;
    result.own = at(held, result.winner);
    result.others = std::accumulate(held.begin(), held.end(), 0) - result.own;
    return result;
}

void end_round(RoundTable& table, Seat winner, std::string_view how, kit::Events* events) {
    table.drawn = 0;
    table.to_move = kNobody;
    table.phase = Phase::RoundOver;
    if (events != nullptr) send(events, {.type = kit::EventType::RoundOver, .seat = winner, .why = how});
}

void end_match(RoundTable& table, Seats winners, kit::Events* events) {
    if (winners == 0) return;
    table.winners = winners;
    table.phase = Phase::MatchOver;
    if (events != nullptr)
        send(events, {.type = kit::EventType::MatchOver, .winners = status_of(table).winners});
}

int worth_of(const RoundTable& table, Seat seat, int target) {
    constexpr int kRoundWon = 50;
    constexpr int kMatchWon = 50;
    const auto worth = [&](Seat each) {
        int points = at(table.scores, each);
        // What goes beyond the target is of no use.
        if (target > 0) points = std::min(points, target);
        if (at(table.round_scores, each) > 0) points += kRoundWon;
        if ((table.winners & only(each)) != 0) points += kMatchWon;
        return points;
    };
    int other = 0;
    for (Seat each = 0; each < table.seats; ++each) {
        if (each != seat) other = std::max(other, worth(each));
    }
    return worth(seat) - other;
}

// ---- What kit::Game asks

kit::Status status_of(const RoundTable& table) {
    return kit::status_of(table, table.seats,
                          table.phase == Phase::Play        ? kit::Phase::Play
                          : table.phase == Phase::RoundOver ? kit::Phase::RoundOver
                                                            : kit::Phase::MatchOver);
}

kit::Holdings holdings_of(const RoundTable& table, const Hands& hands) {
    return kit::holdings_of(hands.held, table.seats, hands.stock, table.stock_count, tile_texts, tile_text);
}

}  // namespace boneyard::dominoes
