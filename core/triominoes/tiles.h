// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace boneyard::triominoes {

/// Corners go from 0 to 5; there is a tile for every a <= b <= c.
inline constexpr int kMaxCorner = 5;
inline constexpr int kTiles = 56;

/// A triangle, numbered 0 to 55 in canonical order: by its smallest corner, then the middle, then the
/// largest.
using Tile = std::uint8_t;

namespace detail {

struct Corners {
    std::array<std::array<std::uint8_t, 6>, kTiles> of{};  // twice round
};

constexpr Corners make_corners() {
    Corners corners;
    std::size_t tile = 0;
    for (int a = 0; a <= kMaxCorner; ++a) {
        for (int b = a; b <= kMaxCorner; ++b) {
            for (int c = b; c <= kMaxCorner; ++c, ++tile) {
                const auto low = static_cast<std::uint8_t>(a);
                const auto middle = static_cast<std::uint8_t>(b);
                const auto high = static_cast<std::uint8_t>(c);
                corners.of[tile] = {low, middle, high, low, middle, high};
            }
        }
    }
    return corners;
}

inline constexpr Corners kCorners = make_corners();

}  // namespace detail

/// The corners of a tile read clockwise, the smallest first and round again; `i` from 0 to 5.
constexpr int corner(Tile tile, int i) { return detail::kCorners.of[tile][static_cast<std::size_t>(i)]; }
constexpr int value(Tile tile) { return corner(tile, 0) + corner(tile, 1) + corner(tile, 2); }
constexpr bool is_triple(Tile tile) { return corner(tile, 0) == corner(tile, 2); }
inline constexpr Tile kZeros = 0;  ///< 0-0-0

/// What corner `i` of a cell shows when the tile lies in it turned by `r` (both 0 to 2).
constexpr int shown(Tile tile, int r, int i) { return corner(tile, i + r); }

/// A set of tiles, a bit each; walks in canonical order.
class TileSet {
public:
    constexpr TileSet() = default;
    constexpr explicit TileSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr TileSet full() { return TileSet((std::uint64_t{1} << kTiles) - 1); }

    constexpr void add(Tile tile) { bits_ |= std::uint64_t{1} << tile; }
    constexpr void remove(Tile tile) { bits_ &= ~(std::uint64_t{1} << tile); }
    [[nodiscard]] constexpr bool has(Tile tile) const { return (bits_ >> tile & 1U) != 0; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int count() const { return std::popcount(bits_); }

    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (std::uint64_t rest = bits_; rest != 0; rest &= rest - 1) {
            visit(static_cast<Tile>(std::countr_zero(rest)));
        }
    }

    friend constexpr TileSet operator|(TileSet a, TileSet b) { return TileSet(a.bits_ | b.bits_); }
    friend constexpr TileSet operator&(TileSet a, TileSet b) { return TileSet(a.bits_ & b.bits_); }
    friend constexpr TileSet operator-(TileSet a, TileSet b) { return TileSet(a.bits_ & ~b.bits_); }

    constexpr bool operator==(const TileSet&) const = default;

private:
    std::uint64_t bits_ = 0;
};

/// The sum of the values of a set of tiles.
constexpr int value(TileSet tiles) {
    int sum = 0;
    tiles.each([&](Tile tile) { sum += value(tile); });
    return sum;
}

}  // namespace boneyard::triominoes
