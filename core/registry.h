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

#include "bots/contest.h"
#include "bots/player.h"
#include "bots/rounds.h"
#include "kit/match.h"

namespace boneyard {

/// One game that Boneyard knows: what it tells of itself, and how a match of it is made.
struct GameEntry {
    kit::GameInfo info;
    kit::Result<std::unique_ptr<kit::Match>> (*make)(const kit::GameInfo& info, kit::Setup setup) = nullptr;
    bots::Thought (*think)(const kit::Match& match, kit::Seat seat, const kit::Skill& skill,
                           std::uint64_t seed) = nullptr;
    bots::Outcome (*hold)(const bots::Contest& contest) = nullptr;
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

}  // namespace boneyard
