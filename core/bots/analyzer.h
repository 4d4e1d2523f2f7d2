// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/odds.h"
#include "kit/match.h"
#include "kit/strength.h"

namespace boneyard::bots {

/// Counts the ways in which judgements have been made: what an older analyzer has found is found anew.
inline constexpr int kAnalyzerVersion = 5;

/// What an analyzer has found about one action. Points are how far ahead of the best other side the seat's
/// own is at the end of the round, in all, on the average over all that could lie hidden; what winning the
/// match is worth besides is not in them. Chances are those to win the match, from 0 to 1.
struct Analysis {
    std::string best;          ///< what is advised
    double played_points = 0;  ///< what the action played comes to
    double best_points = 0;    ///< what the best comes to
    double error = 0;          ///< the standard error of the difference of these two
    bool better = false;       ///< the best is worth more than the action played, by two standard errors
    double cost = 0;           ///< in points; 0 when nothing is better, or better for the match alone
    double played_chance = 0;  ///< to win, after the action played
    double best_chance = 0;    ///< to win, after the best
    double chance_error = 0;   ///< the standard error of what the action played comes to
    int worlds = 0;            ///< in how many ways to deal the hidden tiles it was looked at; 1: for certain

    bool operator==(const Analysis&) const = default;
};

/// How a match stands for one seat, as it can know: the chance to win it, from 0 to 1.
struct Standing {
    double chance = 0;
    double error = 0;  ///< the standard error of that

    bool operator==(const Standing&) const = default;
};

/// What a hint is compared with: the next best action, and what was found about it, with the hint as the
/// best. Without an action there is none, or nothing that playouts could tell.
struct Rival {
    std::string action;
    Analysis found;
};

/// What judges: of any match of one game it tells what an action was worth, as its seat could know and as the
/// tiles really lay, and what a deal is worth. It does the same for the same match every time.
class Analyzer {
public:
    /// How much it may do for one action. A budget, not a clock.
    struct Budget {
        int playouts = 0;  ///< to find what is advised; 0: as many as for a hint
        int worlds = 400;  ///< in which that is compared with the action played
    };

    /// An analysis still to be made, on any thread, later, or not at all: nothing when it was stopped before
    /// it was done. Like a bot it holds the seat's view and nothing else of the match.
    using Work = std::function<std::optional<Analysis>(std::stop_token)>;

    Analyzer() = default;
    Analyzer(const Analyzer&) = delete;
    Analyzer& operator=(const Analyzer&) = delete;
    virtual ~Analyzer() = default;

    /// What `seat`, who is to move, is advised to do by one of that strength. The same seed gives the same
    /// advice. Where there is a `rival` the bot fills it in, before it tells what it advises.
    [[nodiscard]] virtual Bot advise(const kit::Match& match, kit::Seat seat, const kit::Strength& strength,
                                     std::uint64_t seed, std::shared_ptr<Rival> rival) const = 0;

    /// Compares what `seat`, who is to move, plays now with what it would have been advised to do, in so many
    /// worlds. The same seed gives the same analysis. `odds` are those of the round. Precondition: `played`
    /// is legal.
    [[nodiscard]] virtual Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                                       const kit::Strength& strength, int worlds, const Odds& odds,
                                       std::uint64_t seed) const = 0;

    /// How the match stands for `seat`, whoever is to move, from so many worlds; nothing when it was asked to
    /// stop. `odds` are those of the round. Precondition: a round is being played.
    [[nodiscard]] virtual std::optional<Standing> standing(const kit::Match& match, kit::Seat seat,
                                                           int worlds, const Odds& odds, std::uint64_t seed,
                                                           const std::stop_token& stop) const = 0;

    /// How the chance to win the match follows from the end of this round, as `seat` can know, from so many
    /// ways in which the match may go on. Precondition: a round is being played.
    [[nodiscard]] virtual Odds odds(const kit::Match& match, kit::Seat seat, int matches, std::uint64_t seed,
                                    const std::stop_token& stop) const = 0;

    /// Hindsight: how many points fewer `played` brings than `better` with the tiles as they really lie, if
    /// everybody goes on by the game's rule of thumb, or as well as can be where nothing is left to be drawn.
    /// Precondition: it is the seat's turn, and both are legal.
    [[nodiscard]] virtual int behind(const kit::Match& match, kit::Seat seat, std::string_view played,
                                     std::string_view better) const = 0;

    /// What each seat gains when good bots, all alike, play the rest of the round with the tiles as they
    /// really lie, each of them knowing only its own. Of a round that has just been dealt this is what the
    /// tiles are worth to the seats, as far as one such play can tell; tests/bench/ladder.md says how far.
    /// Nothing to go by when it was asked to stop. Precondition: a round is being played.
    [[nodiscard]] virtual kit::PerSeat<int> par(const kit::Match& match,
                                                const std::stop_token& stop) const = 0;
};

}  // namespace boneyard::bots
