// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How a round ends: knocking, an empty hand, and what they bring.

#include <algorithm>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

using kit::at;
using kit::score;
using kit::send;

namespace {

/// What all tiles of a hand count, melds or not.
int value_of(const Tiles& hand, int joker_value) {
    int sum = 0;
    hand.each([&](Tile tile) { sum += deadwood_of(tile, joker_value); });
    return sum;
}

/// What the other's hand counts after laying off.
int laid_off(const Tiles& hand, const Table& table) {
    return least_laid_off(hand, {table.melds.data(), table.meld_count}, table.rules.joker_value,
                          !table.rules.unlaid_count);
}

}  // namespace

void Game::knock(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    const Seat other = table_.opponent();
    Tiles& hand = at(hands_, seat);
    if (events != nullptr)
        send(events,
             {kit::EventType::Knock, seat, action.tile == kNoTile ? std::string() : tile_text(action.tile)});
    if (action.tile != kNoTile) discard(action.tile);
    for (const Meld& meld : best_melds(hand, table_.rules.joker_value)) {
        Action laid{Action::Kind::Meld};
        laid.meld = meld;
        lay(table_, hand, laid);
    }
    at(table_.hand_counts, seat) = static_cast<std::uint8_t>(hand.count());
    if (hand.empty()) {
        super_win(events);
        return;
    }
    Result result{Result::Kind::Win, seat, {}};
    const int own = at(result.deadwood, seat) = value_of(hand, table_.rules.joker_value);
    const int others = at(result.deadwood, other) = laid_off(at(hands_, other), table_);
    if (others > own) {
        score(table_, seat, table_.rules.win, "win", events);
        score(table_, seat, others - own, "deadwood", events);
        close_round(result, seat, events);
        return;
    }
    result.kind = Result::Kind::Undercut;
    score(table_, other, own - others, "deadwood", events);
    score(table_, other, table_.rules.undercut, "undercut", events);
    close_round(result, other, events);
}

void Game::super_win(kit::Events* events) {
    const Seat seat = table_.to_move;
    const Seat other = table_.opponent();
    Result result{Result::Kind::SuperWin, seat, {}};
    const Tiles& left = at(hands_, other);
    const int joker = table_.rules.joker_value;
    const int others = at(result.deadwood, other) =
        table_.rules.unlaid_count ? value_of(left, joker) : least_deadwood(left, joker);
    score(table_, seat, table_.rules.super_win, "super_win", events);
    score(table_, seat, others, "deadwood", events);
    close_round(result, seat, events);
}

void Game::close_round(const Result& result, Seat winner, kit::Events* events) {
    static constexpr std::array<std::string_view, 5> kNames{"", "super_win", "win", "undercut", "draw"};
    table_.result = result;
    table_.taken = kNoTile;
    table_.joker_due = false;
    table_.next_dealer = winner != kNobody ? winner : table_.dealer;
    kit::end_round(table_, winner, kNames[static_cast<std::size_t>(result.kind)], events);
    const int target = table_.rules.target;
    if (target > 0 && *std::max_element(table_.scores.begin(), table_.scores.end()) < target) return;
    constexpr kit::Seats kBoth = 3;
    kit::end_match(table_, winner == kNobody ? kBoth : kit::only(winner), events);
}

}  // namespace boneyard::tiles_and_deal
