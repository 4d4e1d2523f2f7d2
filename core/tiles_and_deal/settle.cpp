// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How a round ends: knocking, an empty hand, and what they bring.

#include <algorithm>

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

using kit::at;
using kit::send;

namespace {

/// True when some tile of the hand can be added to a meld of the table.
bool adds_any(const Tiles& hand, const Table& table) {
    bool found = hand.jokers() > 0;
    for (std::size_t i = 0; i < table.meld_count && !found; ++i) {
        hand.each_kind([&](Tile tile) {
            for (const End end : {End::None, End::Low, End::High})
                found = found || can_add(table.melds[i], tile, end);
        });
    }
    return found;
}

/// What the other's hand counts after laying off. Mostly there is nothing to add, which needs no memory.
int laid_off(const Tiles& hand, const Table& table) {
    const Rules& rules = table.rules;
    if (!rules.unlaid_count && !adds_any(hand, table)) return least_deadwood(hand, rules.joker_value);
    Prices prices = deadwood_prices(rules.joker_value);
    prices.melds_count = !rules.unlaid_count;
    const std::vector<Meld> melds(table.melds.begin(), table.melds.begin() + table.meld_count);
    return Arranger(prices).least_with(hand, melds);
}

}  // namespace

void Game::knock(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    const Seat other = table_.opponent();
    Tiles& hand = at(hands_, seat);
    if (events != nullptr)
        send(events, {"knock", seat, action.tile == kNoTile ? std::string() : tile_text(action.tile)});
    if (action.tile != kNoTile) discard(action.tile);
    for (const Meld& meld : arrange(hand, table_.rules.joker_value)) {
        Action laid{Action::Kind::Meld};
        laid.meld = meld;
        lay(table_, hand, laid);
    }
    at(table_.hand_counts, seat) = static_cast<std::uint8_t>(hand.count());
    if (hand.empty()) {
        super_win(events);
        return;
    }
    Prices prices = deadwood_prices(table_.rules.joker_value);
    prices.melds_count = false;
    Result result{Result::Kind::Win, seat, {}};
    const int own = at(result.deadwood, seat) = Arranger(prices).least(hand);
    const int others = at(result.deadwood, other) = laid_off(at(hands_, other), table_);
    if (others > own) {
        score(seat, kWinBonus, "win", events);
        score(seat, others - own, "deadwood", events);
        close_round(result, seat, events);
        return;
    }
    result.kind = Result::Kind::Undercut;
    score(other, own - others, "deadwood", events);
    score(other, table_.rules.undercut, "undercut", events);
    close_round(result, other, events);
}

void Game::super_win(kit::Events* events) {
    const Seat seat = table_.to_move;
    const Seat other = table_.opponent();
    Prices prices = deadwood_prices(table_.rules.joker_value);
    prices.melds_count = !table_.rules.unlaid_count;
    Result result{Result::Kind::SuperWin, seat, {}};
    const Tiles& left = at(hands_, other);
    const int others = at(result.deadwood, other) =
        prices.melds_count ? least_deadwood(left, table_.rules.joker_value) : Arranger(prices).least(left);
    score(seat, kSuperWinBonus, "super_win", events);
    score(seat, others, "deadwood", events);
    close_round(result, seat, events);
}

void Game::score(Seat seat, int points, std::string_view why, kit::Events* events) {
    if (points == 0) return;
    at(table_.scores, seat) += points;
    at(table_.round_scores, seat) += points;
    send(events, {.type = "score", .seat = seat, .points = points, .why = why});
}

void Game::close_round(const Result& result, Seat winner, kit::Events* events) {
    static constexpr std::array<std::string_view, 5> kNames{"", "super_win", "win", "undercut", "draw"};
    table_.result = result;
    table_.phase = Phase::RoundOver;
    table_.to_move = kNobody;
    table_.taken = kNoTile;
    table_.joker_due = false;
    table_.next_dealer = winner != kNobody ? winner : table_.dealer;
    send(events,
         {.type = "round_over", .seat = winner, .why = kNames[static_cast<std::size_t>(result.kind)]});
    const bool single = table_.rules.target == 0;
    if (!single && *std::max_element(table_.scores.begin(), table_.scores.end()) < table_.rules.target)
        return;
    kit::Event event{"match_over"};
    for (Seat seat = 0; seat < kSeats; ++seat) {
        if (winner != kNobody && seat != winner) continue;
        table_.winners = static_cast<std::uint8_t>(table_.winners | 1U << static_cast<unsigned>(seat));
        event.winners.push_back(seat);
    }
    table_.phase = Phase::MatchOver;
    send(events, std::move(event));
}

}  // namespace boneyard::tiles_and_deal
