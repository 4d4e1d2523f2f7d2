// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// How the seats stand, and the story of a round that is over.

#include <algorithm>
#include <optional>

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
    note.rule = "first-deal";
    note.says_deed = true;
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
    note.rule = "final";
    if (!laid_down(table)) return note;
    const int start = start_of(table, seat);
    //: On a seat's plate in the final: what it would end with now
    note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "final: %1"), {start + net_of(table, seat)});
    if (table.phase != Phase::MatchOver) return note;
    note.decides = at(table.final_scores, seat);
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
        note.says_deed = true;
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
        //: On a seat's plate: it plays no more; %1 the round at whose end it went out
        note.brief = say(QT_TRANSLATE_NOOP("matching_elements", "out since round %1"),
                         {static_cast<int>(at(table.out_since, seat))});
        note.standing = kit::Standing::Out;
        note.rule = "elimination";
        return note;
    }
    note = table.in_final ? in_final(table, seat) : in_round(table, seat);
    if (at(table.out, seat)) note.standing = kit::Standing::Out;
    return note;
}

/// What the round is, where it is none like the others: in an elimination, how far the viewer is from the
/// lowest total.
Phrase stage_of(const Table& table, Seat viewer) {
    if (table.phase == Phase::RoundOver || table.phase == Phase::MatchOver) return {};
    //: Beside the number of the round
    if (table.in_final) return say(QT_TRANSLATE_NOOP("matching_elements", "the final"));
    if (!table.elimination) return {};
    //: Beside the number of the round
    const auto plain = QT_TRANSLATE_NOOP("matching_elements", "the lowest total goes out");
    if (viewer == kNobody || at(table.out, viewer)) return say(plain);
    const int own = table.total(table.side_of(viewer));
    std::optional<int> lowest;  // of the others
    for (Side side = 0; side < table.sides(); ++side) {
        if (!table.side_in(side) || side == table.side_of(viewer)) continue;
        if (!lowest || table.total(side) < *lowest) lowest = table.total(side);
    }
    if (!lowest || own == *lowest) return say(plain);
    if (own < *lowest) {
        //: Beside the number of the round; %1 points
        return say(QT_TRANSLATE_NOOP("matching_elements", "the lowest total goes out: you are %1 behind"),
                   {*lowest - own});
    }
    //: Beside the number of the round; %1 points
    return say(QT_TRANSLATE_NOOP("matching_elements", "the lowest total goes out: you are %1 ahead of it"),
               {own - *lowest});
}

/// The tiles that a side has won so far lie beside its first seat.
void show_bank(const Table& table, Seat seat, kit::SeatNote& note) {
    if (seat >= table.sides() || !table.side_in(table.side_of(seat))) return;
    note.won = at(table.banks, table.side_of(seat)).count();
    if (note.won == 0) return;
    //: A player's Bank: a heap of tiles won, of which some come back in the final
    note.won_spoken = say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %n tile(s)."), note.won);
}

/// What a side has won so far, at its first seat: with the tiles on the table, where this round wins them.
void add_bank(const Table& table, Seat seat, kit::SeatNote& note) {
    if (seat >= table.sides() || !table.side_in(table.side_of(seat))) return;
    const int bank = at(table.banks, table.side_of(seat)).count();
    const auto laid = static_cast<int>(table.board.placed().size());
    if (table.round_winner == kNobody || table.side_of(table.round_winner) != table.side_of(seat) ||
        laid == 0) {
        //: A player's Bank: a heap of tiles won, of which some come back in the final
        note.sum.push_back(say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %n tile(s)."), bank));
        return;
    }
    //: The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make
    note.sum.push_back(
        say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %1, and %n tile(s) from the table: %2."),
                  laid, {bank, bank + laid}));
}

/// Who left the table at the end of this round, partners in one line.
void tell_who_is_out(const Table& table, kit::Scene& scene) {
    std::vector<Seat> gone;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (at(table.out_since, seat) == table.round) gone.push_back(seat);
    }
    if (gone.empty()) return;
    const int total = table.total(table.side_of(gone.front()));
    if (gone.size() == 1) {
        //: The end of a round; %1 points in all, %2 a player
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "Out, with the lowest total of %1: %2."),
                {total, kit::SeatName{gone[0]}}));
        return;
    }
    //: The end of a round; %1 the points of a team in all, %2 and %3 its players
    scene.account.push_back(
        say(QT_TRANSLATE_NOOP("matching_elements", "Out, with the lowest total of %1: %2 and %3."),
            {total, kit::SeatName{gone[0]}, kit::SeatName{gone[1]}}));
}

/// The story of the round: why somebody takes it, and who leaves.
void tell_round(const Table& table, kit::Scene& scene) {
    const Seat winner = table.round_winner;
    if (winner != kNobody && net_of(table, winner) < at(table.bets, winner)) {
        //: The end of a round; %1 a player, %2 the points less the tiles left
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements",
                                  "Nobody met a bet. The best result takes the round: %1, with %2."),
                {kit::SeatName{winner}, net_of(table, winner)}));
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
        show_bank(table, seat, scene.seats.back());
        if (table.phase == Phase::RoundOver) add_bank(table, seat, scene.seats.back());
    }
    if (table.colour_named) {
        scene.suit = colour_text(table.board.colour());
        const kit::Term name = term_of_colour(table.board.colour());
        scene.suit_spoken = say(name.text);
        scene.suit_rule = "element";
        //: What the element of the round is good for
        scene.suit_meaning = say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "The element of the round: only its tiles can be laid across, for 3 points or 4."));
    }
    if (table.phase == Phase::RoundOver) tell_round(table, scene);
    scene.stage = stage_of(table, view.seat);
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
