// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/round.h"

#include <algorithm>
#include <numeric>

namespace boneyard::dominoes {

using kit::at;
using kit::send;

// ---- The deal

Stock deal_tiles(RoundTable& table, Hands& hands, const Pile& pile, int size) {
    table.clear();
    table.phase = Phase::Play;
    table.to_move = kNobody;
    table.drawn = 0;
    table.fits = {};
    table.round_scores = {};
    table.lacks = {};
    return kit::deal_hands(table, hands, pile, size);
}

// ---- A turn

void draw_or_pass(RoundTable& table, Hands& hands, const Stock& stock, const Action& action,
                  const TileSet& lacked, kit::Events* events) {
    if (action.kind == Action::Kind::Draw) {
        kit::draw_tile(table, hands, stock, events);
        return;
    }
    at(table.lacks, table.to_move) |= lacked;
    if (events != nullptr) send(events, {kit::EventType::Pass, table.to_move});
    kit::end_turn(table);
}

void leave_hand(RoundTable& table, Hands& hands, kit::Events* events) {
    const Placed& placed = table.last();
    at(hands, placed.seat).remove(placed.tile);
    --at(table.hand_counts, placed.seat);
    if (events != nullptr) send(events, place_event(placed));
    kit::end_turn(table);
}

// ---- The end of a round

RoundResult result_of(const RoundTable& table, const Hands& hands, bool out) {
    PerSeat<int> held{};
    std::transform(hands.begin(), hands.end(), held.begin(), [](const TileSet& hand) { return pips(hand); });
    RoundResult result{out ? "out" : "blocked"};
    result.least = kit::with_least(held, table.seats);
    // Who went out is not told by the pips: the double blank has none either.
    result.winner = out ? table.last().seat : kit::sole_winner(result.least);
    if (result.winner == kNobody) return result;
    result.own = at(held, result.winner);
    result.others = std::accumulate(held.begin(), held.end(), 0) - result.own;
    return result;
}

void settle(RoundTable& table, const RoundResult& result, int points, kit::Events* events) {
    if (result.winner != kNobody) score(table, result.winner, points, "hands", events);
    end_round(table, result.winner, result.how, events);
}

void decide(RoundTable& table, int target, Seats alone, kit::Events* events) {
    end_match(table, target > 0 ? match_winners(table, target) : alone, events);
}

int worth_of(const RoundTable& table, Seat seat, int target) {
    constexpr int kRoundWon = 50;
    constexpr int kMatchWon = 50;
    const Seats ahead = with_most(table.round_scores, table.seats);
    const auto worth = [&](Seat each) {
        int points = at(table.scores, each);
        // What goes beyond the target is of no use.
        if (target > 0) points = std::min(points, target);
        if ((ahead & only(each)) != 0 && at(table.round_scores, each) > 0) points += kRoundWon;
        if ((table.winners & only(each)) != 0) points += kMatchWon;
        return points;
    };
    int other = 0;
    for (Seat each = 0; each < table.seats; ++each) {
        if (each != seat) other = std::max(other, worth(each));
    }
    return worth(seat) - other;
}

}  // namespace boneyard::dominoes
