// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/choice_key.h"
#include "kit/kinds.h"
#include "kit/manner.h"
#include "kit/options.h"
#include "kit/seat.h"
#include "kit/strength.h"

namespace boneyard::kit {

/// The largest deal number: 2^53 - 1, the largest that every JSON reader keeps exactly.
inline constexpr std::uint64_t kMaxDeal = (std::uint64_t{1} << 53U) - 1;

/// All that a match starts from. Chance is in the deal number alone.
struct Setup {
    int seats = 2;
    std::uint64_t deal = 0;
    Options options;
    std::vector<std::string>
        deck;  ///< the first round's tiles in order, for tests; empty: shuffled by the deal

    bool operator==(const Setup&) const = default;
};

/// A match as it can be written down: set it up, play the actions, and it is there again.
struct Record {
    std::string game;
    int seats = 2;
    std::uint64_t deal = 0;
    GivenOptions options;
    std::vector<std::string> deck;
    std::vector<std::string> actions;

    bool operator==(const Record&) const = default;
};

/// What any game can say of how it stands, in numbers.
struct Status {
    Phase phase{};
    int round = 1;
    RoundKind round_kind = RoundKind::Usual;
    Seat to_move = kNobody;
    int seats = 2;
    PerSeat<int> scores{};        ///< running totals
    PerSeat<int> round_scores{};  ///< gained or lost in this round so far
    PerSeat<int> hand_counts{};
    PerSeat<Seat> sides{0, 1, 2, 3, 4, 5};  ///< who plays for whom: the lowest seat of each one's team
    int stock_count = 0;
    std::vector<Seat> winners;  ///< ascending; only at match_over

    /// The lowest seat of each team, ascending; who plays alone is a team.
    [[nodiscard]] std::vector<Seat> teams() const;
    /// The seats that play together with that one, itself among them, ascending.
    [[nodiscard]] std::vector<Seat> team_of(Seat seat) const;
    /// What they have in all.
    [[nodiscard]] int team_score(Seat seat) const;

    [[nodiscard]] bool round_over() const { return phase == Phase::RoundOver; }
    [[nodiscard]] bool match_over() const { return phase == Phase::MatchOver; }
};

/// Who holds what, in the protocol's words. A hand that is hidden from the viewer is empty and not open.
struct Holdings {
    struct Hand {
        bool open = false;
        std::vector<std::string> tiles;  ///< in the game's canonical order
    };
    std::vector<Hand> hands;  ///< by seat
    bool stock_open = false;
    std::vector<std::string> stock;  ///< the next to be drawn first
};

/// What a code in an event means in words.
struct Reason {
    std::string_view code;
    Phrase words;
    bool plain = false;  ///< where points are earned by it nobody asks why: only the score sheet says it
    Phrase once = {};  ///< after the points that came by it, "for a bridge", where `words` is said otherwise
    Phrase several = {};  ///< the same of points that came by it several times; how often, where it counts
    Phrase yours = {};    ///< of an ending: the same, said to whoever took the round
    Phrase lost = {};     ///< and of two who play said to the other one; `%1` is the one who took it
    Phrase cheer = {};    ///< of an ending that is more than the usual one: what is called out, "Super win!"
};

/// What a kind of event means in words, where it is a game's own. `%1` in `word` and `yours` is the tile, or
/// else the first of the keys that the event adds; in `theirs` it is the player, and that is `%2`.
struct EventWords {
    EventType type{};
    Phrase word;        ///< in two or three words: "discarded %1"
    Phrase yours;       ///< as a sentence to the one who did it: "You discarded %1."
    Phrase theirs;      ///< as a sentence to the others: "%1 discarded %2."
    bool bare = false;  ///< only of such events as name nothing; they come before the others of their kind
};

/// Why some options do not go together, or not with that number of seats.
struct Objection {
    Fault fault = Fault::BadOption;  ///< BadOption or BadSeats
    Phrase words;
};

/// What a puzzle can be about.
struct Theme {
    std::string_view code;
    Phrase words;         ///< what its solution does, as an order: "Close a hexagon"
    bool of_two = false;  ///< there are but two ways, and that is no reason against it
};

/// What a game tells of itself.
struct GameInfo {
    std::string_view id;    ///< the protocol's name of it
    std::string_view face;  ///< which face its tiles are drawn with: "domino", "triangle", ...
    Phrase name;
    Phrase blurb;  ///< one line for the card on the first page
    int min_seats = 2;
    int max_seats = 2;  ///< over all options
    int tiles = 0;      ///< in the set, with the default options
    OptionSchema options;
    std::vector<Preset> presets;
    Strengths levels{};           ///< of the bots: what each comes to in this game
    std::vector<Manner> manners;  ///< of the bots: what they lean to, whatever their level
    Strength advice;              ///< of what a person is told: a hint takes about a second
    Ratings ratings{};            ///< what each was measured at: tests/bench/ladder.md
    int par_weight = 0;           ///< percent of a deal's par (bots/analyzer.h) that shows in the result
    std::vector<Reason> reasons;  ///< of gains: the `why` of a Score
    std::vector<Reason> endings;  ///< of a round's end, as sentences: the `why` of RoundOver; %1 who took it
    std::vector<EventWords> event_words;
    std::vector<ChoiceKey> keys;
    std::vector<Theme> themes;  ///< what its puzzles are about: the codes that its `theme` gives
    Gathering gathering;        ///< where several tiles of the hand are laid together
    std::vector<Suit> suits;    ///< where tiles have a colour
    Phrase (*tile_name)(std::string_view tile) = nullptr;           ///< a tile in a sentence; null: its text
    Phrase (*remark)(const Options& options, int seats) = nullptr;  ///< how long it takes; null: not said
    /// The points that make a match of some four to eight rounds; null: the default does, with all options.
    int (*target)(const Options& options, int seats) = nullptr;
    std::optional<Objection> (*objection)(const Options& options, int seats) = nullptr;  ///< null: never any
};

/// The manner of that id, or null.
const Manner* find_manner(const GameInfo& game, std::string_view id);

/// The set of rules that keeps a match short: a single round, or what the game calls short; null: it has
/// none.
const Preset* short_rules(const GameInfo& game);

/// What was given, and where no `target` is among it the one that suits the rest and so many seats: what a
/// person is offered. To the protocol an option that is left out has its default all the same.
/// Precondition: what was given fits the game's options.
GivenOptions with_target(const GameInfo& game, GivenOptions given, int seats);

}  // namespace boneyard::kit
