// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "bench.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "arguments.h"
#include "measures.h"

namespace boneyard::engine {

namespace {

/// One line of the table: a game for so many seats.
struct Case {
    const GameEntry* game;
    kit::Setup setup;
    std::string options;  ///< those that differ from the defaults, to show
};

/// Does something so many times, from a setup on; gives back what it came to.
using Work = std::function<Counts(const kit::Setup& setup, std::uint64_t count)>;

struct Speed {
    double rounds = 0;  ///< a second
    double actions = 0;
};

std::string option_text(const kit::GivenOptions& options) {
    std::string text;
    for (const auto& [id, value] : options) text += " " + id + "=" + kit::to_text(value);
    return text;
}

std::optional<Case> make_case(const GameEntry& game, int seats, const kit::GivenOptions& options) {
    const auto match = new_match(game.info.id, seats, 1, options);
    if (!match) return std::nullopt;
    return Case{&game, (*match)->setup(), option_text(options)};
}

/// The game for so many seats with these options; where they do not allow it, with the first single option
/// besides that does.
std::optional<Case> find_case(const GameEntry& game, int seats, const kit::GivenOptions& options) {
    if (auto found = make_case(game, seats, options)) return found;
    for (const kit::OptionSpec& option : game.info.options) {
        if (std::any_of(options.begin(), options.end(),
                        [&](const auto& given) { return given.first == option.id; }))
            continue;  // it is as it was asked for
        for (const kit::OptionChoice& choice : option.choices) {
            kit::GivenOptions more = options;
            more.emplace_back(std::string(option.id), choice.value);
            if (auto found = make_case(game, seats, more)) return found;
        }
    }
    return std::nullopt;
}

Speed measure(const Work& work, kit::Setup setup, double seconds) {
    using Clock = std::chrono::steady_clock;
    std::uint64_t chunk = 16;
    Counts total;
    const auto start = Clock::now();
    for (double spent = 0; spent < seconds;) {
        const Counts done = work(setup, chunk);
        total.rounds += done.rounds;
        total.actions += done.actions;
        setup.deal = (setup.deal + chunk) & kit::kMaxDeal;
        const double before = spent;
        spent = std::chrono::duration<double>(Clock::now() - start).count();
        if (spent - before < seconds / 100) chunk *= 2;
        if (spent >= seconds) {
            return {static_cast<double>(total.rounds) / spent, static_cast<double>(total.actions) / spent};
        }
    }
    return {};
}

std::string spread(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    char text[96];
    if (values.size() == 1) {
        std::snprintf(text, sizeof text, "%.0f", values.front());
    } else {
        std::snprintf(text, sizeof text, "%.0f/%.0f/%.0f", values.front(), values[values.size() / 2],
                      values.back());
    }
    return text;
}

/// Measures so many runs: rounds a second, and actions.
std::pair<std::string, std::string> spreads(const Work& work, const kit::Setup& setup, double seconds,
                                            std::uint64_t runs) {
    std::vector<double> rounds;
    std::vector<double> actions;
    for (std::uint64_t i = 0; i < runs; ++i) {
        const Speed speed = measure(work, setup, seconds);
        rounds.push_back(speed.rounds);
        actions.push_back(speed.actions);
    }
    return {spread(rounds), spread(actions)};
}

void run(const Case& measured, double seconds, std::uint64_t runs) {
    const GameEntry& game = *measured.game;
    const Measures& measures = measures_of(game.info.id);
    const auto simulating = [&](Rollout rollout) {
        const Work work = [&measures, rollout](const kit::Setup& setup, std::uint64_t count) {
            return measures.simulate(setup, count, rollout);
        };
        return spreads(work, measured.setup, seconds, runs).first;
    };
    const std::string what =
        std::string(game.info.id) + " seats=" + std::to_string(measured.setup.seats) + measured.options;
    const auto [rounds, actions] = spreads(measures.rounds, measured.setup, seconds, runs);
    std::printf("%s rounds/s %s actions/s %s\n", what.c_str(), rounds.c_str(), actions.c_str());
    std::fflush(stdout);
    const std::string random = simulating(Rollout::Random);
    std::printf("%s simulations/s random %s reply %s\n", what.c_str(), random.c_str(),
                simulating(Rollout::Reply).c_str());
    std::fflush(stdout);
}

/// What the game has to measure besides.
void run_benchmarks(const GameEntry& game, double seconds, std::uint64_t runs) {
    for (const kit::Benchmark& benchmark : measures_of(game.info.id).benchmarks) {
        const Work work = [&benchmark](const kit::Setup& /*setup*/, std::uint64_t count) {
            benchmark.run(count);
            return Counts{count, 0};
        };
        std::printf("%s %s/s %s\n", std::string(game.info.id).c_str(), std::string(benchmark.name).c_str(),
                    spreads(work, {}, seconds, runs).first.c_str());
        std::fflush(stdout);
    }
}

/// What the command line says.
struct BenchArguments {
    Wanted wanted;
    double seconds = 1;
    std::uint64_t runs = 1;
};

std::vector<Case> cases_of(const Wanted& wanted) {
    std::vector<Case> cases;
    for (const GameEntry* game : wanted.games()) {
        const kit::GivenOptions options = wanted.options_of(*game);
        for (int count = game->info.min_seats; count <= game->info.max_seats; ++count) {
            if (wanted.seats.value_or(count) != count) continue;
            if (auto found = find_case(*game, count, options)) cases.push_back(std::move(*found));
        }
    }
    if (cases.empty()) throw wrong("No game can be played by so many seats with these options.");
    return cases;
}

void bench(const BenchArguments& arguments) {
    for (const Case& measured : cases_of(arguments.wanted)) run(measured, arguments.seconds, arguments.runs);
    for (const GameEntry* game : arguments.wanted.games())
        run_benchmarks(*game, arguments.seconds, arguments.runs);
}

}  // namespace

void add_bench(CLI::App& engine) {
    CLI::App& command = *engine.add_subcommand(
        "bench", "measure random rounds and actions a second, a line for each game and seats");
    const auto arguments = std::make_shared<BenchArguments>();
    arguments->wanted.add_game(command);
    arguments->wanted.add_seats(command);
    command.add_option("--seconds", arguments->seconds, "how long each measurement takes (1)")
        ->check(seconds())
        ->option_text("X");
    command.add_option("--runs", arguments->runs, "how often (1); several show min/median/max")
        ->check(CLI::Range(1, 1000))
        ->option_text("N");
    command.final_callback([arguments] { bench(*arguments); });
}

}  // namespace boneyard::engine
