// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analyzer.h"
#include "bots/grade.h"
#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// What somebody had to decide: the kinds by which moves are told apart in a look back.
enum class DecisionKind : std::uint8_t { Lay, Draw, Take, Meld, Throw, Knock, Bid, Suit, Bet, Final };

/// What takes long to find out about a move, and is kept.
struct Judgement {
    bots::Analysis analysis;
    std::optional<int> behind;  ///< hindsight: what the move cost as the tiles really lay
    /// The line of play (Line) up to this move and with it, of which alone it holds; nothing where an older
    /// version did not write it down.
    std::optional<std::uint64_t> line = {};

    bool operator==(const Judgement&) const = default;
};

/// What a move has cost in points, as well as can be told: the analysis itself counts only what is beyond
/// chance. 0 where nothing is better, or where it is better for the match alone.
double costOf(const bots::Analysis& found);

/// Judgements by the number of actions that had been played before.
using Judgements = std::map<std::size_t, Judgement>;

/// How the match stood for the player where there was nothing for them to choose, as after another's move.
struct KeptStanding {
    bots::Standing found;
    std::uint64_t line = 0;  ///< the line of play (Line) up to there, of which alone it holds

    bool operator==(const KeptStanding&) const = default;
};

/// By the number of actions that had been played.
using KeptStandings = std::map<std::size_t, KeptStanding>;

/// What is known of a match from one player's place.
struct Known {
    Judgements moves;
    KeptStandings between = {};

    bool operator==(const Known&) const = default;
};

/// One decision of a player, looked at again: all that is told of it, in no language yet.
struct Move {
    std::size_t ply = 0;  ///< how many actions had been played before
    std::string played;
    Judgement judgement;
    bots::Grade grade{};
    double accuracy = 1;  ///< how much of its worth was kept
    DecisionKind kind{};
    std::vector<kit::Phrase> why;        ///< what speaks for the better one rather than for the one played
    std::vector<kit::Phrase> whyPlayed;  ///< and the other way round
    bool compared = false;               ///< what is said in `why` is said of both, and tells them apart
    kit::Scene scene;  ///< as the player saw it: the hand, and of spots and choices those two alone
};

/// What a look back stands on: found in a moment, before the moves are judged.
struct Outline {
    struct Round {
        std::size_t ply = 0;  ///< so many actions had been played when it was dealt
        bots::Odds odds;      ///< to win the match after it
    };
    /// The player's chance to win the match when a round had ended.
    struct End {
        std::size_t ply = 0;  ///< so many actions had been played then
        double chance = 0;    ///< from 0 to 1; of the last round what came of it, shared victory is a half
    };
    std::vector<std::size_t> plies;    ///< at which there was something to choose
    std::vector<std::size_t> between;  ///< where a round was played and no such move stands before or behind
    std::vector<Round> rounds;
    std::vector<End> ends;
    double start = 0.5;   ///< the chance to win before the first deal: the same for each side
    double spread = 1;    ///< how far apart rounds come out, by which costs are taken
    double aspect = 1.6;  ///< of the table beside which moves are named: an end is called as it lies there

    /// Of the round in which so many actions had been played.
    [[nodiscard]] const bots::Odds& oddsAt(std::size_t ply) const;
};

/// Precondition: the record can be replayed.
Outline outlineOf(const kit::Record& record, kit::Seat seat, const std::stop_token& stop);

/// What was to be decided, where one did this and something else was better.
DecisionKind kindOf(kit::Phase phase, const kit::Scene& scene, std::string_view played,
                    std::string_view best);

/// What a move has cost of the chance to win the match, from 0 to 1, as far as chance cannot explain it: two
/// standard errors below the estimate, as grades have it. What is only guessed would, over hundreds of moves,
/// come to more than there ever was. 0 where nothing is better.
double chanceCostOf(const bots::Analysis& found);

/// What all moves together have cost of a chance of `start`, luck and the others left aside. Each takes its
/// share of the chance that was there, or of `start` where less was, so a lost match is not lost once more;
/// never more than `start`.
double chanceCostOf(const std::vector<Move>& moves, double start);

/// The budget with which a mistake is looked at once more: the same is advised, but compared in more worlds.
bots::Analyzer::Budget longer(const bots::Analyzer::Budget& budget);

/// Looks at these decisions one after the other and tells of each, until it is asked to stop. What is known
/// already of this line of play is not judged once more.
void lookBack(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& budget,
              const Outline& outline, const Judgements& known, const std::function<void(Move)>& tell,
              const std::stop_token& stop);

/// The same for what lies between those decisions: how the match stood there, as the player could know.
void lookBetween(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& budget,
                 const Outline& outline, const KeptStandings& known,
                 const std::function<void(std::size_t, const KeptStanding&)>& tell,
                 const std::stop_token& stop);

}  // namespace boneyard::ui
