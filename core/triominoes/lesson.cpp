// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "triominoes/lesson.h"

#include "triominoes/game.h"

namespace boneyard::triominoes {

namespace {

using std::string;

kit::LessonStep the_game() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "What it is about")),
            //: %1 is how many points win
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Lay triangles edge to edge, so that the numbers at their corners agree. "
                                  "Each tile scores its three numbers, a clever place far more. Once "
                                  "somebody has %1 points, whoever is ahead wins."),
                {kit::PhraseArg(800)}),
            .deal = 6,
            .played =
                "place 5-5-5 0 0 0, place 1-5-5 -1 0 2, place 1-4-5 -1 -1 1, place 0-5-5 1 0 1, "
                "place 0-0-5 2 0 0, place 1-3-4 -2 -1 0, place 1-1-3 -3 -1 2, place 1-1-5 -2 0 1, "
                "place 0-0-1 3 0 0, place 1-1-1 -3 0 0, place 0-1-1 4 0 1"};
}

kit::LessonStep edge_to_edge() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Edge to edge")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Tiles lie edge to edge, and the two numbers at that edge must be "
                                  "the same on both. One of your tiles has two 4s: lay it beside "
                                  "the %1."),
                {string("4-4-4")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "It fits. A tile scores the sum of its three numbers: 10 points here.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "You may draw, but it costs 5 points. One of your tiles fits: lay it.")),
            .goals = {{.show = "place 2-4-4 0 1 0", .also = {"place "}}},
            .deck =
                "2-4-4 0-1-4 0-0-3 1-1-3 0-2-2 1-3-3 0-3-5 2-2-2 1-2-5 "
                "4-4-4 0-1-2 0-0-5 1-1-5 2-5-5 0-5-5 1-4-5 3-3-5 2-3-3",
            .played = "place 4-4-4 0 0 0"};
}

kit::LessonStep the_dear_tile() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The one that scores more")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Two of your tiles fit here. Every number on a tile counts, so lay the one that scores more.")),
        //: %1 is a tile
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "13 points. The %1 would have scored 10."),
                             {string("0-5-5")}),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "There is a better one: it scores 13 points.")),
        .goals = {{.show = "place 3-5-5 0 1 0", .also = {"place 3-5-5 "}}},
        .deck =
            "0-5-5 3-5-5 0-0-3 1-1-3 0-2-2 1-3-3 0-3-4 2-2-2 1-2-4 "
            "5-5-5 0-1-2 0-0-4 1-1-4 2-4-4 0-4-4 1-3-4 3-3-4 2-3-3",
        .played = "place 5-5-5 0 0 0"};
}

kit::LessonStep hexagon() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Close a hexagon")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "Five tiles lie around one point. Whoever lays the sixth closes "
                                             "the hexagon and scores 50 points on top. That is you.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                               "12 for the tile and 50 for the hexagon. Think before you lay "
                                               "a fifth tile: the sixth is the next player's.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Not there: look at the gap between the five tiles.")),
        .goals = {{.show = "place 3-4-5 1 1 2", .gain = "hexagon"}},
        .deck =
            "1-5-5 4-5-5 3-4-5 0-0-4 0-3-4 0-1-1 3-3-4 1-1-3 0-5-5 "
            "5-5-5 1-2-5 2-3-5 0-0-2 0-1-3 0-2-4 0-0-1 1-1-1 0-2-3",
        .played =
            "place 5-5-5 0 0 0, place 1-5-5 1 0 1, place 1-2-5 2 0 0, place 4-5-5 0 1 0, "
            "place 2-3-5 2 1 1"};
}

kit::LessonStep bridge() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Build a bridge")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "A tile that joins along an edge and touches another tile with the "
                                  "opposite corner builds a bridge: 40 points on top. Your %1 can."),
                {string("2-3-3")}),
            .praise =
                kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "8 for the tile and 40 for the bridge: all three corners lie on "
                                             "numbers that were there.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "No bridge there: all three corners must lie on numbers that are there already.")),
            .goals = {{.show = "place 2-3-3 3 1 0", .gain = "bridge"}},
            .deck =
                "5-5-5 1-2-5 3-4-5 1-2-2 2-3-3 0-0-4 0-3-4 0-1-1 3-3-4 "
                "1-5-5 4-5-5 1-1-2 2-2-3 0-0-2 0-1-3 0-2-4 0-0-1 1-1-1",
            .played =
                "place 5-5-5 0 0 0, place 1-5-5 1 0 1, place 1-2-5 2 0 0, place 4-5-5 0 1 0, "
                "place 3-4-5 1 1 2, place 1-1-2 3 0 2, place 1-2-2 4 0 0, place 2-2-3 4 1 2"};
}

