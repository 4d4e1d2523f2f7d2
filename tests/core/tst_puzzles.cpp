// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// Puzzles as they are written down, those that the window brings along, and how they are weighed and rated.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "bots/level.h"
#include "protocol/puzzle.h"
#include "puzzle_rating.h"
#include "registry.h"
#include "weighing.h"

using namespace boneyard;

namespace {

std::vector<std::string> lines_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

/// What is bundled of a game.
std::vector<std::string> bundled(const GameEntry& game) {
    return lines_of(std::string(BONEYARD_PUZZLES "/") + std::string(game.info.id) + ".jsonl");
}

/// The puzzle that the page about the protocol shows.
std::string shown_on_the_page() {
    for (const std::string& line : lines_of(BONEYARD_PROTOCOL_PAGE)) {
        if (line.starts_with("{\"game\":") && line.find("\"best\"") != std::string::npos) return line;
    }
    return {};
}

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const std::size_t at = text.find(what);
    REQUIRE_MESSAGE(at != std::string::npos, what);
    return text.replace(at, what.size(), by);
}

/// What is said of the example when a part of it stands otherwise.
std::string fault_with(const std::string& what, const std::string& by) {
    const auto puzzle = protocol::parse_puzzle(replaced(shown_on_the_page(), what, by));
    if (!puzzle) return puzzle.error().message;
    const auto match = protocol::open_puzzle(*puzzle);
    return match ? std::string() : match.error().message;
}

}  // namespace

TEST_CASE("the puzzle on the protocol's page is read, written alike, and can be opened") {
    const std::string line = shown_on_the_page();
    const auto puzzle = protocol::parse_puzzle(line);
    REQUIRE_MESSAGE(puzzle.ok(), puzzle.error().message);
    CHECK(protocol::puzzle_text(*puzzle) == line);
    REQUIRE(protocol::open_puzzle(*puzzle).ok());
    CHECK((*protocol::open_puzzle(*puzzle))->actions() == puzzle->actions);
}

TEST_CASE("a line that is no puzzle is refused by one sentence that says why") {
    for (const std::string line : {"", "{", "[]", "null", "\xff", R"({"game":"chess"})", R"({"game":7})",
                                   R"({"game":"matador","seats":2})"}) {
        CAPTURE(line);
        const auto puzzle = protocol::parse_puzzle(line);
        REQUIRE_FALSE(puzzle.ok());
        CHECK(puzzle.error().fault == kit::Fault::BadRecord);
        CHECK(puzzle.error().message.starts_with("The puzzle cannot be read: "));
        CHECK(puzzle.error().message.ends_with("."));
    }
}

TEST_CASE("each part of a puzzle that is wrong is named") {
    CHECK(fault_with("\"seats\":2", "\"seats\":2.5").find("\"seats\"") != std::string::npos);
    CHECK(fault_with("\"deal\":", "\"deal\":-").find("\"deal\"") != std::string::npos);
    CHECK(fault_with("\"actions\":[", "\"actions\":[7,").find("\"actions\"") != std::string::npos);
    CHECK(fault_with("\"rating\":", "\"rating\":9").find("from 1000 to 2400") != std::string::npos);
    CHECK(fault_with("\"better\":", "\"better\":-").find("\"better\"") != std::string::npos);
    CHECK(fault_with("\"theme\":\"", "\"theme\":\"un").find("\"theme\"") != std::string::npos);
    CHECK(fault_with("\"champion\":", "\"champion\":7").find("\"champion\"") != std::string::npos);
}

TEST_CASE("a puzzle that cannot be played to its position, or has no legal solution, is not opened") {
    CHECK(fault_with("\"actions\":[", "\"actions\":[\"pass\",").find("Action 1") != std::string::npos);
    CHECK(fault_with("\"best\":\"", "\"best\":\"un").find("not legal") != std::string::npos);
    const std::string other = shown_on_the_page().find("\"seat\":0") == std::string::npos ? "0" : "1";
    const std::string own = other == "0" ? "1" : "0";
    CHECK(fault_with("\"seat\":" + own, "\"seat\":" + other).find("not the turn") != std::string::npos);
    CHECK(fault_with("\"seats\":2", "\"seats\":9").find("seats") != std::string::npos);
}

TEST_CASE("keys that a later version may add to a puzzle are passed over") {
    CHECK(fault_with("{\"game\":", "{\"later\":[1],\"game\":").empty());
}

