// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "kit/fixed_list.h"
#include "kit/seat.h"
#include "matching_elements/tiles.h"

namespace boneyard::matching_elements {

/// Which way a tile points, seen from its near end: the next one is a quarter turn to the left.
enum class Direction : std::uint8_t { East, North, West, South };

constexpr int step_x(Direction d) {
    return static_cast<int>(d == Direction::East) - static_cast<int>(d == Direction::West);
}
constexpr int step_y(Direction d) {
    return static_cast<int>(d == Direction::South) - static_cast<int>(d == Direction::North);
}
constexpr Direction turned(Direction d, int quarters_left) {
    return static_cast<Direction>((static_cast<int>(d) + quarters_left) & 3);
}

/// Where a tile joins another: `n` and `f` are its ends, `l` and `r` its long sides.
enum class Port : std::uint8_t { None, Near, Far, Left, Right };

constexpr bool in_line(Port port) { return port == Port::Near || port == Port::Far; }

/// A tile as it was laid, four units long and two wide.
struct Placed {
    Tile tile = 0;
    kit::Seat seat = kit::kNobody;
    std::int16_t x = 0;
    std::int16_t y = 0;
    std::int16_t anchor = -1;  ///< the tile it was joined to, in the order laid; -1: it is the first
    Port port = Port::None;    ///< and which of that tile's ports
    Direction direction = Direction::East;
    std::uint8_t inner = 0;  ///< the number at the near end
    std::uint8_t points = 0;

    [[nodiscard]] int outer() const { return other_end(tile, inner); }
    bool operator==(const Placed&) const = default;
};

/// An open place: a free port of a laid tile, with room for a tile on it.
struct Place {
    std::int16_t anchor = 0;
    Port port = Port::None;
    Direction direction = Direction::East;  ///< of a tile laid here
    std::int16_t x = 0;                     ///< its centre
    std::int16_t y = 0;
    std::uint8_t low = 0;  ///< in line: the number that joins; across: the lower number of the anchor
    std::uint8_t high = 0;

    bool operator==(const Place&) const = default;
};

/// Why a placement brings points.
enum class Fit : std::uint8_t { Line, Across, Both };
std::string_view name_of(Fit fit);

struct Points {
    int points = 0;
    Fit fit = Fit::Line;
};

/// The table of one round. The places where a tile may be joined are kept, not searched: a tile laid closes
/// the ports that it uses or covers for good, as no tile is ever taken up.
class Board {
public:
    /// The first tile opens two ends. One joined in line closes one and opens at most one; one joined across
    /// opens at most one more, and is of the starting colour, of which the first is one.
    static constexpr std::size_t kMaxLines = std::size_t{2} + kTilesPerColour - 1;
    static constexpr std::size_t kMaxSides = std::size_t{2} * kTilesPerColour;
    using Tiles = kit::FixedList<Placed, kMaxTiles>;
    using Lines = kit::FixedList<Place, kMaxLines>;
    using Sides = kit::FixedList<Place, kMaxSides>;

    Board() = default;
    explicit Board(Colour colour) : colour_(colour) {}

    [[nodiscard]] bool empty() const { return placed_.empty(); }
    [[nodiscard]] const Tiles& placed() const { return placed_; }
    [[nodiscard]] Colour colour() const { return colour_; }

    /// The open ends of lines, and the open long sides of tiles of the starting colour.
    [[nodiscard]] const Lines& lines() const { return lines_; }
    [[nodiscard]] const Sides& sides() const { return sides_; }

    /// The tiles laid, without their order.
    [[nodiscard]] const TileSet& laid() const { return laid_; }

    /// How many open ends show that number.
    [[nodiscard]] int open_ends(int number) const { return ends_[static_cast<std::size_t>(number)]; }

    /// The kinds that fit an open end, whatever their colour.
    [[nodiscard]] Kinds line_kinds() const { return line_kinds_; }

    /// True when the tile, or one of the hand, could be laid somewhere. Precondition: not empty().
    [[nodiscard]] bool takes(Tile tile) const;
    [[nodiscard]] bool takes_one_of(const TileSet& hand) const;

    /// The open place of that name, or null.
    [[nodiscard]] const Place* find(int anchor, Port port) const;

    /// By the table under "Play" in rules.md. Precondition: the tile fits there.
    [[nodiscard]] Points points(const Place& place, Tile tile, int inner) const;

    /// Lays the tile that all others start from, in the middle, facing east; it scores nothing.
    void lay_first(Tile tile, kit::Seat seat);

    /// Precondition: `place` is open and fits. It is taken by value: laying closes it.
    void lay(Place place, Tile tile, int inner, kit::Seat seat);

    bool operator==(const Board&) const = default;

private:
    void add(const Placed& tile);
    void close_places(const Placed& tile);
    void open_places(const Placed& tile, std::int16_t index);
    void open(const Placed& tile, std::int16_t index, Port port);
    [[nodiscard]] bool has_room(const Place& place) const;

    Colour colour_ = 0;
    Kinds line_kinds_ = 0;
    std::array<std::uint8_t, kNumbers> ends_{};
    TileSet laid_;
    Tiles placed_;
    Lines lines_;
    Sides sides_;

    // Where the tiles laid lie, once more, as lists that are quick to look through: their centres, and which
    // of them stand upright (1).
    kit::FixedList<std::int16_t, kMaxTiles> xs_;
    kit::FixedList<std::int16_t, kMaxTiles> ys_;
    kit::FixedList<std::int16_t, kMaxTiles> upright_;
};

}  // namespace boneyard::matching_elements
