// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a seat expects of a round.

#include "matching_elements/outlook.h"

#include <algorithm>
#include <cstdlib>

namespace boneyard::matching_elements {

namespace {

// What a tile in hand brings by the end of a round, measured over self-play (least squares; the rest is off
// by two to three points a hand). In hundredths of a point.
constexpr int kColoured = 378;
constexpr int kColouredDouble = 745;
constexpr int kPlain = 55;
constexpr int kPlainDouble = 120;
constexpr int kFirstTile = 375;    ///< the dealer's first tile scores nothing
constexpr int kColourAround = 30;  ///< for each tile of the colour in other hands: they make room
constexpr int kMostOfColour = 4;   ///< the most points that a tile of the colour brings, or half a double
constexpr int kSpread = 240;
constexpr int kSpreadOfColour = 11;  ///< variance of a hidden hand for each tile that may be of the colour

/// The normal distribution by quarters of its spread, per mille.
constexpr std::array<int, 13> kBelow{500, 599, 691, 773, 841, 894, 933, 960, 977, 988, 994, 997, 999};
constexpr std::array<int, 13> kDensity{399, 387, 352, 301, 242, 183, 130, 86, 54, 32, 18, 9, 4};

/// Between the entries on a straight line; `z` is in hundredths, not negative, below 300.
int interpolated(const std::array<int, 13>& table, int z) {
    const auto i = static_cast<std::size_t>(z / 25);
    return table[i] + (table[i + 1] - table[i]) * (z % 25) / 25;
}

int below(int z) {
    const int size = std::abs(z);
    const int share = size >= 300 ? 1000 : interpolated(kBelow, size);
    return z >= 0 ? share : 1000 - share;
}

int density(int z) { return std::abs(z) >= 300 ? 0 : interpolated(kDensity, std::abs(z)); }

/// The whole part of the square root.
int root(int square) {
    int r = 0;
    for (int step = 1 << 15; step > 0; step /= 2) {
        if (std::int64_t{r + step} * (r + step) <= square) r += step;
    }
    return r;
}

}  // namespace

int most_to_come(const Table& table, const TileSet& hand) {
    if (table.rules.draw_when_stuck && table.stock_count > 0) return kMostBet;
    int most = 0;
    for (Colour colour = 0; colour < table.rules.colours; ++colour)
        most += (colour == table.board.colour() ? kMostOfColour : 1) *
                (hand.count_of(colour) + hand.count_of(colour, kDoubles));
    return most;
}

Outlook::Outlook(const Table& table, Seat seat, const TileSet& hand)
    : table_(table), seat_(seat), hand_(hand), unseen_(unseen_by(table, seat, hand)) {
    unseen_count_ = std::max(1, unseen_.count());
    TileSet known;
    int hidden = 0;  // tiles in the rivals' hands that nobody else has seen
    for (Seat other = 0; other < table.seats; ++other) {
        if (other == seat) continue;
        held_ += at(table.hand_counts, other);
        if (!is_rival(other)) continue;
        hidden += at(table.hand_counts, other);
        if (at(table.known, other).holds.empty()) continue;
        known.add_all(at(table.known, other).holds);
        hidden -= at(table.known, other).holds.count();
    }
    const PerNumber unseen = unseen_.by_number();
    const PerNumber held = known.by_number();
    for (std::size_t number = 0; number < kNumbers; ++number) {
        rivals_[number] = 100 * unseen[number] * hidden / unseen_count_ + 100 * held[number];
    }
    if (table.phase != Phase::Bets) return;
    for (Seat other = 0; other < table.seats; ++other) {
        at(nets_, other) = expected(other, table.board.colour());
    }
}

bool Outlook::is_rival(Seat seat) const { return table_.side_of(seat) != table_.side_of(seat_); }

// ---- The hand as a whole

int Outlook::worth(const TileSet& hand, Colour colour) const {
    int sum = 0;
    for (Colour c = 0; c < table_.rules.colours; ++c) {
        const int doubles = hand.count_of(c, kDoubles);
        const int others = hand.count_of(c) - doubles;
        sum += c == colour ? doubles * kColouredDouble + others * kColoured
                           : doubles * kPlainDouble + others * kPlain;
    }
    return sum;
}

Outlook::Net Outlook::expected(Seat seat, Colour colour) const {
    const int coloured = unseen_.count_of(colour);
    const int around = held_ * coloured / unseen_count_;
    Net net;
    if (seat == seat_) {
        net.mean = worth(hand_, colour) + kColourAround * around;
        net.spread = kSpread;
    } else {
        const TileSet& known = at(table_.known, seat).holds;
        const int hidden = at(table_.hand_counts, seat) - known.count();
        net.mean = worth(known, colour) + worth(unseen_, colour) * hidden / unseen_count_ +
                   kColourAround * (hand_.count_of(colour) + around * 3 / 4);
        // Drawn without putting back: hidden tiles out of the unseen, of which so many are of the colour.
        const int share = 1000 * coloured / unseen_count_;
        const int variance = hidden * share / 10 * (1000 - share) / 1000 * kSpreadOfColour / 10 *
                             std::max(0, unseen_count_ - hidden) / unseen_count_;
        net.spread = root(variance * 100 + kSpread * kSpread);
    }
    if (seat == table_.dealer) net.mean -= kFirstTile;
    return net;
}

Outlook::Bets Outlook::bets(int least, int most) const {
    Bets bets;
    bets.push_back(least);
    const int likely = own_net();
    for (int bet = std::max(least + 1, likely - 7); bet <= std::min(likely + 3, most); ++bet) {
        bets.push_back(bet);
    }
    return bets;
}

int Outlook::most_net() const {
    const int most = most_to_come(table_, hand_);
    if (seat_ != table_.dealer || most == kMostBet) return most;
    const Colour colour = table_.board.colour();
    const bool single = hand_.count_of(colour) > hand_.count_of(colour, kDoubles);
    return most -
           (single ? kMostOfColour : 2 * kMostOfColour);  // the first tile, of the colour, scores nothing
}

int Outlook::rate_colour(Colour colour) const {
    int others = 0;
    int count = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (!is_rival(seat) || at(table_.hand_counts, seat) == 0) continue;
        others += expected(seat, colour).mean;
        ++count;
    }
    return expected(seat_, colour).mean - others / std::max(1, count);
}

