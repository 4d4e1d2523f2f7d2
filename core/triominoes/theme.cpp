// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a puzzle is about, told by the action that solves it.

#include <algorithm>

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

/// The table with the tile laid, and the tiles that others may hold then.
struct Aftermath {
    Table table;
    TileSet rest;
    TileSet unseen;

    Aftermath(const View& view, const Action& action) : table(view.table), rest(view.hand()) {
        lay(table, action);
        rest.remove(action.tile);
        unseen = TileSet::full() - table.laid - rest;
    }

    [[nodiscard]] int others_fit() const { return (unseen & fitting(table.lattice)).count(); }

    /// Some tile left in hand closes a hexagon or makes a bridge.
    [[nodiscard]] bool prepares() const {
        const Lattice& lattice = table.lattice;
        bool found = false;
        for (int spot = 0; spot < lattice.frontier_size() && !found; ++spot) {
            const Cell cell = lattice.frontier(spot);
            (lattice.fits_at(spot) & rest).each([&](Tile tile) {
                const Gain gain = gain_of(table, {Action::Kind::Place, tile, cell, 0});
                found = found || gain.hexagon + gain.bridge > 0;
            });
        }
        return found;
    }
};

/// No other placement leaves so few unseen tiles that fit.
bool leaves_least(const View& view, const Action& action) {
    const int left = Aftermath(view, action).others_fit();
    const auto actions = Game::legal(view);
    return std::none_of(actions.begin(), actions.end(), [&](const Action& other) {
        return other.kind == Action::Kind::Place && other.tile != action.tile &&
               Aftermath(view, other).others_fit() <= left;
    });
}

}  // namespace

std::string_view Game::theme(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Draw) return "draw";
    if (action.kind != Action::Kind::Place || view.table.placed_count == 0) return "best";
    const Gain gain = gain_of(view.table, action);
    if (gain.hexagon > 0) return "hexagon";
    if (gain.bridge > 0) return "bridge";
    if (Aftermath(view, action).prepares()) return "prepare";
    return leaves_least(view, action) ? "leave" : "best";
}

}  // namespace boneyard::triominoes
