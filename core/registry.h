// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analyzer.h"
#include "bots/bot.h"
#include "bots/level.h"
#include "kit/lesson.h"
#include "kit/match.h"

namespace boneyard {

/// One game that Boneyard knows: what it tells of itself, and who deals, teaches, plays and judges it.
struct GameEntry {
    kit::GameInfo info;
    kit::Result<std::unique_ptr<kit::Match>> (*make)(const kit::GameInfo& info, kit::Setup setup) = nullptr;
    kit::Lessons (*lessons)() = nullptr;
    bots::Bot (*bot)(const kit::Match& match, kit::Seat seat, const kit::Strength& strength,
                     std::uint64_t seed, const kit::Manner* manner) = nullptr;
    const bots::Analyzer* analyzer = nullptr;  ///< lives as long as the program
};

/// All games, in the order in which they are shown.
const std::vector<GameEntry>& games();

/// The game of that id, or null.
const GameEntry* find_game(std::string_view id);

/// UnknownGame, with a message that names the games that there are.
kit::Error no_such_game(std::string_view id);

/// Starts a match. Fault: UnknownGame, BadOption, BadSeats or BadDeck.
kit::Result<std::unique_ptr<kit::Match>> new_match(std::string_view game, int seats, std::uint64_t deal,
                                                   const kit::GivenOptions& options,
                                                   const std::vector<std::string>& deck = {});

/// Replays a record. Fault: BadRecord; the message says which action was illegal, counted from 1.
kit::Result<std::unique_ptr<kit::Match>> load_match(const kit::Record& record);

/// A bot of that level in the place of `seat`, who is to move. `manner`: one of the game's; null for none, as
/// has whoever judges, advises or compares.
bots::Bot make_bot(const kit::Match& match, kit::Seat seat, int level, std::uint64_t seed,
                   const kit::Manner* manner = nullptr);

/// What a person in the place of `seat`, who is to move, is told to do: what analyze() judges by, if it may
/// do as much. `playouts`: 0 for as many as the game has for it, about a second's. Where there is a `rival`
/// it tells, as soon as the hint has come, what comes next to it.
bots::Bot make_hint(const kit::Match& match, kit::Seat seat, int playouts = 0,
                    std::shared_ptr<bots::Rival> rival = nullptr);

/// How an action that `seat`, who is to move, is about to play compares with the hint. `odds` are those of
/// the round. Precondition: the action is legal.
bots::Analyzer::Work analyze(const kit::Match& match, kit::Seat seat, std::string_view played,
                             const bots::Analyzer::Budget& budget, const bots::Odds& odds = {});

/// How the match stands for `seat`, whoever is to move; nothing when it was asked to stop. `odds` are those
/// of the round. Precondition: a round is being played.
std::optional<bots::Standing> standing_of(const kit::Match& match, kit::Seat seat, int worlds,
                                          const bots::Odds& odds, const std::stop_token& stop);

/// How the chance to win the match follows from the end of this round, as `seat` can know. Precondition: a
/// round is being played.
bots::Odds odds_of(const kit::Match& match, kit::Seat seat, const std::stop_token& stop);

/// Hindsight: how many points fewer `played` brings that seat than `better`, with the tiles as they really
/// lie. Precondition: it is the seat's turn, and both are legal.
int behind(const kit::Match& match, kit::Seat seat, std::string_view played, std::string_view better);

/// How far apart the rounds of such matches come out: the standard deviation of a lead at a first round's
/// end, over some deals that good bots play. What a cost in points means is told by it (bots/grade.h). At
/// least 1.
double round_spread(const kit::Record& match, const std::stop_token& stop);

/// What the tiles of the round that has been dealt are worth to each seat: what good bots would gain with
/// them (bots::Analyzer::par). Precondition: a round is being played.
kit::PerSeat<int> par_of(const kit::Match& match, const std::stop_token& stop);

}  // namespace boneyard