kit::LessonStep nothing_fits() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "When nothing fits")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "None of your tiles fits. Draw one from the boneyard: it costs "
                                             "5 points. If three draws do not help, you pass.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "12 points, less the 5 for the tile you drew.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "You may keep drawing, but each one costs 5 points, and you have one that fits.")),
        .goals = {{.show = "draw",
                   //: %1 is a tile
                   .then = kit::teach(QT_TRANSLATE_NOOP("lesson", "You drew the %1, and it fits: lay it."),
                                      {string("2-5-5")})},
                  {.show = "place 2-5-5 0 1 0", .also = {"place "}}},
        .deck =
            "0-0-1 0-1-1 0-0-3 1-1-3 0-2-2 1-3-3 0-3-4 2-2-2 1-2-4 "
            "5-5-5 0-1-2 0-0-4 1-1-4 2-4-4 0-4-4 1-3-4 3-3-4 2-3-3 2-5-5 0-5-5",
        .played = "place 5-5-5 0 0 0"};
}

kit::LessonStep three_draws() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Three draws, then a pass")),
        //: %1 is a tile
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "You have drawn three tiles at 5 points each, and more are not allowed. "
                              "The last one, the %1, fits. You could also pass, but that costs another "
                              "10. Lay the tile."),
            {string("2-5-5")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "12 points, less 15 for the draws. With nothing to lay you pass, and lose 25 in all.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "A pass costs 10 points, and one of your tiles fits.")),
        .goals = {{.show = "place 2-5-5 0 1 0", .also = {"place "}}},
        .deck =
            "0-0-1 0-1-1 0-0-3 1-1-3 0-2-2 1-3-3 0-3-4 2-2-2 1-2-4 "
            "5-5-5 0-1-2 0-0-4 1-1-4 2-4-4 0-4-4 1-3-4 3-3-4 2-3-3 0-1-4 2-3-4 2-5-5 0-5-5",
        .played = "place 5-5-5 0 0 0, draw, draw, draw"};
}

kit::LessonStep the_last_tile() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Go out")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "You have one tile left. Lay it: whoever goes out scores 25 "
                                             "points, and all that the others still hold.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "11 for the tile, 25 for going out, and the 5 points of your opponent's last tile.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "No need to draw: your last tile fits.")),
        .goals = {{.show = "place 2-4-5 1 -1 1", .gain = "out"}},
        .deck =
            "3-3-4 2-2-2 0-0-4 2-2-3 2-4-5 0-4-4 1-1-2 2-2-5 0-0-1 "
            "0-1-2 1-2-2 3-4-4 2-5-5 1-2-5 0-3-3 0-1-4 1-1-3 1-3-5",
        .played =
            "place 2-2-2 0 0 0, place 1-2-2 -1 0 2, place 2-2-3 0 1 2, place 0-1-2 -2 0 1, "
            "place 1-1-2 -1 -1 1, place 1-1-3 -2 -1 1, place 2-2-5 1 0 0, place 2-5-5 2 0 1, "
            "place 0-0-1 -3 0 0, place 1-3-5 -2 -2 2, place 0-0-4 -4 0 0, place 1-2-5 2 1 0, "
            "place 0-4-4 -5 0 1, place 3-4-4 -6 0 1, place 3-3-4 -6 1 0, place 0-3-3 -7 1 1"};
}

}  // namespace

kit::Lesson first_lesson() {
    return {
        "triominoes",
        kit::teach(QT_TRANSLATE_NOOP("lesson", "First lesson")),
        kit::texts_of(TileSet::full(), tile_text),
        {the_game(), edge_to_edge(), the_dear_tile(), hexagon(), bridge(), nothing_fits(), three_draws(),
         the_last_tile()},
        kit::teach(QT_TRANSLATE_NOOP("lesson",
                                     "That is Triominoes. If nobody can go on, the lowest hand scores the "
                                     "tiles of the others less its own. A match for two usually goes to 800 "
                                     "points."))};
}

kit::Lessons lessons() { return {first_lesson(), bonus_lesson()}; }

}  // namespace boneyard::triominoes
