// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How the seats stand, and the story of a round that is over.

#include <algorithm>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;

int tiles_left(const Table& table, Seat seat) {
    return table.phase == Phase::RoundOver ? at(table.left, seat) : at(table.hand_counts, seat);
}

int net_of(const Table& table, Seat seat) { return at(table.points, seat) - tiles_left(table, seat); }

/// What the doubles shown are worth at the start of the final.
int start_of(const Table& table, Seat seat) {
    int sum = 0;
    at(table.shown, seat).each([&](Tile tile) { sum += total(tile); });
    return sum;
}

bool laid_down(const Table& table) {
    return table.phase == Phase::Play || table.phase == Phase::RoundOver || table.phase == Phase::MatchOver;
}

kit::SeatNote in_auction(const Table& table, Seat seat) {
    kit::SeatNote note;
    note.shown = {face_of(at(table.draws, seat))};
    if (at(table.folded, seat)) {
        //: On a seat's plate: it bids no more
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "folded"));
    } else if (at(table.bids, seat) != kNone) {
        //: On a seat's plate: its bid in the auction
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "bid %1"), {at(table.bids, seat)});
    }
    return note;
}

kit::SeatNote in_final(const Table& table, Seat seat) {
    kit::SeatNote note;
    note.shown = faces_of(at(table.shown, seat));
    if (!laid_down(table)) return note;
    const int start = start_of(table, seat);
    //: On a seat's plate in the final: what it would end with now
    note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "final: %1"), {start + net_of(table, seat)});
    if (table.phase != Phase::MatchOver) return note;
    //: The final score of a seat: %1 what its doubles were worth, %2 points, %3 tiles left, %4 the sum
    note.sum.push_back(
        say(QT_TRANSLATE_NOOP("matching_elements", "Final: doubles %1, points %2 less tiles %3: %4"),
            {start, at(table.points, seat), static_cast<int>(at(table.hand_counts, seat)),
             at(table.final_scores, seat)}));
    return note;
}

/// What the round brought a seat that bet: "14 points less 3 tiles make 11".
Phrase sum_of(const Table& table, Seat seat) {
    const int bet = at(table.bets, seat);
    const int net = net_of(table, seat);
    const std::vector<kit::PhraseArg> numbers{at(table.points, seat), tiles_left(table, seat), net, bet};
    if (net < bet) {
        //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Points %1 less tiles %2: %3. Bet %4: missed, it counts 0."),
                   numbers);
    }
    if (table.rules.met_bet_bonus && bet > 0) {
        //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet, which counts as well
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "Points %1 less tiles %2: %3. Bet %4: met, and added."),
            numbers);
    }
    //: %1 points, %2 tiles left in the hand, %3 the difference, %4 the bet
    return say(QT_TRANSLATE_NOOP("matching_elements", "Points %1 less tiles %2: %3. Bet %4: met."), numbers);
}

kit::SeatNote in_round(const Table& table, Seat seat) {
    kit::SeatNote note;
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
    if (table.phase == Phase::RoundOver) note.sum.push_back(sum_of(table, seat));
    return note;
}

kit::SeatNote note_of(const Table& table, Seat seat) {
    kit::SeatNote note;
    if (table.phase == Phase::Auction) return in_auction(table, seat);
    // Who goes out at the end of a round is still told what became of his bet.
    const bool still_told = table.phase == Phase::RoundOver && at(table.bets, seat) != kNone;
    if (at(table.out, seat) && !still_told) {
        //: On a seat's plate: it plays no more
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "out"));
        note.standing = kit::Standing::Out;
        return note;
    }
    return table.in_final ? in_final(table, seat) : in_round(table, seat);
}

/// What a side has won so far, at its first seat.
void add_bank(const Table& table, Seat seat, kit::SeatNote& note) {
    if (seat >= table.sides() || !table.side_in(table.side_of(seat))) return;
    //: A player's Bank: a heap of tiles won, of which some come back in the final
    note.sum.push_back(say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %n tile(s)."),
                                 at(table.banks, table.side_of(seat)).count()));
}

/// Who left the table at the end of this round: whoever bet in it and is out now.
void tell_who_is_out(const Table& table, kit::Scene& scene) {
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (!at(table.out, seat) || at(table.bets, seat) == kNone) continue;
        //: The end of a round; %1 is a player or his team, %2 its points in all
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "Out, with the lowest total of %2: %1."),
                {kit::SeatName{seat}, table.total(table.side_of(seat))}));
    }
}

/// The story of the round: who takes the tiles, who leaves, what is in the Banks.
void tell_round(const Table& table, kit::Scene& scene) {
    if (table.round_winner != kNobody) {
        const auto laid = static_cast<int>(table.board.placed().size());
        //: The end of a round; %n how many tiles lie on the table; a Bank is a player's heap of tiles won
        scene.account.push_back(
            say.count(QT_TRANSLATE_N_NOOP("matching_elements",
                                          "The %n tile(s) on the table go into the winner's Bank."),
                      laid));
    }
    tell_who_is_out(table, scene);
}

bool double_drawn(const Table& table) {
    return std::any_of(table.draws.begin(), table.draws.end(),
                       [](Tile tile) { return tile != kNoTile && is_double(tile); });
}

}  // namespace

void add_standing(const View& view, kit::Scene& scene) {
    const Table& table = view.table;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        scene.seats.push_back(note_of(table, seat));
        if (table.phase == Phase::RoundOver) add_bank(table, seat, scene.seats.back());
    }
    if (table.colour_named) {
        scene.suit = colour_text(table.board.colour());
        const kit::Term name = term_of_colour(table.board.colour());
        scene.suit_spoken = say(name.text);
        //: What the element of the round is good for
        scene.suit_meaning = say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "The element of the round: only its tiles can be laid across, for 3 points or 4."));
    }
    if (table.phase == Phase::RoundOver) tell_round(table, scene);
    const bool before_play = table.phase == Phase::Naming || table.phase == Phase::Bets;
    if (table.phase == Phase::Naming && double_drawn(table)) {
        scene.note = say(QT_TRANSLATE_NOOP(
            "matching_elements", "A double was drawn: whoever drew the best one scores it, and deals."));
    } else if (before_play && table.in_final) {
        scene.note = say(QT_TRANSLATE_NOOP("matching_elements",
                                           "The final: no bets; the doubles that are shown are a start."));
    } else if (before_play && table.elimination) {
        scene.note = say(QT_TRANSLATE_NOOP("matching_elements",
                                           "Tiles run short: after this round the lowest total is out."));
    }
}

}  // namespace boneyard::matching_elements
