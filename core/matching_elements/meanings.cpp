// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the things on the table are, for whoever asks.

#include <algorithm>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

kit::Meaning meaning_of(const Table& table, Tile tile) {
    kit::Meaning meaning;
    meaning.rule = "tiles";
    if (table.colour_named && colour_of(tile) == table.board.colour()) {
        meaning.words.push_back(say(QT_TRANSLATE_NOOP(
            "matching_elements", "It is of the element of the round: it can be laid across, too.")));
        meaning.rule = "laying";
    }
    if (is_double(tile)) {
        meaning.words.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "A double: it scores twice the points.")));
    }
    meaning.words.push_back(say(
        QT_TRANSLATE_NOOP("matching_elements", "Left in a hand at the end of the round, it costs a point.")));
    return meaning;
}

kit::Phrase spoken_place(const Place& place) {
    if (in_line(place.port)) {
        //: An open end of a line; %1 is the number that joins there
        return say(QT_TRANSLATE_NOOP("matching_elements", "An end: takes %1."), {int{place.low}});
    }
    //: The open long side of a tile of the round's element; %1 and %2 are its numbers
    return say(QT_TRANSLATE_NOOP("matching_elements", "The side of a tile %1 %2: takes its element."),
               {int{place.low}, int{place.high}});
}

kit::Meaning meaning_of_laid(const Table& table, int order) {
    kit::Meaning meaning{{}, "laying"};
    const Board& board = table.board;
    if (table.phase == Phase::Play) {
        for (const Place& place : board.lines()) {
            if (place.anchor == order) meaning.words.push_back(spoken_place(place));
        }
        // both its sides take the same
        const auto side = std::find_if(board.sides().begin(), board.sides().end(),
                                       [order](const Place& place) { return place.anchor == order; });
        if (side != board.sides().end()) meaning.words.push_back(spoken_place(*side));
    }
    const Seat seat = board.placed()[static_cast<std::size_t>(order)].seat;
    //: Of a tile on the table; %1 is a player
    meaning.words.push_back(
        say(QT_TRANSLATE_NOOP("matching_elements", "%1 laid it."), {kit::SeatName{seat}}));
    return meaning;
}

kit::Meaning meaning_of(const Place& place) {
    if (in_line(place.port)) {
        return {{say(QT_TRANSLATE_NOOP("matching_elements",
                                       "It scores 1 point, or 4 if it is of the element of the round; a "
                                       "double scores twice as much."))},
                "in-line"};
    }
    return {{say(QT_TRANSLATE_NOOP("matching_elements",
                                   "It scores 3 points, or 4 where the number that touches is on that tile "
                                   "as well; a double scores twice as much."))},
            "across"};
}

kit::Meaning meaning_of_bank(const Table& table, Side side) {
    kit::Meaning meaning{
        {say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "The tiles of the rounds won. For the final some of each Bank are dealt again."))},
        "final"};
    if (const auto seats = table.seats_of(side); seats.size() > 1) {
        //: What a heap of tiles on the table is; %1 are the players of a team
        meaning.words.insert(meaning.words.begin(),
                             say(QT_TRANSLATE_NOOP("matching_elements", "One Bank for the team: %1."),
                                 {kit::SeatNames{seats}}));
    }
    return meaning;
}

namespace {

kit::Phrase tell_auction(const Table& table, Seat seat) {
    const int most = total(at(table.draws, seat));
    if (at(table.folded, seat))
        return say(QT_TRANSLATE_NOOP("matching_elements", "Has folded, and bids no more in the auction."));
    if (at(table.bids, seat) == kNone) {
        //: Of a player in the auction; %1 is the sum of the tile that was drawn
        return say(QT_TRANSLATE_NOOP("matching_elements", "The tile drawn allows bids up to %1."), {most});
    }
    //: Of a player in the auction; %1 is the bid, %2 the sum of the tile that was drawn
    return say(QT_TRANSLATE_NOOP("matching_elements", "The bid is %1; the tile drawn allows up to %2."),
               {at(table.bids, seat), most});
}

kit::Phrase tell_final(const Table& table, Seat seat) {
    const int before = table.total(table.side_of(seat));
    if (table.phase == Phase::Final) {
        //: Of a player before the final; %1 is the total
        return say(
            QT_TRANSLATE_NOOP("matching_elements",
                              "The final starts from scratch: the total of %1 counts only if it ends level."),
            {before});
    }
    const int start = start_of(table, seat);
    //: Of a player in the final: %1 for doubles, %2 points less %3 tiles left, %4 the sum; %5 is the total of
    //: all rounds before
    return say(
        QT_TRANSLATE_NOOP("matching_elements",
                          "In the final: doubles %1 and points %2 less tiles left %3 make %4. The total "
                          "before it, %5, counts only if it ends level."),
        {start, at(table.points, seat), tiles_left(table, seat), start + net_of(table, seat), before});
}

}  // namespace

kit::Phrase meaning_of_seat(const Table& table, Seat seat) {
    if (table.phase == Phase::Auction) return tell_auction(table, seat);
    const int bet = at(table.bets, seat);
    if (at(table.out, seat) && (table.phase != Phase::RoundOver || bet == kNone)) {
        //: Of a player; %1 is the number of a round
        return say(QT_TRANSLATE_NOOP("matching_elements", "Out since round %1, with the lowest total then."),
                   {static_cast<int>(at(table.out_since, seat))});
    }
    if (table.in_final) return tell_final(table, seat);
    if (bet != kNone) {
        //: Of a player; %1 is the bet
        return say(
            QT_TRANSLATE_NOOP("matching_elements",
                              "Bet %1: points less tiles left must come to that, or the round earns 0."),
            {bet});
    }
    if (tiles_left(table, seat) == 0)
        return say(QT_TRANSLATE_NOOP("matching_elements", "Has no tiles to play with this round."));
    if (seat == table.dealer)
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Deals: names the element, bets first and lays the first tile."));
    return say(
        QT_TRANSLATE_NOOP("matching_elements", "Bets after the dealer, and more than the one before."));
}

kit::Meaning meaning_of_stock() {
    return {
        {say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "Hands are filled up from here before each round. When it runs short, hands get smaller, so that "
            "the tiles last until the final, and the lowest total drops out, unless it takes the round."))},
        "elimination"};
}

}  // namespace boneyard::matching_elements
