// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "by_hand.h"

/// Random matches of any game, leaning to what seldom happens.
namespace boneyard::test {

/// What a match is started from.
struct Start {
    std::string game;
    int seats = 2;
    std::uint64_t deal = 0;
    kit::GivenOptions options;
    Words deck;
    Words likes = {"place "};  ///< how the actions begin that somebody at random likes best
    bool keen = false;         ///< they are done whenever they can be; else in one match of three

    /// What chance plays from, where a certain match is wanted whatever is looked at meanwhile.
    std::optional<std::uint64_t> seed = {};

    [[nodiscard]] kit::Result<std::unique_ptr<kit::Match>> match() const {
        return new_match(game, seats, deal, options, deck);
    }
};

template <class T>
const T& any_of(const std::vector<T>& values, kit::Rng& rng) {
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

/// "bet 5..99" in a list of what is legal: the numbers from which one is chosen.
struct Range {
    std::string verb;  ///< "bet "
    int least = 0;
    int most = 0;

    [[nodiscard]] std::string with(int number) const { return verb + std::to_string(number); }
};

/// Nothing where the action stands for itself.
inline std::optional<Range> range_of(const std::string& action) {
    const auto dots = action.find("..");
    if (dots == std::string::npos) return std::nullopt;
    const auto verb = action.rfind(' ', dots) + 1;
    return Range{action.substr(0, verb), std::stoi(action.substr(verb)), std::stoi(action.substr(dots + 2))};
}

/// True when the action is in the list, or its number in one of the ranges.
inline bool lists(const Words& legal, const std::string& action) {
    return std::any_of(legal.begin(), legal.end(), [&](const std::string& listed) {
        const auto range = range_of(listed);
        if (!range) return listed == action;
        if (!action.starts_with(range->verb)) return false;
        const int number = std::stoi(action.substr(range->verb.size()));
        return range->least <= number && number <= range->most && range->with(number) == action;
    });
}

/// A listed action as it is played: of a range one number, often the least, one near it, or the most.
inline std::string played(const std::string& listed, kit::Rng& rng) {
    const auto range = range_of(listed);
    if (!range) return listed;
    const auto numbers = static_cast<std::uint32_t>(range->most - range->least + 1);
    switch (rng.below(8)) {
        case 0:
        case 1:
        case 2:
            return range->with(range->least);
        case 3:
            return range->with(range->most);
        case 4:
        case 5:
            return range->with(range->least + static_cast<int>(rng.below(std::min(numbers, 6U))));
        default:
            return range->with(range->least + static_cast<int>(rng.below(numbers)));
    }
}

/// What somebody at random does next: one who is keen does what they like whenever they can; others lean to
/// drawing and passing where there is a choice.
inline std::string random_action(const Words& legal, kit::Rng& rng, bool keen, const Words& likes) {
    Words wanted;
    const bool idles = !keen && rng.below(3) == 0;
    const Words& starts = idles ? Words{"draw", "pass"} : likes;
    std::copy_if(legal.begin(), legal.end(), std::back_inserter(wanted), [&](const std::string& action) {
        return std::any_of(starts.begin(), starts.end(),
                           [&](auto& start) { return action.starts_with(start); });
    });
    return played((keen || idles) && !wanted.empty() ? any_of(wanted, rng) : any_of(legal, rng), rng);
}

inline kit::Seat any_seat(const kit::Match& match, kit::Rng& rng) {
    return static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(match.setup().seats)));
}

/// Plays `count` matches, each from what `start(rng)` gives, and calls `check(match, events, rng)` at their
/// start and after every action; it gives back what is wrong, or nothing. Stops at the first fault and tells
/// where it was. `first`: the number of the first match, from which all its chance comes.
template <class MakeStart, class Check>
std::string first_fault(int count, MakeStart start, Check check, int first = 0) {
    constexpr std::size_t kFarTooMany = 10'000;
    for (int number = first; number < first + count; ++number) {
        kit::Rng rng(static_cast<std::uint64_t>(number), kit::Stream::World);
        const Start beginning = start(rng);
        const auto match = beginning.match().value();
        const bool keen = beginning.keen || number % 3 == 0;
        kit::Rng own(beginning.seed.value_or(0), kit::Stream::World);
        kit::Rng& dice = beginning.seed ? own : rng;
        kit::Events events;
        for (;;) {
            const std::string fault = check(*match, events, rng);
            if (!fault.empty()) {
                return filled("match %1, after %2 actions: ", number, match->actions().size()) + fault;
            }
            const Words legal = match->legal();
            if (legal.empty()) break;
            if (match->actions().size() > kFarTooMany) return filled("match %1 does not end", number);
            events = match->play(random_action(legal, dice, keen, beginning.likes)).value();
        }
    }
    return {};
}

/// The tiles that have been placed on the table of a game of dominoes or triangles.
template <class Table, class Text>
Words placed_on(const Table& table, Text text) {
    Words texts;
    for (std::size_t i = 0; i < table.placed_count; ++i) texts.push_back(text(table.placed[i].tile));
    return texts;
}

/// Every tile of the set is in one place: a hand, the stock or the table. `Kind` is that of a
/// <game>_matches.h.
template <class Kind>
std::string count_tiles(const typename Kind::Game& game) {
    const auto table = game.view(0).table;
    const kit::Status status = game.status();
    const kit::Holdings held = game.holdings();
    Words all = Kind::laid(table);
    const auto add = [&](const Words& tiles, int said) {
        all.insert(all.end(), tiles.begin(), tiles.end());
        return static_cast<int>(tiles.size()) == said;
    };
    if (!add(held.stock, status.stock_count)) return "a wrong count of the stock";
    for (std::size_t seat = 0; seat < held.hands.size(); ++seat) {
        if (!add(held.hands[seat].tiles, status.hand_counts[seat])) return "a wrong count of a hand";
    }
    Words set = Kind::set(table);
    std::sort(all.begin(), all.end());
    std::sort(set.begin(), set.end());
    return all == set ? "" : "tiles were lost or doubled";
}

/// How many matches are played: BONEYARD_MATCHES, or `usual`, or `quick` where somebody waits
/// (BONEYARD_QUICK).
inline int matches_to_play(int usual, int quick) {
    if (const char* given = std::getenv("BONEYARD_MATCHES")) return std::stoi(given);
    return std::getenv("BONEYARD_QUICK") == nullptr ? usual : quick;
}
inline int matches_to_play(int usual) { return matches_to_play(usual, usual); }

/// The number of the first of them: BONEYARD_FIRST_MATCH. So very many can be shared by several runs.
inline int first_match() {
    const char* given = std::getenv("BONEYARD_FIRST_MATCH");
    return given == nullptr ? 0 : std::stoi(given);
}

}  // namespace boneyard::test
