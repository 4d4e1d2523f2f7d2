// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "any_game.h"
#include "tiles_and_deal_table.h"

/// Random matches of Tiles & Deal over all options and decks.
namespace boneyard::test {

/// A deck full of melds: sets and short runs are cut out of the set until no more are found, and dealt one
/// after the other, with the jokers among the first tiles or wherever they fall.
inline Words melded_deck(int copies, int jokers, kit::Rng& rng) {
    using tiles_and_deal::Tile;
    std::array<int, tiles_and_deal::kJoker> left{};
    left.fill(copies);
    std::vector<Tile> deck;
    const auto number = [&](unsigned bound) { return static_cast<int>(rng.below(bound)); };
    for (int tries = 0; tries < 200; ++tries) {
        std::vector<Tile> meld;
        const int suit = number(4);
        const int place = 1 + number(12);
        const bool set = rng.below(3) == 0;
        const int size = 3 + number(set ? 2 : 3);
        for (int i = 0; i < size; ++i) {
            if (set) meld.push_back(tiles_and_deal::tile_of((suit + i) % 4, place));
            if (!set && place + i <= 14) meld.push_back(tiles_and_deal::tile_at(suit, place + i));
        }
        if (std::any_of(meld.begin(), meld.end(), [&](Tile tile) { return left[tile] == 0; })) continue;
        for (const Tile tile : meld) --left[tile];
        deck.insert(deck.end(), meld.begin(), meld.end());
    }
    const auto early = rng.below(2) == 0 ? std::min<std::size_t>(deck.size(), 30) : deck.size();
    for (int i = 0; i < jokers; ++i)
        deck.insert(deck.begin() + number(static_cast<unsigned>(early)), tiles_and_deal::kJoker);
    std::vector<Tile> rest;
    for (Tile tile = 0; tile < tiles_and_deal::kJoker; ++tile)
        rest.insert(rest.end(), std::size_t(left[tile]), tile);
    rng.shuffle(rest);
    deck.insert(deck.end(), rest.begin(), rest.end());
    Words texts;
    for (const Tile tile : deck) texts.push_back(tiles_and_deal::tile_text(tile));
    return texts;
}

/// Any options. Nearly all matches have one round.
inline Start tiles_and_deal_start(kit::Rng& rng) {
    const auto name = [&](const std::vector<std::string>& names) { return any_of(names, rng); };
    const int copies = any_of<int>({1, 1, 1, 1, 1, 2}, rng);
    const int jokers = any_of<int>({0, 1, 2, 3, 3}, rng);
    // Seldom those that keep a round going to its end: it takes long, and is the same most of the time.
    const std::vector<std::string> low{"threshold_or_one", "threshold", "one"};
    const auto knocks = rng.below(12) == 0 ? std::vector<std::string>{"super_only"} : low;
    Start start;
    start.game = "tiles_and_deal";
    start.deal = rng.next() & kit::kMaxDeal;
    start.options = {
        {"target", 0},
        {"hand", any_of<int>({10, 13}, rng)},
        {"copies", copies},
        {"jokers", jokers},
        {"melds", name({"table", "table", "table", "closed"})},
        {"unlaid", name({"free", "count"})},
        {"knock", any_of(knocks, rng)},
        {"threshold", any_of<int>({0, 10, 10, 20, 20, 30, 30, 30}, rng)},
        {"joker_value", any_of<int>({0, 5, 15, 50}, rng)},
        {"undercut", any_of<int>({0, 10, 25}, rng)},
        {"win", any_of<int>({0, 10, 25}, rng)},
        {"super_win", any_of<int>({0, 25, 100}, rng)},
    };
    const Words lays{"meld ", "add ", "swap "};
    const Words ends{"meld ", "add ", "swap ", "knock"};
    start.likes = any_of<Words>({lays, ends, ends, ends, ends, ends, ends, {"knock"}, {"knock"}}, rng);
    if (rng.below(2) == 0) start.likes.emplace_back("draw");
    start.keen = rng.below(16) != 0;
    if (rng.below(25) == 0) start.likes = {"take", "discard "};
    if (rng.below(16) == 0) {  // several rounds, which must not all be draws
        for (auto& [id, value] : start.options) {
            if (id == "target") value = any_of<int>({1, 60}, rng);
            if (id == "threshold") value = 30;
            if (id == "knock") value = std::string("threshold");
        }
        start.likes = {"knock"};
        start.keen = true;
    }
    if (rng.below(3) != 0) start.deck = melded_deck(copies, jokers, rng);
    if (rng.below(4) == 0 && !start.deck.empty()) rng.shuffle(start.deck);
    return start;
}

/// What the tests over all games have to be told of this one.
template <>
struct Kind<tiles_and_deal::Game> : AnyKind<tiles_and_deal::Game> {
    static Words phases() { return {"upcard", "draw", "meld"}; }
    static Start start(kit::Rng& rng) { return tiles_and_deal_start(rng); }
    static Words set(const tiles_and_deal::Table& table) {
        return numbered_tiles(table.rules.copies, table.rules.jokers);
    }
    static std::string text(tiles_and_deal::Tile tile) { return tiles_and_deal::tile_text(tile); }
    static Words laid(const tiles_and_deal::Table& table) {
        Words texts;
        for (std::size_t i = 0; i < table.discard_count; ++i) texts.push_back(text(table.discards[i]));
        for (std::size_t i = 0; i < table.meld_count; ++i) {
            for (const std::string& tile : words(tiles_and_deal::meld_text(table.melds[i])))
                texts.push_back(tile);
        }
        return texts;
    }
    static bool drew(const tiles_and_deal::Table& table) {
        return table.phase == tiles_and_deal::Phase::Meld && table.taken == tiles_and_deal::kNoTile;
    }
};
using TilesAndDealKind = Kind<tiles_and_deal::Game>;

}  // namespace boneyard::test
