// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "kit/fixed_list.h"
#include "kit/round.h"
#include "tiles_and_deal/meld.h"
#include "tiles_and_deal/tiles.h"

namespace boneyard::tiles_and_deal {

using kit::kNobody;
using kit::Phase;
using kit::Seat;

inline constexpr std::int8_t kSeats = 2;
inline constexpr int kMaxIdleTurns =
    20;  ///< in a row without a draw from the stock; then the round is a draw
inline constexpr std::size_t kMaxHand = 16;
inline constexpr int kMaxMelds = kMaxTiles / kMinMeld;

/// The rule options, as types.
struct Rules {
    enum class Knock : std::uint8_t { ThresholdOrOne, Threshold, One, SuperOnly };

    int target = 200;
    std::uint8_t hand = 13;
    std::uint8_t copies = 2;
    std::uint8_t jokers = 3;
    bool closed = false;        ///< melds are laid only when somebody knocks
    bool unlaid_count = false;  ///< the opponent's hand counts in full, melds or not
    Knock knock = Knock::ThresholdOrOne;
    std::uint8_t threshold = 10;
    std::uint8_t joker_value = 15;
    std::uint8_t undercut = 25;  ///< points for an undercut, a win and a super win besides the deadwood
    std::uint8_t win = 25;
    std::uint8_t super_win = 50;

    [[nodiscard]] int tiles() const { return kSuits * kRanks * copies + jokers; }
    bool operator==(const Rules&) const = default;
};

/// How a round ended.
struct Result {
    enum class Kind : std::uint8_t { None, SuperWin, Win, Undercut, Draw };
    Kind kind = Kind::None;
    Seat seat = kNobody;  ///< who ended it; kNobody for a draw
    std::array<int, kSeats> deadwood{};

    bool operator==(const Result&) const = default;
};

/// One thing that a seat was seen to do to its hand.
struct Move {
    enum class Kind : std::uint8_t { Pass, Draw, Take, Throw, Lay };
    Kind kind = Kind::Pass;
    Seat seat = kNobody;
    Tile tile = kNoTile;  ///< taken, thrown or laid; of Pass and Draw: what lay face up and was not taken

    bool operator==(const Move&) const = default;
};

inline constexpr std::size_t kMaxMoves = 128;  ///< a round that has more is told no further

/// What lies open to both.
struct Table {
    static constexpr std::int8_t seats = kSeats;

    Rules rules;
    Phase phase = Phase::Upcard;
    int round = 1;
    Seat to_move = kNobody;
    Seat dealer = kNobody;
    Seat next_dealer = kNobody;  ///< who deals the next round
    std::array<int, kSeats> scores{};
    std::array<int, kSeats> round_scores{};
    std::array<std::uint8_t, kSeats> hand_counts{};
    std::uint8_t stock_count = 0;
    std::uint8_t discard_count = 0;
    std::uint8_t meld_count = 0;
    std::array<Tile, kMaxTiles> discards{};  ///< the top is the last of the first `discard_count`
    std::array<Meld, kMaxMelds> melds{};
    Tile taken = kNoTile;  ///< taken from the discard pile this turn, while it is in hand
    bool joker_due = false;
    bool must_draw = false;  ///< both passed: the first of them may only draw
    std::uint8_t upcard_passes = 0;
    std::uint8_t turns_without_draw = 0;
    std::array<Tiles, kSeats> known{};      ///< tiles that everybody knows to be in that hand
    kit::FixedList<Move, kMaxMoves> moves;  ///< what was done in this round, in order
    Result result;
    kit::Seats winners = 0;  ///< only at the end of the match

    /// Keeps in mind what was done.
    void note(Move::Kind kind, Seat seat, Tile tile) {
        if (moves.size() < kMaxMoves) moves.push_back({kind, seat, tile});
    }
    /// What may be taken now instead of being passed by or of a draw.
    [[nodiscard]] Tile top() const {
        return must_draw || discard_count == 0 ? kNoTile : discards[discard_count - 1U];
    }

    [[nodiscard]] Seat opponent() const { return static_cast<Seat>(1 - to_move); }
    bool operator==(const Table&) const = default;
};

struct Action {
    enum class Kind : std::uint8_t { Take, Pass, Draw, Meld, Add, Swap, Discard, Knock, Next };
    Kind kind = Kind::Next;
    Tile tile = kNoTile;      ///< of Add, Swap, Discard, and of Knock with a discard
    std::uint8_t target = 0;  ///< the meld on the table, of Add and Swap
    End end = End::None;      ///< of Add to a run
    Meld meld = {};           ///< of Meld; its owner is nobody

    bool operator==(const Action&) const = default;
};

using Hands = std::array<Tiles, kSeats>;
using Pile = kit::Pile<Tile, kMaxTiles>;
using View = kit::SeatView<Table, Hands>;

}  // namespace boneyard::tiles_and_deal
