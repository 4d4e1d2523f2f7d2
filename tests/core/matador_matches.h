// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "any_game.h"
#include "matador_table.h"

/// Random matches of Matador and Russian Dominoes over all options, seats and decks.
namespace boneyard::test {

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

/// Either game, any seats and options. Matches are short: most have one round.
inline Start matador_start(kit::Rng& rng) {
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

/// What the tests over all games have to be told of this one.
template <>
struct Kind<matador::Game> : AnyKind<matador::Game> {
    static Start start(kit::Rng& rng) { return matador_start(rng); }
    static Words set(const matador::Table& table) { return set_of(table.rules.most); }
    static std::string text(matador::Tile tile) { return matador::tile_text(tile); }
    static Words laid(const matador::Table& table) { return placed_on(table, text); }
    static bool drew(const matador::Table& table) { return table.drawn > 0; }
};
using MatadorKind = Kind<matador::Game>;

}  // namespace boneyard::test
