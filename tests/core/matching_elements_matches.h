// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <functional>

#include "any_game.h"
#include "matching_elements/game.h"

/// Random matches of Matching Elements over all seats, options and decks.
namespace boneyard::test {

/// A deck in which, more often than by chance, the auction is decided by doubles - equal ones, or zeros - or
/// by none, or the colours are dealt one after the other.
inline Words random_elements_deck(int colours, int seats, kit::Rng& rng) {
    namespace me = matching_elements;
    std::vector<me::Tile> tiles;
    me::TileSet::full(colours).each([&](me::Tile tile) { tiles.push_back(tile); });
    rng.shuffle(tiles);
    const auto first = [&](auto which, std::ptrdiff_t count) {  // brings so many of them to the front
        auto front = tiles.begin();
        for (auto tile = tiles.begin(); tile != tiles.end() && count > 0; ++tile) {
            if (!which(*tile)) continue;
            std::iter_swap(tile, front++);
            --count;
        }
        std::vector<me::Tile> draws(tiles.begin(), tiles.begin() + seats);
        rng.shuffle(draws);
        std::copy(draws.begin(), draws.end(), tiles.begin());
    };
    const int number = 3 * static_cast<int>(rng.below(5));
    const auto is_number = [&](me::Tile tile) { return me::is_double(tile) && me::low(tile) == number; };
    switch (rng.below(6)) {
        case 0:
            first(is_number, 1 + static_cast<int>(rng.below(2)));
            break;
        case 1:
        case 2:
            first(std::not_fn(me::is_double), seats);
            break;
        case 3:
            first(std::not_fn(me::is_double), seats);
            std::sort(tiles.begin() + seats, tiles.end());
            break;
        default:
            break;
    }
    Words deck;
    for (const me::Tile tile : tiles) deck.push_back(me::tile_text(tile));
    return deck;
}

/// Any seats and options; few matches with many colours, as they take long. `few` keeps to two and three.
inline Start matching_elements_start(kit::Rng& rng, bool few) {
    const auto flag = [&] { return rng.below(2) == 0; };
    const std::vector<int> usual{2, 2, 2, 2, 2, 2, 2, 3, 3};
    const int colours = few || rng.below(8) != 0 ? any_of(usual, rng) : any_of<int>({4, 4, 5, 6}, rng);
    Start start;
    start.game = "matching_elements";
    start.seats = 3 + static_cast<int>(rng.below(4));
    start.deal = rng.next() & kit::kMaxDeal;
    const std::vector<std::string> teams{"none", "2x3", "3x2"};
    start.options = {
        {"colours", colours},
        {"teams", start.seats == 6 ? any_of(teams, rng) : teams.front()},
        {"met_bet_bonus", flag()},
        {"draw_when_stuck", flag()},
    };
    start.likes = any_of<Words>({{"bid", "hold", "place "}, {"bid", "bet", "place "}, {"fold", "hold"}}, rng);
    if (flag()) start.deck = random_elements_deck(colours, start.seats, rng);
    return start;
}

/// Matches in which a round is not played, as fewer than two sides have a tile; about one in ten thousand is
/// such a match.
inline std::vector<Start> starts_of_unplayed_elements() {
    std::vector<Start> starts;
    for (const std::uint64_t seed : {24083U, 24879U, 29627U}) {
        Start start;
        start.game = "matching_elements";
        start.seats = 6;
        start.deal = seed;
        start.options = {{"colours", 2}, {"draw_when_stuck", true}};
        start.likes = {"place R:"};
        start.keen = true;
        start.seed = seed;
        starts.push_back(start);
    }
    return starts;
}

/// What the tests over all games have to be told of this one.
template <>
struct Kind<matching_elements::Game> : AnyKind<matching_elements::Game> {
    static constexpr int kLength = 4;
    static Words phases() { return {"auction", "colour", "bets"}; }
    static Start start(kit::Rng& rng) { return matching_elements_start(rng, true); }
    static Words set(const matching_elements::Table& table) {
        return texts_of(matching_elements::TileSet::full(table.rules.colours), text);
    }
    static std::string text(matching_elements::Tile tile) { return matching_elements::tile_text(tile); }

    /// On the table, in the Banks and, until the auction is over, drawn.
    static Words laid(const matching_elements::Table& table) {
        Words texts;
        for (const auto& placed : table.board.placed()) texts.push_back(text(placed.tile));
        for (const auto& bank : table.banks) bank.each([&](auto tile) { texts.push_back(text(tile)); });
        if (table.phase != matching_elements::Phase::Auction) return texts;
        for (kit::Seat seat = 0; seat < table.seats; ++seat)
            texts.push_back(text(kit::at(table.draws, seat)));
        return texts;
    }

    /// Somebody was stuck, and it is known what they lack.
    static bool drew(const matching_elements::Table& table) {
        return table.drawn || std::any_of(table.known.begin(), table.known.end(),
                                          [](const auto& known) { return !known.lacks.empty(); });
    }
};
using MatchingElementsKind = Kind<matching_elements::Game>;

}  // namespace boneyard::test
