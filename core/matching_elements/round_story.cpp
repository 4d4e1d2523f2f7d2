// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// The story of a round, and of the final: why somebody takes it, who leaves, and what decided.

#include <algorithm>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

int counted(const Table& table, Side side) {
    int sum = 0;
    for (const Seat seat : table.seats_of(side)) sum += at(table.round_scores, seat);
    return sum;
}

/// Of two equal totals, why that one stays and the other is out. See "The end of a round" in rules.md.
kit::Phrase why_not_out(const Table& table, Side side, Side gone) {
    const int bank = bank_before(table, side);
    if (bank != table.inherited) {
        //: Who is no better than the one who is out of the match, and stays in; %1 and %2 are numbers of
        //: tiles, %3 who stays
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "%3: just as low, but safe with the larger Bank (%1 against %2)."),
                   {bank, table.inherited, names_of(table, side)});
    }
    if (counted(table, side) != counted(table, gone)) {
        //: Who is no better than the one who is out of the match, and stays in; %1 and %2 are points, %3 who
        //: stays
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "%3: just as low, but safe with more from this round (%1 against %2)."),
                   {counted(table, side), counted(table, gone), names_of(table, side)});
    }
    //: Who is no better than the one who is out of the match, and stays in; %1 who stays
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "%1: just as low in all, but safe, being earlier in the order of play."),
               {names_of(table, side)});
}

/// Who left the table at the end of this round, and who was as low or lower and did not.
void tell_who_is_out(const Table& table, kit::Scene& scene) {
    const Side gone = side_out_now(table);
    if (gone == kNobody) return;
    const Side safe = table.round_winner == kNobody ? kNobody : table.side_of(table.round_winner);
    const int total = table.total(gone);
    const bool lowest = safe == kNobody || table.total(safe) >= total;
    const auto as_low = [&](Side side) {
        return table.side_in(side) && side != safe && table.total(side) == total;
    };
    bool tied = false;  // as the lowest
    for (Side side = 0; side < table.sides(); ++side) tied = tied || (lowest && as_low(side));
    //: The end of a round; %1 points in all, %2 a player, or the players of a team
    const auto plain = QT_TRANSLATE_NOOP("matching_elements", "%2: out, with %1.");
    //: The end of a round; %1 points in all, %2 a player, or the players of a team
    const auto first = QT_TRANSLATE_NOOP("matching_elements", "%2: out, with the lowest total, %1.");
    //: The end of a round; %1 points in all, which others have as well, %2 a player, or the players of a team
    const auto equal = QT_TRANSLATE_NOOP("matching_elements", "%2: out; nobody had less than %1.");
    scene.account.push_back(say(tied ? equal : lowest ? first : plain, {total, names_of(table, gone)}));
    if (safe != kNobody && table.total(safe) <= total) {
        //: The end of a round, after who is out: who has no more, and stays in; %1 points in all, %2 a
        //: player, or the players of a team
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "%2: safe with %1, having taken the round."),
                {table.total(safe), names_of(table, safe)}));
    }
    for (Side side = 0; side < table.sides(); ++side) {
        if (as_low(side)) scene.account.push_back(why_not_out(table, side, gone));
    }
}

bool met(const Table& table, Seat seat) { return net_of(table, seat) >= at(table.bets, seat); }

/// What the points of a seat less its tiles come to, and its bet, where that counts as well.
int result_of(const Table& table, Seat seat) {
    const int bonus = met(table, seat) && table.rules.met_bet_bonus ? at(table.bets, seat) : 0;
    return net_of(table, seat) + bonus;
}

/// Who is as good as the winner of a round but for what decides between equals, as the rules compare them.
Seat equal_to_winner(const Table& table) {
    const Seat winner = table.round_winner;
    Seat nearest = kNobody;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (seat == winner || at(table.bets, seat) == kNone) continue;
        if (met(table, seat) != met(table, winner) || result_of(table, seat) != result_of(table, winner))
            continue;
        const auto standing = [&](Seat one) {
            return std::pair(-tiles_left(table, one), at(table.bets, one));
        };
        if (nearest == kNobody || standing(seat) > standing(nearest)) nearest = seat;
    }
    return nearest;
}

/// Of two equal results, why that one takes the round. See "The end of a round" in rules.md.
void tell_tie(const Table& table, kit::Scene& scene) {
    const Seat winner = table.round_winner;
    const Seat other = equal_to_winner(table);
    const kit::SeatName name{winner};
    if (tiles_left(table, winner) != tiles_left(table, other)) {
        //: Who takes a round in which another had as good a result; %1 and %2 are numbers of tiles, %3 who
        //: takes it
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements",
                                  "%3: ahead of another just as good, by fewer tiles left (%1 against %2)."),
                {tiles_left(table, winner), tiles_left(table, other), name}));
        return;
    }
    //: Who takes a round in which another had as good a result and as many tiles left; %1 and %2 are bets, %3
    //: who takes it
    scene.account.push_back(
        say(QT_TRANSLATE_NOOP("matching_elements",
                              "%3: ahead of another just as good, by the higher bet (%1 against %2)."),
            {at(table.bets, winner), at(table.bets, other), name}));
}

