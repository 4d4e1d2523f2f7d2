// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Quick play to the end of a round, for a search.

#include <algorithm>
#include <limits>

#include "matching_elements/outlook.h"

namespace boneyard::matching_elements {

namespace {

using Kind = Action::Kind;

// In points. The final: winning it is all that counts, and points tell how nearly.
constexpr int kMatchWon = 60;
constexpr int kMostAhead = 30;
// Other rounds: points keep a side from being the lowest one.
constexpr int kWentOut = 60;
constexpr int kRoundWon = 2;  ///< it deals next

Action numbered(Kind kind, int number) {
    Action action{kind};
    action.number = static_cast<std::int16_t>(number);
    action.most = action.number;
    return action;
}

Action reply_bid(const Table& table) {
    const int most = total(at(table.draws, table.to_move));
    const int highest = *std::max_element(table.bids.begin(), table.bids.end());
    return most > std::max(0, highest) ? numbered(Kind::Bid, most) : Action{Kind::Fold};
}

Action reply_colour(const Table& table, const TileSet& hand) {
    const Outlook outlook(table, table.to_move, hand);
    Action best{Kind::Name};
    int most = std::numeric_limits<int>::min();
    for (Colour colour = 0; colour < table.rules.colours; ++colour) {
        if (hand.kinds(colour) == 0) continue;
        const int rating = outlook.rate_colour(colour);
        if (rating <= most) continue;
        most = rating;
        best.colour = colour;
    }
    return best;
}

Action reply_bet(const Table& table, const TileSet& hand) {
    const Outlook outlook(table, table.to_move, hand);
    const auto [least, highest] = bet_range(table);
    Action best{Kind::Hold};
    int most = std::numeric_limits<int>::min();
    if (at(table.bets, table.to_move) != kNone) most = outlook.rate_hold();
    if (least > highest) return best;
    for (const int bet : outlook.bets(least, highest)) {
        const int rating = outlook.rate_bet(bet);
        if (rating <= most) continue;
        most = rating;
        best = numbered(Kind::Bet, bet);
    }
    return best;
}

Action reply_turn(const Table& table, const TileSet& hand) {
    if (!table.board.empty() && !table.board.takes_one_of(hand)) return {stuck_action(table)};
    const Outlook outlook(table, table.to_move, hand);
    return Placing(table.board, hand, outlook.rivals()).best();
}

/// How far a side is ahead of the best other one that is in, by what `sum(side)` says.
template <class Sum>
int lead(const Table& table, Side side, const Sum& sum) {
    int best = std::numeric_limits<int>::min();
    for (Side other = 0; other < table.sides(); ++other) {
        if (other != side && table.side_in(other)) best = std::max(best, sum(other));
    }
    return sum(side) - best;
}

/// By how much a side is better off than the others on the average.
int standing(const Table& table, Side side) {
    int others = 0;
    for (Side other = 0; other < table.sides(); ++other) {
        if (other != side) others += table.total(other);
    }
    return table.total(side) - others / (table.sides() - 1);
}

}  // namespace

Action Game::reply(kit::Rng& /*rng*/) const {
    const TileSet& hand = at(hands_, table_.to_move);
    switch (table_.phase) {
        case Phase::Auction:
            return reply_bid(table_);
        case Phase::Naming:
            return reply_colour(table_, hand);
        case Phase::Bets:
            return reply_bet(table_, hand);
        case Phase::Play:
            return reply_turn(table_, hand);
        case Phase::Final:
            return numbered(Kind::Reenter, most_reentered(table_));  // full hands leave least to luck
        case Phase::RoundOver:
        case Phase::MatchOver:
            break;
    }
    return {};
}

int Game::worth(Seat seat) const {
    const Side side = table_.side_of(seat);
    if (table_.phase == Phase::MatchOver) {
        const int ahead = lead(table_, side, [&](Side other) {
            int sum = 0;
            for (Seat one = other; one < table_.seats; one += table_.sides())
                sum += at(table_.final_scores, one);
            return sum;
        });
        const bool won = (table_.winners >> static_cast<unsigned>(seat) & 1U) != 0;
        return std::clamp(ahead, -kMostAhead, kMostAhead) + (won ? kMatchWon : 0);
    }
    int worth = standing(table_, side);
    if (table_.round_winner != kNobody && table_.side_of(table_.round_winner) == side) worth += kRoundWon;
    return table_.side_in(side) ? worth : worth - kWentOut;
}

bool Game::drawn_out() const {
    if (table_.phase != Phase::Play || !table_.in_final || table_.seats_with_tiles() != 2) return false;
    return table_.seats_in() == 2 && !(table_.rules.draw_when_stuck && table_.stock_count > 0);
}

}  // namespace boneyard::matching_elements
