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
#include <stdexcept>
#include <string_view>
#include <utility>

#include "chosen.h"
#include "duel.h"
#include "flags.h"
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

/// "search:400", "search:400:10", "heuristic:10": a skill of one's own; nothing when the text is none.
std::optional<kit::Skill> skill_of(std::string_view name) {
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

Entrant entrant_of(const std::string& name) {
    if (name == kOracle) return {name, 0, std::nullopt, true};
    if (const bots::Level* level = bots::find_level(name)) return {name, level->number, std::nullopt, false};
    if (const auto skill = skill_of(name)) return {name, 0, skill, false};
    std::string known;
    for (const bots::Level& level : bots::levels()) known += std::string(level.id) + ", ";
    throw UsageError("\"--levels\" cannot have \"" + name + "\": it takes " + known + std::string(kOracle) +
                     ", and greedy:N or heuristic:N with N actions of 100 overlooked, "
                     "or search:PLAYOUTS or search:PLAYOUTS:N, with commas between them.");
}

std::vector<Entrant> entrants(const Flags& flags) {
    std::vector<Entrant> found;
    if (const auto text = flags.text("levels")) {
        for (std::size_t at = 0; at <= text->size();) {
            const std::size_t end = std::min(text->find(',', at), text->size());
            found.push_back(entrant_of(text->substr(at, end - at)));
            at = end + 1;
        }
    } else {
        for (const bots::Level& level : bots::levels()) {
            if (level.offered) found.push_back(entrant_of(std::string(level.id)));
        }
    }
    if (found.size() < 2) throw UsageError("\"--levels\" needs two levels at least, as in greedy,heuristic.");
    return found;
}

/// Who plays whom: each against the one named before it, or against all of them.
std::vector<std::pair<Entrant, Entrant>> pairs(const Flags& flags) {
    const std::vector<Entrant> all = entrants(flags);
    const std::string who = flags.text("pairs").value_or("next");
    if (who != "next" && who != "all")
        throw UsageError("\"--pairs\" cannot be \"" + who +
                         "\": it takes next (each level against the one named before it) or all.");
    std::vector<std::pair<Entrant, Entrant>> found;
    for (std::size_t i = 1; i < all.size(); ++i) {
        for (std::size_t j = who == "all" ? 0 : i - 1; j < i; ++j) found.emplace_back(all[i], all[j]);
    }
    return found;
}

std::unique_ptr<kit::Match> first_match(const GameEntry& game, const Flags& flags) {
    const auto least = static_cast<std::uint64_t>(game.info.min_seats);
    const int seats = static_cast<int>(flags.whole("seats", 1, kit::kMaxSeats).value_or(least));
    const std::uint64_t deal = flags.whole("deal", 0, kit::kMaxDeal).value_or(1);
    auto match = new_match(game.info.id, seats, deal, flags.options(game.info.options));
    if (!match) throw UsageError(match.error().message);
    return std::move(match).value();
}

bool by_rounds(const Flags& flags) {
    const std::string unit = flags.text("unit").value_or("match");
    if (unit != "match" && unit != "round")
        throw UsageError("\"--unit\" cannot be \"" + unit + "\": it takes match or round.");
    return unit == "round";
}

std::vector<Duel> duels_of(const Flags& flags) {
    std::vector<Duel> duels;
    for (const GameEntry* game : chosen_games(flags)) {
        const auto match = first_match(*game, flags);
        for (const auto& [challenger, other] : pairs(flags)) {
            duels.push_back({game, match->setup(), match->status().sides, challenger, other,
                             flags.whole("deals", 2, 10'000'000).value_or(100),
                             flags.whole("seed", 0, kit::kMaxDeal).value_or(1), by_rounds(flags)});
        }
    }
    return duels;
}

void print_titles(bool rounds) {
    std::printf("%-18s %5s  %-12s %-12s %9s %16s %7s %16s %17s\n", "game", "seats", "level", "against",
                rounds ? "rounds" : "matches", "wins, %", "factor", "margin", "ms a move");
}

void print(const Duel& duel, const Score& score) {
    std::printf("%-18s %5d  %-12s %-12s %9llu %8.2f +-%5.2f %7.3f %8.2f +-%5.2f %8.3f %8.3f\n",
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
    if (!file) throw std::runtime_error("The file \"" + path + "\" cannot be written.");
}

}  // namespace

int tournament(const std::vector<std::string>& arguments) {
    const Flags flags(arguments, {"game", "seats", "option", "levels", "pairs", "unit", "deal", "deals",
                                  "seed", "jobs", "json"});
    if (!flags.words().empty())
        throw UsageError("\"tournament\" takes no word \"" + flags.words().front() + "\", only flags.");
    const std::vector<Duel> duels = duels_of(flags);
    const int jobs = static_cast<int>(flags.whole("jobs", 1, 256).value_or(1));
    const auto json = flags.text("json");
    if (json != "-") print_titles(duels.front().rounds);
    std::vector<Score> scores;
    std::uint64_t matches = 0;
    for (const Duel& duel : duels) matches += duel.matches();
    Progress progress(matches);
    for (const Duel& duel : duels) {
        scores.push_back(play_duel(duel, jobs, [&](std::uint64_t played) { progress.tell(played); }));
        progress.add(scores.back().matches);
        if (json != "-") print(duel, scores.back());
    }
    if (json) write(*json, duels, scores);
    return 0;
}

}  // namespace boneyard::engine
