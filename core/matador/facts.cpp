// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "dominoes/words.h"
#include "matador/game.h"
#include "matador/reasons.h"
#include "matador/rules.h"

namespace boneyard::matador {

namespace {

kit::Fact others_follow(int tiles) {
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "matador", "It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.");
    return {
        .words = say.count(words, tiles),
        .value = tiles,
        .less = true,
        .told_by = {kNextHasNone, kNextNeedsMatador, kClosesEnd, kNobodyFollows, kFewFollow, kLeavesLess}};
}

kit::Fact own_follow(int tiles) {
    //: Compares two moves. Of the player's own tiles: %n can be laid after the one move, %2 after the other;
    //: the more, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "matador", "It is easier for you to follow: %n of your other tiles would fit, instead of %2.");
    return {.words = say.count(words, tiles), .value = tiles, .told_by = {kOwnFollow, kOwnFit}};
}

kit::Fact pips_left(int pips) {
    //: Compares two moves. What is left in the player's hand: %n pips after the one move, %2 after the other
    const auto words = QT_TRANSLATE_N_NOOP("matador", "It leaves you %n pip(s) in hand, instead of %2.");
    return {.words = say.count(words, pips), .value = pips, .less = true, .told_by = {kGetsRid}};
}

kit::Fact matadors_kept(int tiles) {
    //: Compares two moves. How many matadors the player keeps in hand: %1 after the one move, %2 after the
    //: other
    return {.words = say(QT_TRANSLATE_NOOP("matador", "You keep matadors for later: %1 instead of %2.")),
            .value = tiles,
            .told_by = {kKeepsMatador}};
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    Table after = view.table;
    TileSet rest = view.hand();
    if (action.lays()) {
        lay(after, action);
        rest.remove(action.tile);
    } else if (action.kind != Action::Kind::Pass) {
        return {};  // who knows what a draw brings
    }
    int pips_in_hand = 0;
    rest.each([&](Tile tile) { pips_in_hand += pips(tile); });
    return {others_follow((unseen_by(view) & after.fits).count()), own_follow((rest & after.fits).count()),
            pips_left(pips_in_hand), matadors_kept((rest & matadors_of(view.table.rules.most)).count())};
}

}  // namespace boneyard::matador
