// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is said of the final before its tiles are laid.

#include <algorithm>
#include <utility>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

using kit::Phrase;

namespace {

/// What the doubles dealt to a side bring it.
int start_of_side(const Table& table, Side side) {
    int sum = 0;
    for (const Seat seat : table.seats_of(side)) sum += start_of(table, seat);
    return sum;
}

/// The same as tell_final_begins(), for all but the one who has said what comes back.
Phrase tell_what_came_back(const Table& table, Side first, Side second) {
    const int start = start_of_side(table, first);
    const int other = start_of_side(table, second);
    std::vector<kit::PhraseArg> args{kit::SeatName{table.brought_by},        table.brought_back,
                                     kit::SeatNames{table.seats_of(first)},  start,
                                     kit::SeatNames{table.seats_of(second)}, other};
    //: When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1
    const auto none = QT_TRANSLATE_NOOP(
        "matching_elements",
        "From each Bank %1 brings back %2. The name plates show points less tiles left in hand.");
    //: When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3
    //: a player, or the players of a team, who was dealt doubles, which lie open; %4 the points that they
    //: bring
    const auto one = QT_TRANSLATE_NOOP("matching_elements",
                                       "From each Bank %1 brings back %2. The name plates show points less "
                                       "tiles left in hand. Head start for the doubles shown: %3 +%4.");
    //: When the final begins; %1 a player, who has said that %2 tiles of each Bank come back; it may be 1. %3
    //: and %5 are players, or the players of teams, who were dealt doubles, which lie open; %4 and %6 the
    //: points that they bring
    const auto both =
        QT_TRANSLATE_NOOP("matching_elements",
                          "From each Bank %1 brings back %2. The name plates show points less tiles left in "
                          "hand. Head start for the doubles shown: %3 +%4, %5 +%6.");
    return say(start == 0 ? none : other == 0 ? one : both, std::move(args));
}

}  // namespace

Phrase outcome_of(const Table& table, int reentered) {
    const auto [least, most] = hands_in_final(table, reentered);
    const int usual = table.usual_hand();
    if (least >= usual) {
        //: Before the final; %1 tiles of each Bank, drawn at random; it may be 1. %2 tiles are a full hand
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Drawn at random from each Bank: %1. All hands will be full: %2 tiles."),
                   {reentered, usual});
    }
    if (least == most) {
        //: Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in each hand, %3 in a full one
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Drawn at random from each Bank: %1. Hands will have %2 of %3 tiles."),
                   {reentered, least, usual});
    }
    //: Before the final; %1 tiles of each Bank, drawn at random; %2 tiles in the smallest hand, %3 in the
    //: largest, %4 in a full one
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "Drawn at random from each Bank: %1. Hands will have %2 to %3 of %4 tiles."),
               {reentered, least, std::min(most, usual), usual});
}

Phrase tell_what_comes_back(const Table& table) {
    const auto [first, second] = finalists(table);
    const int own = at(table.banks, first).count();
    const int other = at(table.banks, second).count();
    std::vector<kit::PhraseArg> args{kit::SeatNames{table.seats_of(first)},  own,
                                     kit::SeatNames{table.seats_of(second)}, other,
                                     table.lacking(table.usual_hand()),      int{table.stock_count}};
    //: The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks;
    //: %5 and %6 are numbers of tiles
    const auto larger =
        QT_TRANSLATE_NOOP("matching_elements",
                          "The final starts from scratch, without bets: the totals count only if it ends "
                          "level. Banks: %1 %2, %3 %4. Tiles that the hands lack: %5; in the boneyard: %6. "
                          "Whoever has the larger Bank says how many of each come back. Few mean small hands "
                          "and a short final; many mean full hands, and more doubles for a head start.");
    //: The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks,
    //: which are as many; %5 and %6 are numbers of tiles
    const auto by_round = QT_TRANSLATE_NOOP(
        "matching_elements",
        "The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, "
        "%3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so whoever took the "
        "last round says how many of each come back. Few mean small hands and a short final; many mean full "
        "hands, and more doubles for a head start.");
    //: The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks,
    //: which are as many; %5 and %6 are numbers of tiles
    const auto by_total = QT_TRANSLATE_NOOP(
        "matching_elements",
        "The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, "
        "%3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks are equal, so the side with "
        "the higher total says how many of each come back. Few mean small hands and a short final; many mean "
        "full hands, and more doubles for a head start.");
    //: The last round: %1 and %3 are players, or the players of a team, %2 and %4 the tiles in their Banks,
    //: which are as many, as are their totals; %5 and %6 are numbers of tiles
    const auto by_seat = QT_TRANSLATE_NOOP(
        "matching_elements",
        "The final starts from scratch, without bets: the totals count only if it ends level. Banks: %1 %2, "
        "%3 %4. Tiles that the hands lack: %5; in the boneyard: %6. The Banks and the totals are equal, so "
        "whoever sits first says how many of each come back. Few mean small hands and a short final; many "
        "mean full hands, and more doubles for a head start.");
    const bool level = table.total(first) == table.total(second);
    const auto equal = table.round_winner != kNobody ? by_round : level ? by_seat : by_total;
    return say(own != other ? larger : equal, std::move(args));
}

Phrase tell_final_begins(const Table& table, Seat viewer) {
    const auto laid = static_cast<int>(table.board.placed().size());
    if (table.phase != Phase::Naming && (table.phase != Phase::Play || laid >= table.seats_in())) return {};
    auto [first, second] = finalists(table);
    if (start_of_side(table, first) == 0) std::swap(first, second);
    const int start = start_of_side(table, first);
    const int other = start_of_side(table, second);
    const bool said = table.brought_by != kNobody && table.brought_by != viewer;
    if (said) return tell_what_came_back(table, first, second);
    if (start == 0) {
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "The final starts from scratch, without bets: the totals count only if "
                                     "it ends level. The name plates show points less tiles left in hand."));
    }
    //: When the final begins; %1 a player, or the players of a team, who was dealt doubles, which lie open;
    //: %2 the points that they bring
    const auto one = QT_TRANSLATE_NOOP(
        "matching_elements",
        "The final starts from scratch, without bets: the totals count only if it ends level. The name "
        "plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2.");
    //: When the final begins; %1 and %3 are players, or the players of teams, who were dealt doubles, which
    //: lie open; %2 and %4 the points that they bring
    const auto both = QT_TRANSLATE_NOOP(
        "matching_elements",
        "The final starts from scratch, without bets: the totals count only if it ends level. The name "
        "plates show points less tiles left in hand. Head start for the doubles shown: %1 +%2, %3 +%4.");
    return say(other == 0 ? one : both,
               {kit::SeatNames{table.seats_of(first)}, start, kit::SeatNames{table.seats_of(second)}, other});
}

}  // namespace boneyard::matching_elements
