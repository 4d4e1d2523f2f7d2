// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What puzzles are about: the quota by which the engine looks for them, and what is brought along.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>

#include "protocol/puzzle.h"
#include "registry.h"
#include "theme_quota.h"

using namespace boneyard;

namespace {

const std::vector<kit::Theme> kThemes{{"often", {}}, {"seldom", {}}, {"never", {}}, {"best", {}}};

std::vector<protocol::Puzzle> brought_along(const GameEntry& game) {
    std::ifstream file(std::string(BONEYARD_PUZZLES "/") + std::string(game.info.id) + ".jsonl");
    std::vector<protocol::Puzzle> all;
    for (std::string line; std::getline(file, line);) all.push_back(protocol::parse_puzzle(line).value());
    return all;
}

bool has(const engine::ThemeQuota::Codes& codes, std::string_view code) {
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

}  // namespace

TEST_CASE("a theme that is found often leaves room for those that are lacking") {
    engine::ThemeQuota quota(kThemes, 10, 2);
    CHECK(quota.enough().empty());
    CHECK(quota.lacking() == engine::ThemeQuota::Codes{"often", "seldom", "never"});
    for (int i = 0; i < 6; ++i) quota.found(i < 3 ? "often" : "best");
    CHECK(has(quota.enough(), "often"));
    CHECK(has(quota.enough(), "best"));
    CHECK_FALSE(has(quota.enough(), "seldom"));
}

TEST_CASE(
    "what nobody finds is given up after a long search for nothing else, and others come in its place") {
    engine::ThemeQuota quota(kThemes, 4, 1);
    for (const char* theme : {"often", "often", "seldom"}) quota.found(theme);
    CHECK(quota.lacking() == engine::ThemeQuota::Codes{"never"});
    for (int i = 0; i < engine::ThemeQuota::kPatience; ++i) quota.missed();
    CHECK(quota.lacking().empty());
    CHECK_FALSE(has(quota.enough(), "seldom"));
}

TEST_CASE("of the themes that were named alone puzzles are found") {
    engine::ThemeQuota quota(kThemes, 5, 1, {"seldom"});
    CHECK(quota.enough() == engine::ThemeQuota::Codes{"often", "never", "best"});
    for (int i = 0; i < 4; ++i) quota.found("seldom");
    CHECK_FALSE(has(quota.enough(), "seldom"));
}

TEST_CASE("of whatever puzzles of a game are about there are fifteen at the least") {
    for (const GameEntry& game : games()) {
        std::map<std::string, int> themes;
        for (const protocol::Puzzle& puzzle : brought_along(game)) ++themes[puzzle.theme];
        for (const auto& each : themes) {
            CAPTURE(game.info.id);
            CAPTURE(each.first);
            CHECK((each.first == "best" || each.second >= 15));
        }
    }
}

TEST_CASE("no puzzle is brought along that the champion finds less often than the skilled") {
    for (const GameEntry& game : games()) {
        for (const protocol::Puzzle& puzzle : brought_along(game)) {
            CAPTURE(puzzle.deal);
            REQUIRE(puzzle.solved.size() == 3);
            CHECK(puzzle.solved[2].second >= puzzle.solved[1].second);
        }
    }
}
