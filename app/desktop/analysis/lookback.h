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

    bool operator==(const Judgement&) const = default;
};

/// What a move has cost in points, as well as can be told: the analysis itself counts only what is beyond
/// chance. 0 where nothing is better, or where it is better for the match alone.
double costOf(const bots::Analysis& found);

/// Judgements by the number of actions that had been played before.
using Judgements = std::map<std::size_t, Judgement>;

/// One decision of a player, looked at again: all that is told of it, in no language yet.
struct Move {
    std::size_t ply = 0;  ///< how many actions had been played before
    std::string played;
    Judgement judgement;
    bots::Grade grade{};
    double accuracy = 1;  ///< how much of its worth was kept
    DecisionKind kind{};
    kit::Phrase why;        ///< what speaks for the better one, and not for the one played as well
    kit::Phrase whyPlayed;  ///< and then, what speaks for that
    kit::Scene scene;       ///< as the player saw it: the hand, and of spots and choices those two alone
};

/// What a look back stands on: found in a moment, before the moves are judged.
struct Outline {
    /// How far ahead of the best other side the player's was when a round had ended.
    struct End {
        std::size_t ply = 0;  ///< so many actions had been played then
        int lead = 0;
    };
    std::vector<std::size_t> plies;  ///< at which there was something to choose
    std::vector<End> ends;
    double spread = 1;  ///< how far apart rounds come out, by which costs are taken
    std::optional<double>
        luck;  ///< how far ahead the tiles alone would have brought him, where that can be told
};

/// Precondition: the record can be replayed.
Outline outlineOf(const kit::Record& record, kit::Seat seat, const std::stop_token& stop);

/// What was to be decided, where one did this and something else was better.
DecisionKind kindOf(kit::Phase phase, const kit::Scene& scene, std::string_view played,
                    std::string_view best);

/// With how much care a mistake is looked at once more.
bots::Analyzer::Budget longer(const bots::Analyzer::Budget& care);

/// Looks at these decisions one after the other and tells of each, until it is asked to stop. What is known
/// already is not judged once more.
void lookBack(const kit::Record& record, kit::Seat seat, const bots::Analyzer::Budget& care,
              const Outline& outline, const Judgements& known, const std::function<void(Move)>& tell,
              const std::stop_token& stop);

}  // namespace boneyard::ui
