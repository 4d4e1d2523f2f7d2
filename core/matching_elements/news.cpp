// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What is worth a line when it is first met: who plays together, who deals, what the plates say, and how
// tiles run short.

#include <algorithm>

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;

/// Who plays together with the viewer; empty: everybody plays alone, or nobody looks.
kit::SeatNames partners_of(const Table& table, Seat viewer) {
    kit::SeatNames partners;
    if (viewer == kNobody) return partners;
    partners.seats = table.seats_of(table.side_of(viewer));
    std::erase(partners.seats, viewer);
    return partners;
}

Phrase tell_partners(const Table& table, Seat viewer) {
    const kit::SeatNames partners = partners_of(table, viewer);
    if (partners.seats.empty()) return {};
    //: When a match of teams begins; %1 the player's partner, or partners
    return say(QT_TRANSLATE_NOOP("matching_elements", "You play with %1."), {partners});
}

/// The same of 0-0, whose worth does not show on it.
Phrase tell_zeros(const Table& table, Seat viewer, Tile tile) {
    const kit::SeatNames partners = partners_of(table, viewer);
    const bool team = !partners.seats.empty();
    const std::vector<kit::PhraseArg> args{kit::SeatName{table.dealer}, term_of(tile), kZerosWorth, partners,
                                           std::string("0-0")};
    if (table.dealer == viewer) {
        //: Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %5 is 0-0
        const auto alone = QT_TRANSLATE_NOOP("matching_elements",
                                             "You drew the best double, %2: +%3 for you, and you deal first. "
                                             "%5 beats every other double, and scores %3.");
        //: Before the first round; %2 is the tile 0-0 with its element, as fire 0-0, %3 points, %4 the
        //: player's partner, or partners, %5 is 0-0
        const auto together = QT_TRANSLATE_NOOP("matching_elements",
                                                "You play with %4. You drew the best double, %2: +%3 for "
                                                "you, and you deal first. %5 beats every "
                                                "other double, and scores %3.");
        return say(team ? together : alone, args);
    }
    //: Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %5
    //: is 0-0
    const auto alone = QT_TRANSLATE_NOOP(
        "matching_elements",
        "%1 drew the best double, %2: +%3, and the first deal. %5 beats every other double, and scores %3.");
    //: Before the first round; %1 is a player, %2 the tile 0-0 with its element, as fire 0-0, %3 points, %4
    //: the player's partner, or partners, %5 is 0-0
    const auto together = QT_TRANSLATE_NOOP("matching_elements",
                                            "You play with %4. %1 drew the best double, %2: +%3, and the "
                                            "first deal. %5 beats every other double, and scores %3.");
    return say(team ? together : alone, args);
}

/// With a double nobody had to bid, and this is the first that is seen of the match.
Phrase tell_double(const Table& table, Seat viewer, Tile tile) {
    if (total(tile) == 0) return tell_zeros(table, viewer, tile);
    const int worth = worth_of_double(tile);
    const kit::SeatNames partners = partners_of(table, viewer);
    const bool team = !partners.seats.empty();
    if (table.dealer == viewer) {
        //: Before the first round; %1 is a tile, as fire 3-3, %2 points
        const auto alone = QT_TRANSLATE_NOOP(
            "matching_elements", "You drew the best double, %1: +%2 for you, and you deal first.");
        //: Before the first round; %1 is a tile, as fire 3-3, %2 points, %3 the player's partner, or partners
        const auto together = QT_TRANSLATE_NOOP(
            "matching_elements",
            "You play with %3. You drew the best double, %1: +%2 for you, and you deal first.");
        return say(team ? together : alone, {term_of(tile), worth, partners});
    }
    //: Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points
    const auto alone =
        QT_TRANSLATE_NOOP("matching_elements", "%1 drew the best double, %2: +%3, and the first deal.");
    //: Before the first round; %1 is a player, %2 a tile, as fire 3-3, %3 points, %4 the player's partner, or
    //: partners
    const auto together = QT_TRANSLATE_NOOP(
        "matching_elements", "You play with %4. %1 drew the best double, %2: +%3, and the first deal.");
    return say(team ? together : alone, {kit::SeatName{table.dealer}, term_of(tile), worth, partners});
}

Phrase tell_first_dealer(const Table& table, Seat viewer) {
    if (const auto tile = winning_double(table)) return tell_double(table, viewer, *tile);
    const int bid = at(table.bids, table.dealer);
    if (table.dealer == viewer) {
        //: Before the first round; %1 is the player's bid, which is scored
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Your bid was the highest: +%1 for you, and you deal first."),
                   {bid});
    }
    //: Before the first round; %1 is a player, %2 the highest bid, which is scored
    return say(QT_TRANSLATE_NOOP("matching_elements", "%1 bid the most: +%2, and the first deal."),
               {kit::SeatName{table.dealer}, bid});
}

Phrase tell_elimination(const Table& table) {
    int most = 0;  // tiles in a hand: who held more has kept it
    for (Seat seat = 0; seat < table.seats; ++seat) most = std::max<int>(most, at(table.hand_counts, seat));
    if (most < table.usual_hand()) {
        //: Before a round; %1 tiles are dealt to a hand, fewer than before
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "Tiles are running short: hands are down to %1, and after this round "
                                     "the lowest total is out, unless it takes the round."),
                   {most});
    }
    return say(QT_TRANSLATE_NOOP(
        "matching_elements",
        "Tiles are running short: after this round the lowest total is out, unless it takes the round."));
}

/// Who was the first to lay their last tile in this round; kNobody: all have some left.
Seat first_without_tiles(const Table& table) {
    const auto& placed = table.board.placed();
    kit::PerSeat<bool> seen{};
    Seat first = kNobody;
    for (auto order = placed.size(); order-- > 0;) {
        const Seat seat = placed[order].seat;
        if (at(table.hand_counts, seat) > 0 || at(seen, seat)) continue;
        at(seen, seat) = true;
        first = seat;  // so far back lies the last tile of none that was met before
    }
    return first;
}

/// In other games that would be the end.
Phrase tell_round_goes_on(const Table& table, Seat viewer) {
    const Seat seat = first_without_tiles(table);
    if (table.phase != Phase::Play || seat == kNobody) return {};
    if (seat == viewer) {
        return say(QT_TRANSLATE_NOOP(
            "matching_elements", "You have no tiles left. The round goes on until nobody can lay a tile."));
    }
    //: %1 is a player
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "%1 has no tiles left. The round goes on until nobody can lay a tile."),
               {kit::SeatName{seat}});
}

}  // namespace

Phrase news_of(const Table& table, Seat viewer) {
    if (table.phase == Phase::Auction) return tell_partners(table, viewer);
    if (Phrase goes_on = tell_round_goes_on(table, viewer); !goes_on.empty()) return goes_on;
    if (table.phase == Phase::Play && table.round == 1 && !table.in_final &&
        static_cast<int>(table.board.placed().size()) < table.seats) {
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "The name plates now show, as in “5 of 12”, points less tiles left in "
                                     "hand, and the bet they must meet."));
    }
    if (table.in_final) return tell_final_begins(table, viewer);
    if (table.phase != Phase::Naming && table.phase != Phase::Bets) return {};
    if (first_deal_is_known(table)) return tell_first_dealer(table, viewer);
    return table.elimination ? tell_elimination(table) : Phrase{};
}

}  // namespace boneyard::matching_elements
