// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "judge.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "arguments.h"
#include "bots/grade.h"
#include "bots/level.h"
#include "bots/mean.h"

namespace boneyard::engine {

namespace {

constexpr int kLonger = 8;  // how much longer the window looks before it calls a move a mistake

/// What the command line says.
struct JudgeArguments {
    Wanted wanted;
    std::vector<std::string> levels;
    std::uint64_t deals = 20;
    int playouts = 0;
    int worlds = 400;
    int again = 0;
    bool show = false;
};

/// What was said of one level's moves.
struct Said {
    bots::Mean accuracy;  ///< a sample a round
    std::int64_t moves = 0;
    std::int64_t mistakes = 0;
    std::int64_t agreed = 0;  ///< of these, when judged again
};

bots::Analysis judged(const kit::Match& match, kit::Seat seat, const std::string& played,
                      const JudgeArguments& arguments, int times, int worlds) {
    const int usual = arguments.playouts > 0 ? arguments.playouts : match.info().advice.playouts;
    return *analyze(match, seat, played, {times * usual, worlds * arguments.worlds})({});
}

/// Looks at one move as the window does; gives back how much of its worth was kept.
double look_at(const kit::Match& match, kit::Seat seat, const std::string& played,
               const JudgeArguments& arguments, double spread, Said& said) {
    const auto bad = [&](const bots::Analysis& found) {
        return bots::grade_of(found, played, spread) >= bots::Grade::Mistake;
    };
    bots::Analysis found = judged(match, seat, played, arguments, 1, 1);
    if (bad(found)) found = judged(match, seat, played, arguments, 1, kLonger);
    ++said.moves;
    if (bad(found)) {
        ++said.mistakes;
        if (arguments.show)
            std::printf("  ply %zu seat %d played %s, better %s: %.2f +-%.2f\n", match.actions().size(),
                        int{seat}, played.c_str(), found.best.c_str(), found.cost, found.error);
        if (arguments.again > 0 &&
            judged(match, seat, played, arguments, arguments.again, arguments.again).cost > 0)
            ++said.agreed;
    }
    return bots::accuracy_of(found.better ? found.cost : 0, spread);
}

/// The first round of a match between bots of that level, each of them looked at.
void play(const GameEntry& game, kit::Match& match, int level, const JudgeArguments& arguments, double spread,
          Said& said) {
    bots::Mean kept;
    for (kit::Seat seat = match.status().to_move; seat != kit::kNobody; seat = match.status().to_move) {
        const auto seed = match.setup().deal * kit::kMaxSeats + static_cast<std::uint64_t>(seat);
        const std::string played = level < 0 ? *make_hint(match, seat, arguments.playouts)({})
                                             : *make_bot(match, seat, level, seed)({});
        const auto legal = match.legal();
        if (legal.size() > 1 || legal.front() != played)
            kept.add(look_at(match, seat, played, arguments, spread, said));
        if (!match.play(played)) throw wrong("A bot of " + std::string(game.info.id) + " broke the rules.");
    }
    if (kept.count() > 0) said.accuracy.add(kept.mean());
}

void print(const GameEntry& game, const std::string& level, const JudgeArguments& arguments,
           const Said& said) {
    constexpr double kPercent = 100;
    const auto share = [&](std::int64_t part, std::int64_t all) {
        return all > 0 ? kPercent * static_cast<double>(part) / static_cast<double>(all) : 0.0;
    };
    std::printf("%-18s %-10s rounds %3lld moves %5lld accuracy %5.1f +-%4.1f mistakes %4lld %5.2f %%",
                std::string(game.info.id).c_str(), level.c_str(),
                static_cast<long long>(said.accuracy.count()), static_cast<long long>(said.moves),
                kPercent * said.accuracy.mean(), kPercent * said.accuracy.interval(),
                static_cast<long long>(said.mistakes), share(said.mistakes, said.moves));
    if (arguments.again > 0) std::printf(" agreed %5.1f %%", share(said.agreed, said.mistakes));
    std::printf("\n");
    std::fflush(stdout);  // a long run shows what it has
}

void judge(const JudgeArguments& arguments) {
    for (const GameEntry* game : arguments.wanted.games()) {
        const auto first = arguments.wanted.match_of(*game);
        const double spread = round_spread(first->record(), {});
        for (const std::string& name : arguments.levels) {
            const bots::Level* level = bots::find_level(name);
            Said said;
            for (std::uint64_t i = 0; i < arguments.deals; ++i) {
                const auto match = new_match(game->info.id, first->setup().seats, arguments.wanted.deal + i,
                                             first->setup().options.all());
                play(*game, **match, level == nullptr ? -1 : level->number, arguments, spread, said);
            }
            print(*game, name, arguments, said);
        }
    }
}

}  // namespace

void add_judge(CLI::App& engine) {
    CLI::App& command = *engine.add_subcommand(
        "judge", "tell how a look back judges the moves of known levels, in first rounds");
    const auto arguments = std::make_shared<JudgeArguments>();
    arguments->wanted.deal = 1;
    std::vector<std::string> known{"hint"};
    for (const bots::Level& level : bots::levels()) {
        known.emplace_back(level.id);
        if (level.offered) arguments->levels.emplace_back(level.id);
    }
    arguments->wanted.add_game(command);
    arguments->wanted.add_seats(command);
    arguments->wanted.add_deal(command);
    command.add_option("--levels", arguments->levels, "who plays; hint for who follows each hint")
        ->delimiter(',')
        ->take_all()
        ->allow_extra_args(false)
        ->check(CLI::IsMember(known))
        ->option_text("A,B,..");
    command.add_option("--deals", arguments->deals, "how many rounds each level plays (20)")
        ->check(CLI::Range(1, 1'000'000))
        ->option_text("N");
    command.add_option("--playouts", arguments->playouts, "to find what is advised; 0: as for a hint (0)")
        ->check(CLI::Range(0, 1'000'000))
        ->option_text("N");
    command.add_option("--worlds", arguments->worlds, "in which moves are compared (400)")
        ->check(CLI::Range(1, 1'000'000))
        ->option_text("N");
    command
        .add_option("--again", arguments->again, "judge mistakes again, with so many times the budget (0)")
        ->check(CLI::Range(0, 1000))
        ->option_text("N");
    command.add_flag("--show", arguments->show, "tell each mistake");
    command.final_callback([arguments] { judge(*arguments); });
}

}  // namespace boneyard::engine
