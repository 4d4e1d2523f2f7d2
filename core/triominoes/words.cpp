// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said to a player: why a tile does not go there, and what speaks for a move.

#include <algorithm>

#include "kit/action_text.h"
#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

using kit::Phrase;

std::optional<Cell> parse_cell(std::string_view text) {
    kit::ActionWords words(text);
    const auto x = kit::parse_number(words.next());
    const auto y = kit::parse_number(words.next());
    if (!x || !y) return std::nullopt;
    return Cell{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)};
}

Phrase why_not_opening(const View& view) {
    const Tile tile = opening_tile(view.hand());
    if (is_triple(tile)) {
        //: %1 is a tile, as 4-4-4
        return say(QT_TRANSLATE_NOOP("triominoes", "The highest triple opens the round: lay %1."),
                   {tile_text(tile)});
    }
    //: %1 is a tile, as 3-4-5
    return say(QT_TRANSLATE_NOOP("triominoes", "Nobody has a triple, so the tile worth most opens: lay %1."),
               {tile_text(tile)});
}

Phrase why_not_cell(const Lattice& lattice, Cell cell) {
    std::vector<kit::PhraseArg> numbers;
    for (const int number : lattice.numbers_around(cell)) numbers.emplace_back(number);
    if (numbers.size() == 3) {
        //: The numbers that lie around a free place, clockwise
        return say(QT_TRANSLATE_NOOP("triominoes", "There the tile must show %1, %2 and %3, read clockwise."),
                   numbers);
    }
    if (numbers.size() == 2) {
        //: The numbers at two corners of a free place, clockwise
        return say(
            QT_TRANSLATE_NOOP("triominoes", "There the tile must show a %1 and, clockwise after it, a %2."),
            numbers);
    }
    return say(QT_TRANSLATE_NOOP("triominoes", "A tile is laid edge to edge with another."));
}

/// What a draw may bring.
struct Hope {
    int tiles = 0;  ///< of those that the seat cannot see, that would make a bridge or a hexagon
    int most = 0;   ///< extra points that one of them brings
};

Hope hoped_for(const View& view) {
    const Lattice& lattice = view.table.lattice;
    const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
    TileSet tiles;
    Hope hope;
    for (int spot = 0; spot < lattice.frontier_size(); ++spot) {
        if (!lattice.closed_at(spot)) continue;
        (lattice.fits_at(spot) & unseen).each([&](Tile tile) {
            const Gain gain = gain_of(view.table, {Action::Kind::Place, tile, lattice.frontier(spot), 0});
            if (gain.hexagon + gain.bridge == 0) return;
            tiles.add(tile);
            hope.most = std::max(hope.most, gain.hexagon + gain.bridge);
        });
    }
    hope.tiles = tiles.count();
    return hope;
}

/// `fitting`: how many tiles of the hand fit when this one lies.
Phrase why_gain(int points, int fitting) {
    // The points themselves stand in the words of the move.
    if (points == 0 && fitting == 0)
        return say(QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but nothing else is better."));
    if (fitting == 0) {
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "Its points are worth it, though then none of your other tiles fits."));
    }
    if (points == 0)
        return say(QT_TRANSLATE_NOOP("triominoes", "It scores nothing, but then other tiles of yours fit."));
    //: After the words of a move and its points
    Phrase phrase = say(QT_TRANSLATE_N_NOOP("triominoes", "After it %n of your other tile(s) fit."));
    phrase.count = fitting;
    return phrase;
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    const Table& table = view.table;
    if (table.phase != Phase::Play || table.to_move != view.seat) {
        return say(QT_TRANSLATE_NOOP("triominoes", "It is not your turn."));
    }
    std::vector<Action> actions;
    legal(view, actions);
    const bool fits = std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        return action.kind == Action::Kind::Place && tile_text(action.tile) == tile &&
               cell_name(action.cell) == group;
    });
    if (fits) return {};
    if (table.placed_count == 0) return why_not_opening(view);
    const auto cell = parse_cell(group);
    if (cell && table.lattice.edges(*cell) > 0) return why_not_cell(table.lattice, *cell);
    const auto known = parse_tile(tile);
    if (known && fitting(table.lattice).has(*known)) {
        return say(
            QT_TRANSLATE_NOOP("triominoes", "Both corners of an edge must show the numbers that lie there."));
    }
    //: %1 is a tile, as 0-3-5
    return say(QT_TRANSLATE_NOOP("triominoes", "No edge on the table takes %1."), {std::string(tile)});
}

Phrase Game::why(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Next) return {};
    if (action.kind == Action::Kind::Draw) {
        std::vector<Action> actions;
        legal(view, actions);
        int most = -1;  // points, of all that fits
        for (const Action& each : actions) {
            if (each.kind == Action::Kind::Place) most = std::max(most, gain_of(view.table, each).sum());
        }
        if (most < 0) return say(QT_TRANSLATE_NOOP("triominoes", "None of your tiles fits."));
        const Hope hope = hoped_for(view);
        if (hope.tiles > 0) {
            //: %1: the points of the best tile that could be laid, %2: what drawing costs, %n: tiles, %3:
            //: points
            Phrase phrase =
                say(QT_TRANSLATE_N_NOOP(
                        "triominoes",
                        "What fits now scores %1 at most. A draw costs %2, but of the tiles you cannot "
                        "see %n would make a bridge or a hexagon now, worth up to %3."),
                    {most, kDrawPrice, hope.most});
            phrase.count = hope.tiles;
            return phrase;
        }
        //: %1: the points of the best tile that could be laid, %2: what drawing costs, %3: points
        return say(QT_TRANSLATE_NOOP("triominoes",
                                     "What fits now scores %1 at most. A draw costs %2, but with more tiles "
                                     "a bridge or a hexagon is likelier: %3 points or more."),
                   {most, kDrawPrice, kBridgeBonus});
    }
    if (action.kind == Action::Kind::Pass) {
        return say(QT_TRANSLATE_NOOP("triominoes", "Nothing you could lay is worth it."));
    }
    if (view.table.placed_count == 0 && action.tile == opening_tile(view.hand()))
        return why_not_opening(view);
    if (view.hand().count() == 1) return say(QT_TRANSLATE_NOOP("triominoes", "You go out with it."));
    const Gain gain = gain_of(view.table, action);
    const int hexagons = view.table.lattice.hexagons(action.cell);
    if (gain.hexagon > 0 && hexagons > 1) {
        //: %n hexagons that one tile closes, %1 points for all of them
        Phrase phrase =
            say(QT_TRANSLATE_N_NOOP("triominoes", "It closes %n hexagons at once: %1 extra points."),
                {gain.hexagon});
        phrase.count = hexagons;
        return phrase;
    }
    if (gain.hexagon > 0) {
        //: %1 points for closing a hexagon
        return say(QT_TRANSLATE_NOOP("triominoes", "It closes a hexagon: %1 extra points."), {gain.hexagon});
    }
    if (gain.bridge > 0) {
        //: %1 points for a bridge
        return say(QT_TRANSLATE_NOOP("triominoes", "It makes a bridge: %1 extra points."), {gain.bridge});
    }
    Table after = view.table;
    lay(after, action);
    TileSet rest = view.hand();
    rest.remove(action.tile);
    return why_gain(gain.sum(), (rest & fitting(after.lattice)).count());
}

}  // namespace boneyard::triominoes
