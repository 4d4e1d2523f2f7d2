// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "puzzles.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "arguments.h"
#include "bots/level.h"
#include "measures.h"
#include "progress.h"
#include "protocol/puzzle.h"
#include "puzzle_rating.h"
#include "theme_quota.h"

namespace boneyard::engine {

namespace {

/// What the command line says.
struct PuzzlesArguments {
    Wanted wanted;
    std::uint64_t count = 10;
    std::uint64_t seed = 1;
    std::vector<std::string> themes;     ///< none: all
    std::optional<std::uint64_t> quota;  ///< the least of each theme
    bool tell = false;
};

/// Half of what is called a mistake where a match is looked back at (bots/grade.h): a twentieth of what
/// usually lies between two ends of a round.
int least_cost(const kit::Match& match) {
    constexpr double kPart = 20;
    return std::max(1, static_cast<int>(std::lround(round_spread(match.record(), {}) / kPart)));
}

/// What was given and is not the default, in the order in which it is written down.
kit::GivenOptions uncommon(const GameEntry& game, const kit::Options& options) {
    kit::GivenOptions found;
    for (const kit::OptionSpec& option : game.info.options) {
        for (const auto& [id, value] : options.all()) {
            if (id == option.id && value != option.fallback) found.emplace_back(id, value);
        }
    }
    std::sort(found.begin(), found.end(),
              [](const auto& one, const auto& other) { return one.first < other.first; });
    return found;
}

double hundredth(double value) { return static_cast<double>(std::lround(value * 100)) / 100; }

protocol::Puzzle puzzle_of(const GameEntry& game, const kit::Setup& setup, const Find& find) {
    protocol::Puzzle puzzle;
    puzzle.game = game.info.id;
    puzzle.seats = setup.seats;
    puzzle.deal = setup.deal;
    puzzle.options = uncommon(game, setup.options);
    puzzle.actions = find.actions;
    puzzle.seat = find.seat;
    puzzle.best = find.best;
    puzzle.better = static_cast<double>(find.better.mean(10)) / 10;
    puzzle.error = hundredth(find.better.error());
    puzzle.theme = find.theme;
    puzzle.rating = puzzle_rating(game.info.ratings, find.solved);
    for (const std::string_view id : {"beginner", "skilled", "champion"}) {
        const auto place = static_cast<std::size_t>(bots::find_level(id)->number - 1);
        puzzle.solved.emplace_back(id, hundredth(find.solved[place]));
    }
    return puzzle;
}

/// The first deal of a seed. Seeds that follow each other share none, as long as each looks at no more.
std::uint64_t first_deal(std::uint64_t seed) {
    constexpr std::uint64_t kDealsOfSeed = 1'000'000;
    return seed * kDealsOfSeed & kit::kMaxDeal;
}

void tell(const Tally& tally) {
    const auto number = [](std::int64_t value) { return static_cast<long long>(value); };
    std::fprintf(
        stderr,
        "%lld positions, %lld clear, %lld of them to other players as well; a search ten times as long "
        "agrees with %lld, and finds %lld as clear\n",
        number(tally.looked), number(tally.clear), number(tally.held), number(tally.agreed),
        number(tally.confirmed));
}

ThemeQuota quota_of(const PuzzlesArguments& arguments, const GameEntry& game) {
    const auto& themes = game.info.themes;
    ThemeQuota::Codes only;
    for (const std::string& code : arguments.themes) {
        const auto found = std::find_if(themes.begin(), themes.end(),
                                        [&](const kit::Theme& theme) { return theme.code == code; });
        if (found == themes.end()) throw wrong("No puzzle of that game is about \"" + code + "\".");
        only.push_back(found->code);
    }
    // Fifteen of two hundred.
    constexpr std::uint64_t kOf = 200;
    constexpr std::uint64_t kUsual = 15;
    return {themes, arguments.count, arguments.quota.value_or(arguments.count * kUsual / kOf), only};
}

void puzzles(const PuzzlesArguments& arguments) {
    const GameEntry& game = *find_game(arguments.wanted.game);
    ThemeQuota quota = quota_of(arguments, game);
    const auto match = arguments.wanted.match_of(game);
    Mine mine{match->setup(), game.info.levels, arguments.seed, least_cost(*match), {}, {}, {}};
    for (const kit::Theme& theme : game.info.themes) {
        if (theme.of_two) mine.of_two.push_back(theme.code);
    }
    Progress progress(arguments.count);
    Tally tally;
    std::uint64_t deal = first_deal(arguments.seed);
    for (std::uint64_t found = 0; found < arguments.count; deal = (deal + 1) & kit::kMaxDeal) {
        progress.tell(found);
        mine.enough = quota.enough();
        mine.wanted = quota.lacking();
        const auto find = measures_of(game.info.id).mine(mine, deal, tally);
        if (!find) {
            quota.missed();
            continue;
        }
        ++found;
        quota.found(find->theme);
        mine.setup.deal = deal;
        // A long run shows what it has.
        std::cout << protocol::puzzle_text(puzzle_of(game, mine.setup, *find)) << std::endl;
        if (!std::cout) throw std::runtime_error("Standard output cannot be written to.");
    }
    if (arguments.tell) tell(tally);
}

}  // namespace

void add_puzzles(CLI::App& engine) {
    CLI::App& command = *engine.add_subcommand(
        "puzzles", "find positions in which one move is clearly the best, a line of JSON each");
    const auto arguments = std::make_shared<PuzzlesArguments>();
    arguments->wanted.deal = 1;
    arguments->wanted.add_game(command);
    command.get_option("--game")->required();
    arguments->wanted.add_seats(command);
    command.add_option("--count", arguments->count, "how many (10)")
        ->check(CLI::Range(1, 100'000))
        ->option_text("N");
    command.add_option("--seed", arguments->seed, "other ones for each number (1)")
        ->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1'000'000'000}))
        ->option_text("N");
    command.add_option("--theme", arguments->themes, "what they are about; may be repeated (anything)")
        ->take_all()
        ->allow_extra_args(false)
        ->option_text("CODE");
    command.add_option("--quota", arguments->quota, "how many of each theme at least (15 of 200)")
        ->check(CLI::Range(0, 100'000))
        ->option_text("N");
    command.add_flag("--tell", arguments->tell, "say on standard error how many positions were looked at");
    command.final_callback([arguments] { puzzles(*arguments); });
}

}  // namespace boneyard::engine
