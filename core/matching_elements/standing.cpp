// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How the seats stand, and the story of a round that is over.

#include <vector>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;

kit::SeatNote in_auction(const Table& table, Seat seat) {
    kit::SeatNote note;
    note.shown = {face_of(at(table.draws, seat))};
    note.rule = "first-deal";
    note.says_last_action = true;
    if (at(table.folded, seat)) {
        //: On a seat's plate: it bids no more
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "folded"));
    } else if (at(table.bids, seat) != kNone) {
        //: On a seat's plate: its bid in the auction
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "bid %1"), {at(table.bids, seat)});
    }
    return note;
}

/// The doubles that everybody has seen it draw for the final, and that it still holds.
TileSet still_shown(const Table& table, Seat seat) {
    TileSet shown = at(table.shown, seat);
    for (const Placed& placed : table.board.placed()) {
        if (placed.seat == seat && shown.has(placed.tile)) shown.remove(placed.tile);
    }
    return shown;
}

/// How the final score of a seat came about; what is 0 is not told.
Phrase sum_of_final(const Table& table, Seat seat, int start) {
    const int points = at(table.points, seat);
    const int left = at(table.hand_counts, seat);
    const int score = at(table.final_scores, seat);
    if (start > 0 && left > 0) {
        //: The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 tiles left,
        //: %4 the sum
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Doubles held at the start %1, points %2, less tiles left %3: %4."),
                   {start, points, left, score});
    }
    if (start > 0) {
        //: The final score of a seat: %1 what the doubles dealt to it were worth, %2 points, %3 the sum
        return say(QT_TRANSLATE_NOOP("matching_elements", "Doubles held at the start %1, points %2: %3."),
                   {start, points, score});
    }
    if (left > 0) {
        //: The final score of a seat: %1 points, %2 tiles left, %3 the difference
        return say(QT_TRANSLATE_NOOP("matching_elements", "Points %1, less tiles left %2: %3."),
                   {points, left, score});
    }
    //: The final score of a seat, which has no tiles left: %1 points
    return say(QT_TRANSLATE_NOOP("matching_elements", "Points %1, and no tiles left."), {points});
}

kit::SeatNote in_final(const Table& table, Seat seat) {
    kit::SeatNote note;
    note.shown = faces_of(still_shown(table, seat));
    note.rule = "final";
    if (table.phase == Phase::Final) return note;
    const int start = start_of(table, seat);
    note.decides = start + net_of(table, seat);
    if (table.phase == Phase::MatchOver) note.sum.push_back(sum_of_final(table, seat, start));
    if (start > 0 && table.phase != Phase::MatchOver) {
        //: On a seat's plate in the final: %1 points that the doubles dealt to it bring, which lie open
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "doubles +%1"), {start});
        return note;
    }
    if (has_teams(table)) return note;  // before their number stands what it is
    //: On a seat's plate: the number there is what it has in the final
    note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "final"));
    return note;
}

/// What the round brought a seat that has no tile left: nothing is taken off.
Phrase sum_without_tiles(const Table& table, int points, int bet) {
    //: The end of a round, for a player without tiles left: %1 points, %2 the bet
    if (points < bet)
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "%1, with no tiles left: that misses the bet of %2 and counts 0."),
                   {points, bet});
    if (table.rules.met_bet_bonus && bet > 0) {
        //: The end of a round, for a player without tiles left: %1 points, %2 the bet, which counts as well,
        //: %3 the sum
        return say(
            QT_TRANSLATE_NOOP("matching_elements",
                              "%1, with no tiles left: that meets the bet of %2, and with it counts %3."),
            {points, bet, points + bet});
    }
    //: The end of a round, for a player without tiles left: %1 points, %2 the bet
    return say(QT_TRANSLATE_NOOP("matching_elements", "%1, with no tiles left: that meets the bet of %2."),
               {points, bet});
}

/// What the round brought a seat that bet: "14 less 3 for tiles left is 11".
Phrase sum_of(const Table& table, Seat seat) {
    const int bet = at(table.bets, seat);
    const int net = net_of(table, seat);
    if (tiles_left(table, seat) == 0) return sum_without_tiles(table, net, bet);
    std::vector<kit::PhraseArg> numbers{at(table.points, seat), tiles_left(table, seat), net, bet};
    if (net < bet) {
        //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet
        return say(
            QT_TRANSLATE_NOOP("matching_elements",
                              "%1 less %2 for tiles left is %3: that misses the bet of %4 and counts 0."),
            numbers);
    }
    if (table.rules.met_bet_bonus && bet > 0) {
        numbers.emplace_back(net + bet);
        //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well, %5 the
        //: sum
        return say(QT_TRANSLATE_NOOP(
                       "matching_elements",
                       "%1 less %2 for tiles left is %3: that meets the bet of %4, and with it counts %5."),
                   numbers);
    }
    //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet
    return say(
        QT_TRANSLATE_NOOP("matching_elements", "%1 less %2 for tiles left is %3: that meets the bet of %4."),
        numbers);
}

/// What the dealer of the first round has got for it, on its sheet: without it the lines do not come to the
/// total.
Phrase tell_points_before(const Table& table) {
    if (const auto tile = winning_double(table)) {
        //: At the end of the first round: %1 points that the best double of those drawn brought, %2 is that
        //: tile, as fire 3-3
        return say(QT_TRANSLATE_NOOP("matching_elements", "Before the round: +%1 for the best double, %2."),
                   {worth_of_double(*tile), term_of(*tile)});
    }
    //: At the end of the first round: %1 points that the highest bid brought
    return say(QT_TRANSLATE_NOOP("matching_elements", "Before the round: +%1 for the highest bid."),
               {at(table.bids, table.dealer)});
}

