// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

namespace {

kit::Fact points_now(int points) {
    //: Compares two moves: %1 points for the one, %2 for the other
    return {say(QT_TRANSLATE_NOOP("matching_elements", "It brings %1 points at once, instead of %2.")),
            points};
}

kit::Fact own_follow(int tiles) {
    //: Compares two moves. Of the player's own tiles: %n can be laid after the one move, %2 after the other
    return {say.count(QT_TRANSLATE_N_NOOP("matching_elements",
                                          "%n of your other tiles would then fit, instead of %2."),
                      tiles),
            tiles};
}

kit::Fact others_follow(int tiles) {
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other
    return {say.count(
                QT_TRANSLATE_N_NOOP("matching_elements", "%n hidden tile(s) would then fit, instead of %2."),
                tiles),
            tiles, true};
}

kit::Fact element(int tiles) {
    //: Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the
    //: other
    return {say(QT_TRANSLATE_NOOP("matching_elements", "You hold %1 tiles of that element, instead of %2.")),
            tiles};
}

int count_fitting(const Board& board, const TileSet& tiles) {
    int count = 0;
    tiles.each([&](Tile tile) { count += static_cast<int>(board.takes(tile)); });
    return count;
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Name) return {element(view.hand().count_of(action.colour))};
    if (!action.is_place()) return {};
    Table after = view.table;
    const int points = lay(after, action).points;
    TileSet rest = view.hand();
    rest.remove(action.tile);
    return {points_now(points), own_follow(count_fitting(after.board, rest)),
            others_follow(count_fitting(after.board, unseen_by(view)))};
}

}  // namespace boneyard::matching_elements
