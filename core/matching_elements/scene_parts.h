// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "kit/scene.h"
#include "matching_elements/game.h"

/// The parts of a scene that are files of their own.
namespace boneyard::matching_elements {

/// What there is to know of a tile (meanings.cpp), of an open place, and of the heap.
kit::Meaning meaning_of(const Table& table, Tile tile);       ///< of a hand
kit::Meaning meaning_of_laid(const Table& table, int order);  ///< of the tile on the table laid as that one
kit::Phrase spoken_place(const Place& place);
kit::Meaning meaning_of(const Place& place);
kit::Meaning meaning_of_stock();
kit::Meaning meaning_of_bank(const Table& table, Side side);

/// What a seat has done or still has to do, as a sentence (meanings.cpp).
kit::Phrase meaning_of_seat(const Table& table, Seat seat);

inline kit::SeatNames names_of(const Table& table, Side side) { return {table.seats_of(side)}; }

inline bool has_teams(const Table& table) { return table.sides() < table.seats; }

/// Tiles are laid in this round, or have been.
inline bool laid_down(const Table& table) {
    return table.phase == Phase::Play || table.phase == Phase::RoundOver || table.phase == Phase::MatchOver;
}

/// The tiles that a seat has left, or had when the round ended.
inline int tiles_left(const Table& table, Seat seat) {
    return table.phase == Phase::RoundOver ? at(table.left, seat) : at(table.hand_counts, seat);
}

/// What the round has brought a seat so far.
inline int net_of(const Table& table, Seat seat) { return at(table.points, seat) - tiles_left(table, seat); }

/// What the doubles shown are worth at the start of the final.
inline int start_of(const Table& table, Seat seat) {
    int sum = 0;
    at(table.shown, seat).each([&](Tile tile) { sum += total(tile); });
    return sum;
}

/// The auction is over, and what was drawn for it has not been forgotten yet: the first round.
inline bool first_deal_is_known(const Table& table) {
    return table.phase != Phase::Auction && table.dealer != kNobody &&
           at(table.draws, table.dealer) != kNoTile;
}

/// The double that decided who deals first; without any there were bids. Precondition: it is known.
inline std::optional<Tile> winning_double(const Table& table) {
    const Tile drawn = at(table.draws, table.dealer);
    return is_double(drawn) ? std::optional(drawn) : std::nullopt;
}

/// The name of an open place, the same in its spots and its mark: "3 f".
std::string group_of(const Place& place);

/// What is asked before tiles can be laid, and the answers (choices.cpp); `actions` is what is legal.
void add_question(const View& view, const std::vector<Action>& actions, kit::Scene& scene);

/// The most that the hand of who is to bet can make (bet_words.cpp); nothing: it may draw tiles.
std::optional<int> most_of_bets(const View& view);

/// The same where the least first bet that is allowed is more than that; else nothing.
std::optional<int> most_below_bets(const View& view);

/// What whoever is to move is to do, where more can be said than in any game (prompts.cpp); `actions`, of
/// which there is one at least, is what is legal.
kit::Phrase prompt_of(const View& view, const std::vector<Action>& actions);

/// How each seat stands to its bid, bet or end (standing.cpp).
void add_standing(const View& view, kit::Scene& scene);

/// What the round is, where it is none like the others (stage.cpp): in an elimination, how far the viewer is
/// from the lowest total; and in a few words, which say whom that is measured by: it need not be who leads.
kit::Phrase stage_of(const Table& table, Seat viewer);
kit::Phrase stage_brief_of(const Table& table, Seat viewer);

/// What is worth a line now, to who looks (news.cpp).
kit::Phrase news_of(const Table& table, Seat viewer);

/// What is said of the final (final_words.cpp): what it is played with when so many tiles of each Bank come
/// back, what it takes to decide how many, and whose word that is; when it begins, what counts in it, and who
/// has something already.
kit::Phrase outcome_of(const Table& table, int reentered);
kit::Phrase tell_what_comes_back(const Table& table);
kit::Phrase tell_final_begins(const Table& table, Seat viewer);

/// What became of the round, or of the final (round_story.cpp).
void tell_end(const Table& table, kit::Scene& scene);

/// Who left the table at the end of this round; nobody: kNobody (round_story.cpp).
Side side_out_now(const Table& table);

/// How large a side's Bank was before the one of who went out went to another (bank_story.cpp).
int bank_before(const Table& table, Side side);

/// So many tiles of the table go to a side's Bank: when a round is over that it has taken.
int banks_from_table(const Table& table, Side side);

/// What a seat that plays alone has won so far, with what this round brings it.
void add_bank(const Table& table, Seat seat, kit::SeatNote& note);

/// What becomes of a Bank that belongs to no player alone, where this round brings it something.
void tell_bank_of_team(const Table& table, Side side, kit::Scene& scene);

}  // namespace boneyard::matching_elements