// ---- Bets

/// What a seat is likely to count: its net where that is not below the bet, else nothing.
int Outlook::worth_of_stake(const Net& net, int bet) const {
    const int z = 100 * (net.mean - bet * 100 + 50) / net.spread;
    const int met = below(z);
    const int bonus = table_.rules.met_bet_bonus ? bet * met / 10 : 0;
    return net.mean * met / 1000 + net.spread * density(z) / 1000 + bonus;
}

/// One's own count, less what the seats that have to bet more can still count, by the number of rivals.
int Outlook::rate_bet(int bet) const {
    const int own = worth_of_stake(at(nets_, seat_), bet);
    // A raise forces nobody: where it is no better than staying, one stays.
    if (at(table_.bets, seat_) != kNone) return own - 1;
    int others = 0;
    int rivals = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        rivals += static_cast<int>(is_rival(seat) && at(table_.hand_counts, seat) > 0);
    }
    int least = bet;
    for (Seat seat = table_.next_with_tiles(seat_); seat != table_.dealer && seat != seat_;
         seat = table_.next_with_tiles(seat)) {
        const int count = worth_of_stake(at(nets_, seat), ++least);
        others += is_rival(seat) ? count : -count;
    }
    return own - others / std::max(1, rivals);
}

int Outlook::rate_hold() const { return worth_of_stake(at(nets_, seat_), at(table_.bets, seat_)); }

}  // namespace boneyard::matching_elements
