// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for a move: the strongest thing that is true of it.

#include <algorithm>
#include <array>
#include <optional>

#include "tiles_and_deal/outlook.h"
#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

Tiles without(Tiles hand, Tile tile) {
    hand.remove(tile);
    return hand;
}

/// What is left at the least once a tile is discarded, as it is told beside the hand; all of it where none
/// can be.
int least_after_discard(const Table& table, const Tiles& hand) {
    Arranger arranger(deadwood_prices(table.rules.joker_value));
    std::optional<int> least;
    hand.each_kind([&](Tile tile) {
        if (!may_discard(table, hand, tile)) return;
        const int left = arranger.least(without(hand, tile));
        if (!least || left < *least) least = left;
    });
    return least.value_or(arranger.least(hand));
}

Phrase say_lower(int before, int after) {
    //: %1 and %2: what the tiles count that are in no meld, before and after
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It brings deadwood from %1 down to %2."),
               {before, after});
}

// ---- Taking and drawing

/// What the tile that lies open would make of the hand.
struct Taking {
    int before = 0;  ///< deadwood
    int after = 0;   ///< when another tile is thrown for it
    bool melds = false;
};

Taking look_at_top(const View& view) {
    const Tile top = view.table.discards[view.table.discard_count - 1U];
    Taking taking;
    Arranger arranger(deadwood_prices(view.table.rules.joker_value));
    taking.before = arranger.least(view.hand());
    Tiles hand = view.hand();
    hand.add(top);
    taking.after = arranger.least(hand);
    Tiles best = hand;
    hand.each_kind([&](Tile tile) {
        if (tile == top && !hand.has_both(tile)) return;
        const Tiles rest = without(hand, tile);
        if (best == hand || arranger.least(rest) < taking.after) {
            best = rest;
            taking.after = arranger.least(rest);
        }
    });
    const auto melds = arrange(best, view.table.rules.joker_value);
    taking.melds =
        std::any_of(melds.begin(), melds.end(), [top](const Meld& meld) { return cost_of(meld).has(top); });
    return taking;
}

bool fits_table(const View& view, Tile tile) {
    if (view.table.rules.closed) return false;
    const auto melds = melds_of(view.table);
    return std::any_of(melds.begin(), melds.end(), [tile](const Meld& meld) {
        return can_add(meld, tile, End::None) || can_add(meld, tile, End::Low) ||
               can_add(meld, tile, End::High) || can_swap(meld, tile);
    });
}

Phrase why_take(const View& view) {
    const Taking taking = look_at_top(view);
    if (taking.melds && taking.after < taking.before) {
        //: %1 and %2: what the tiles count that are in no meld, before and after
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It joins a meld: deadwood falls from %1 to %2."),
                   {taking.before, taking.after});
    }
    if (fits_table(view, view.table.discards[view.table.discard_count - 1U])) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It fits a meld on the table."));
    }
    if (taking.after < taking.before) return say_lower(taking.before, taking.after);
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It may become part of a meld."));
}

/// Of drawing from the stock, and of passing.
Phrase why_leave(const View& view) {
    const Table& table = view.table;
    if (table.must_draw)
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Both passed: this is all you can do."));
    if (table.discard_count == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The discard pile is empty."));
    }
    const Taking taking = look_at_top(view);
    if (!taking.melds) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The face-up tile makes no meld for you."));
    }
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The boneyard may hold something better."));
}

// ---- Laying

Phrase why_lay(const View& view, const Action& action) {
    Table after = view.table;
    Tiles rest = view.hand();
    lay(after, rest, action);
    if (rest.empty()) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "Your hand is empty: a super win."));
    if (view.table.joker_due) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "The joker must be laid this turn."));
    }
    if (action.kind == Action::Kind::Swap) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It frees the joker for a meld of yours."));
    }
    const int before = least_after_discard(view.table, view.hand());
    const int left = least_after_discard(after, rest);
    if (left < before) return say_lower(before, left);
    if (view.table.rules.unlaid_count) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "What lies on the table cannot count against you."));
    }
    //: %n: tiles in the player's hand
    return say.count(QT_TRANSLATE_N_NOOP("tiles_and_deal", "It leaves %n tile(s) in your hand."),
                     rest.count());
}

