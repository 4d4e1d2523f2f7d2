// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// One short line for people: why a tile cannot lie there, and what speaks for a move.

#include <algorithm>
#include <string>

#include "kit/action_text.h"
#include "matching_elements/game.h"
#include "matching_elements/reasons.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

namespace {

using kit::Phrase;

/// The open place of the name that the scene gives it, as "3 f"; or null.
const Place* find_place(const Board& board, std::string_view group) {
    kit::ActionWords words(group);
    const auto anchor = kit::parse_number(words.next());
    const std::string_view port = words.next();
    if (!anchor || port.size() != 1) return nullptr;
    const auto letter = std::string_view(" nflr").find(port.front());
    if (letter == std::string_view::npos || letter == 0) return nullptr;
    return board.find(*anchor, static_cast<Port>(letter));
}

Phrase why_not_there(const Place& place) {
    if (in_line(place.port)) {
        //: The open end of a line of tiles; %1 is its number
        return say(QT_TRANSLATE_NOOP("matching_elements", "This end shows %1, and takes only %1."),
                   {int{place.low}});
    }
    return say(
        QT_TRANSLATE_NOOP("matching_elements", "Across, only tiles of the round's element can be laid."));
}

/// The numbers of the open ends: "3, 7, 8"; empty when there is none.
std::string open_numbers(const Board& board) {
    std::string numbers;
    for (int number = 0; number < kNumbers; ++number) {
        if (board.open_ends(number) == 0) continue;
        if (!numbers.empty()) numbers += ", ";
        numbers += std::to_string(number);
    }
    return numbers;
}

/// Precondition: the tile fits no open end and no open side.
Phrase why_nowhere(const Board& board, Tile tile) {
    const std::string numbers = open_numbers(board);
    const bool fits_sides = colour_of(tile) == board.colour();
    if (fits_sides && numbers.empty()) {
        return say(
            //: %1 is a tile, as fire 3-9
            QT_TRANSLATE_NOOP("matching_elements",
                              "There is no place for %1 now: no end is open, and no long side."),
            {term_of(tile)});
    }
    if (fits_sides) {
        return say(
            //: %1 is a tile, as fire 3-9; %2 are the numbers of all open ends: "3, 7, 8"
            QT_TRANSLATE_NOOP("matching_elements",
                              "There is no place for %1 now: the ends take %2, and no long side is open."),
            {term_of(tile), numbers});
    }
    if (numbers.empty()) {
        return say(
            //: %1 is a tile, as fire 3-9; %2 is an element
            QT_TRANSLATE_NOOP("matching_elements",
                              "There is no place for %1 now: no end is open, and only %2 goes across."),
            {term_of(tile), term_of_colour(board.colour())});
    }
    return say(
        //: %1 is a tile, as fire 3-9; %2 are the numbers of all open ends: "3, 7, 8"; %3 is an element
        QT_TRANSLATE_NOOP("matching_elements",
                          "There is no place for %1 now: the ends take %2, and only %3 goes across."),
        {term_of(tile), numbers, term_of_colour(board.colour())});
}

/// How many other tiles of the hand have that number.
int also_fitting(const View& view, Tile laid, int number) {
    int count = 0;
    view.hand().each_face([&](Tile tile) {
        if (low(tile) == number || high(tile) == number)
            count += view.hand().count(tile) - (tile == laid ? 1 : 0);
    });
    return count;
}

/// Whether only tiles of the round's element, which fit later as well, would bring more.
bool others_can_wait(const View& view, int points) {
    bool any = false;
    bool wait = true;
    for (const Action& each : Game::legal(view)) {
        if (each.kind != Action::Kind::Place || Game::gain(view, each) <= points) continue;
        any = true;
        wait = wait && colour_of(each.tile) == view.table.board.colour();
    }
    return any && wait;
}

/// Whether the tile could be laid at no other place.
bool goes_there_alone(const View& view, const Action& action) {
    const auto legal = Game::legal(view);
    return std::none_of(legal.begin(), legal.end(), [&](const Action& each) {
        return each.kind == Action::Kind::Place && each.tile == action.tile &&
               (each.anchor != action.anchor || each.port != action.port);
    });
}

/// What speaks for a tile of another element, which needs an open end with its number.
Phrase why_in_line(const View& view, const Action& action, const Place& place, int points) {
    const Board& board = view.table.board;
    if (others_can_wait(view, points)) {
        //: Why a tile is laid though another brings more; %1 is an element, as fire
        return say(QT_TRANSLATE_NOOP(
                       "matching_elements",
                       "Your %1 scores more, but will fit later as well; this tile may find no end then."),
                   {term_of_colour(board.colour())});
    }
    const int out = low(action.tile) == action.inner ? high(action.tile) : low(action.tile);
    if (const int more = also_fitting(view, action.tile, out); more > 0) {
        return say.count(kLeavesOpen, more, {out});
    }
    if (board.open_ends(place.low) == 1 && goes_there_alone(view, action)) {
        //: Where a tile is laid, and nowhere else it could be; %1 is a number on a tile
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "It fits nowhere else: this is the only open %1, and may soon be gone."),
                   {int{place.low}});
    }
    return say(QT_TRANSLATE_NOOP("matching_elements",
                                 "Left in your hand it costs a point, and this end may soon be gone."));
}

