// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "bots/analysis.h"
#include "bots/contest.h"
#include "bots/player.h"
#include "bots/rounds.h"
#include "kit/grades.h"
#include "kit/lesson.h"
#include "kit/match.h"

namespace boneyard {

/// One game that Boneyard knows: what it tells of itself, and how a match of it is made.
struct GameEntry {
    kit::GameInfo info;
    kit::Result<std::unique_ptr<kit::Match>> (*make)(const kit::GameInfo& info, kit::Setup setup) = nullptr;
    bots::Thought (*think)(const kit::Match& match, kit::Seat seat, const kit::Skill& skill,
                           std::uint64_t seed) = nullptr;
    bots::Study (*study)(const kit::Match& match, kit::Seat seat, std::string_view played,
                         const kit::Skill& skill, const bots::Care& care, std::uint64_t seed) = nullptr;
    int (*behind)(const kit::Match& match, kit::Seat seat, std::string_view played,
                  std::string_view better) = nullptr;
    bots::Outcome (*hold)(const bots::Contest& contest) = nullptr;
    /// What the round that is being played brings each seat when good bots play it to its end (bots/par.h).
    kit::PerSeat<int> (*par)(const kit::Match& match, const std::stop_token& stop) = nullptr;
    kit::Grades grades;
    kit::Lesson (*lesson)() = nullptr;
    /// Random play without texts and events, and playouts of sampled worlds, for measuring.
    bots::Tally (*rounds)(const kit::Setup& setup, std::uint64_t rounds) = nullptr;
    bots::Tally (*simulate)(const kit::Setup& setup, std::uint64_t worlds, bots::Rollout rollout) = nullptr;
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

/// What the bot `player` thinks in the place of `seat`, who is to move. The thought holds a copy of the
/// seat's view and nothing else of the match: it may be run on any thread, later, or not at all.
bots::Thought think(const kit::Match& match, kit::Seat seat, const bots::Player& player);

/// What the strongest bot thinks of an action that `seat`, who is to move, is about to play in `match`; it
/// thinks longer than at the table. The study may be run on any thread, later, or not at all.
/// Precondition: the action is legal.
bots::Study study(const kit::Match& match, kit::Seat seat, std::string_view played, const bots::Care& care);

/// Hindsight: how many points fewer `played` brings that seat than `better`, with the tiles as they really
/// lie. Precondition: it is the seat's turn, and both are legal.
int behind(const kit::Match& match, kit::Seat seat, std::string_view played, std::string_view better);

}  // namespace boneyard
