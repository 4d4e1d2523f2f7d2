// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include <algorithm>

#include "kit/usual.h"
#include "triominoes/game.h"
#include "triominoes/reasons.h"

namespace boneyard::triominoes {

namespace {

kit::Fact bonus_left(int points, bool two) {
    //: Compares two moves. The points that the only other player can get at the most for a bridge or a
    //: hexagon: %1 after the one move, %2 after the other
    const auto one = QT_TRANSLATE_NOOP(
        "triominoes", "The best bridge or hexagon it leaves to your opponent is worth %1, instead of %2.");
    if (two) return {say(one), points, true};
    //: Compares two moves. The points that another player can get at the most for a bridge or a hexagon: %1
    //: after the one move, %2 after the other
    return {say(QT_TRANSLATE_NOOP(
                "triominoes", "The best bridge or hexagon it leaves to others is worth %1, instead of %2.")),
            points, true};
}

kit::Fact own_follow(int tiles) {
    //: Compares two moves. Of the player's own tiles: %n can be laid after the one move, %2 after the other;
    //: the more, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "triominoes", "It is easier for you to follow: %n of your other tiles would fit, instead of %2.");
    return {.words = say.count(words, tiles), .value = tiles, .told_by = {kOwnFit}};
}

kit::Fact to_hold(int tiles, bool two) {
    //: Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other
    const auto one =
        QT_TRANSLATE_NOOP("triominoes",
                          "You hold %1 tiles then, instead of %2: with more of them you can still "
                          "lay when your opponent must pass.");
    if (two) return {say(one), tiles};
    //: Compares two moves. How many tiles the player has in hand: %1 after the one move, %2 after the other
    return {
        say(QT_TRANSLATE_NOOP("triominoes",
                              "You hold %1 tiles then, instead of %2: with more of them you can still lay "
                              "when others must pass.")),
        tiles};
}

kit::Fact others_follow(int tiles, bool two) {
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto one = QT_TRANSLATE_N_NOOP(
        "triominoes",
        "It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.");
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "triominoes", "It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.");
    return {
        .words = say.count(two ? one : words, tiles), .value = tiles, .less = true, .told_by = {kFewerFit}};
}

/// The most that one of the tiles would bring beside its own points, where it fits now.
int dearest_bonus(const Table& table, TileSet tiles) {
    int dearest = 0;
    for (int spot = 0; spot < table.lattice.frontier_size(); ++spot) {
        if (!table.lattice.closed_at(spot)) continue;
        (table.lattice.fits_at(spot) & tiles).each([&](Tile tile) {
            const Gain gain = gain_of(table, {Action::Kind::Place, tile, table.lattice.frontier(spot), 0});
            dearest = std::max(dearest, gain.hexagon + gain.bridge);
        });
    }
    return dearest;
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Next) return {};
    const bool two = view.table.seats == 2;
    const int drawn = action.kind == Action::Kind::Draw ? 1 : action.kind == Action::Kind::Place ? -1 : 0;
    std::vector<kit::Fact> facts{kit::points_at_once(gain(view, action)),
                                 to_hold(view.hand().count() + drawn, two)};
    // A turn goes on after a draw.
    if (action.kind != Action::Kind::Place) return facts;
    const TileSet unseen = TileSet::full() - view.table.laid - view.hand();
    Table after = view.table;
    lay(after, action);
    TileSet rest = view.hand();
    rest.remove(action.tile);
    const TileSet fits = fitting(after.lattice);
    facts.push_back(bonus_left(dearest_bonus(after, unseen), two));
    facts.push_back(own_follow((rest & fits).count()));
    facts.push_back(others_follow((unseen & fits).count(), two));
    return facts;
}

}  // namespace boneyard::triominoes
