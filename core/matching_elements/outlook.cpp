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
constexpr int kSpread = 240;
constexpr int kSpreadOfColour = 11;  ///< variance of a hidden hand for each tile that may be of the colour

// Found by self-play over mirrored matches.
constexpr int kEnd = 40;          ///< chance in percent that an open end is still there
constexpr int kCompetition = 25;  ///< how much each rival's tile of that number takes from it, in percent
constexpr int kOpened = 4;        ///< chance in percent that it opens another one
constexpr int kBoth = 60;         ///< for a tile of the colour that may match a number as well
constexpr int kDanger = 90;       ///< for each open end and rival's tile that fits
constexpr int kCrowd = 3;         ///< more ends of one number than these are no more danger

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

int root(int square) {
    int r = 0;
    while ((r + 1) * (r + 1) <= square) ++r;
    return r;
}

template <class Values>
auto& of(Values& values, int number) {
    return values[static_cast<std::size_t>(number)];
}

}  // namespace

Outlook::Outlook(const View& view) : view_(view), table_(view.table), unseen_(unseen_by(view)) {
    unseen_count_ = std::max(1, unseen_.count());
    TileSet known;
    int hidden = 0;  // tiles in the rivals' hands that nobody else has seen
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (seat == view.seat) continue;
        held_ += at(table_.hand_counts, seat);
        if (!is_rival(seat)) continue;
        known.add_all(at(table_.known, seat).holds);
        hidden += at(table_.hand_counts, seat) - at(table_.known, seat).holds.count();
    }
    for (int number = 0; number < kNumbers; ++number) {
        int unseen = 0;
        int held = 0;
        for (Colour colour = 0; colour < table_.rules.colours; ++colour) {
            unseen += unseen_.count_of(colour, kinds_with(number));
            held += known.count_of(colour, kinds_with(number));
        }
        of(rivals_, number) = 100 * unseen * hidden / unseen_count_ + 100 * held;
        of(now_.ends, number) = table_.board.open_ends(number);
    }
    for (const Place& place : table_.board.sides()) {
        ++now_.sides[place.low];
        if (place.high != place.low) ++now_.sides[place.high];
    }
}

bool Outlook::is_rival(Seat seat) const { return table_.side_of(seat) != table_.side_of(view_.seat); }

// ---- The hand as a whole

int Outlook::worth(const TileSet& hand, Colour colour) const {
    int sum = 0;
    hand.each([&](Tile tile) {
        if (colour_of(tile) == colour) {
            sum += is_double(tile) ? kColouredDouble : kColoured;
        } else {
            sum += is_double(tile) ? kPlainDouble : kPlain;
        }
    });
    return sum;
}

Outlook::Net Outlook::expected(Seat seat, Colour colour) const {
    const int coloured = unseen_.count_of(colour);
    const int around = held_ * coloured / unseen_count_;
    Net net;
    if (seat == view_.seat) {
        net.mean = worth(view_.hand(), colour) + kColourAround * around;
        net.spread = kSpread;
    } else {
        const TileSet& known = at(table_.known, seat).holds;
        const int hidden = at(table_.hand_counts, seat) - known.count();
        net.mean = worth(known, colour) + worth(unseen_, colour) * hidden / unseen_count_ +
                   kColourAround * (view_.hand().count_of(colour) + around * 3 / 4);
        // Drawn without putting back: hidden tiles out of the unseen, of which so many are of the colour.
        const int share = 1000 * coloured / unseen_count_;
        const int variance = hidden * share / 10 * (1000 - share) / 1000 * kSpreadOfColour / 10 *
                             std::max(0, unseen_count_ - hidden) / unseen_count_;
        net.spread = root(variance * 100 + kSpread * kSpread);
    }
    if (seat == table_.dealer) net.mean -= kFirstTile;
    return net;
}

int Outlook::own_net() const { return expected(view_.seat, table_.board.colour()).mean / 100; }

