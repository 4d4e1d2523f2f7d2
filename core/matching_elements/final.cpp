// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The final: what comes back from the Banks, and who wins the match.

#include <algorithm>
#include <utility>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

std::pair<Side, Side> finalists(const Table& table) {
    Side first = kNobody;
    Side second = kNobody;
    for (Side side = 0; side < table.sides(); ++side) {
        if (!table.side_in(side)) continue;
        (first == kNobody ? first : second) = side;
    }
    return {first, second};
}

int most_reentered(const Table& table) {
    const auto [a, b] = finalists(table);
    return std::min(at(table.banks, a).count(), at(table.banks, b).count());
}

std::pair<int, int> hands_in_final(const Table& table, int reentered) {
    const int size = table.usual_hand();
    std::vector<int> hands;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!at(table.out, seat)) hands.push_back(at(table.hand_counts, seat));
    }
    for (int left = table.stock_count + 2 * reentered; left > 0; --left) {
        const auto fewest = std::min_element(hands.begin(), hands.end());
        if (*fewest >= size) break;
        ++*fewest;
    }
    const auto [least, most] = std::minmax_element(hands.begin(), hands.end());
    return {*least, *most};
}

namespace {

/// The side that says how many tiles come back; between equal Banks the round's winner, or else the totals,
/// decide.
Side larger_bank(const Table& table) {
    const auto [a, b] = finalists(table);
    const int more = at(table.banks, a).count() - at(table.banks, b).count();
    if (more != 0) return more > 0 ? a : b;
    if (table.round_winner != kNobody) return table.side_of(table.round_winner);
    return table.total(b) > table.total(a) ? b : a;
}

}  // namespace

/// Where one Bank is empty there is nothing to ask: the other one helps the boneyard out, as far as it can.
void Game::begin_final(kit::Events* events) {
    table_.in_final = true;
    const Side larger = larger_bank(table_);
    if (most_reentered(table_) > 0) {
        const Seats order = table_.order_of_play();
        table_.phase = Phase::Final;
        table_.to_move = *std::find_if(order.begin(), order.end(),
                                       [&](Seat seat) { return table_.side_of(seat) == larger; });
        return;
    }
    withdraw(larger, std::min(at(table_.banks, larger).count(),
                              std::max(0, table_.lacking(table_.usual_hand()) - table_.stock_count)));
    shuffle_stock();
    fill_for_final(events);
}

/// Chance picks the tiles that come back, equally many of both Banks.
void Game::reenter(const Action& action, kit::Events* events) {
    tell_amount(events, kit::EventType::BringBack, action.number);
    table_.brought_by = table_.to_move;
    table_.brought_back = action.number;
    const auto [a, b] = finalists(table_);
    withdraw(a, action.number);
    withdraw(b, action.number);
    shuffle_stock();
    fill_for_final(events);
}

void Game::withdraw(Side side, int tiles) {
    Tiles bank;
    at(table_.banks, side).each([&](Tile tile) { bank.push_back(tile); });
    kit::Rng rng = chance();
    rng.shuffle(bank);
    for (int i = 0; i < tiles; ++i) {
        const Tile tile = bank[static_cast<std::size_t>(i)];
        at(table_.banks, side).remove(tile);
        stock_.push_back(tile);
    }
    table_.stock_count = static_cast<std::int16_t>(stock_.size());
}

/// Fills the hands, one tile at a time when there are too few; without any tile the match is over at once.
void Game::fill_for_final(kit::Events* events) {
    const int size = table_.usual_hand();
    kit::send(events, {kit::EventType::Deal});
    if (table_.lacking(size) <= table_.stock_count) {
        deal_whole(table_.order_of_play(), size, events);
    } else {
        deal_rationed(size, events);
    }
    if (table_.seats_with_tiles() == 0) {
        end_final(events);
    } else {
        open_round();
    }
}

/// A side has what its seats started with and their nets; the totals of the match only part equals, and two
/// sides that are equal in both share it.
void Game::end_final(kit::Events* events) {
    const Seat winner = std::exchange(table_.round_winner, kNobody);
    stand_round_over(table_.seats_with_tiles() == 0 ? "out" : "blocked", events);
    table_.round_winner = winner;            // it stays
    PerSeat<std::pair<int, int>> results{};  // by side: the sum, and what decides between equals
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (at(table_.out, seat)) continue;
        int& result = at(table_.final_scores, seat);
        result = at(table_.points, seat) - at(table_.hand_counts, seat);
        at(table_.shown, seat).each([&](Tile tile) { result += total(tile); });
        const Side side = table_.side_of(seat);
        at(results, side).first += result;
        at(results, side).second = table_.total(side);
    }
    const auto [a, b] = finalists(table_);
    const auto best = std::max(at(results, a), at(results, b));
    kit::Seats winners = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (!at(table_.out, seat) && at(results, table_.side_of(seat)) == best) winners |= kit::only(seat);
    }
    kit::end_match(table_, winners, events);
}

}  // namespace boneyard::matching_elements