/// Why somebody takes the round whose result no other has as well.
kit::Phrase why_taken(const Table& table, Seat winner) {
    int all = 0;  // that bet
    int lucky = 0;
    for (Seat seat = 0; seat < table.seats; ++seat) {
        if (at(table.bets, seat) == kNone) continue;
        ++all;
        lucky += met(table, seat) ? 1 : 0;
    }
    const kit::SeatName name{winner};
    if (lucky == 0) {
        //: The end of a round; %1 a player, %2 the points less the tiles left
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "%1: the best result, %2, takes the round, as nobody met a bet."),
                   {name, net_of(table, winner)});
    }
    if (lucky == 1) {
        //: The end of a round; %1 a player
        return say(QT_TRANSLATE_NOOP("matching_elements", "%1: the only bet that was met takes the round."),
                   {name});
    }
    const int result = result_of(table, winner);
    if (lucky < all) {
        //: The end of a round; %1 a player, %2 what the round brings that player
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "%1: the best result of those who met their bets, %2, takes the round."),
                   {name, result});
    }
    //: The end of a round, in which all met their bets; %1 a player, %2 what the round brings that player
    return say(QT_TRANSLATE_NOOP("matching_elements", "%1: the best result, %2, takes the round."),
               {name, result});
}

void tell_winner(const Table& table, kit::Scene& scene) {
    const Seat winner = table.round_winner;
    const bool tied = equal_to_winner(table) != kNobody;
    if (!tied || !met(table, winner)) scene.account.push_back(why_taken(table, winner));
    if (tied) tell_tie(table, scene);
}

/// How far the match goes yet.
kit::Phrase what_comes_next(const Table& table) {
    if (table.final_is_next()) {
        return say(QT_TRANSLATE_NOOP(
            "matching_elements",
            "The final comes next, and starts from scratch: the totals count only if it ends level."));
    }
    if (table.rules.teams == Teams::TwoOfThree) {
        //: How far a match of two teams goes
        return say(QT_TRANSLATE_NOOP("matching_elements", "Once the tiles run short, the final comes."));
    }
    if (table.elimination || table.runs_short()) {
        //: How far the match goes; the last two may be teams
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "After the next round the lowest total is out, unless it takes that "
                                     "round. The last two play the final."));
    }
    //: How far the match goes; the last two may be teams
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "Once the tiles run short, the lowest total is out after each round, unless "
                                 "it takes the round. The last two play the final."));
}

void tell_round(const Table& table, kit::Scene& scene) {
    const Seat winner = table.round_winner;
    if (winner != kNobody) tell_winner(table, scene);
    if (winner != kNobody && table.round == 1 && !table.elimination) {
        //: At the end of the first round, when a Bank is met with: a heap of tiles won
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements",
                                  "The tiles on the table go to the Bank of whoever takes the round: for the "
                                  "final some of each Bank "
                                  "are dealt again, and whoever has the larger Bank says how many.")));
    }
    tell_who_is_out(table, scene);
    for (Side side = 0; has_teams(table) && side < table.sides(); ++side)
        tell_bank_of_team(table, side, scene);
    scene.account.push_back(what_comes_next(table));
}

/// What decides a final that is equal: the totals.
void tell_final(const Table& table, kit::Scene& scene) {
    const auto [a, b] = finalists(table);
    const auto result = [&](Side side) {
        int sum = 0;
        for (const Seat seat : table.seats_of(side)) sum += at(table.final_scores, seat);
        return sum;
    };
    if (result(a) != result(b)) return;
    if (table.board.placed().empty()) {
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "Nobody has a tile left to play the final with.")));
    } else {
        //: %1 points that both sides have in the final
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "The final is level: %1 each."), {result(a)}));
    }
    const Side ahead = table.total(b) > table.total(a) ? b : a;
    const Side behind = ahead == a ? b : a;
    if (table.total(ahead) == table.total(behind)) {
        //: %1 points in the whole match
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "The totals are level too, at %1: both win."),
                {table.total(ahead)}));
        return;
    }
    //: %1 and %2 points in the whole match; %3 a player, or the players of a team
    scene.account.push_back(
        say(QT_TRANSLATE_NOOP("matching_elements", "%3: ahead by the higher total, %1 against %2."),
            {table.total(ahead), table.total(behind), names_of(table, ahead)}));
}

}  // namespace

Side side_out_now(const Table& table) {
    const auto* const since = std::find(table.out_since.begin(), table.out_since.end(), table.round);
    return since == table.out_since.end() ? kNobody
                                          : table.side_of(static_cast<Seat>(since - table.out_since.begin()));
}

void tell_end(const Table& table, kit::Scene& scene) {
    if (table.phase == Phase::RoundOver) tell_round(table, scene);
    if (table.phase == Phase::RoundOver && table.round_winner != kNobody) {
        // All that lies there goes to the winner's Bank.
        for (auto order = static_cast<int>(table.board.placed().size()); order > 0; --order)
            scene.won.push_back(order - 1);
    }
    if (table.phase == Phase::MatchOver) tell_final(table, scene);
}

}  // namespace boneyard::matching_elements
