// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be counted of a move.

#include "kit/usual.h"
#include "matching_elements/game.h"
#include "matching_elements/reasons.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

kit::Fact own_follow(int tiles) {
    //: Compares two moves. Of the player's own tiles: %n can be laid after the one move, %2 after the other;
    //: the more, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "matching_elements",
        "It is easier for you to follow: %n of your other tiles would fit, instead of %2.");
    return {.words = say.count(words, tiles), .value = tiles, .told_by = {kLeavesOpen, kLeavesEnds}};
}

kit::Fact others_follow(int tiles) {
    //: Compares two moves. Of the tiles that a player cannot see: %n can be laid after the one move, %2 after
    //: the other; the fewer, the better
    const auto words = QT_TRANSLATE_N_NOOP(
        "matching_elements",
        "It is harder for the others to follow: %n hidden tile(s) would fit, instead of %2.");
    return {.words = say.count(words, tiles), .value = tiles, .less = true};
}

kit::Fact element(int tiles) {
    //: Compares two elements that may be named. How many tiles of it the player has: %1 of the one, %2 of the
    //: other
    const auto words =
        QT_TRANSLATE_NOOP("matching_elements", "Your tiles of that element: %1 instead of %2.");
    return {.words = say(words), .value = tiles, .shown = true};
}

kit::Fact bid_scored(int bid) {
    //: Compares two bids, %1 and %2
    const auto words =
        QT_TRANSLATE_NOOP("matching_elements", "If nobody bids more, you score %1 instead of %2.");
    return {.words = say(words), .value = bid};
}

kit::Fact easy_to_meet(int bet) {
    //: Compares two bets, %1 and %2; the first is the lower one
    const auto words =
        QT_TRANSLATE_NOOP("matching_elements", "A lower bet is easier to meet: %1 instead of %2.");
    return {.words = say(words), .value = bet, .less = true, .told_by = {kOnlyHarder, kTooHard}};
}

kit::Fact forces_more(int bet) {
    //: Compares two bets, %1 and %2; the first is the higher one
    const auto words =
        QT_TRANSLATE_NOOP("matching_elements", "Those after you must bet more than %1, instead of %2.");
    return {.words = say(words), .value = bet};
}

/// `bet`: what the player stays with, or bets now.
std::vector<kit::Fact> facts_of_bet(const View& view, int bet) {
    std::vector<kit::Fact> facts{easy_to_meet(bet)};
    if (!bets_last(view)) facts.push_back(forces_more(bet));
    return facts;
}

int count_fitting(const Board& board, const TileSet& tiles) {
    int count = 0;
    tiles.each([&](Tile tile) { count += static_cast<int>(board.takes(tile)); });
    return count;
}

}  // namespace

std::vector<kit::Fact> Game::facts(const View& view, const Action& action) {
    if (action.kind == Action::Kind::Name) return {element(view.hand().count_of(action.colour))};
    if (action.kind == Action::Kind::Bid) return {bid_scored(action.number)};
    if (action.kind == Action::Kind::Bet) return facts_of_bet(view, action.number);
    if (action.kind == Action::Kind::Hold) return facts_of_bet(view, at(view.table.bets, view.seat));
    if (!action.is_place()) return {};
    Table after = view.table;
    const int points = lay(after, action).points;
    TileSet rest = view.hand();
    rest.remove(action.tile);
    return {kit::points_at_once(points), own_follow(count_fitting(after.board, rest)),
            others_follow(count_fitting(after.board, unseen_by(view)))};
}

}  // namespace boneyard::matching_elements
