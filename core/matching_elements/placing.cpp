// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What laying a tile is worth.

#include "matching_elements/placing.h"

#include <algorithm>
#include <limits>

namespace boneyard::matching_elements {

namespace {

// Found by self-play over mirrored matches.
constexpr int kEnd = 40;          ///< chance in percent that an open end is still there
constexpr int kCompetition = 25;  ///< how much each rival's tile of that number takes from it, in percent
constexpr int kOpened = 4;        ///< chance in percent that it opens another one
constexpr int kAcross = 300;      ///< what a tile of the colour is likely to bring
constexpr int kMatch = 30;        ///< so much more if it may match a number
constexpr int kMatched = 30;      ///< and more if there is such a number now
constexpr int kDanger = 90;       ///< for each open end and rival's tile that fits
constexpr int kCrowd = 3;         ///< more ends of one number than these are no more danger

template <class Values>
auto& of(Values& values, int number) {
    return values[static_cast<std::size_t>(number)];
}

int times(Tile tile) { return is_double(tile) ? 2 : 1; }

/// What a tile of another colour is worth that finds an end with these chances, against being left over.
int plain_worth(Tile tile, int chance_low, int chance_high) {
    if (is_double(tile)) return 3 * chance_low;
    return 2 * (100 - (100 - chance_low) * (100 - chance_high) / 100);
}

}  // namespace

Placing::Placing(const Board& board, const TileSet& hand, const PerNumber& rivals)
    : board_(board), hand_(hand) {
    for (int number = 0; number < kNumbers; ++number) {
        const int tiles = of(rivals, number);
        const int ends = board.open_ends(number);
        const int kept = 10000 * kEnd / (100 + tiles * kCompetition / 100);  // by one end, in hundredths
        const int others = tiles * kOpened;
        of(danger_, number) = kDanger * tiles / 100;
        of(now_, number) = std::min(100, (kept * ends + others) / 100);
        of(fewer_, number) = std::min(100, (kept * std::max(0, ends - 1) + others) / 100);
        of(more_, number) = std::min(100, (kept * (ends + 1) + others) / 100);
    }
    for (const Place& place : board.sides()) {
        ++sides_[place.low];
        if (place.high != place.low) ++sides_[place.high];
    }
    hand.each_face([&](Tile tile) {
        if (colour_of(tile) == board.colour()) {
            value_coloured(tile, hand.count(tile));
        } else {
            value_plain(tile, hand.count(tile));
        }
    });
}

void Placing::value_plain(Tile tile, int count) {
    const int a = low(tile);
    const int b = high(tile);
    const int worth = left_over(tile);
    of(closing_, a) += count * (worth - plain_worth(tile, of(fewer_, a), of(now_, b)));
    of(opening_, a) += count * (plain_worth(tile, of(more_, a), of(now_, b)) - worth);
    if (a == b) return;
    of(closing_, b) += count * (worth - plain_worth(tile, of(now_, a), of(fewer_, b)));
    of(opening_, b) += count * (plain_worth(tile, of(now_, a), of(more_, b)) - worth);
}

void Placing::value_coloured(Tile tile, int count) {
    const int a = low(tile);
    const int b = high(tile);
    const int worth = kMatched * times(tile) * count;
    const bool at_a = opened(a) > 0;
    const bool at_b = opened(b) > 0;
    if (!at_a && !at_b) {
        of(first_match_, a) += worth;
        if (a != b) of(first_match_, b) += worth;
    } else if (a == b || !at_b) {
        of(last_match_, a) += worth;
    } else if (!at_a) {
        of(last_match_, b) += worth;
    }
}

/// How many openings show that number.
int Placing::opened(int number) const { return board_.open_ends(number) + of(sides_, number); }

bool Placing::matched(Tile tile) const { return opened(low(tile)) > 0 || opened(high(tile)) > 0; }

/// What a tile in hand is likely to bring later on.
int Placing::left_over(Tile tile) const {
    if (colour_of(tile) != board_.colour())
        return plain_worth(tile, of(now_, low(tile)), of(now_, high(tile)));
    return (kAcross + kMatch + (matched(tile) ? kMatched : 0)) * times(tile);
}

/// What the other tiles of the colour gain by the long sides of one that is laid.
int Placing::laid_out(Tile tile) const {
    const int a = low(tile);
    const int b = high(tile);
    const int own = matched(tile) ? 0 : kMatched * times(tile);
    return of(first_match_, a) - own + (a == b ? 0 : of(first_match_, b) - own);
}

int Placing::rate_first(Tile tile) const {
    const int a = low(tile);
    const int b = high(tile);
    return laid_out(tile) - left_over(tile) + of(opening_, a) + of(opening_, b) - of(danger_, a) -
           of(danger_, b);
}

int Placing::rate_in_line(Tile tile, int joined) const {
    const int out = other_end(tile, joined);
    const bool coloured = colour_of(tile) == board_.colour();
    int rating = 100 * (coloured ? 4 : 1) * times(tile) - left_over(tile);
    if (coloured) rating += laid_out(tile);
    if (joined == out) return rating;  // one end of that number for another
    rating += of(opening_, out) - of(closing_, joined);
    if (board_.open_ends(joined) <= kCrowd) rating += of(danger_, joined);
    if (board_.open_ends(out) < kCrowd) rating -= of(danger_, out);
    if (coloured) return rating;
    if (opened(joined) == 1) rating -= of(last_match_, joined);
    if (opened(out) == 0) rating += of(first_match_, out);
    // The tile itself is no longer there to gain or lose by the two ends.
    const int a = low(tile);
    const int b = high(tile);
    const int worth = left_over(tile);
    const bool from_low = joined == a;
    const int with_fewer =
        plain_worth(tile, of(from_low ? fewer_ : now_, a), of(from_low ? now_ : fewer_, b));
    const int with_more = plain_worth(tile, of(from_low ? now_ : more_, a), of(from_low ? more_ : now_, b));
    return rating + (worth - with_fewer) - (with_more - worth);
}

int Placing::rate_across(Tile tile, int inner, int points) const {
    const int out = other_end(tile, inner);
    int rating = 100 * points - left_over(tile) + laid_out(tile) + of(opening_, out);
    if (board_.open_ends(out) < kCrowd) rating -= of(danger_, out);
    return rating;
}

int Placing::rate(const Action& action) const {
    if (action.kind == Action::Kind::First) return rate_first(action.tile);
    if (in_line(action.port)) return rate_in_line(action.tile, action.inner);
    const Place& place = *board_.find(action.anchor, action.port);
    return rate_across(action.tile, action.inner, board_.points(place, action.tile, action.inner).points);
}

// ---- The best one

Action Placing::best_first() const {
    Action best{Action::Kind::First};
    int most = std::numeric_limits<int>::min();
    for (Kinds rest = hand_.kinds(board_.colour()); rest != 0; rest &= rest - 1) {
        const Tile tile = tile_of(board_.colour(), std::countr_zero(rest));
        const int rating = rate_first(tile);
        if (rating <= most) continue;
        most = rating;
        best.tile = tile;
    }
    return best;
}

void Placing::best_in_line(Choice& best) const {
    if ((hand_.kinds() & board_.line_kinds()) == 0) return;
    const auto consider = [&](Tile tile, int joined) {
        if (board_.open_ends(joined) == 0) return;
        const int rating = rate_in_line(tile, joined);
        if (rating > best.rating) best = {rating, tile, static_cast<std::uint8_t>(joined), Port::Far};
    };
    hand_.each_face([&](Tile tile) {
        consider(tile, low(tile));
        if (!is_double(tile)) consider(tile, high(tile));
    });
}

void Placing::best_across(Choice& best) const {
    if (board_.sides().empty()) return;
    const auto consider = [&](Tile tile, int inner) {
        const int points = (of(sides_, inner) > 0 ? 4 : 3) * times(tile);
        const int rating = rate_across(tile, inner, points);
        if (rating > best.rating) best = {rating, tile, static_cast<std::uint8_t>(inner), Port::Left};
    };
    for (Kinds rest = hand_.kinds(board_.colour()); rest != 0; rest &= rest - 1) {
        const Tile tile = tile_of(board_.colour(), std::countr_zero(rest));
        consider(tile, low(tile));
        if (!is_double(tile)) consider(tile, high(tile));
    }
}

Action Placing::best() const {
    if (board_.empty()) return best_first();
    Choice choice{std::numeric_limits<int>::min(), 0, 0, Port::None};
    best_in_line(choice);
    best_across(choice);
    // Of the places that are as good it takes the first.
    const auto shows_it = [&](const Place& place) {
        return place.low == choice.inner || place.high == choice.inner;
    };
    const Place* place = nullptr;
    if (choice.port == Port::Far) {
        place = std::find_if(board_.lines().begin(), board_.lines().end(), shows_it);
    } else {
        place = std::find_if(board_.sides().begin(), board_.sides().end(), shows_it);
        if (place == board_.sides().end()) place = board_.sides().begin();
    }
    Action action{Action::Kind::Place};
    action.tile = choice.tile;
    action.inner = choice.inner;
    action.anchor = place->anchor;
    action.port = place->port;
    return action;
}

}  // namespace boneyard::matching_elements
