// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "any_game.h"
#include "triominoes_table.h"

/// Random matches of Triominoes over all options, seats and decks.
namespace boneyard::test {

/// A deck in which, more often than by chance, triples or blanks are all dealt or all in the well, or the
/// tiles are dealt from light to heavy.
inline Words random_triangles(kit::Rng& rng) {
    std::vector<triominoes::Tile> tiles;
    triominoes::TileSet::full().each([&](triominoes::Tile tile) { tiles.push_back(tile); });
    const bool sorted = rng.below(8) == 0;
    if (!sorted) rng.shuffle(tiles);
    const auto last = [&](auto which) {
        std::stable_partition(tiles.begin(), tiles.end(), std::not_fn(which));
    };
    switch (rng.below(6)) {
        case 0:
            last([](triominoes::Tile tile) { return triominoes::is_triple(tile); });
            break;
        case 1:
            last([](triominoes::Tile tile) { return !triominoes::is_triple(tile); });
            break;
        case 2:
            last([](triominoes::Tile tile) { return triominoes::corner(tile, 0) == 0; });
            break;
        case 3:
            last([](triominoes::Tile tile) { return tile != 0 && triominoes::is_triple(tile); });
            break;
        default:
            break;
    }
    Words deck;
    for (const triominoes::Tile tile : tiles) deck.push_back(triominoes::tile_text(tile));
    return deck;
}

/// Any seats and options. Matches are short: most have one round.
inline Start triominoes_start(kit::Rng& rng) {
    const auto name = [&](const std::vector<std::string>& names) { return any_of(names, rng); };
    const auto flag = [&] { return rng.below(2) == 0; };
    Start start;
    start.game = "triominoes";
    start.seats = 2 + static_cast<int>(rng.below(5));
    start.deal = rng.next() & kit::kMaxDeal;
    start.options = {
        {"target", any_of<int>({0, 0, 0, 0, 0, 0, 1, 60}, rng)},
        {"hexagons", name({"graded", "each"})},
        {"bridge", name({"any", "strict"})},
        {"empty_well_penalty", any_of<int>({0, 3, 10}, rng)},
        {"open_with_zeros", flag()},
        {"blocked", name({"difference", "each"})},
    };
    if (flag()) start.deck = random_triangles(rng);
    return start;
}

/// What the tests over all games have to be told of this one.
template <>
struct Kind<triominoes::Game> : AnyKind<triominoes::Game> {
    static Start start(kit::Rng& rng) { return triominoes_start(rng); }
    static Words set(const triominoes::Table&) { return all_triangles(); }
    static std::string text(triominoes::Tile tile) { return triominoes::tile_text(tile); }
    static Words laid(const triominoes::Table& table) { return placed_on(table, text); }
    static bool drew(const triominoes::Table& table) { return table.drawn > 0; }
};
using TriominoesKind = Kind<triominoes::Game>;

}  // namespace boneyard::test
