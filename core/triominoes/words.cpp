// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said to a player: why a tile does not go there, and what speaks for a move.

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "kit/action_text.h"
#include "triominoes/game.h"
#include "triominoes/reasons.h"

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

Phrase why_not_beside() {
    return say(QT_TRANSLATE_NOOP("triominoes", "A tile is laid edge to edge with another."));
}

/// Its numbers follow one another so, clockwise.
bool has_in_turn(Tile tile, int first, int second) {
    for (int i = 0; i < 3; ++i) {
        if (corner(tile, i) == first && corner(tile, i + 1) == second) return true;
    }
    return false;
}

Phrase why_not_cell(const Lattice& lattice, Cell cell, std::optional<Tile> tile) {
    std::vector<kit::PhraseArg> numbers;
    for (const int number : lattice.numbers_around(cell)) numbers.emplace_back(number);
    if (numbers.size() == 3) {
        //: The numbers that lie around a free place, clockwise
        return say(QT_TRANSLATE_NOOP("triominoes", "There the tile must show %1, %2 and %3, read clockwise."),
                   numbers);
    }
    if (numbers.size() == 2) {
        const auto [first, second] = std::pair(std::get<int>(numbers[0]), std::get<int>(numbers[1]));
        if (tile && has_in_turn(*tile, second, first)) {
            //: Why a triangular tile does not fit where it was let go: it would, if it were its mirror image
            return say(QT_TRANSLATE_NOOP(
                           "triominoes",
                           "The tile has both, but in the other order: clockwise, a %2 must follow the %1."),
                       numbers);
        }
        //: The numbers at two corners of a free place, clockwise
        return say(
            QT_TRANSLATE_NOOP("triominoes", "There the tile must show a %1 and, clockwise after it, a %2."),
            numbers);
    }
    return why_not_beside();
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
    const auto known = parse_tile(tile);
    if (cell && table.lattice.edges(*cell) > 0) return why_not_cell(table.lattice, *cell, known);
    if (known && fitting(table.lattice).has(*known)) return why_not_beside();
    //: %1 is a tile, as 0-3-5
    return say(QT_TRANSLATE_NOOP("triominoes", "No edge on the table takes %1."), {std::string(tile)});
}

Phrase Game::why(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Next) return {};
    if (action.kind != Action::Kind::Place) return why_not_lay(view, action);
    if (view.table.placed_count == 0 && action.tile == opening_tile(view.hand()))
        return why_not_opening(view);
    if (view.hand().count() == 1) return say(QT_TRANSLATE_NOOP("triominoes", "You go out with it."));
    return why_lay(view, action);
}

}  // namespace boneyard::triominoes
