// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/outlook.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

kit::Fact deadwood(int points) {
    //: Compares two moves. What the tiles in hand count that are in no meld: %1 after the one move, %2 after
    //: the other
    return {say(QT_TRANSLATE_NOOP("tiles_and_deal", "It leaves you %1 deadwood, instead of %2.")), points,
            true};
}

kit::Fact helpful(int tiles) {
    //: Compares two moves. How many of the tiles that the player cannot see would bring deadwood down if they
    //: were drawn: %n after the one move, %2 after the other
    return {say.count(QT_TRANSLATE_N_NOOP("tiles_and_deal",
                                          "%n hidden tile(s) would then lower your deadwood, instead of %2."),
                      tiles),
            tiles};
}

/// True when less than `left` remains if that tile is drawn and the best one thrown, or none where all are in
/// melds: then one knocks and throws nothing.
bool helps(Tiles with, Tile drawn, int left, int joker_value) {
    with.add(drawn);
    bool found = left > 0 && least_over(with) == 0;
    with.each_kind([&](Tile thrown) {
        Tiles rest = with;
        rest.remove(thrown);
        found = found || least_deadwood(rest, joker_value) < left;
    });
    return found;
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (action.kind != Action::Kind::Discard) return {};
    Tiles rest = view.hand();
    rest.remove(action.tile);
    const Outlook outlook(view);
    const int joker_value = view.table.rules.joker_value;
    const int left = least_deadwood(rest, joker_value);
    int count = 0;
    for (Tile tile = 0; tile <= kJoker; ++tile) {
        const int unseen = outlook.unseen(tile);
        if (unseen > 0 && helps(rest, tile, left, joker_value)) count += unseen;
    }
    return {deadwood(left), helpful(count)};
}

}  // namespace boneyard::tiles_and_deal
