// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace boneyard::tiles_and_deal {

inline constexpr int kSuits = 4;   ///< K, R, B, O
inline constexpr int kRanks = 13;  ///< 1 is the ace
inline constexpr int kMaxTiles = 107;

/// A kind of tile: suit * 13 + rank - 1 for the numbered ones, kJoker for a joker. Copies are alike.
using Tile = std::uint8_t;
inline constexpr Tile kJoker = kSuits * kRanks;
inline constexpr Tile kNoTile = 255;

constexpr Tile tile_of(int suit, int rank) { return static_cast<Tile>(suit * kRanks + rank - 1); }
constexpr int suit_of(Tile tile) { return tile / kRanks; }
constexpr int rank_of(Tile tile) { return tile % kRanks + 1; }
constexpr bool is_ace(Tile tile) { return tile != kJoker && rank_of(tile) == 1; }

/// The tile at a place of a run; places go from 1 to 14, and 14 is the ace again.
constexpr Tile tile_at(int suit, int place) { return tile_of(suit, place == 14 ? 1 : place); }

/// Tiles with their copies: which kinds are there once at least, which twice, and how many jokers.
class Tiles {
public:
    constexpr void add(Tile tile) {
        if (tile == kJoker) {
            ++jokers_;
        } else if (has(tile)) {
            twice_ |= bit(tile);
        } else {
            once_ |= bit(tile);
        }
    }

    /// Precondition: has(tile).
    constexpr void remove(Tile tile) {
        if (tile == kJoker) {
            --jokers_;
        } else if ((twice_ & bit(tile)) != 0) {
            twice_ &= ~bit(tile);
        } else {
            once_ &= ~bit(tile);
        }
    }

    [[nodiscard]] constexpr bool has(Tile tile) const {
        return tile == kJoker ? jokers_ > 0 : (once_ & bit(tile)) != 0;
    }
    [[nodiscard]] constexpr bool has_both(Tile tile) const {
        return tile == kJoker ? jokers_ > 1 : (twice_ & bit(tile)) != 0;
    }
    [[nodiscard]] constexpr int jokers() const { return jokers_; }
    [[nodiscard]] constexpr int numbered() const { return std::popcount(once_) + std::popcount(twice_); }
    [[nodiscard]] constexpr int count() const { return numbered() + jokers_; }
    [[nodiscard]] constexpr bool empty() const { return once_ == 0 && jokers_ == 0; }

    /// The lowest numbered tile in canonical order. Precondition: there is one.
    [[nodiscard]] constexpr Tile lowest() const { return static_cast<Tile>(std::countr_zero(once_)); }

    /// Visits each kind that is there, jokers last.
    template <class Visit>
    constexpr void each_kind(Visit&& visit) const {
        for (std::uint64_t rest = once_; rest != 0; rest &= rest - 1) {
            visit(static_cast<Tile>(std::countr_zero(rest)));
        }
        if (jokers_ > 0) visit(kJoker);
    }

    /// Visits each tile, copies one after the other, jokers last.
    template <class Visit>
    constexpr void each(Visit&& visit) const {
        each_kind([&](Tile tile) {
            const int copies = tile == kJoker ? jokers_ : has_both(tile) ? 2 : 1;
            for (int i = 0; i < copies; ++i) visit(tile);
        });
    }

    [[nodiscard]] constexpr std::uint64_t once() const { return once_; }
    [[nodiscard]] constexpr std::uint64_t twice() const { return twice_; }

    constexpr bool operator==(const Tiles&) const = default;

private:
    // Masked, so that even a tile that is none cannot shift out of the word.
    static constexpr std::uint64_t bit(Tile tile) { return std::uint64_t{1} << (tile & 63U); }

    std::uint64_t once_ = 0;
    std::uint64_t twice_ = 0;
    std::uint8_t jokers_ = 0;
};

/// What is left of a hand. Precondition: it has that tile, or there is none.
constexpr Tiles without(Tiles hand, Tile tile) {
    if (tile != kNoTile) hand.remove(tile);
    return hand;
}

/// The protocol's words: `R7`, `J`.
std::string tile_text(Tile tile);
std::optional<Tile> parse_tile(std::string_view text);

/// The hand's ranks in one suit, a bit for each.
constexpr unsigned ranks_in(const Tiles& hand, int suit) {
    return static_cast<unsigned>(hand.once() >> static_cast<unsigned>(suit * kRanks)) & ((1U << kRanks) - 1);
}

}  // namespace boneyard::tiles_and_deal
