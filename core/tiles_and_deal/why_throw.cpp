// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for discarding a tile.

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "tiles_and_deal/outlook.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

using kit::Phrase;

namespace {

/// What speaks for a throw when another one, of `other`, leaves less deadwood; `left`: after the one, after
/// the other; `melded`: as the hand is shown.
Phrase why_not_least(const View& view, Tile tile, Tile other, const std::array<int, 2>& left, bool melded) {
    Outlook outlook(view);
    const bool worth = outlook.worth(without(view.hand(), tile)) > outlook.worth(without(view.hand(), other));
    if (worth && melded) {
        //: Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld, %2:
        //: what it would be after another discard
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "It is in a meld, and %1 deadwood remains rather than %2, but what you "
                                     "keep is likelier to make a meld."),
                   {left[0], left[1]});
    }
    if (worth) {
        //: Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another
        //: discard
        return say(QT_TRANSLATE_NOOP(
                       "tiles_and_deal",
                       "It leaves %1 deadwood rather than %2, but what it keeps is likelier to make a meld."),
                   {left[0], left[1]});
    }
    if (outlook.danger(tile) < outlook.danger(other)) {
        //: Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another
        //: discard, %3: the other player
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "It leaves %1 deadwood rather than %2, but is of less use to %3."),
                   {left[0], left[1], kit::SeatName{view.table.opponent()}});
    }
    //: Discarding a tile; %1: what the rest counts that is in no meld, %2: what it would be after another
    //: discard
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It leaves %1 deadwood; the least would be %2."),
               {left[0], left[1]});
}

/// Whether a tile with a 1 on it is in no meld, which counts more than it shows.
bool keeps_ace(const Tiles& hand, int joker_value) {
    bool found = false;
    settle(hand, {}, joker_value, true).over.each_kind([&](Tile tile) { found = found || is_ace(tile); });
    return found;
}

/// What is left holds an ace. `most`: no tile in no meld counts more than the one that is thrown.
Phrase why_with_ace(bool most, int left, const Prices& prices) {
    //: Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a
    //: 1 on it
    const auto thrown = QT_TRANSLATE_NOOP(
        "tiles_and_deal",
        "No tile outside a meld counts more; %1 deadwood remains, of which an ace counts %2.");
    //: Discarding a tile; %1: what the rest counts that is in no meld, %2: what an ace counts, a tile with a
    //: 1 on it
    const auto least = QT_TRANSLATE_NOOP(
        "tiles_and_deal", "It leaves %1 deadwood, the least possible; an ace counts %2 of it.");
    return say(most ? thrown : least, {left, prices.over[tile_of(0, 1)]});
}

/// The deadwood that the best knock would leave; nothing where none is allowed.
std::optional<int> deadwood_of_knock(const View& view) {
    std::optional<int> least;
    for (const Action& action : Game::legal(view)) {
        if (action.kind != Action::Kind::Knock) continue;
        const Tiles rest = action.tile == kNoTile ? view.hand() : without(view.hand(), action.tile);
        const int left = deadwood_in(Arranger(settling_prices(view.table.rules.joker_value)).least(rest));
        least = std::min(least.value_or(left), left);
    }
    return least;
}

/// What speaks for a throw where one could knock; nothing where the next draw promises no less deadwood.
Phrase why_wait(const View& view, Tile tile) {
    const auto knocked = deadwood_of_knock(view);
    if (!knocked) return {};
    const int next = (Outlook(view).prospect(without(view.hand(), tile)).next + 50) / 100;
    if (next >= *knocked) return {};
    //: Why not to knock yet: %1: what the tiles count now that are in no meld, %2: what they will count after
    //: the next draw, on the average
    return say(
        QT_TRANSLATE_NOOP("tiles_and_deal",
                          "Wait before you knock: your next draw brings %1 deadwood down to %2, on average."),
        {*knocked, next});
}

}  // namespace

Phrase why_throw(const View& view, Tile tile) {
    if (view.hand().count() == 1) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It is your last tile: a super win."));
    }
    if (Phrase wait = why_wait(view, tile); !wait.empty()) return wait;
    const int joker = view.table.rules.joker_value;
    const Prices prices = deadwood_prices(joker);
    Arranger arranger(prices);
    const int left = arranger.least(without(view.hand(), tile));
    int least = left;
    int dearest = 0;
    const Tiles loose = shown_hand(view).loose;
    loose.each_kind([&](Tile each) { dearest = std::max(dearest, prices.over[each]); });
    Tile thrown = tile;  // where the least is to be left
    view.hand().each_kind([&](Tile each) {
        if (!may_discard(view.table, view.hand(), each)) return;
        const int remains = arranger.least(without(view.hand(), each));
        if (remains >= least) return;
        least = remains;
        thrown = each;
    });
    if (left > least) return why_not_least(view, tile, thrown, {left, least}, !loose.has(tile));
    if (left > 0 && !loose.has(tile)) {
        //: Discarding a tile that the hand shows in a meld; %1: what the rest counts that is in no meld
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "It is in a meld, but no other discard leaves less deadwood than %1."),
                   {left});
    }
    const bool most = loose.has(tile) && prices.over[tile] == dearest;
    bool alone = true;  // no other one counts as much
    bool tens = false;  // tiles with other numbers that count ten are told from it by that alone
    loose.each_kind([&](Tile each) {
        if (prices.over[each] != dearest) return;
        alone = alone && each == tile && !loose.has_both(each);
        tens = tens || (each != kJoker && rank_of(each) > 10);
    });
    if (keeps_ace(without(view.hand(), tile), joker)) return why_with_ace(most, left, prices);
    if (most && is_ace(tile)) {
        //: Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in
        //: no meld
        return say(QT_TRANSLATE_NOOP(
                       "tiles_and_deal",
                       "An ace counts %1, and no tile outside a meld counts more; %2 deadwood remains."),
                   {prices.over[tile], left});
    }
    if (most && tens && tile != kJoker) {
        //: Discarding a tile; %1 and %2: the numbers on the tiles that count %3 each, %4: what the rest
        //: counts that is in no meld
        return say(QT_TRANSLATE_NOOP(
                       "tiles_and_deal",
                       "%1 to %2 all count %3, and no tile outside a meld counts more; %4 deadwood remains."),
                   {std::string("10"), std::string("13"), prices.over[tile], left});
    }
    if (most && !alone) {
        //: Discarding a tile; %1: what the rest counts that is in no meld
        return say(
            QT_TRANSLATE_NOOP("tiles_and_deal", "No tile outside a meld counts more; %1 deadwood remains."),
            {left});
    }
    if (most) {
        //: Discarding a tile; %1: what the rest counts that is in no meld
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "It counts the most of your tiles outside melds; %1 deadwood remains."),
                   {left});
    }
    //: Discarding a tile; %1: what the rest counts that is in no meld
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It leaves %1 deadwood, the least possible."), {left});
}

}  // namespace boneyard::tiles_and_deal
