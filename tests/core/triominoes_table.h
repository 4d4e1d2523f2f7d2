// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include "by_hand.h"
#include "triominoes/game.h"

/// Matches, positions and views of Triominoes made by hand.
namespace boneyard::test {

/// All triangles; the triples last, so that a hand filled up with others does not open for their sake.
inline const Words& all_triangles() {
    static const Words kAll = [] {
        Words set = texts_of(triominoes::TileSet::full(), triominoes::tile_text);
        std::stable_partition(set.begin(), set.end(), [](const std::string& tile) {
            return tile[0] != tile[2] || tile[2] != tile[4];
        });
        return set;
    }();
    return kAll;
}

/// A match from a deck, in the protocol's words. If nothing else is said there is one round; the hands named
/// give the number of seats.
class TriominoesTable : public TableByHand<triominoes::Game> {
public:
    // NOLINTNEXTLINE(google-explicit-constructor): a table reads as its hands
    TriominoesTable(const std::vector<std::string>& hands, const kit::GivenOptions& options = {},
                    const std::string& stock = {})
        : TableByHand(start(hands, options, stock)) {}

private:
    static std::unique_ptr<kit::Match> start(const std::vector<std::string>& hands,
                                             const kit::GivenOptions& options, const std::string& stock) {
        kit::GivenOptions all{{"target", 0}};
        all.insert(all.end(), options.begin(), options.end());
        const std::size_t size = hands.size() == 2 ? 9 : hands.size() <= 4 ? 7 : 6;
        return new_match("triominoes", static_cast<int>(hands.size()), 1, all,
                         deck_of(all_triangles(), size, hands, stock))
            .value();
    }
};

inline triominoes::TileSet triangles(const std::string& text) {
    triominoes::TileSet tiles;
    for (const std::string& word : words(text)) tiles.add(triominoes::parse_tile(word).value());
    return tiles;
}

/// A placement: "0-3-5 1 0 2".
inline triominoes::Action placement(const std::string& text) {
    return triominoes::Game::parse("place " + text).value();
}

/// A position in the middle of a round. What is named nowhere has been laid too, where it matters to nobody:
/// such a table can be played to the round's end, and not be shown (seen() makes what can).
struct Triangles {
    triominoes::Rules rules = {};
    std::vector<std::string> laid = {};  ///< in order: "0-3-5 1 0 2"
    std::vector<std::string> hands = {};
    std::string stock = {};  ///< in no certain order
    triominoes::Seat to_move = 0;
    std::uint8_t drawn = 0;
    kit::PerSeat<int> scores = {};
};

inline triominoes::Game set_up(const Triangles& position) {
    triominoes::View view;
    view.open = true;
    triominoes::Table& table = view.table;
    table.rules = position.rules;
    table.seats = static_cast<std::int8_t>(position.hands.size());
    table.scores = position.scores;
    table.drawn = position.drawn;
    table.stock_count = static_cast<std::uint8_t>(triangles(position.stock).count());
    triominoes::TileSet elsewhere = triominoes::TileSet::full() - triangles(position.stock);
    for (std::size_t seat = 0; seat < position.hands.size(); ++seat) {
        view.hands[seat] = triangles(position.hands[seat]);
        table.hand_counts[seat] = static_cast<std::int8_t>(view.hands[seat].count());
        elsewhere = elsewhere - view.hands[seat];
    }
    for (const std::string& text : position.laid) elsewhere.remove(placement(text).tile);
    table.laid = elsewhere;
    elsewhere.each([&](triominoes::Tile tile) { table.placed[table.placed_count++].tile = tile; });
    for (const std::string& text : position.laid) triominoes::lay(table, placement(text));
    table.to_move = position.to_move;
    kit::Rng rng(1);
    return triominoes::Game::sample(view, rng);
}

/// What seat 0, who is to move, sees when these tiles have been laid and the well holds 30 tiles.
inline triominoes::View seen(const std::vector<std::string>& laid, const std::string& hand,
                             const triominoes::Rules& rules = {}) {
    triominoes::View view;
    view.table.rules = rules;
    view.table.to_move = 0;
    view.table.stock_count = 30;
    view.seat = 0;
    for (const std::string& text : laid) triominoes::lay(view.table, placement(text));
    view.hands[0] = triangles(hand);
    view.table.hand_counts = {static_cast<std::int8_t>(view.hands[0].count()), 9};
    return view;
}

// Around the point 0 0, which carries a 0, lie the numbers 1 2 3 4 5 0 clockwise: five tiles of a hexagon.
inline const std::vector<std::string> kFiveOfSix = {"0-1-2 0 0 0", "0-2-3 -1 0 1", "0-3-4 -1 -1 2",
                                                    "0-4-5 0 -1 0", "0-0-5 1 -1 2"};
inline const std::string kSixth = "0-0-1 1 0 2";

/// 1 0 closes the hexagons around 0 0 (five tiles) and 2 0 (four more).
inline const std::vector<std::string> kTwoLess = {"0-5-5 0 0 0",  "0-0-5 -1 0 2", "0-0-1 -1 -1 2",
                                                  "0-1-1 0 -1 0", "0-1-2 1 -1 1", "1-1-2 2 -1 2",
                                                  "1-2-2 3 -1 0", "2-2-2 3 0 0",  "2-2-5 2 0 0"};
inline const std::string kTwo = "0-2-5 1 0 2";

/// A strip that bends back: 1 -1 has one neighbour, below, and its top meets the last tile's corner.
inline const std::vector<std::string> kBent = {"4-4-4 0 0 0",   "2-4-4 1 0 1",   "1-4-4 -1 0 2",
                                               "1-3-4 -1 -1 1", "1-1-3 -2 -1 0", "1-3-3 -2 -2 1",
                                               "2-3-3 -1 -2 1", "2-2-3 0 -2 0"};
inline const std::string kBridge = "2-2-4 1 -1 0";

}  // namespace boneyard::test