int Outlook::rate_colour(Colour colour) const {
    int others = 0;
    int count = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        if (!is_rival(seat) || at(table_.hand_counts, seat) == 0) continue;
        others += expected(seat, colour).mean;
        ++count;
    }
    return expected(view_.seat, colour).mean - others / std::max(1, count);
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
    const Colour colour = table_.board.colour();
    const int own = worth_of_stake(expected(view_.seat, colour), bet);
    if (at(table_.bets, view_.seat) != kNone) return own;  // a raise forces nobody
    int others = 0;
    int rivals = 0;
    for (Seat seat = 0; seat < table_.seats; ++seat) {
        rivals += static_cast<int>(is_rival(seat) && at(table_.hand_counts, seat) > 0);
    }
    int least = bet;
    for (Seat seat = table_.next_with_tiles(view_.seat); seat != table_.dealer && seat != view_.seat;
         seat = table_.next_with_tiles(seat)) {
        const int count = worth_of_stake(expected(seat, colour), ++least);
        others += is_rival(seat) ? count : -count;
    }
    return own - others / std::max(1, rivals);
}

int Outlook::rate_hold() const {
    return worth_of_stake(expected(view_.seat, table_.board.colour()), at(table_.bets, view_.seat));
}

// ---- Placements

Outlook::Openings Outlook::openings_after(const Action& action) const {
    Openings after = now_;
    const int a = low(action.tile);
    const int b = high(action.tile);
    if (action.kind == Action::Kind::First) {
        ++of(after.ends, a);
        ++of(after.ends, b);
    } else {
        const Place& place = *table_.board.find(action.anchor, action.port);
        if (in_line(place.port)) {
            --after.ends[place.low];
        } else {
            --after.sides[place.low];
            if (place.high != place.low) --after.sides[place.high];
        }
        ++of(after.ends, other_end(action.tile, action.inner));
    }
    if (colour_of(action.tile) == table_.board.colour()) {
        of(after.sides, a) += 2;
        if (a != b) of(after.sides, b) += 2;
    }
    return after;
}

/// How likely a tile finds an end of that number later on, in percent.
int Outlook::chance(int number, const Openings& openings) const {
    const int tiles = of(rivals_, number);
    const int kept = 100 * of(openings.ends, number) * kEnd / (100 + tiles * kCompetition / 100);
    return std::min(100, kept + tiles * kOpened / 100);
}

/// What the tiles that stay in hand are likely to bring, against being left over at the end.
int Outlook::worth_of_rest(const TileSet& hand, const Openings& openings) const {
    PerNumber chances{};
    for (int number = 0; number < kNumbers; ++number) of(chances, number) = chance(number, openings);
    int sum = 0;
    hand.each([&](Tile tile) {
        const int a = low(tile);
        const int b = high(tile);
        const int times = is_double(tile) ? 2 : 1;
        if (colour_of(tile) == table_.board.colour()) {
            const int matches =
                of(openings.sides, a) + of(openings.sides, b) + of(openings.ends, a) + of(openings.ends, b);
            sum += (300 + (matches > 0 ? kBoth : kBoth / 2)) * times;
            return;
        }
        int missed = 100 - of(chances, a);
        if (a != b) missed = missed * (100 - of(chances, b)) / 100;
        sum += (100 - missed) * (times + 1);
    });
    return sum;
}

int Outlook::rate_placement(const Action& action) const {
    int now = 0;
    if (action.kind == Action::Kind::Place) {
        const Place& place = *table_.board.find(action.anchor, action.port);
        now = table_.board.points(place, action.tile, action.inner).points;
    }
    const Openings after = openings_after(action);
    TileSet rest = view_.hand();
    rest.remove(action.tile);
    int danger = 0;
    for (int number = 0; number < kNumbers; ++number) {
        danger += std::min(of(after.ends, number), kCrowd) * of(rivals_, number);
    }
    return 100 * now + worth_of_rest(rest, after) - kDanger * danger / 100;
}

}  // namespace boneyard::matching_elements
