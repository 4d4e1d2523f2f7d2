// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <optional>
#include <regex>
#include <string>

/// How the lines of the sheet at the end of a round are read.
namespace boneyard::test {

/// What a line comes to, after all that it says it adds or takes off has been done again; nothing when it has
/// no sum.
inline std::optional<int> worked_out(const std::string& line) {
    CAPTURE(line);
    std::smatch found;
    if (std::regex_search(line, found, std::regex("((?:\\d+ \\+ )+\\d+) = (\\d+)"))) {
        int sum = 0;
        const std::string parts = found[1];
        const std::regex number("\\d+");
        for (std::sregex_iterator it(parts.begin(), parts.end(), number), end; it != end; ++it)
            sum += std::stoi(it->str());
        REQUIRE_EQ(sum, std::stoi(found[2]));
        return sum;
    }
    const std::regex less(
        "(-?\\d+),? less (?:tiles )?(?:left )?(\\d+)(?: in hand| for tiles left)?(?:, (\\d+) times,)?(?::| "
        "is) (-?\\d+)");
    if (std::regex_search(line, found, less)) {
        const int times = found[3].matched ? std::stoi(found[3]) : 1;
        int result = std::stoi(found[1]) - std::stoi(found[2]) * times;
        std::smatch before;
        if (std::regex_search(line, before, std::regex("^Doubles held at the start (\\d+), ")))
            result += std::stoi(before[1]);
        REQUIRE_EQ(result, std::stoi(found[4]));
        std::smatch bonus;
        if (std::regex_search(line, bonus, std::regex(" is \\d+, and (\\d+) for")))
            result += std::stoi(bonus[1]);
        return result;
    }
    if (std::regex_search(line, found,
                          std::regex("(\\d+)(?:,)? and (\\d+)(?: tiles? from the table)?: (\\d+)"))) {
        REQUIRE_EQ(std::stoi(found[1]) + std::stoi(found[2]), std::stoi(found[3]));
        return std::stoi(found[3]);
    }
    if (std::regex_search(
            line, found,
            std::regex(
                "Bank(?: \\([^)]*\\))?: (\\d+), (?:and )?(\\d+) taken over \\(seat \\d(?: and seat \\d)*\\)"
                "(?:, and (\\d+) tiles? from the table)?: (\\d+)"))) {
        const int laid = found[3].matched ? std::stoi(found[3]) : 0;
        REQUIRE_EQ(std::stoi(found[1]) + std::stoi(found[2]) + laid, std::stoi(found[4]));
        return std::stoi(found[4]);
    }
    if (std::regex_search(line, found,
                          std::regex("^Doubles held at the start (\\d+), points (\\d+): (-?\\d+)\\."))) {
        REQUIRE_EQ(std::stoi(found[1]) + std::stoi(found[2]), std::stoi(found[3]));
        return std::stoi(found[3]);
    }
    if (std::regex_search(line, found, std::regex("^(?:Points )?(\\d+), (?:and|with) no tiles left[.:]")))
        return std::stoi(found[1]);
    if (std::regex_search(line, found,
                          std::regex("(\\d+), and (\\d+) for the super win, is (\\d+) points"))) {
        REQUIRE_EQ(std::stoi(found[1]) + std::stoi(found[2]), std::stoi(found[3]));
        return std::stoi(found[3]);
    }
    if (std::regex_search(line, found, std::regex("(?:worth |and )(\\d+) (?:left in hand|points for)")) ||
        std::regex_search(line, found, std::regex("deadwood (\\d+)")))
        return std::stoi(found[1]);
    return std::nullopt;
}

/// A line of numbers in which nothing is added up: what it says is looked at elsewhere, or stands above it.
inline bool only_counts(const std::string& line) {
    static const std::string who = "seat \\d((,| and) seat \\d)*";
    static const std::string than = "[A-Za-z ]+ \\(-?\\d+ against -?\\d+\\)";
    static const std::regex known(
        "Bank(?: \\(seat \\d(?:,? and seat \\d|, seat \\d)*\\))?: \\d+ tiles?\\.|Before the round: \\+\\d+ "
        "for the (highest bid|best double, [a-z]+ "
        "\\d+-\\d+)\\.|Least left in hand: " +
        who +
        ", with \\d+\\.|Out since round \\d+\\.|A 1 is an ace and counts 11, 10 to 13 count 10, the others "
        "their number\\.|The final is level: -?\\d+ each\\.|" +
        who +
        ": (\\d+ tiles? laid off|knocked, discarding [a-z]+ \\d+"
        "|ahead by the higher total, -?\\d+ against -?\\d+|ahead of another just as good, by " +
        than +
        "|out, (with|with the lowest total,|from among those with the lowest total,) -?\\d+"
        "|out; nobody had less than -?\\d+|safe with -?\\d+, having taken the round"
        "|just as low, but safe with " +
        than +
        "|the best result( of those who met their bets)?, -?\\d+, takes the round(, as nobody met a bet)?"
        ")\\.");
    return std::regex_match(line, known);
}

}  // namespace boneyard::test