Phrase why_placed(const View& view, const Action& action) {
    const Table& table = view.table;
    const Place* place = table.board.find(action.anchor, action.port);
    if (place == nullptr) return {};
    const Points points = table.board.points(*place, action.tile, action.inner);
    if (points.fit != Fit::Line && is_double(action.tile)) {
        //: What speaks for a tile
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "It is of the element of the round, and a double counts twice."));
    }
    if (points.fit == Fit::Both) {
        //: What speaks for a tile
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "It is of the element of the round, and the numbers match."));
    }
    if (points.fit == Fit::Across) {
        //: What speaks for a tile
        return say(QT_TRANSLATE_NOOP("matching_elements",
                                     "It is of the element of the round, so it may lie across."));
    }
    return why_in_line(view, action, *place, points.points);
}

/// What speaks for bringing back so many tiles of each Bank.
Phrase why_brought_back(const Table& table, int number) {
    const int most = most_reentered(table);
    if (number == most)
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "The fuller the hands, the less is left to chance."));
    if (hands_in_final(table, number).first >= table.usual_hand()) {
        //: Why no more tiles of the Banks are brought back for the final
        return say(QT_TRANSLATE_NOOP("matching_elements", "More would make no hand larger."));
    }
    //: Why no more tiles of the Banks are brought back for the final: it was tried many times with tiles that
    //: chance dealt
    return say(QT_TRANSLATE_NOOP(
        "matching_elements", "Tried many times over, it wins the final more often than bringing back more."));
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    const Table& table = view.table;
    if (table.to_move != view.seat)
        return say(QT_TRANSLATE_NOOP("matching_elements", "It is not your turn."));
    if (table.phase != Phase::Play) {
        //: A tile was chosen while the game asks for a bid, a bet or the like
        return say(QT_TRANSLATE_NOOP("matching_elements", "Answer the question first, then lay tiles."));
    }
    if (table.board.empty()) {
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "The first tile is of the element that you named."));
    }
    const auto known = parse_tile(tile);
    if (known && !table.board.takes(*known)) return why_nowhere(table.board, *known);
    if (const Place* place = find_place(table.board, group)) return why_not_there(*place);
    return say(QT_TRANSLATE_NOOP("matching_elements", "There is no open end or side here."));
}

Phrase Game::why(const View& view, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Bid:
            return why_bid(view, action.number);
        case Action::Kind::Fold:
            return why_fold(view);
        case Action::Kind::Name: {
            return why_named(view.hand(), action.colour);
        }
        case Action::Kind::Bet:
            return why_bet(view, action);
        case Action::Kind::Hold:
            return say(view.table.rules.met_bet_bonus ? kTooHard : kOnlyHarder);
        case Action::Kind::First:
            return say(kLeavesEnds);
        case Action::Kind::Place:
            if (Phrase lost = why_bet_is_lost(view); !lost.empty()) return lost;
            return why_placed(view, action);
        case Action::Kind::Pass:
        case Action::Kind::Draw:
            return say(QT_TRANSLATE_NOOP("matching_elements", "None of your tiles fits."));
        case Action::Kind::Reenter:
            return why_brought_back(view.table, action.number);
        case Action::Kind::Next:
            break;
    }
    return {};
}

}  // namespace boneyard::matching_elements
