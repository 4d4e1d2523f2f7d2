// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Quick play to the end of a round, for a search.

#include <algorithm>
#include <limits>

#include "matching_elements/outlook.h"

namespace boneyard::matching_elements {

namespace {

using Kind = Action::Kind;

// What the end of a round is worth, in per mille of the match: least squares over self-play. The points
// themselves count for little, but who wins a round names the next colour and bets first.
constexpr int kSure = 1000;
constexpr int kPoint = 2;           ///< ahead of the others' mean
constexpr int kPointWhenShort = 3;  ///< the same, while every round puts a side out
constexpr int kRoundWon = 65;
constexpr int kRoundWonWhenShort = 130;
constexpr int kLowest = 50;  ///< the side that would be out now
constexpr int kLowestWhenShort = 90;
constexpr int kTileBeforeFinal = 17;  ///< held on: one fewer to be drawn, which might be a double
// The final: winning it is all that counts, and the points tell how nearly.
constexpr int kFinalWon = 600;
constexpr int kFinalPoint = 8;
constexpr int kMostAhead = 25;

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

/// What the seats of a side have together.
template <class Values>
int sum_of(const Table& table, const Values& values, Side side) {
    int sum = 0;
    for (int seat = side; seat < table.seats; seat += table.sides())
        sum += at(values, static_cast<Seat>(seat));
    return sum;
}

/// How a side stands among those still in.
struct Standing {
    int lead = 0;        ///< of its total over the others' mean
    bool lowest = true;  ///< no other total is as low
    int more_tiles = 0;  ///< in its hands than in the others' on the average
};

Standing standing_of(const Table& table, Side side) {
    const int total = table.total(side);
    int totals = 0;
    int tiles = 0;
    int others = 0;
    Standing standing;
    for (Side other = 0; other < table.sides(); ++other) {
        if (other == side || !table.side_in(other)) continue;
        const int one = table.total(other);
        totals += one;
        tiles += sum_of(table, table.hand_counts, other);
        standing.lowest = standing.lowest && total < one;
        ++others;
    }
    standing.lead = total - totals / std::max(1, others);
    standing.more_tiles = sum_of(table, table.hand_counts, side) - tiles / std::max(1, others);
    return standing;
}

int worth_of_final(const Table& table, Side side) {
    const auto [a, b] = finalists(table);
    if (side != a && side != b) return 0;
    const Side other = side == a ? b : a;
    const int ahead = sum_of(table, table.final_scores, side) - sum_of(table, table.final_scores, other);
    const bool won = (table.winners >> static_cast<unsigned>(side) & 1U) != 0;
    return (won ? kFinalWon : 0) + kFinalPoint * std::clamp(ahead, -kMostAhead, kMostAhead);
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
        default:
            break;
    }
    return {};
}

int Game::worth(Seat seat) const {
    const Side side = table_.side_of(seat);
    if (table_.phase == Phase::MatchOver) return worth_of_final(table_, side);
    if (!table_.side_in(side)) return 0;
    const Standing standing = standing_of(table_, side);
    const bool is_short = table_.elimination;
    const bool won = table_.round_winner != kNobody && table_.side_of(table_.round_winner) == side;
    int worth = kSure / table_.sides_in();
    if (won) worth += is_short ? kRoundWonWhenShort : kRoundWon;
    // Before the final totals seldom matter any more.
    if (is_short && table_.sides_in() == 2) return worth - kTileBeforeFinal * standing.more_tiles;
    if (standing.lowest) worth -= is_short ? kLowestWhenShort : kLowest;
    return worth + (is_short ? kPointWhenShort : kPoint) * standing.lead;
}

bool Game::drawn_out() const {
    if (table_.phase != Phase::Play || !table_.in_final || table_.seats_with_tiles() != 2) return false;
    return table_.seats_in() == 2 && !(table_.rules.draw_when_stuck && table_.stock_count > 0);
}

}  // namespace boneyard::matching_elements
