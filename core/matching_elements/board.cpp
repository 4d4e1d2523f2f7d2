// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Where tiles lie and where one may be joined.

#include "matching_elements/board.h"

#include <algorithm>
#include <cstdlib>

namespace boneyard::matching_elements {

namespace {

constexpr int kInLine = 4;    ///< units between the centres of tiles joined in line
constexpr int kSideways = 3;  ///< and across

/// 1 for a tile that stands upright, north or south; else 0.
constexpr int upright(Direction d) { return static_cast<int>(d) & 1; }

/// Half the size of a tile that lies in that direction, in units: two along it and one across.
constexpr int half_width(Direction d) { return 2 - upright(d); }
constexpr int half_height(Direction d) { return 1 + upright(d); }

/// Edges may touch: that is no overlap.
template <class A, class B>
inline bool overlap(const A& a, const B& b) {
    const bool beside = std::abs(a.x - b.x) >= half_width(a.direction) + half_width(b.direction);
    const bool above = std::abs(a.y - b.y) >= half_height(a.direction) + half_height(b.direction);
    return !beside && !above;
}

Direction direction_at(const Placed& tile, Port port) {
    switch (port) {
        case Port::Near:
            return turned(tile.direction, 2);
        case Port::Left:
            return turned(tile.direction, 1);
        case Port::Right:
            return turned(tile.direction, 3);
        case Port::Far:
        case Port::None:
            break;
    }
    return tile.direction;
}

Place place_at(const Placed& tile, std::int16_t index, Port port) {
    const Direction d = direction_at(tile, port);
    const int distance = in_line(port) ? kInLine : kSideways;
    Place place{index, port, d};
    place.x = static_cast<std::int16_t>(tile.x + distance * step_x(d));
    place.y = static_cast<std::int16_t>(tile.y + distance * step_y(d));
    place.low = static_cast<std::uint8_t>(port == Port::Near  ? tile.inner
                                          : port == Port::Far ? tile.outer()
                                                              : low(tile.tile));
    place.high = static_cast<std::uint8_t>(in_line(port) ? place.low : high(tile.tile));
    return place;
}

}  // namespace

std::string_view name_of(Fit fit) {
    switch (fit) {
        case Fit::Line:
            return "line";
        case Fit::Across:
            return "across";
        case Fit::Both:
            break;
    }
    return "both";
}

bool Board::takes(Tile tile) const {
    return (line_kinds_ & bit(kind_of(tile))) != 0 || (colour_of(tile) == colour_ && !sides_.empty());
}

bool Board::takes_one_of(const TileSet& hand) const {
    return (line_kinds_ & hand.kinds()) != 0 || (hand.kinds(colour_) != 0 && !sides_.empty());
}

const Place* Board::find(int anchor, Port port) const {
    const Place* place = in_line(port) ? lines_.begin() : sides_.begin();
    const Place* const end = in_line(port) ? lines_.end() : sides_.end();
    for (; place != end; ++place) {
        if (place->anchor == anchor && place->port == port) return place;
    }
    return nullptr;
}

Points Board::points(const Place& place, Tile tile, int inner) const {
    const int times = is_double(tile) ? 2 : 1;
    if (in_line(place.port)) {
        if (colour_of(tile) == colour_) return {4 * times, Fit::Both};
        return {times, Fit::Line};
    }
    if (place.low == inner || place.high == inner) return {4 * times, Fit::Both};
    return {3 * times, Fit::Across};
}

void Board::lay_first(Tile tile, kit::Seat seat) {
    Placed first;
    first.tile = tile;
    first.seat = seat;
    first.inner = static_cast<std::uint8_t>(low(tile));
    add(first);
    open_places(first, 0);
    open(first, 0, Port::Near);
}

void Board::lay(Place place, Tile tile, int inner, kit::Seat seat) {
    const Placed laid{tile,
                      seat,
                      place.x,
                      place.y,
                      place.anchor,
                      place.port,
                      place.direction,
                      static_cast<std::uint8_t>(inner),
                      static_cast<std::uint8_t>(points(place, tile, inner).points)};
    close_places(laid);
    add(laid);
    open_places(laid, static_cast<std::int16_t>(placed_.size() - 1));
}

void Board::add(const Placed& tile) {
    placed_.push_back(tile);
    laid_.add(tile.tile);
    xs_.push_back(tile.x);
    ys_.push_back(tile.y);
    upright_.push_back(static_cast<std::int16_t>(upright(tile.direction)));
}

/// Drops the port that is used, which the tile covers, and all others that it leaves no room.
void Board::close_places(const Placed& tile) {
    const auto covered = [&](const Place& place) { return overlap(tile, place); };
    erase_if(sides_, covered);
    erase_if(lines_, [&](const Place& place) {
        if (!covered(place)) return false;
        if (--ends_[place.low] == 0) line_kinds_ = 0;  // counted anew below
        return true;
    });
    if (line_kinds_ != 0) return;
    for (const Place& place : lines_) line_kinds_ |= kinds_with(place.low);
}

void Board::open_places(const Placed& tile, std::int16_t index) {
    open(tile, index, Port::Far);
    if (colour_of(tile.tile) != colour_) return;
    open(tile, index, Port::Left);
    open(tile, index, Port::Right);
}

void Board::open(const Placed& tile, std::int16_t index, Port port) {
    const Place place = place_at(tile, index, port);
    if (!has_room(place)) return;
    if (!in_line(port)) {
        sides_.push_back(place);
        return;
    }
    lines_.push_back(place);
    ++ends_[place.low];
    line_kinds_ |= kinds_with(place.low);
}

/// All tiles are looked at, without a branch: so the compiler makes it a few steps of eight tiles each.
bool Board::has_room(const Place& place) const {
    const int stands = upright(place.direction);
    int overlaps = 0;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        const auto across = static_cast<std::int16_t>(std::abs(xs_[i] - place.x) + upright_[i]);
        const auto down = static_cast<std::int16_t>(std::abs(ys_[i] - place.y) - upright_[i]);
        overlaps |= static_cast<int>(across < 4 - stands) & static_cast<int>(down < 2 + stands);
    }
    return overlaps == 0;
}

}  // namespace boneyard::matching_elements
