// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tournament.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "arguments.h"
#include "duel.h"
#include "progress.h"
#include "protocol/json.h"

namespace boneyard::engine {

namespace {

constexpr std::string_view kOracle = "oracle";

/// The number that is all of a text, or nothing.
std::optional<int> number_of(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [after, fault] = std::from_chars(text.data(), end, number);
    if (fault != std::errc{} || after != end || number < 0) return std::nullopt;
    return number;
}

/// "search:400", "search:400:10", "heuristic:10": a strength of one's own; nothing when the text is none.
std::optional<kit::Strength> strength_named(std::string_view name) {
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const std::string_view style = name.substr(0, colon);
    std::string_view overlooks = name.substr(colon + 1);
    int playouts = 0;
    if (style == "search") {
        const std::size_t second = std::min(overlooks.find(':'), overlooks.size());
        playouts = number_of(overlooks.substr(0, second)).value_or(0);
        if (playouts == 0) return std::nullopt;
        overlooks = second < overlooks.size() ? overlooks.substr(second + 1) : "0";
    }
    const auto percent = number_of(overlooks);
    if (!percent || *percent > 99) return std::nullopt;
    if (style == "search") return kit::search(playouts, *percent);
    if (style == "greedy") return kit::greedy(*percent);
    if (style == "heuristic") return kit::heuristic(*percent);
    return std::nullopt;
}

/// Who is meant by a name without a manner, in that game; nobody when it is none.
std::optional<Entrant> plain_entrant(const std::string& name, const GameEntry& game) {
    if (name == kOracle) return Entrant{name, {}, true};
    if (const bots::Level* level = bots::find_level(name))
        return Entrant{name, bots::strength_of(*level, game.info)};
    if (const auto strength = strength_named(name)) return Entrant{name, *strength};
    return std::nullopt;
}

/// The same; "novice:close" is a novice who leans to what the game calls `close`.
std::optional<Entrant> entrant_of(const std::string& name, const GameEntry& game) {
    if (auto plain = plain_entrant(name, game)) return plain;
    const std::size_t colon = name.rfind(':');
    if (colon == std::string::npos) return std::nullopt;
    auto entrant = plain_entrant(name.substr(0, colon), game);
    const kit::Manner* manner = kit::find_manner(game.info, std::string_view(name).substr(colon + 1));
    if (!entrant || entrant->oracle || manner == nullptr) return std::nullopt;
    entrant->name = name;
    entrant->manner = manner;
    return entrant;
}

/// In the game that is the first to know it, as not every game has every manner.
std::optional<Entrant> entrant_anywhere(const std::string& name) {
    for (const GameEntry& game : games()) {
        if (auto entrant = entrant_of(name, game)) return entrant;
    }
    return std::nullopt;
}

std::string manners_of(const GameEntry& game) {
    std::string ids;
    for (const kit::Manner& manner : game.info.manners)
        ids += (ids.empty() ? "" : ", ") + std::string(manner.id);
    return ids;
}

/// What each of the levels has to be.
CLI::Validator a_level() {
    const auto check = [](const std::string& name) -> std::string {
        if (entrant_anywhere(name)) return {};
        std::string known;
        for (const bots::Level& level : bots::levels()) known += std::string(level.id) + ", ";
        return "There is no level \"" + name + "\": there is " + known + std::string(kOracle) +
               ", and greedy:N or heuristic:N with N actions of 100 overlooked, "
               "or search:PLAYOUTS or search:PLAYOUTS:N, each with :MANNER after it if it is to lean to "
               "something, with commas between them";
    };
    return {check, ""};
}

/// What the command line says.
struct TournamentArguments {
    Wanted wanted;
    std::vector<std::string> levels;
    std::string pairs = "next";
    std::string unit = "match";
    std::uint64_t deals = 100;
    std::uint64_t seed = 1;
    int jobs = 1;
    std::string json;  ///< a file, "-", or nothing
};

/// Who plays whom: each against the one named before it, or against all of them.
std::vector<std::pair<Entrant, Entrant>> pairs(const TournamentArguments& arguments, const GameEntry& game) {
    std::vector<Entrant> all;
    for (const std::string& name : arguments.levels) {
        const auto entrant = entrant_of(name, game);
        if (!entrant)
            throw wrong("\"" + name + "\": the manners of " + std::string(game.info.id) + " are " +
                        manners_of(game) + ".");
        all.push_back(*entrant);
    }
    std::vector<std::pair<Entrant, Entrant>> found;
    for (std::size_t i = 1; i < all.size(); ++i) {
        for (std::size_t j = arguments.pairs == "all" ? 0 : i - 1; j < i; ++j)
            found.emplace_back(all[i], all[j]);
    }
    return found;
}

std::vector<Duel> duels_of(const TournamentArguments& arguments) {
    if (arguments.levels.size() < 2)
        throw wrong("\"--levels\" needs two levels at least, as in greedy,heuristic.");
    std::vector<Duel> duels;
    for (const GameEntry* game : arguments.wanted.games()) {
        const auto match = arguments.wanted.match_of(*game);
        for (const auto& [challenger, other] : pairs(arguments, *game)) {
            duels.push_back({game, match->setup(), match->status().sides, challenger, other, arguments.deals,
                             arguments.seed, arguments.unit == "round"});
        }
    }
    return duels;
}

void print_titles(bool rounds) {
    std::printf("%-18s %5s  %-16s %-16s %9s %16s %7s %16s %17s\n", "game", "seats", "level", "against",
                rounds ? "rounds" : "matches", "wins, %", "factor", "margin", "ms a move");
}

void print(const Duel& duel, const Score& score) {
    std::printf("%-18s %5d  %-16s %-16s %9llu %8.2f +-%5.2f %7.3f %8.2f +-%5.2f %8.3f %8.3f\n",
                std::string(duel.game->info.id).c_str(), duel.setup.seats, duel.challenger.name.c_str(),
                duel.other.name.c_str(), static_cast<unsigned long long>(score.matches),
                100 * score.share.mean(), 100 * score.share.interval(), score.share.mean() / score.equal,
                score.margin.mean(), score.margin.interval(), score.milliseconds, score.other_milliseconds);
    std::fflush(stdout);  // a long run shows what it has
}

/// Cut to so many places, as more would say nothing.
double places(double value, double unit) { return std::round(value * unit) / unit; }

protocol::Answer to_json(const Duel& duel, const Score& score) {
    return {{"game", duel.game->info.id},
            {"seats", duel.setup.seats},
            {"options", protocol::to_json(duel.setup.options.all())},
            {"deal", duel.setup.deal},
            {"deals", duel.deals},
            {"seed", duel.seed},
            {"unit", duel.rounds ? "round" : "match"},
            {"level", duel.challenger.name},
            {"against", duel.other.name},
            {"matches", score.matches},
            {"share", places(score.share.mean(), 1e6)},
            {"share_95", places(score.share.interval(), 1e6)},
            {"equal_share", places(score.equal, 1e6)},
            {"margin", places(score.margin.mean(), 1e4)},
            {"margin_95", places(score.margin.interval(), 1e4)},
            {"ms_a_move", places(score.milliseconds, 1e4)},
            {"ms_a_move_against", places(score.other_milliseconds, 1e4)}};
}

std::runtime_error cannot_write(const std::string& path) {
    return std::runtime_error("The file \"" + path + "\" cannot be written.");
}

/// Before hours are played for it. What the file holds stays until there is something else.
void check_writable(const std::string& path) {
    if (path.empty() || path == "-") return;
    if (!std::ofstream(path, std::ios::binary | std::ios::app)) throw cannot_write(path);
}

void write(const std::string& path, const std::vector<Duel>& duels, const std::vector<Score>& scores) {
    protocol::Answer list = protocol::Answer::array();
    for (std::size_t i = 0; i < duels.size(); ++i) list.push_back(to_json(duels[i], scores[i]));
    const std::string text = protocol::dump(list) + "\n";
    if (path == "-") {
        std::cout << text << std::flush;
        return;
    }
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.close();
    if (!file) throw cannot_write(path);
}

void tournament(const TournamentArguments& arguments) {
    const std::vector<Duel> duels = duels_of(arguments);
    const bool table = arguments.json != "-";
    check_writable(arguments.json);
    if (table) print_titles(duels.front().rounds);
    std::vector<Score> scores;
    std::uint64_t matches = 0;
    for (const Duel& duel : duels) matches += duel.matches();
    Progress progress(matches);
    for (const Duel& duel : duels) {
        const auto told = [&](std::uint64_t played) { progress.tell(played); };
        scores.push_back(play_duel(duel, arguments.jobs, told));
        progress.add(scores.back().matches);
        if (table) print(duel, scores.back());
    }
    if (!arguments.json.empty()) write(arguments.json, duels, scores);
}

}  // namespace

void add_tournament(CLI::App& engine) {
    CLI::App& command = *engine.add_subcommand(
        "tournament", "let levels of bots play against each other, every deal from each seat");
    const auto arguments = std::make_shared<TournamentArguments>();
    arguments->wanted.deal = 1;
    for (const bots::Level& level : bots::levels()) {
        if (level.offered) arguments->levels.emplace_back(level.id);
    }
    arguments->wanted.add_game(command);
    arguments->wanted.add_seats(command);
    arguments->wanted.add_deal(command);
    command
        .add_option("--levels", arguments->levels,
                    "who plays, each with :MANNER after it if it leans to something; else all levels that "
                    "people can play against")
        ->delimiter(',')
        ->take_all()
        ->allow_extra_args(false)
        ->check(a_level())
        ->option_text("A,B,..");
    command
        .add_option("--pairs", arguments->pairs, "next: each level against the one before it; or all (next)")
        ->check(CLI::IsMember({"next", "all"}))
        ->option_text("WHO");
    command.add_option("--unit", arguments->unit, "match; or round: the first of each match alone (match)")
        ->check(CLI::IsMember({"match", "round"}))
        ->option_text("WHAT");
    command.add_option("--deals", arguments->deals, "how many deals each pair plays (100)")
        ->check(CLI::Range(2, 10'000'000))
        ->option_text("N");
    command.add_option("--seed", arguments->seed, "of the bots' own chance (1)")
        ->check(CLI::Range(std::uint64_t{0}, kit::kMaxDeal))
        ->option_text("N");
    command.add_option("--jobs", arguments->jobs, "how many matches are played at a time (1)")
        ->check(CLI::Range(1, 256))
        ->option_text("N");
    command.add_option("--json", arguments->json, "write the results there; - for standard output")
        ->option_text("FILE");
    command.final_callback([arguments] { tournament(*arguments); });
}

}  // namespace boneyard::engine
