// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace boneyard::dominoes {

/// The largest set is the double-twelve: 91 tiles.
inline constexpr int kMaxPips = 12;
inline constexpr int kMaxTiles = 91;

/// A domino, numbered 0 to 90 in the canonical order of the double-twelve (by lower half, then by higher).
/// Smaller sets use some of these numbers, in the same order.
using Tile = std::uint8_t;

namespace detail {

struct Halves {
    std::array<std::uint8_t, kMaxTiles> low{};
    std::array<std::uint8_t, kMaxTiles> high{};
};

constexpr Halves make_halves() {
    Halves halves;
    std::size_t tile = 0;
    for (int a = 0; a <= kMaxPips; ++a) {
        for (int b = a; b <= kMaxPips; ++b, ++tile) {
            halves.low[tile] = static_cast<std::uint8_t>(a);
            halves.high[tile] = static_cast<std::uint8_t>(b);
        }
    }
    return halves;
}

inline constexpr Halves kHalves = make_halves();

}  // namespace detail

constexpr int low(Tile tile) { return detail::kHalves.low[tile]; }
constexpr int high(Tile tile) { return detail::kHalves.high[tile]; }
constexpr int pips(Tile tile) { return low(tile) + high(tile); }
constexpr bool is_double(Tile tile) { return low(tile) == high(tile); }

/// The half of the tile that is not `half`; of a double, the same again.
constexpr int other_half(Tile tile, int half) { return pips(tile) - half; }

/// The tile with these halves. Precondition: 0 <= a <= b <= 12.
constexpr Tile tile_of(int a, int b) {
    return static_cast<Tile>(a * (kMaxPips + 1) - a * (a - 1) / 2 + (b - a));
}

/// How many bits are set in both. std::popcount is a call where the processor may lack an instruction for it,
/// and playouts count all the time.
constexpr int count_bits(std::uint64_t a, std::uint64_t b) {
    const auto in_fours = [](std::uint64_t bits) {
        bits -= bits >> 1U & 0x5555555555555555U;
        return (bits & 0x3333333333333333U) + (bits >> 2U & 0x3333333333333333U);
    };
    const std::uint64_t fours = in_fours(a) + in_fours(b);  // at most 8 in each
    const std::uint64_t eights = (fours & 0x0F0F0F0F0F0F0F0FU) + (fours >> 4U & 0x0F0F0F0F0F0F0F0FU);
    return static_cast<int>(eights * 0x0101010101010101U >> 56U);
}

/// A set of tiles, as bits; walks in canonical order.
class TileSet {
public:
    constexpr void add(Tile tile) { word(tile) |= bit(tile); }
    constexpr void remove(Tile tile) { word(tile) &= ~bit(tile); }
    [[nodiscard]] constexpr bool has(Tile tile) const { return (words_[tile >> 6U] & bit(tile)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
    [[nodiscard]] constexpr int count() const { return count_bits(words_[0], words_[1]); }

    /// The lowest tile. Precondition: not empty.
    [[nodiscard]] constexpr Tile first() const {
        return static_cast<Tile>(words_[0] != 0 ? std::countr_zero(words_[0])
                                                : 64 + std::countr_zero(words_[1]));
    }

    /// Calls `visit(tile)` for each tile, in canonical order.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        for (unsigned word = 0; word < words_.size(); ++word) {
            for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1)
                visit(static_cast<Tile>(word * 64U + static_cast<unsigned>(std::countr_zero(rest))));
        }
    }

    constexpr TileSet& operator|=(const TileSet& other) {
        words_[0] |= other.words_[0];
        words_[1] |= other.words_[1];
        return *this;
    }
    constexpr TileSet& operator&=(const TileSet& other) {
        words_[0] &= other.words_[0];
        words_[1] &= other.words_[1];
        return *this;
    }
    constexpr TileSet& operator-=(const TileSet& other) {
        words_[0] &= ~other.words_[0];
        words_[1] &= ~other.words_[1];
        return *this;
    }
    friend constexpr TileSet operator|(TileSet a, const TileSet& b) { return a |= b; }
    friend constexpr TileSet operator&(TileSet a, const TileSet& b) { return a &= b; }
    friend constexpr TileSet operator-(TileSet a, const TileSet& b) { return a -= b; }

    constexpr bool operator==(const TileSet&) const = default;

private:
    static constexpr std::uint64_t bit(Tile tile) { return std::uint64_t{1} << (tile & 63U); }
    constexpr std::uint64_t& word(Tile tile) { return words_[tile >> 6U]; }

    std::array<std::uint64_t, 2> words_{};
};

namespace detail {

struct Sets {
    std::array<TileSet, kMaxPips + 1> full{};
    std::array<TileSet, kMaxPips + 1> with{};
};

constexpr Sets make_sets() {
    Sets sets;
    for (std::size_t half = 0; half <= kMaxPips; ++half) {
        for (Tile tile = 0; tile < kMaxTiles; ++tile) {
            const int value = static_cast<int>(half);
            if (high(tile) <= value) sets.full[half].add(tile);
            if (low(tile) == value || high(tile) == value) sets.with[half].add(tile);
        }
    }
    return sets;
}

inline constexpr Sets kSets = make_sets();

}  // namespace detail

/// All tiles whose halves are `most` at the most: the double-six, -nine or -twelve.
constexpr const TileSet& full_set(int most) { return detail::kSets.full[static_cast<std::size_t>(most)]; }

/// The tiles of the double-twelve that have a half `half`.
constexpr const TileSet& with_half(int half) { return detail::kSets.with[static_cast<std::size_t>(half)]; }

/// The sum of the pips of a set of tiles.
constexpr int pips(const TileSet& tiles) {
    int sum = 0;
    tiles.each([&](Tile tile) { sum += pips(tile); });
    return sum;
}

}  // namespace boneyard::dominoes
