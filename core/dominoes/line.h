// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dominoes/tiles.h"
#include "kit/data.h"
#include "kit/event.h"
#include "kit/seat.h"

/// What any game of dominoes has: tiles of two halves, and the line of play that they are laid to. What may
/// touch what, and what it brings, is for the game to say.
namespace boneyard::dominoes {

using kit::kMaxSeats;
using kit::kNobody;
using kit::PerSeat;
using kit::Seat;

/// Where the line can grow: its left and its right end and, once a spinner lies, above and below that.
enum class Arm : std::uint8_t { L, R, U, D };
inline constexpr int kArms = 4;
inline constexpr std::array kAllArms{Arm::L, Arm::R, Arm::U, Arm::D};

/// A half that is not there: of a tile laid across, or as the opening tile.
inline constexpr std::int8_t kNoHalf = -1;

/// A tile as it was laid.
struct Placed {
    Tile tile = 0;
    Seat seat = kNobody;
    std::int8_t arm = -1;          ///< the Arm; -1: the opening tile
    std::int8_t inward = kNoHalf;  ///< the touching half; kNoHalf for the opening tile and for across
    bool across = false;
    bool spinner = false;  ///< it lies across and opens the arms U and D

    bool operator==(const Placed&) const = default;
};

/// The tiles laid, in order. The first lies in the middle, each other at an arm.
struct Line {
    std::uint8_t placed_count = 0;
    bool spinner_laid = false;
    std::array<Placed, kMaxTiles> placed{};
    TileSet laid;  ///< the tiles in `placed`

    void add(const Placed& tile) {
        placed[placed_count++] = tile;
        laid.add(tile.tile);
        if (tile.spinner) spinner_laid = true;
    }

    void clear() {
        // The rest is empty already; it is too long to be cleared for nothing.
        for (std::size_t i = 0; i < placed_count; ++i) placed[i] = {};
        placed_count = 0;
        spinner_laid = false;
        laid = {};
    }

    /// The tile laid last. Precondition: there is one.
    [[nodiscard]] const Placed& last() const { return placed[placed_count - 1U]; }

    /// True when a tile can be laid at that arm.
    [[nodiscard]] bool has(Arm arm) const {
        return placed_count > 0 && (arm == Arm::L || arm == Arm::R || spinner_laid);
    }

    bool operator==(const Line&) const = default;
};

/// What a seat can do in a game of dominoes.
struct Action {
    enum class Kind : std::uint8_t { Open, Place, Draw, Pass, Next };
    Kind kind = Kind::Next;
    Tile tile = 0;
    Arm arm = Arm::L;
    std::int8_t inward = kNoHalf;  ///< of Place: the touching half; kNoHalf: across

    [[nodiscard]] bool lays() const { return kind == Kind::Open || kind == Kind::Place; }
    bool operator==(const Action&) const = default;
};

/// The tile as `action` (Open or Place) lays it for `seat`; a spinner lies across.
inline Placed placed_as(const Action& action, Seat seat, bool across, bool spinner = false) {
    const bool opening = action.kind == Action::Kind::Open;
    return {action.tile,
            seat,
            opening ? std::int8_t{-1} : static_cast<std::int8_t>(action.arm),
            spinner ? kNoHalf : action.inward,
            across,
            spinner};
}

/// Orders tiles for opening: doubles before others, then by pips, then by the higher half.
inline int opening_rank(Tile tile) { return (is_double(tile) ? 10000 : 0) + pips(tile) * 100 + high(tile); }

/// The tile of a hand that opens where the highest double does: that; without one, its heaviest tile (most
/// pips, then the higher half). Precondition: the hand is not empty.
Tile opening_tile(const TileSet& hand);

/// The seat that holds the highest opening tile of all.
Seat holder_of_opening_tile(const PerSeat<TileSet>& hands, int seats);

// The protocol's words: `2-5`, the names of the arms, and actions as `place 2-5 R 2`.
std::string tile_text(Tile tile);
std::vector<std::string> tile_texts(const TileSet& tiles);
std::optional<Tile> parse_tile(std::string_view text);
std::string_view arm_name(Arm arm);
std::string action_text(const Action& action);
std::optional<Action> parse_action(std::string_view text);

/// All tiles laid, as the state tells of them.
kit::Data describe_placed(const Line& line);

/// Says that a tile was laid.
kit::Event place_event(const Placed& placed);

}  // namespace boneyard::dominoes
