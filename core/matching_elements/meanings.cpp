// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What the things on the table are, for whoever asks.

#include "matching_elements/scene_parts.h"
#include "matching_elements/tile_words.h"

namespace boneyard::matching_elements {

kit::Meaning meaning_of(const Table& table, Tile tile) {
    kit::Meaning meaning;
    meaning.rule = "tiles";
    if (table.colour_named && colour_of(tile) == table.board.colour()) {
        meaning.words.push_back(say(QT_TRANSLATE_NOOP(
            "matching_elements", "It is of the element of the round: it can be laid across, too.")));
        meaning.rule = "laying";
    }
    if (is_double(tile)) {
        meaning.words.push_back(
            say(QT_TRANSLATE_NOOP("matching_elements", "A double: it brings twice the points.")));
    }
    meaning.words.push_back(say(
        QT_TRANSLATE_NOOP("matching_elements", "Left in a hand at the end of the round, it costs a point.")));
    return meaning;
}

kit::Meaning meaning_of(const Place& place) {
    if (in_line(place.port)) {
        return {
            {say(QT_TRANSLATE_NOOP(
                "matching_elements",
                "Of any element it brings 1 point, of the element of the round 4; a double twice as much."))},
            "in-line"};
    }
    return {
        {say(QT_TRANSLATE_NOOP("matching_elements",
                               "It brings 3 points, or 4 where the number that touches is on that tile as "
                               "well; a double twice as much."))},
        "across"};
}

kit::Meaning meaning_of_stock() {
    return {{say(QT_TRANSLATE_NOOP("matching_elements",
                                   "From here hands are filled up before each round. When it runs short, the "
                                   "lowest total goes out, unless it takes the round."))},
            "elimination"};
}

}  // namespace boneyard::matching_elements
