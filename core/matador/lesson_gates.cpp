// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/game.h"
#include "matador/lesson.h"

namespace boneyard::matador {

namespace {

using std::string;

kit::LessonStep keep_it() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Keep the matador")),
        //: %1 is a tile
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "Your %1 is a matador: it will fit at any time. Two others of your tiles fit "
                              "now, and may not later. Lay one of these."),
            {string("1-6")}),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "Right. The matador saves you from drawing when nothing else fits.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "The matador can wait. Lay a tile that fits by its number.")),
        .goals = {{.show = "place 2-6 L 2", .also = {"place 3-3 "}}},
        .options = small_hands(),
        .deck = "5-5 2-6 1-6 3-3 1-1 2-4 0-1 1-2 4-5 0-6",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep a_gate_of_ones_own() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "A gate of your own")),
        //: %1 and %2 are tiles
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "A matador makes an end a gate, and a gate wants a blank. You hold one, the "
                              "%1: lay your matador %2 at the 5, and the way through is yours."),
            {string("0-6"), string("3-4")}),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "Your opponent had to draw twice, and you were through at once.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "At the 4 it helps less. Lay it at the other end, at the 5.")),
        .goals = {{.show = "place 3-4 L across",
                   .answers = {"draw", "draw", "place 2-3 R 3"},
                   //: %1 is a tile
                   .then = kit::teach(
                       QT_TRANSLATE_NOOP("lesson", "The gate is still there. Go through it with your %1."),
                       {string("0-6")})},
                  {.show = "place 0-6 L 0"}},
        .options = small_hands(),
        .deck = "5-5 3-4 0-6 1-1 4-6 2-4 1-2 4-5 6-6 1-5 1-4 2-3 3-6",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep both_ends_shut() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut both ends")),
        //: %1 and %2 are tiles
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "A blank shuts the left end. Your %1 can shut the right one too: then only a "
                              "matador goes on, and you keep one, the %2."),
            {string("0-2"), string("2-5")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Shut. Your opponent draws until a matador comes, and every tile drawn counts for you.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "That leaves an end open. Lay the blank to the outside.")),
        .goals = {{.show = "place 0-2 R 2"}},
        .options = small_hands(),
        .deck = "4-5 0-2 2-5 2-3 6-6 0-3 1-2 4-6 3-5 1-1",
        .played = "open 4-5, place 0-3 L 3"};
}

}  // namespace

kit::Lesson gates_lesson() {
    return {"matador",
            kit::teach(QT_TRANSLATE_NOOP("lesson", "Gates and matadors")),
            tile_texts(full_set(6)),
            {keep_it(), a_gate_of_ones_own(), both_ends_shut()},
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Blanks and matadors belong together: who holds both decides where "
                                         "the line goes on."))};
}

}  // namespace boneyard::matador
