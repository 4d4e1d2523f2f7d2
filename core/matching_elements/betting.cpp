// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Phases `colour` and `bets`, and what the bets bring when the round is over.

#include <algorithm>

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

void Game::name_colour(const Action& action, kit::Events* events) {
    table_.board = Board(action.colour);
    table_.colour_named = true;
    if (events != nullptr) {
        events->push_back({kit::EventType::NameSuit, table_.dealer});
        events->back().more.emplace_back("colour", colour_text(action.colour));
    }
    table_.to_move = table_.dealer;
    table_.phase = table_.in_final ? Phase::Play : Phase::Bets;  // "there are no bets" in the final
}

/// The first bets and the raises go round alike, so the turn always goes on to the next seat that bets.
void Game::bet(const Action& action, kit::Events* events) {
    const Seat seat = table_.to_move;
    at(table_.bets, seat) = action.number;
    table_.highest_bet = action.number;
    tell_amount(events, kit::EventType::Bet, action.number);
    table_.to_move = table_.next_with_tiles(seat);
}

/// The dealer's word ends the bets, another seat's only its own turn.
void Game::hold(kit::Events* events) {
    const Seat seat = table_.to_move;
    kit::send(events, {kit::EventType::Hold, seat});
    if (seat == table_.dealer) {
        table_.phase = Phase::Play;  // the dealer lays the first tile
    } else {
        table_.to_move = table_.next_with_tiles(seat);
    }
}

/// What each seat counts, and who wins the round: the best of those that met their bets, or of all that bet
/// when none did. See "The end of a round" in rules.md.
void Game::settle_bets(kit::Events* events) {
    struct Standing {
        bool met;
        int counts;
        int tiles_left;
        int bet;
    };
    const auto better = [](const Standing& a, const Standing& b) {
        if (a.met != b.met) return a.met;
        if (a.counts != b.counts) return a.counts > b.counts;
        if (a.tiles_left != b.tiles_left) return a.tiles_left < b.tiles_left;
        return a.bet > b.bet;
    };
    std::optional<Standing> best;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        const int stake = at(table_.bets, seat);
        if (stake == kNone) continue;
        const int left = at(table_.left, seat) = at(table_.hand_counts, seat);
        const int net = at(table_.points, seat) - left;
        const bool met = net >= stake;
        const int bonus = met && table_.rules.met_bet_bonus ? stake : 0;
        if (met) kit::score(table_, seat, net + bonus, "round", events);
        const Standing standing{met, net + bonus, left, stake};
        if (best && !better(standing, *best)) continue;
        best = standing;
        table_.round_winner = seat;
    }
}

}  // namespace boneyard::matching_elements