// ---- Ending the turn

/// What speaks for a throw when another one, of `other`, leaves less deadwood; `left`: after the one, after
/// the other.
Phrase why_not_least(const View& view, Tile tile, Tile other, const std::array<int, 2>& left) {
    Outlook outlook(view);
    if (outlook.worth(without(view.hand(), tile)) > outlook.worth(without(view.hand(), other))) {
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
        "It counts the most of what is in no meld; %1 deadwood remains, of which an ace counts %2.");
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
    return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                 "Wait with the knock: your next draw brings %1 deadwood down to %2, on "
                                 "average."),
               {*knocked, next});
}

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
    const Settled settled = settle(view.hand(), {}, joker, true);
    settled.over.each_kind([&](Tile each) { dearest = std::max(dearest, prices.over[each]); });
    Tile thrown = tile;  // where the least is to be left
    view.hand().each_kind([&](Tile each) {
        if (!may_discard(view.table, view.hand(), each)) return;
        const int remains = arranger.least(without(view.hand(), each));
        if (remains >= least) return;
        least = remains;
        thrown = each;
    });
    if (left > least) return why_not_least(view, tile, thrown, {left, least});
    const bool most = settled.over.has(tile) && prices.over[tile] == dearest;
    if (keeps_ace(without(view.hand(), tile), joker)) return why_with_ace(most, left, prices);
    if (most && is_ace(tile)) {
        //: Discarding an ace, a tile with a 1 on it; %1: what it counts, %2: what the rest counts that is in
        //: no meld
        return say(
            QT_TRANSLATE_NOOP("tiles_and_deal",
                              "An ace counts %1, the most of what is in no meld; %2 deadwood remains."),
            {prices.over[tile], left});
    }
    if (most) {
        //: Discarding a tile; %1: what the rest counts that is in no meld
        return say(QT_TRANSLATE_NOOP("tiles_and_deal",
                                     "It counts the most of what is in no meld; %1 deadwood remains."),
                   {left});
    }
    //: Discarding a tile; %1: what the rest counts that is in no meld
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "It leaves %1 deadwood, the least possible."), {left});
}

Phrase why_knock(const View& view, Tile tile) {
    const Tiles rest = tile == kNoTile ? view.hand() : without(view.hand(), tile);
    const int price = Arranger(settling_prices(view.table.rules.joker_value)).least(rest);
    // The words of the move say that it is a super win.
    if (over_in(price) == 0) return say(QT_TRANSLATE_NOOP("tiles_and_deal", "No tile is left over."));
    if (deadwood_in(price) == 0) {
        return say(QT_TRANSLATE_NOOP("tiles_and_deal", "You have no deadwood."));
    }
    //: An undercut: the other player, %1, has no more deadwood than the one who knocks; %2: what that one has
    return say(QT_TRANSLATE_NOOP("tiles_and_deal", "%1 would need %2 or less to undercut you."),
               {kit::SeatName{view.table.opponent()}, deadwood_in(price)});
}

}  // namespace

Phrase Game::why(const View& view, const Action& action) {
    if (!is_mine(view)) return {};
    switch (action.kind) {
        case Action::Kind::Take:
            return why_take(view);
        case Action::Kind::Draw:
        case Action::Kind::Pass:
            return why_leave(view);
        case Action::Kind::Meld:
        case Action::Kind::Add:
        case Action::Kind::Swap:
            return why_lay(view, action);
        case Action::Kind::Discard:
            return why_throw(view, action.tile);
        case Action::Kind::Knock:
            return why_knock(view, action.tile);
        case Action::Kind::Next:
            break;
    }
    return {};
}

}  // namespace boneyard::tiles_and_deal
