// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "protocol/puzzle.h"

#include <algorithm>

#include "bots/level.h"
#include "protocol/arguments.h"
#include "protocol/refusal.h"
#include "registry.h"

namespace boneyard::protocol {

namespace {

Refusal bad_puzzle(const std::string& message) { return {ErrorCode::BadRecord, message}; }

/// A number from `least` to `most`.
double share_at(const Request& from, const std::string& key, double least, double most) {
    const Request& value = need(from, key, "a number");
    const double number = value.is_number() ? value.get<double>() : least - 1;
    if (number >= least && number <= most) return number;
    throw bad_puzzle("\"" + key + "\" is " + shown(value) + ", but must be a number from " +
                     shown(Request(least)) + " to " + shown(Request(most)) + ".");
}

int whole_at(const Request& from, const std::string& key, int least, int most) {
    const int number = number_at(from, key);
    if (number >= least && number <= most) return number;
    throw bad_puzzle("\"" + key + "\" is " + shown(from.at(key)) + ", but must be a whole number from " +
                     std::to_string(least) + " to " + std::to_string(most) + ".");
}

std::vector<std::string> actions_at(const Request& from) {
    const Request& list = need(from, "actions", "a list of actions");
    const auto is_text = [](const Request& item) { return item.is_string(); };
    if (!list.is_array() || !std::all_of(list.begin(), list.end(), is_text))
        throw bad_puzzle("\"actions\" is " + shown(list) + ", but must be a list of texts.");
    return list.get<std::vector<std::string>>();
}

std::vector<std::pair<std::string, double>> solved_at(const Request& from) {
    const Request& shares = need(from, "solved", "an object of levels and shares");
    if (!shares.is_object())
        throw bad_puzzle("\"solved\" is " + shown(shares) + ", but must be an object of levels and shares.");
    std::vector<std::pair<std::string, double>> solved;
    for (const bots::Level& level : bots::levels()) {
        const std::string id(level.id);
        if (shares.contains(id)) solved.emplace_back(id, share_at(shares, id, 0, 1));
    }
    return solved;
}

const std::string& theme_at(const Request& from, const std::string& game) {
    const std::string& theme = text_at(from, "theme");
    if (theme_words(find_game(game)->info, theme).empty())
        throw bad_puzzle("\"theme\" is " + shown(from.at("theme")) + ", which is none of this game's.");
    return theme;
}

Puzzle read_puzzle(const Request& line) {
    constexpr double kMostPoints = 1e6;
    Puzzle puzzle;
    const kit::Record start = start_of(line);
    need(line, "deal", "the deal number");
    puzzle.game = start.game;
    puzzle.seats = start.seats;
    puzzle.deal = start.deal;
    puzzle.options = start.options;
    puzzle.actions = actions_at(line);
    puzzle.seat = static_cast<kit::Seat>(whole_at(line, "seat", 0, kit::kMaxSeats - 1));
    puzzle.best = text_at(line, "best");
    puzzle.better = share_at(line, "better", 0, kMostPoints);
    puzzle.error = share_at(line, "error", 0, kMostPoints);
    puzzle.theme = theme_at(line, start.game);
    puzzle.rating = whole_at(line, "rating", kLeastPuzzleRating, kMostPuzzleRating);
    puzzle.solved = solved_at(line);
    return puzzle;
}

}  // namespace

std::string puzzle_text(const Puzzle& puzzle) {
    Answer solved = Answer::object();
    for (const auto& [level, share] : puzzle.solved) solved[level] = share;
    return dump({{"game", puzzle.game},
                 {"seats", puzzle.seats},
                 {"deal", puzzle.deal},
                 {"options", to_json(puzzle.options)},
                 {"actions", puzzle.actions},
                 {"seat", int{puzzle.seat}},
                 {"best", puzzle.best},
                 {"better", puzzle.better},
                 {"error", puzzle.error},
                 {"theme", puzzle.theme},
                 {"rating", puzzle.rating},
                 {"solved", solved}});
}

kit::Result<Puzzle> parse_puzzle(std::string_view line) {
    try {
        return read_puzzle(parse(line));
    } catch (const Refusal& refusal) {
        const bool json = refusal.code() == ErrorCode::BadJson;
        const std::string why = json ? "it is no JSON object on one line." : refusal.what();
        return kit::Error{kit::Fault::BadRecord, "The puzzle cannot be read: " + why};
    }
}

kit::Result<std::unique_ptr<kit::Match>> open_puzzle(const Puzzle& puzzle) {
    const auto bad = [](const std::string& message) { return kit::Error{kit::Fault::BadRecord, message}; };
    auto match = load_match({puzzle.game, puzzle.seats, puzzle.deal, puzzle.options, {}, puzzle.actions});
    if (!match) return bad("The puzzle cannot be set up: " + match.error().message);
    if ((*match)->status().to_move != puzzle.seat)
        return bad("In the puzzle it is not the turn of seat " + std::to_string(int{puzzle.seat}) + ".");
    if (!(*match)->play(puzzle.best))
        return bad("The puzzle's solution, \"" + puzzle.best + "\", is not legal.");
    (void)(*match)->undo();
    return match;
}

kit::Phrase theme_words(const kit::GameInfo& game, std::string_view theme) {
    const auto found = std::find_if(game.themes.begin(), game.themes.end(),
                                    [&](const kit::Theme& each) { return each.code == theme; });
    return found == game.themes.end() ? kit::Phrase{} : found->words;
}

}  // namespace boneyard::protocol