TEST_CASE(
    "every game says what its puzzles are about, each theme once, and one for what is about nothing else") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        std::set<std::string_view> codes;
        for (const kit::Theme& theme : game.info.themes) {
            CHECK(codes.insert(theme.code).second);
            CHECK_FALSE(theme.words.empty());
        }
        CHECK(codes.count("best") == 1);
    }
}

TEST_CASE("every game brings at least a hundred puzzles, no two of the same deal") {
    for (const GameEntry& game : games()) {
        CAPTURE(game.info.id);
        std::set<std::uint64_t> deals;
        const auto lines = bundled(game);
        for (const std::string& line : lines) deals.insert(protocol::parse_puzzle(line).value().deal);
        CHECK(lines.size() >= 200);
        CHECK(deals.size() == lines.size());
    }
}

TEST_CASE("every puzzle that is brought along opens, is one of its game, and is written as short as can be") {
    for (const GameEntry& game : games()) {
        for (const std::string& line : bundled(game)) {
            CAPTURE(line);
            const auto puzzle = protocol::parse_puzzle(line);
            REQUIRE_MESSAGE(puzzle.ok(), puzzle.error().message);
            CHECK(puzzle->game == game.info.id);
            CHECK(protocol::puzzle_text(*puzzle) == line);
            const auto match = protocol::open_puzzle(*puzzle);
            REQUIRE_MESSAGE(match.ok(), match.error().message);
            for (const auto& option : puzzle->options) {
                const auto& schema = game.info.options;
                const auto spec = std::find_if(schema.begin(), schema.end(),
                                               [&](const auto& each) { return each.id == option.first; });
                CHECK(spec->fallback != option.second);
            }
        }
    }
}

TEST_CASE("every puzzle leaves a choice, and its solution is ahead beyond all doubt") {
    for (const GameEntry& game : games()) {
        for (const std::string& line : bundled(game)) {
            CAPTURE(line);
            const auto puzzle = protocol::parse_puzzle(line).value();
            const auto match = protocol::open_puzzle(puzzle).value();
            const auto legal = match->legal();
            const bool range = std::any_of(legal.begin(), legal.end(), [](const std::string& action) {
                return action.find("..") != std::string::npos;
            });
            const auto theme = std::find_if(game.info.themes.begin(), game.info.themes.end(),
                                            [&](const auto& each) { return each.code == puzzle.theme; });
            CHECK((legal.size() > 3 || range || (theme->of_two && legal.size() == 2)));
            CHECK(puzzle.better > 0);
            CHECK(puzzle.better >= 3 * puzzle.error - 0.05);
            CHECK(puzzle.solved.size() == 3);
            CHECK(puzzle.solved.back().second >= 0.25);
        }
    }
}

TEST_CASE("a sum over worlds has the mean and the error that are worked out by hand") {
    engine::Sum sum;
    for (const int value : {1, 2, 3, 4}) sum.add(value);
    CHECK(sum.mean() == 3);  // 2.5 is rounded away from 0
    CHECK(sum.mean(10) == 25);
    CHECK(sum.error() == doctest::Approx(0.6455));  // the root of 5/3, by the root of 4
    CHECK(sum.above(3.8));
    CHECK_FALSE(sum.above(3.9));
    engine::Sum minus;
    for (const int value : {-1, -2, -3, -4}) minus.add(value);
    CHECK(minus.mean() == -3);
    CHECK_FALSE(minus.above(0));
}

TEST_CASE("a puzzle is rated where players of the levels' strength would find it as often as they did") {
    const kit::Ratings ratings{1200, 1300, 1400, 1500, 1600, 1700, 1800};
    CHECK(engine::puzzle_rating(ratings, {1, 1, 1, 1, 1, 1, 1}) == protocol::kLeastPuzzleRating);
    CHECK(engine::puzzle_rating(ratings, {}) == protocol::kMostPuzzleRating);
    // As often as not where it is as strong as the level in the middle; the others are as far off either way.
    CHECK(engine::puzzle_rating(ratings, {.5, .5, .5, .5, .5, .5, .5}) == 1500);
    CHECK(engine::puzzle_rating(ratings, {0, 0, 0, .5, 1, 1, 1}) == 1500);
    CHECK(engine::puzzle_rating(ratings, {0, 0, 0, 0, 1, 1, 1}) > 1550);
}
