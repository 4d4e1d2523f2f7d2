// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace boneyard::matching_elements {

/// Each colour has a letter and an element; a match uses the first few of them.
inline constexpr int kMaxColours = 6;
inline constexpr std::string_view kColourLetters = "ROYGBP";
inline constexpr int kMaxNumber = 12;
inline constexpr int kNumbers = kMaxNumber + 1;

/// A colour has a tile for each ordered pair of numbers whose sum three divides: as a tile can be turned
/// round, 31 kinds, of which the 26 non-doubles exist twice.
inline constexpr int kKinds = 31;
inline constexpr int kTilesPerColour = 57;
inline constexpr int kMaxTiles = kMaxColours * kTilesPerColour;

using Colour = std::uint8_t;

/// A set of kinds, a bit each, in canonical order.
using Kinds = std::uint32_t;

/// A colour in the upper three bits, a kind in the lower five: the order of numbers is the canonical order
/// (colour, then lower, then higher number). Two tiles of one face are the same value.
using Tile = std::uint8_t;
inline constexpr Tile kNoTile = 255;

namespace detail {

struct KindTable {
    std::array<std::uint8_t, kKinds> low{};
    std::array<std::uint8_t, kKinds> high{};
    std::array<Kinds, kNumbers> with{};  ///< by number: the kinds that show it
    Kinds doubles = 0;
};

constexpr KindTable make_kinds() {
    KindTable table;
    std::size_t kind = 0;
    for (std::size_t a = 0; a < kNumbers; ++a) {
        for (std::size_t b = a; b < kNumbers; ++b) {
            if ((a + b) % 3 != 0) continue;
            table.low[kind] = static_cast<std::uint8_t>(a);
            table.high[kind] = static_cast<std::uint8_t>(b);
            table.with[a] |= Kinds{1} << kind;
            table.with[b] |= Kinds{1} << kind;
            if (a == b) table.doubles |= Kinds{1} << kind;
            ++kind;
        }
    }
    return table;
}

inline constexpr KindTable kKindTable = make_kinds();

}  // namespace detail

inline constexpr Kinds kAllKinds = (Kinds{1} << kKinds) - 1;
inline constexpr Kinds kDoubles = detail::kKindTable.doubles;

constexpr Kinds bit(int kind) { return Kinds{1} << kind; }
constexpr Tile tile_of(int colour, int kind) { return static_cast<Tile>(colour << 5 | kind); }
constexpr Colour colour_of(Tile tile) { return static_cast<Colour>(tile >> 5); }
constexpr int kind_of(Tile tile) { return tile & 31; }
constexpr int low(Tile tile) { return detail::kKindTable.low[static_cast<std::size_t>(kind_of(tile))]; }
constexpr int high(Tile tile) { return detail::kKindTable.high[static_cast<std::size_t>(kind_of(tile))]; }
constexpr bool is_double(Tile tile) { return low(tile) == high(tile); }
constexpr bool shows(Tile tile, int number) { return low(tile) == number || high(tile) == number; }

/// The sum of the two numbers.
constexpr int total(Tile tile) { return low(tile) + high(tile); }

/// The number at the end that is not `number`; of a double, the same again.
constexpr int other_end(Tile tile, int number) { return total(tile) - number; }

/// The kinds that show a number.
constexpr Kinds kinds_with(int number) { return detail::kKindTable.with[static_cast<std::size_t>(number)]; }

/// Tiles, each face up to twice: two bit-planes a colour, "at least one" and "at least two".
class TileSet {
public:
    static constexpr TileSet full(int colours) {
        TileSet all;
        for (std::size_t c = 0; c < static_cast<std::size_t>(colours); ++c) {
            all.once_[c] = kAllKinds;
            all.twice_[c] = kAllKinds & ~kDoubles;
        }
        return all;
    }

    /// Precondition: there are fewer than two of it.
    constexpr void add(Tile tile) {
        const std::size_t c = colour_of(tile);
        const Kinds mask = bit(kind_of(tile));
        twice_[c] |= once_[c] & mask;
        once_[c] |= mask;
    }

    /// Precondition: has(tile).
    constexpr void remove(Tile tile) {
        const std::size_t c = colour_of(tile);
        const Kinds mask = bit(kind_of(tile));
        once_[c] &= ~(mask & ~twice_[c]);
        twice_[c] &= ~mask;
    }