kit::SeatNote in_round(const Table& table, Seat seat) {
    kit::SeatNote note;
    note.rule = "bets";
    // What decided who deals first is still to be seen.
    const bool just_decided = table.phase == Phase::Naming && at(table.draws, seat) != kNoTile;
    if (just_decided) note.shown = {face_of(at(table.draws, seat))};
    const int bet = at(table.bets, seat);
    if (bet == kNone) {
        //: On a seat's plate: it deals this round
        if (seat == table.dealer) note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "deals"));
        return note;
    }
    if (!laid_down(table)) {
        //: On a seat's plate: its bet
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "bet %1"), {bet});
        note.says_last_action = true;
        return note;
    }
    const int net = net_of(table, seat);
    //: On a seat's plate: what the round brings it so far, and what it has bet on
    note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "%1 of %2"), {net, bet});
    //: What stands on a seat's plate: %1 points less %2 tiles is %3, and %4 was bet
    note.meaning =
        say(QT_TRANSLATE_NOOP("matching_elements", "Points %1 less tiles left %2: %3 so far. The bet is %4."),
            {at(table.points, seat), tiles_left(table, seat), net, bet});
    note.standing = net >= bet ? kit::Standing::Met : kit::Standing::Unmet;
    if (table.phase != Phase::RoundOver) return note;
    note.sum.push_back(sum_of(table, seat));
    if (first_deal_is_known(table) && seat == table.dealer) note.sum.push_back(tell_points_before(table));
    return note;
}

/// On the sheet of a round or of the match, of who plays no more.
Phrase out_since(const Table& table, Seat seat) {
    const int round = at(table.out_since, seat);
    if (round == table.round && table.phase == Phase::RoundOver)
        return say(QT_TRANSLATE_NOOP("matching_elements", "Out of the match from now on."));
    //: %1 the number of the round at whose end they went out of the match
    return say(QT_TRANSLATE_NOOP("matching_elements", "Out since round %1."), {round});
}

kit::SeatNote note_of(const Table& table, Seat seat) {
    kit::SeatNote note;
    if (table.phase == Phase::Auction) return in_auction(table, seat);
    // Who goes out at the end of a round is still told what became of their bet.
    const bool still_told = table.phase == Phase::RoundOver && at(table.bets, seat) != kNone;
    if (at(table.out, seat) && !still_told) {
        //: On a seat's plate: it plays no more; %1 the round at whose end it went out
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "out since round %1"),
                         {static_cast<int>(at(table.out_since, seat))});
        note.standing = kit::Standing::Out;
        note.rule = "elimination";
        if (kit::is_over(table.phase)) note.sum.push_back(out_since(table, seat));
        return note;
    }
    note = table.in_final ? in_final(table, seat) : in_round(table, seat);
    if (at(table.out, seat)) {
        note.standing = kit::Standing::Out;
        note.sum.push_back(out_since(table, seat));
    }
    return note;
}

/// The tiles that a side has won so far lie beside its first seat; when a round is over those of the table
/// are among them, as its sheet counts them.
void show_bank(const Table& table, Seat seat, kit::SeatNote& note) {
    if (seat >= table.sides() || !table.side_in(table.side_of(seat))) return;
    const Side side = table.side_of(seat);
    note.won = at(table.banks, side).count() + banks_from_table(table, side);
    if (note.won == 0) return;
    note.won_meaning = meaning_of_bank(table, table.side_of(seat));
    //: A player's Bank: a heap of tiles won, of which some come back in the final
    note.won_spoken = say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %n tile(s)."), note.won);
}

/// What the dealer of the first round has got for it, on the score sheet.
Phrase tell_first_deal(const Table& table) {
    if (const auto tile = winning_double(table)) {
        //: A line of a score sheet: why a player has points before the first round; %1 is a tile, as fire 3-3
        return say(QT_TRANSLATE_NOOP("matching_elements", "drew the double %1, and deals first"),
                   {term_of(*tile)});
    }
    //: A line of a score sheet: why a player has points before the first round; %1 is a bid
    return say(QT_TRANSLATE_NOOP("matching_elements", "bid %1, and deals first"),
               {at(table.bids, table.dealer)});
}

}  // namespace

void add_standing(const View& view, kit::Scene& scene) {
    const Table& table = view.table;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        scene.seats.push_back(note_of(table, seat));
        if (kit::Phrase& meaning = scene.seats.back().meaning; meaning.empty())
            meaning = meaning_of_seat(table, seat);
        show_bank(table, seat, scene.seats.back());
        if (table.phase == Phase::RoundOver) add_bank(table, seat, scene.seats.back());
    }
    if (first_deal_is_known(table))
        scene.seats[static_cast<std::size_t>(table.dealer)].before = tell_first_deal(table);
    if (table.colour_named) {
        scene.suit = colour_text(table.board.colour());
        const kit::Term name = term_of_colour(table.board.colour());
        scene.suit_spoken = say(name.text);
        scene.suit_rule = "element";
        //: What the element of the round is good for
        scene.suit_meaning = say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "The element of the round: only its tiles can be laid across, for 3 or 4 points; a double counts "
            "twice."));
    }
    tell_end(table, scene);
    scene.stage = stage_of(table, view.seat);
    scene.stage_brief = stage_brief_of(table, view.seat);
    scene.note = news_of(table, view.seat);
}

}  // namespace boneyard::matching_elements
