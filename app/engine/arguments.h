// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "registry.h"

namespace boneyard::engine {

/// What several commands ask about the matches to be played. What is wrong on the command line is thrown as a
/// CLI::ParseError, whose text is one sentence.
struct Wanted {
    std::string game;  ///< its id; empty: every game
    std::optional<int> seats;
    std::uint64_t deal = 0;
    std::vector<std::string> options;  ///< key=value each

    /// The flags for these, but for the game.
    void add_seats(CLI::App& command);
    void add_deal(CLI::App& command);
    void add_options(CLI::App& command);

    /// `--game`; options then need it.
    void add_game(CLI::App& command);

    [[nodiscard]] std::vector<const GameEntry*> games() const;

    /// The options as that game reads them.
    [[nodiscard]] kit::GivenOptions options_of(const GameEntry& entry) const;

    /// A match of it, with as few seats as can be where none were named.
    [[nodiscard]] std::unique_ptr<kit::Match> match_of(const GameEntry& entry) const;
};

/// What an id of a game has to be.
CLI::Validator a_game();

/// What a number of seconds has to be.
CLI::Validator seconds();

/// What the command line says that is not so.
CLI::ParseError wrong(std::string_view sentence);

}  // namespace boneyard::engine
