// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What speaks for a bid, a bet or an element, and what is said of a bet that is lost.

#include <algorithm>

#include "matching_elements/outlook.h"
#include "matching_elements/reasons.h"
#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

using kit::Phrase;

namespace {

/// The most that another side can still bid in the auction.
int rival_most(const View& view) {
    const Table& table = view.table;
    int most = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!at(table.folded, seat) && table.side_of(seat) != table.side_of(view.seat))
            most = std::max(most, total(at(table.draws, seat)));
    }
    return most;
}

}  // namespace

Phrase why_bid(const View& view, int bid) {
    if (bid >= rival_most(view)) {
        //: What speaks for a bid in an auction, which is the highest that any player may make
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "Nobody can bid more: you deal, and score the bid."));
    }
    return say(QT_TRANSLATE_NOOP("matching_elements", "The highest bidder deals, and scores the bid."));
}

Phrase why_fold(const View& view) {
    const Table& table = view.table;
    const int own = total(at(table.draws, view.seat));
    const auto* const leader = std::max_element(table.bids.begin(), table.bids.begin() + table.seats);
    if (const int most = rival_most(view); own > *leader && most > own) {
        //: Why to bid no more in an auction, in which the highest bid is scored; %1 is the most that another
        //: player may bid, %2 the most that one may bid oneself
        return say(QT_TRANSLATE_NOOP(
                       "matching_elements",
                       "A rival may bid up to %1, you up to %2: bidding on would only earn them more."),
                   {most, own});
    }
    if (*leader == kNone) return {};
    //: Why to fold in an auction; %1 is the highest bid, %2 the player who made it, %3 the most that one may
    //: bid oneself
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "The highest bid is %1, by %2. Your tile allows bids up to %3."),
               {*leader, kit::SeatName{static_cast<Seat>(leader - table.bids.begin())}, own});
}

std::optional<int> most_of_bets(const View& view) {
    if (view.seat == kNobody || view.table.to_move != view.seat) return {};
    const int most = Outlook(view).most_net();
    if (most >= kMostBet) return {};  // tiles may be drawn that nobody knows
    return most;
}

std::optional<int> most_below_bets(const View& view) {
    const std::optional<int> most = most_of_bets(view);
    const Table& table = view.table;
    if (!most || at(table.bets, view.seat) != kNone || bet_range(table).first <= *most) return {};
    return most;
}

Phrase why_bet(const View& view, const Action& action) {
    const Table& table = view.table;
    const Outlook outlook(view);
    const int likely = outlook.own_net();
    const int own = at(table.bets, view.seat);
    if (own != kNone && likely > own) {
        //: Why to raise a bet; %1 is what the player's points less the tiles left are likely to come to
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "Your hand should make about %1, more than your bet."),
            {likely});
    }
    const bool least = action.number > 0 && action.number == bet_range(table).first;
    if (const int most = outlook.most_net(); least && action.number > most) {
        //: Said of the lowest bet that is allowed; %1 is the most that the player's points less the tiles
        //: left can come to
        return say(
            QT_TRANSLATE_NOOP("matching_elements",
                              "It is the least you may bet, though your hand can make no more than %1."),
            {most});
    }
    if (least && action.number > likely) {
        //: Said of the lowest bet that is allowed; %1 is what the player's points less the tiles left are
        //: likely to come to
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "It is the least you may bet; your hand should make about %1."),
                   {likely});
    }
    if (bets_last(view)) {
        //: What speaks for a bet; %1 is what the player's points less the tiles left are likely to come to
        return say(QT_TRANSLATE_NOOP("matching_elements", "Your hand should make about %1."), {likely});
    }
    //: What speaks for a bet; %1 is what the player's points less the tiles left are likely to come to
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "Your hand should make about %1, and those after you must bet more."),
               {likely});
}

Phrase why_named(const TileSet& hand, Colour colour) {
    // Of the others, what any of them has the most of.
    int most = 0;
    int doubled = 0;  // among those that are as many as of this one, or more
    for (int each = 0; each < kMaxColours; ++each) {
        const auto other = static_cast<Colour>(each);
        if (other == colour) continue;
        most = std::max(most, hand.count_of(other));
        if (hand.count_of(other) >= hand.count_of(colour))
            doubled = std::max(doubled, hand.count_of(other, kDoubles));
    }
    const int doubles = hand.count_of(colour, kDoubles);
    if (hand.count_of(colour) > most)
        return say(QT_TRANSLATE_NOOP("matching_elements", "You hold more of it than of any other element."));
    if (doubles > doubled) {
        //: After the words "Name light: you hold 2 tiles": what speaks for that element
        return say.count(
            QT_TRANSLATE_N_NOOP("matching_elements", "%n of them are doubles, which count twice."), doubles);
    }
    if (hand.count_of(colour) == most && doubles == doubled) {
        //: Said of an element that is named
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "You hold as many tiles and doubles of another: either is as good."));
    }
    return say.count(QT_TRANSLATE_N_NOOP("matching_elements", "You hold %n tile(s) of it."),
                     hand.count_of(colour));
}

Phrase why_bet_is_lost(const View& view) {
    const Table& table = view.table;
    const int bet = at(table.bets, view.seat);
    if (bet == kNone || at(table.points, view.seat) + most_to_come(table, view.hand()) >= bet) return {};
    bool met = false;
    for (Seat seat = 0; seat < table.seats; ++seat)
        met = met || (at(table.bets, seat) != kNone && net_of(table, seat) >= at(table.bets, seat));
    if (met) {
        //: %1 is the player's bet; somebody has met theirs, and so this player can win nothing
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Your bet of %1 is out of reach, so the round earns you nothing: what "
                                     "counts now is how little the others score."),
                   {bet});
    }
    //: %1 is the player's bet; nobody has met theirs yet
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "Your bet of %1 is out of reach, so the round earns you nothing. If nobody "
                                 "meets theirs, the most points less tiles left wins it."),
               {bet});
}

}  // namespace boneyard::matching_elements
