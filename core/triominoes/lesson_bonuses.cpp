// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/game.h"
#include "triominoes/lesson.h"

namespace boneyard::triominoes {

namespace {

using std::string;

kit::LessonStep the_opening() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Who opens")),
            //: %1 and %2 are tiles
            .text = kit::teach(
                QT_TRANSLATE_NOOP(
                    "lesson",
                    "The highest triple opens a round, and scores 10 more than its sum: 22 for your %1. An "
                    "option lets %2 open instead, as at this table, and score 40. Lay it."),
                {string("4-4-4"), string("0-0-0")}),
            //: %1 is a tile
            .praise = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "No opening scores more. Laid later, the %1 would have scored nothing."),
                {string("0-0-0")}),
            //: %1 is a tile
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That scores 22. Open with the %1: it scores 40."),
                               {string("0-0-0")}),
            .goals = {{.show = "place 0-0-0 0 0 0"}},
            .options = {{"open_with_zeros", true}},
            .deck =
                "4-4-4 0-0-0 2-4-5 1-3-4 0-2-5 1-2-5 0-3-4 2-3-4 0-1-1 "
                "1-4-4 2-2-3 3-4-5 0-0-2 1-1-5 0-4-5 2-5-5 1-3-3 0-1-3"};
}

kit::LessonStep not_the_fifth() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Never the fifth")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Four tiles lie around one point. Your %1 would be the fifth there, for 10 "
                                  "points, and leave the sixth and its 50 to your opponent. Lay another."),
                {string("2-3-5")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "Only 5 points, but nothing given away. Now let your opponent lay the fifth.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "That gives something away. One of your tiles fits where no hexagon grows.")),
            .goals = {{.show = "place 1-2-2 3 0 2"}},
            .deck =
                "5-5-5 1-2-5 2-3-5 1-1-3 3-4-4 0-3-4 1-2-2 3-3-4 2-2-2 "
                "1-5-5 4-5-5 3-4-5 0-0-2 0-1-3 0-2-4 0-0-1 1-1-1 0-2-3",
            .played = "place 5-5-5 0 0 0, place 1-5-5 1 0 1, place 1-2-5 2 0 0, place 4-5-5 0 1 0"};
}

kit::LessonStep the_right_place() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The right place for it")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Your %1 fits in two places. In one of them its third corner meets a "
                                  "number as well: a bridge, 40 points on top. Find that one."),
                {string("2-3-3")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "48 points instead of 8. Look at the third corner before you let go.")),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "It fits, but its third corner lies free. Try the other place.")),
            .goals = {{.show = "place 2-3-3 3 1 0", .gain = "bridge"}},
            .deck =
                "5-5-5 1-2-5 3-4-5 1-2-2 2-3-3 0-0-4 0-3-4 0-1-1 3-3-4 "
                "1-5-5 4-5-5 1-1-2 2-2-3 0-0-2 0-1-3 0-2-4 0-0-1 1-1-1",
            .played =
                "place 5-5-5 0 0 0, place 1-5-5 1 0 1, place 1-2-5 2 0 0, place 4-5-5 0 1 0, "
                "place 3-4-5 1 1 2, place 1-1-2 3 0 2, place 1-2-2 4 0 0, place 2-2-3 4 1 2"};
}

kit::LessonStep two_at_once() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Two at once")),
        //: %1 is a tile
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "Two points share one last gap. Your %1 closes both hexagons "
                                             "with one tile: 60 points on top. Lay it."),
                           {string("0-3-3")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "6 for the tile and 60 for the two hexagons.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Not there: fill the gap between the two points.")),
        .goals = {{.show = "place 0-3-3 0 -1 2", .gain = "hexagon"}},
        .deck =
            "0-3-5 0-0-1 0-1-2 0-2-3 0-3-3 1-2-2 0-0-2 1-2-3 0-0-4 "
            "3-4-5 0-0-3 3-4-4 0-2-2 3-3-4 0-2-4 0-1-1 0-0-5 1-1-2",
        .played =
            "place 3-4-5 0 0 0, place 0-3-5 -1 0 2, place 0-0-3 -1 -1 1, place 0-0-1 -2 -1 1, "
            "place 3-4-4 1 0 2, place 0-1-2 -2 -2 2, place 0-2-2 -1 -2 0, place 0-2-3 0 -2 1, "
            "place 3-3-4 1 -1 1"};
}

kit::LessonStep three_at_once() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Three at once")),
        //: %1 is a tile
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "The rarest place of all: three points share one last gap. Your "
                                             "%1 closes three hexagons: 70 points on top. Lay it."),
                           {string("1-2-4")}),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "7 for the tile and 70 for the three hexagons. No bonus is higher.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Not there: fill the gap between the three points.")),
        .goals = {{.show = "place 1-2-4 0 -1 2", .gain = "hexagon"}},
        .deck =
            "4-4-4 0-1-4 2-2-4 2-3-5 0-0-1 1-1-2 1-2-4 0-5-5 1-4-4 "
            "0-4-4 2-4-4 2-2-5 2-2-3 0-1-1 1-2-2 3-3-4 3-5-5 0-3-4",
        .played =
            "place 4-4-4 0 0 0, place 0-4-4 -1 0 2, place 0-1-4 -1 -1 1, place 2-4-4 1 0 1, "
            "place 2-2-4 1 -1 0, place 2-2-5 2 -1 0, place 2-3-5 2 -2 1, place 2-2-3 1 -2 0, "
            "place 0-0-1 -2 -1 0, place 0-1-1 -2 -2 1, place 1-1-2 -1 -2 0, place 1-2-2 0 -2 1"};
}

}  // namespace

kit::Lesson bonus_lesson() {
    return {"triominoes",
            kit::teach(QT_TRANSLATE_NOOP("lesson", "Hexagons and bridges")),
            kit::texts_of(TileSet::full(), tile_text),
            {the_opening(), not_the_fifth(), the_right_place(), two_at_once(), three_at_once()},
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Before each move look twice: is there a bonus for you, and do you "
                                         "leave one to whoever comes next?"))};
}

}  // namespace boneyard::triominoes
