// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/seat.h"
#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

inline constexpr int kMinMeld = 3;
inline constexpr int kMaxSet = 4;
inline constexpr int kMaxRun = 13;
inline constexpr int kLastPlace = 14;  ///< the ace above the 13

/// A set (3 or 4 tiles of one rank, different suits) or a run (3 to 13 in a row in one suit). Jokers stand
/// for tiles that are missing; two tiles at least are none.
struct Meld {
    enum class Kind : std::uint8_t { Run, Set };
    Kind kind = Kind::Run;
    std::uint8_t base = 0;     ///< of a run: its suit; of a set: its rank
    std::uint8_t start = 0;    ///< of a run: its first place, 1 to 12
    std::uint8_t count = 0;    ///< tiles, jokers included
    std::uint16_t jokers = 0;  ///< of a run: bit i for the i-th tile; of a set: how many
    std::uint8_t suits = 0;    ///< of a set: a bit for each suit that is no joker
    kit::Seat owner = kit::kNobody;
    std::uint8_t below = 0;   ///< of a run: tiles that were added at its low end, after it had been laid
    std::uint16_t order = 0;  ///< of a set to which one has come: its tiles as they lie, see meld_order.cpp

    [[nodiscard]] int last() const { return start + count - 1; }
    [[nodiscard]] bool joker_at(int place) const { return (jokers >> (place - start) & 1U) != 0; }
    bool operator==(const Meld&) const = default;
};

/// Visits the meld's tiles as it is written: a run ascending, a set in canonical order, jokers last.
template <class Visit>
void each_tile(const Meld& meld, Visit&& visit) {
    if (meld.kind == Meld::Kind::Run) {
        for (int place = meld.start; place <= meld.last(); ++place) {
            visit(meld.joker_at(place) ? kJoker : tile_at(meld.base, place));
        }
        return;
    }
    for (int suit = 0; suit < kSuits; ++suit) {
        if ((meld.suits >> static_cast<unsigned>(suit) & 1U) != 0) visit(tile_of(suit, meld.base));
    }
    for (int joker = 0; joker < meld.jokers; ++joker) visit(kJoker);
}

/// The meld's tiles as it is written: a run ascending, a set in canonical order, jokers last.
std::vector<Tile> tiles_of(const Meld& meld);

/// Where the one of these that is written there lies. What comes to a set lies at its end, or where the joker
/// lay whose place it takes, so that no other moves.
int place_of(const Meld& meld, int index);
void lay_last(Meld& set, Tile tile);
void lay_for_joker(Meld& set, Tile tile);

std::string meld_text(const Meld& meld);

/// Reads a meld's tiles as they are written; nothing when they are none, or in another order.
std::optional<Meld> read_meld(const std::vector<Tile>& tiles);

/// The same from their text, "R5 J R7".
std::optional<Meld> parse_meld(std::string_view text);

/// The tiles that a hand gives for the meld.
Tiles cost_of(const Meld& meld);

/// Every meld that can be laid from `hand`, each reading once; appends.
void list_melds(const Tiles& hand, std::vector<Meld>& out);

/// Where a tile is added to a meld.
enum class End : std::uint8_t { None, Low, High };

/// True when the tile (a joker too) can be added: to a set with End::None, to a run low or high.
bool can_add(const Meld& meld, Tile tile, End end);
void add_to(Meld& meld, Tile tile, End end);

/// True when the tile, which is no joker, can take the place of a joker that stands for it.
bool can_swap(const Meld& meld, Tile tile);
void swap_in(Meld& meld, Tile tile);

}  // namespace boneyard::tiles_and_deal
