// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <algorithm>
#include <functional>

#include "matador_table.h"

/// Random matches over all options, seats and decks, leaning to what seldom happens.
namespace boneyard::test {

/// What a match is started from.
struct Start {
    std::string game;
    int seats = 2;
    std::uint64_t deal = 0;
    kit::GivenOptions options;
    Words deck;

    [[nodiscard]] kit::Result<std::unique_ptr<kit::Match>> match() const {
        return new_match(game, seats, deal, options, deck);
    }
};

template <class T>
const T& any_of(const std::vector<T>& values, kit::Rng& rng) {
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

/// A deck in which, more often than by chance, blanks, doubles or matadors are all dealt or all in the stock.
inline Words random_deck(int most, kit::Rng& rng) {
    std::vector<matador::Tile> tiles;
    matador::full_set(most).each([&](matador::Tile tile) { tiles.push_back(tile); });
    rng.shuffle(tiles);
    const auto last = [&](auto which) {
        std::stable_partition(tiles.begin(), tiles.end(), std::not_fn(which));
    };
    const matador::TileSet& matadors = matador::matadors_of(most);
    switch (rng.below(6)) {
        case 0:
            last([&](matador::Tile tile) { return matadors.has(tile); });
            break;
        case 1:
            last([&](matador::Tile tile) { return !matadors.has(tile); });
            break;
        case 2:
            last([](matador::Tile tile) { return matador::low(tile) == 0; });
            break;
        case 3:
            last([](matador::Tile tile) { return matador::is_double(tile); });
            break;
        default:
            break;
    }
    Words deck;
    for (const matador::Tile tile : tiles) deck.push_back(matador::tile_text(tile));
    return deck;
}

/// Any game, seats and options. Matches are short: most have one round.
inline Start random_start(kit::Rng& rng) {
    const auto name = [&](const std::vector<std::string>& names) { return any_of(names, rng); };
    const auto flag = [&] { return rng.below(2) == 0; };
    const int most = any_of<int>({6, 6, 6, 9, 12}, rng);
    Start start;
    start.game = name({"matador", "russian"});
    start.seats = 2 + static_cast<int>(rng.below(most == 6 ? 3 : 5));
    start.deal = rng.next() & kit::kMaxDeal;
    start.options = {
        {"set", most},
        {"hand", most == 6 ? name({"table", "5", "6", "7", "all"}) : name({"table", "5", "6", "7"})},
        {"opener", name({"highest_double", "holder", "rotate"})},
        {"matadors", name({"across", "across_or_line", "free"})},
        {"draw", name({"until", "one"})},
        {"keep_matador", flag()},
        {"spinner", flag()},
        {"reserve", static_cast<int>(rng.below(3))},
        {"blocked", name({"total", "difference"})},
        {"target", any_of<int>({0, 0, 0, 0, 0, 0, 1, 30}, rng)},
    };
    if (flag()) start.deck = random_deck(most, rng);
    return start;
}

/// What somebody at random does next, leaning to drawing and passing where there is a choice.
inline std::string random_action(const Words& legal, kit::Rng& rng) {
    if (rng.below(3) == 0) {
        for (const char* text : {"draw", "pass"}) {
            if (std::find(legal.begin(), legal.end(), text) != legal.end()) return text;
        }
    }
    return any_of(legal, rng);
}

inline const matador::Game& game_of(const kit::Match& match) {
    return static_cast<const kit::MatchOf<matador::Game>&>(match).game();
}

inline kit::Seat any_seat(const kit::Match& match, kit::Rng& rng) {
    return static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(match.setup().seats)));
}

/// Plays `count` random matches and calls `check(match, events, rng)` at their start and after every action;
/// it gives back what is wrong, or nothing. Stops at the first fault and tells where it was.
template <class Check>
QString first_fault(int count, Check check) {
    constexpr std::size_t kFarTooMany = 10'000;
    for (int number = 0; number < count; ++number) {
        kit::Rng rng(static_cast<std::uint64_t>(number), kit::Stream::World);
        const auto match = random_start(rng).match().value();
        kit::Events events;
        for (;;) {
            const QString fault = check(*match, events, rng);
            if (!fault.isEmpty()) {
                return QString("match %1, after %2 actions: ").arg(number).arg(match->actions().size()) +
                       fault;
            }
            const Words legal = match->legal();
            if (legal.empty()) break;
            if (match->actions().size() > kFarTooMany) return QString("match %1 does not end").arg(number);
            events = match->play(random_action(legal, rng)).value();
        }
    }
    return {};
}

/// How many matches are played: BONEYARD_MATCHES, or `usual`.
inline int matches_to_play(int usual) {
    bool given = false;
    const int count = qEnvironmentVariableIntValue("BONEYARD_MATCHES", &given);
    return given ? count : usual;
}

}  // namespace boneyard::test
