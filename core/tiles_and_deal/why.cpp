// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for a move: the strongest thing that is true of it.

#include <algorithm>
#include <optional>

#include "tiles_and_deal/scene_parts.h"
#include "tiles_and_deal/tile_words.h"

namespace boneyard::tiles_and_deal {

namespace {

using kit::Phrase;

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
