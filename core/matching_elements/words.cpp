// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// One short line for people: why a tile cannot lie there, and what speaks for a move.

#include <algorithm>

#include "kit/action_text.h"
#include "matching_elements/game.h"
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
        return say(QT_TRANSLATE_NOOP("matching_elements", "This end shows a %1, and takes only a %1."),
                   {int{place.low}});
    }
    return say(
        QT_TRANSLATE_NOOP("matching_elements", "Across, only tiles of the round's element can be laid."));
}

Phrase why_named(const TileSet& hand, Colour colour) {
    int most = 0;
    for (int other = 0; other < kMaxColours; ++other)
        most = std::max(most, hand.count_of(static_cast<Colour>(other)));
    if (hand.count_of(colour) == most)
        return say(QT_TRANSLATE_NOOP("matching_elements", "Of no other element do you hold more."));
    return say.count(QT_TRANSLATE_N_NOOP("matching_elements", "You hold %n tile(s) of it."),
                     hand.count_of(colour));
}

Phrase why_placed(const Table& table, const Action& action) {
    const Place* place = table.board.find(action.anchor, action.port);
    if (place == nullptr) return {};
    const Points points = table.board.points(*place, action.tile, action.inner);
    switch (points.fit) {
        case Fit::Both:
            //: %1 points
            return say(QT_TRANSLATE_NOOP("matching_elements", "Element and number match: %1 points."),
                       {points.points});
        case Fit::Across:
            //: %1 points
            return say(QT_TRANSLATE_NOOP("matching_elements", "The element matches: %1 points."),
                       {points.points});
        case Fit::Line:
            break;
    }
    if (table.board.open_ends(place->low) == 1) {
        //: %1 is a number on a tile
        return say(QT_TRANSLATE_NOOP("matching_elements", "It is the only open %1: it may soon be gone."),
                   {int{place->low}});
    }
    return say(QT_TRANSLATE_NOOP("matching_elements", "A tile that is laid costs nothing at the end."));
}

}  // namespace

Phrase Game::why_not(const View& view, std::string_view tile, std::string_view group) {
    const Table& table = view.table;
    if (table.phase != Phase::Play || table.to_move != view.seat) {
        return say(QT_TRANSLATE_NOOP("matching_elements", "It is not your turn."));
    }
    if (table.board.empty()) {
        return say(
            QT_TRANSLATE_NOOP("matching_elements", "The first tile is of the element that you named."));
    }
    if (const Place* place = find_place(table.board, group)) return why_not_there(*place);
    const auto known = parse_tile(tile);
    if (!known || table.board.takes(*known)) {
        return say(QT_TRANSLATE_NOOP("matching_elements", "There is no open end or side here."));
    }
    //: %1 is a tile, as fire 3-9
    return say(
        QT_TRANSLATE_NOOP("matching_elements", "No open end takes %1, and it is not of the round's element."),
        {term_of(*known)});
}

Phrase Game::why(const View& view, const Action& action) {
    switch (action.kind) {
        case Action::Kind::Bid:
            return say(QT_TRANSLATE_NOOP("matching_elements", "The highest bid deals, and scores itself."));
        case Action::Kind::Fold:
            return say(QT_TRANSLATE_NOOP("matching_elements", "The bid is too high."));
        case Action::Kind::Name: {
            return why_named(view.hand(), action.colour);
        }
        case Action::Kind::Bet:
            return say(QT_TRANSLATE_NOOP("matching_elements",
                                         "Your hand should bring it, and those after you must bet more."));
        case Action::Kind::Hold:
            return say(QT_TRANSLATE_NOOP("matching_elements", "A higher bet is only harder to meet."));
        case Action::Kind::First:
            return say(QT_TRANSLATE_NOOP("matching_elements", "It leaves ends that your other tiles fit."));
        case Action::Kind::Place:
            return why_placed(view.table, action);
        case Action::Kind::Pass:
        case Action::Kind::Draw:
            return say(QT_TRANSLATE_NOOP("matching_elements", "None of your tiles fits."));
        case Action::Kind::Reenter:
            return say(
                QT_TRANSLATE_NOOP("matching_elements", "The fuller the hands, the less is left to chance."));
        case Action::Kind::Next:
            break;
    }
    return {};
}

}  // namespace boneyard::matching_elements
