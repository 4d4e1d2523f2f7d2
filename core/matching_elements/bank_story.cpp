// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What a round brings the Banks: on the sheet below who plays alone, and above all of them for a team.

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

int bank_before(const Table& table, Side side) {
    const int now = at(table.banks, side).count();
    return side == table.heir ? now - table.inherited : now;
}

int banks_from_table(const Table& table, Side side) {
    if (table.phase != Phase::RoundOver || table.round_winner == kNobody) return 0;
    return table.side_of(table.round_winner) == side ? static_cast<int>(table.board.placed().size()) : 0;
}

void add_bank(const Table& table, Seat seat, kit::SeatNote& note) {
    if (has_teams(table) || !table.side_in(seat)) return;
    const int bank = bank_before(table, seat);
    const int inherited = seat == table.heir ? table.inherited : 0;
    const int laid = banks_from_table(table, seat);
    if (inherited == 0 && (laid == 0 || bank == 0)) {
        if (bank + laid == 0) return;
        //: A player's Bank: a heap of tiles won, of which some come back in the final
        note.sum.push_back(
            say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %n tile(s)."), bank + laid));
    } else if (inherited == 0) {
        //: The Bank of the winner of a round: %1 tiles so far, %n that lie on the table, %2 what they make
        note.sum.push_back(say.count(
            QT_TRANSLATE_N_NOOP("matching_elements", "Bank: %1, and %n tile(s) from the table: %2."), laid,
            {bank, bank + laid}));
    } else if (laid == 0) {
        //: A player's Bank: %1 tiles so far, %2 from the Bank of who is out now, %4, %3 what they make
        note.sum.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "Bank: %1, and %2 taken over (%4): %3."),
                {bank, inherited, bank + inherited, names_of(table, side_out_now(table))}));
    } else {
        //: The Bank of the winner of a round: %1 tiles so far, %2 from the Bank of who is out now, %4, %n
        //: that lie on the table, %3 what they make
        note.sum.push_back(say.count(
            QT_TRANSLATE_N_NOOP("matching_elements",
                                "Bank: %1, %2 taken over (%4), and %n tile(s) from the table: %3."),
            laid, {bank, inherited, bank + inherited + laid, names_of(table, side_out_now(table))}));
    }
}

void tell_bank_of_team(const Table& table, Side side, kit::Scene& scene) {
    const int bank = bank_before(table, side);
    const int inherited = side == table.heir ? table.inherited : 0;
    const int laid = banks_from_table(table, side);
    if (inherited == 0 && laid == 0) return;
    const kit::SeatNames names = names_of(table, side);
    if (inherited == 0 && bank == 0) {
        //: The Bank of the team that won a round, %1: %n tiles that lie on the table, its first ones
        scene.account.push_back(
            say.count(QT_TRANSLATE_N_NOOP("matching_elements", "Bank (%1): %n tile(s)."), laid, {names}));
        return;
    }
    if (inherited == 0) {
        //: The Bank of the team that won a round, %3: %1 tiles so far, %n that lie on the table, %2 what they
        //: make
        scene.account.push_back(say.count(
            QT_TRANSLATE_N_NOOP("matching_elements", "Bank (%3): %1, and %n tile(s) from the table: %2."),
            laid, {bank, bank + laid, names}));
        return;
    }
    const kit::SeatNames gone = names_of(table, side_out_now(table));
    if (laid == 0) {
        //: The Bank of a team, %5: %1 tiles so far, %2 from the Bank of the team that is out now, %4, %3 what
        //: they make
        scene.account.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "Bank (%5): %1, and %2 taken over (%4): %3."),
                {bank, inherited, bank + inherited, gone, names}));
        return;
    }
    //: The Bank of the team that won a round, %5: %1 tiles so far, %2 from the Bank of the team that is out
    //: now, %4, %n that lie on the table, %3 what they make
    scene.account.push_back(say.count(
        QT_TRANSLATE_N_NOOP("matching_elements",
                            "Bank (%5): %1, %2 taken over (%4), and %n tile(s) from the table: %3."),
        laid, {bank, inherited, bank + inherited + laid, gone, names}));
}

}  // namespace boneyard::matching_elements
