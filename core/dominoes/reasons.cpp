// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "dominoes/reasons.h"

#include "dominoes/words.h"

namespace boneyard::dominoes {

using kit::Phrase;

Phrase why_next_has_none(int tiles) {
    if (tiles > 0) return {};
    return say(kNextHasNone);
}

Phrase why_few_follow(int unseen) {
    if (unseen == 0) return say(kNobodyFollows);
    if (unseen > kFew) return {};
    return say.count(kFewFollow, unseen);
}

Phrase why_own_follow(int own) {
    if (own < 2) return {};
    return say.count(kOwnFollow, own);
}

Phrase why_own_fit(int own) {
    if (own == 0) return {};
    return say.count(kOwnFit, own);
}

Phrase why_pips(Tile tile) {
    if (pips(tile) == 0) return {};
    return say.count(kGetsRid, pips(tile));
}

kit::Fact others_follow(int tiles, int seats) {
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto one = QT_TRANSLATE_N_NOOP(
        "dominoes", "It is harder for your opponent to follow: %n hidden tile(s) would fit, instead of %2.");
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "dominoes", "It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.");
    return {.words = say.count(seats == 2 ? one : words, tiles),
            .value = tiles,
            .less = true,
            .told_by = {kNextHasNone, kNobodyFollows, kFewFollow, kLeavesLess}};
}

kit::Fact own_follow(int tiles) {
    //: Compares two moves. Of the player's own tiles: %n can be laid after the one move, %2 after the other;
    //: the more, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "dominoes", "It is easier for you to follow: %n of your other tiles would fit, instead of %2.");
    return {.words = say.count(words, tiles), .value = tiles, .told_by = {kOwnFollow, kOwnFit}};
}

kit::Fact pips_left(const TileSet& hand) {
    //: Compares two moves. What is left in the player's hand: %n pips after the one move, %2 after the other
    const auto words = QT_TRANSLATE_N_NOOP("dominoes", "It leaves you %n pip(s) in hand, instead of %2.");
    const int left = pips(hand);
    return {.words = say.count(words, left), .value = left, .less = true, .told_by = {kGetsRid}};
}

}  // namespace boneyard::dominoes