    [[nodiscard]] constexpr bool has(Tile tile) const {
        return (once_[colour_of(tile)] & bit(kind_of(tile))) != 0;
    }

    /// How many of that face there are, 0 to 2.
    [[nodiscard]] constexpr int count(Tile tile) const {
        return static_cast<int>(has(tile)) +
               static_cast<int>((twice_[colour_of(tile)] & bit(kind_of(tile))) != 0);
    }

    [[nodiscard]] constexpr int count() const {
        int sum = 0;
        for (int c = 0; c < kMaxColours; ++c) sum += count_of(static_cast<Colour>(c));
        return sum;
    }

    /// How many tiles are of that colour.
    [[nodiscard]] constexpr int count_of(Colour colour) const {
        return std::popcount(once_[colour]) + std::popcount(twice_[colour]);
    }

    /// How many tiles of that colour are of these kinds.
    [[nodiscard]] constexpr int count_of(Colour colour, Kinds kinds) const {
        return std::popcount(once_[colour] & kinds) + std::popcount(twice_[colour] & kinds);
    }

    /// How many tiles show each number.
    [[nodiscard]] constexpr std::array<int, kNumbers> by_number() const {
        // All colours are added up at once, a kind in each column: a one, a two, a four and an eight.
        std::array<Kinds, 4> sums{};
        const auto add_up = [&](Kinds carry) {
            for (Kinds& sum : sums) {
                const Kinds both = sum & carry;
                sum ^= carry;
                carry = both;
            }
        };
        for (const Kinds kinds : once_) add_up(kinds);
        for (const Kinds kinds : twice_) add_up(kinds);
        std::array<int, kNumbers> counts{};
        for (std::size_t kind = 0; kind < kKinds; ++kind) {
            const auto bit_of = [&](std::size_t i) { return static_cast<int>(sums[i] >> kind & 1U); };
            const int count = bit_of(0) + 2 * bit_of(1) + 4 * bit_of(2) + 8 * bit_of(3);
            counts[detail::kKindTable.low[kind]] += count;
            if ((kDoubles >> kind & 1U) == 0) counts[detail::kKindTable.high[kind]] += count;
        }
        return counts;
    }

    [[nodiscard]] constexpr bool empty() const { return kinds() == 0; }

    /// The kinds of one colour; of all colours together.
    [[nodiscard]] constexpr Kinds kinds(Colour colour) const { return once_[colour]; }
    [[nodiscard]] constexpr Kinds kinds() const {
        return once_[0] | once_[1] | once_[2] | once_[3] | once_[4] | once_[5];
    }

    /// Calls `visit(tile)` for each face that is there, in canonical order.
    template <class Visit>
    constexpr void each_face(Visit&& visit) const {
        for (int c = 0; c < kMaxColours; ++c) {
            for (Kinds rest = once_[static_cast<std::size_t>(c)]; rest != 0; rest &= rest - 1) {
                visit(tile_of(c, std::countr_zero(rest)));
            }
        }
    }

    /// Calls `visit(tile)` for each tile, in canonical order.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        each_face([&](Tile tile) {
            visit(tile);
            if (count(tile) == 2) visit(tile);
        });
    }

    /// Adds one of each of these kinds that is not there yet.
    constexpr void add_faces(Colour colour, Kinds kinds) { once_[colour] |= kinds; }

    /// Adds every tile of `other`. Precondition: no face is there three times then.
    constexpr void add_all(const TileSet& other) {
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            twice_[c] |= other.twice_[c] | (once_[c] & other.once_[c]);
            once_[c] |= other.once_[c];
        }
    }

    /// Takes every tile of `other` out. Precondition: they are there.
    constexpr void remove_all(const TileSet& other) {
        for (std::size_t c = 0; c < kMaxColours; ++c) {
            once_[c] = (once_[c] & ~other.once_[c]) | (twice_[c] & ~other.twice_[c]);
            twice_[c] &= ~other.once_[c];
        }
    }

    constexpr bool operator==(const TileSet&) const = default;

private:
    std::array<Kinds, kMaxColours> once_{};
    std::array<Kinds, kMaxColours> twice_{};
};

/// The protocol's words: "R:3-9", lower number first; "R".
std::string tile_text(Tile tile);
std::optional<Tile> parse_tile(std::string_view text);
std::string colour_text(Colour colour);
std::optional<Colour> parse_colour(std::string_view text);

}  // namespace boneyard::matching_elements
