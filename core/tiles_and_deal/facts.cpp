// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "tiles_and_deal/deadwood.h"
#include "tiles_and_deal/outlook.h"

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
    //: were drawn: %1 after the one move, %2 after the other
    return {
        say(QT_TRANSLATE_NOOP("tiles_and_deal",
                              "Of the tiles you cannot see %1 would lower your deadwood, instead of %2.")),
        tiles};
}

/// How many unseen tiles leave less deadwood when one is drawn and the best throw is made.
int count_helpful(Outlook& outlook, const Tiles& rest, int left) {
    int count = 0;
    for (int kind = 0; kind <= kJoker; ++kind) {
        const auto tile = static_cast<Tile>(kind);
        if (outlook.unseen(tile) == 0) continue;
        Tiles with = rest;
        with.add(tile);
        if (Outlook::deadwood_of(outlook.price_thrown(with)) < left) count += outlook.unseen(tile);
    }
    return count;
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (action.kind != Action::Kind::Discard) return {};
    Tiles rest = view.hand();
    rest.remove(action.tile);
    Outlook outlook(view);
    const int left = least_deadwood(rest, view.table.rules.joker_value);
    return {deadwood(left), helpful(count_helpful(outlook, rest, left))};
}

}  // namespace boneyard::tiles_and_deal
