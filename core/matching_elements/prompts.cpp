// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What whoever is to move is to do now, and what for.

#include <algorithm>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;
using Kind = Action::Kind;

/// True when something of that kind can be done.
bool may(const std::vector<Action>& actions, Kind kind) {
    return std::any_of(actions.begin(), actions.end(),
                       [kind](const Action& action) { return action.kind == kind; });
}

Phrase auction_prompt(const std::vector<Action>& actions) {
    if (!may(actions, Kind::Bid))
        return say(QT_TRANSLATE_NOOP("matching_elements", "Fold: your tile allows no higher bid."));
    return say(QT_TRANSLATE_NOOP("matching_elements", "Bid to deal and score your bid, or fold."));
}

Phrase bets_prompt(const View& view, const std::vector<Action>& actions) {
    const int bet = at(view.table.bets, view.seat);
    if (!may(actions, Kind::Bet)) {
        //: %1 is the player's bet
        return say(QT_TRANSLATE_NOOP("matching_elements", "Stay with your bet of %1."), {bet});
    }
    if (may(actions, Kind::Hold)) {
        //: %1 is the player's bet
        return say(QT_TRANSLATE_NOOP("matching_elements", "Bet more, or stay with your %1."), {bet});
    }
    if (const auto most = most_below_bets(view)) {
        //: In the bets, where the least that may be bet is more than that; %1 is the most that the player's
        //: points less the tiles left can come to
        return say(QT_TRANSLATE_NOOP("matching_elements", "Bet: your tiles can make %1 at most."), {*most});
    }
    if (has_teams(view.table)) {
        //: In the bets, in a match of teams: what partners make counts for no bet but their own
        return say(QT_TRANSLATE_NOOP("matching_elements", "Bet on your own points less 1 per tile left."));
    }
    //: In the bets: each tile that is left in the hand at the end takes a point away
    return say(QT_TRANSLATE_NOOP("matching_elements", "Bet on your points, less 1 per tile left."));
}

Phrase play_prompt(const View& view, const std::vector<Action>& actions) {
    const Table& table = view.table;
    if (may(actions, Kind::First)) {
        //: %1 is an element
        return say(QT_TRANSLATE_NOOP("matching_elements", "Your turn: lay the first tile, of %1."),
                   {term_of_colour(table.board.colour())});
    }
    if (!may(actions, Kind::Place)) return {};
    if (table.in_final)
        return say(QT_TRANSLATE_NOOP("matching_elements", "Lay a tile: points less tiles left decide."));
    const int bet = at(table.bets, view.seat);
    const int net = net_of(table, view.seat);
    if (net >= bet)
        return say(QT_TRANSLATE_NOOP("matching_elements", "Your turn: lay a tile; your bet is met."));
    //: %1 the points less the tiles left in the hand, as on the player's plate: it may be below zero; %2 the
    //: bet, which it is to come to
    return say(QT_TRANSLATE_NOOP("matching_elements", "Lay a tile: you are at %1, your bet is %2."),
               {net, bet});
}

}  // namespace

Phrase prompt_of(const View& view, const std::vector<Action>& actions) {
    switch (view.table.phase) {
        case Phase::Auction:
            return auction_prompt(actions);
        case Phase::Naming:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Name the element: its tiles score most."));
        case Phase::Bets:
            return bets_prompt(view, actions);
        case Phase::Final:
            return say(QT_TRANSLATE_NOOP("matching_elements", "Say how many Bank tiles come back."));
        case Phase::Play:
            return play_prompt(view, actions);
        default:
            return {};
    }
}

}  // namespace boneyard::matching_elements
