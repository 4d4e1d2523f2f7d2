// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

/// The kinds of things that happen and can be done at a table. They are words of table games, and no game's
/// own; what the protocol calls them stands in protocol/words.h.
namespace boneyard::kit {

/// What is to be done now.
enum class Phase : std::uint8_t {
    Play,       ///< tiles are laid
    Auction,    ///< the seats bid against each other
    Naming,     ///< the dealer names the suit of the round
    Bets,       ///< each seat bets on what the round will bring
    Final,      ///< the last round is made ready
    Upcard,     ///< the first tile that lies open may be taken
    Draw,       ///< a turn begins with a tile, from the stock or the discard pile
    Meld,       ///< it goes on with melds, and ends with a discard or a knock
    RoundOver,  ///< the next round may be dealt
    MatchOver,
};

/// The round is over: nobody is to move, and all hands lie open.
constexpr bool is_over(Phase phase) { return phase == Phase::RoundOver || phase == Phase::MatchOver; }

/// What kind of round it is.
enum class RoundKind : std::uint8_t {
    Usual,
    Elimination,  ///< somebody goes out at its end
    Final,        ///< it decides the match
};

/// What happened.
enum class EventType : std::uint8_t {
    Deal,
    Place,  ///< a tile was laid on the table
    Draw,
    Pass,
    Turn,    ///< it is the seat's turn
    Score,   ///< points were gained or lost
    Points,  ///< points that count only when the round is over
    RoundOver,
    MatchOver,
    Take,  ///< the top tile of the discard pile was taken
    Discard,
    Meld,
    Add,   ///< a tile was added to a meld
    Swap,  ///< a tile was put in place of a joker
    Knock,
    Bid,
    Fold,      ///< the seat bids no more
    NameSuit,  ///< the suit of the round was named
    Bet,
    Hold,       ///< the seat's bet stays
    BringBack,  ///< tiles that were out of play are in play again
    Eliminated,
};

/// What a button does.
enum class ChoiceKind : std::uint8_t {
    Next,  ///< deals the next round
    Draw,
    Take,
    Pass,
    Meld,
    Knock,
    Bid,
    Fold,
    NameSuit,
    Bet,
    Hold,
    BringBack,
};

/// What a sign on the table stands for.
enum class MarkKind : std::uint8_t {
    Value,   ///< an end where one number joins
    Either,  ///< an end where either of two numbers joins
    Gate,    ///< an end that takes a blank, or what goes on any end
    Closed,  ///< an end that takes no number
    Place,   ///< a free place
    Pile,    ///< an open pile
};

/// How the tile lies that would be laid.
enum class Way : std::uint8_t {
    Only,    ///< there is one way
    Line,    ///< end to end
    Across,  ///< on the long side
};

/// What the tile laid last has made that deserves to be seen.
enum class Feat : std::uint8_t {
    Ring,     ///< tiles all around one point
    Bridge,   ///< it joins what lay apart
    Gate,     ///< it lies across an end, which takes something else from now on
    Spinner,  ///< from now on the line grows at more ends
};

/// What is becoming of what a seat has bid or bet, as far as can be said now.
enum class Standing : std::uint8_t {
    None,
    Met,
    Unmet,
    Out,  ///< it plays no more
};

}  // namespace boneyard::kit
