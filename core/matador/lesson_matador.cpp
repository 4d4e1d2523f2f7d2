// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/lesson.h"

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using std::string;

kit::LessonStep the_game() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "What it is about")),
        //: %1 is how many points win
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "A line of tiles grows at both ends. Halves that touch must make seven "
                              "together. Whoever lays all their tiles first scores the pips that the others "
                              "still hold, and %1 points win the match."),
            {kit::PhraseArg(100)}),
        .options = small_hands(),
        .deck = "6-6 4-5 2-4 1-4 0-6 1-3 2-3 5-6 1-1 2-5",
        .played =
            "open 6-6, place 1-3 L 1, place 4-5 L 4, place 2-3 L 2, place 2-4 L 4, place 5-6 L 5, "
            "place 1-4 R 1, place 1-1 L 1"};
}

kit::LessonStep seven() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Together seven")),
            .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "Halves that touch do not match here: they add up to seven. "
                                                 "The open ends are a 1 and a 4. Lay a tile at the 4.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "3 and 4 make 7. The 5 is the new end now.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "6 and 1 make 7, so that is fine at the 1. But find one for the 4: it needs a 3.")),
            .goals = {{.show = "place 3-5 R 3"}},
            .options = small_hands(),
            .deck = "1-3 3-5 6-6 1-2 5-5 4-4 0-1 2-3 4-6 0-6",
            .played = "open 1-3, place 4-4 R 4"};
}

kit::LessonStep the_matadors() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The matadors")),
            //: %1 to %4 and %5 are tiles
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "%1, %2, %3 and %4 are matadors. They may be laid at any end, at "
                                  "any time, and lie across. You hold one: lay it."),
                {string("0-0"), string("1-6"), string("2-5"), string("3-4")}),
            .praise = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "Now only a blank or a matador goes there: the end is a gate.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "That fits, but it is not a matador. Look for the tile whose halves make seven.")),
            .goals = {{.show = "place 2-5 R across", .also = {"place 2-5 "}}},
            .options = small_hands(),
            .deck = "5-5 2-5 3-3 4-6 1-1 2-4 0-1 1-2 4-5 0-6",
            .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep gate() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Reopen a gate")),
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "A matador lies across: a gate. A tile with a blank opens it, and "
                                         "its other half is the new end. Lay yours there.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "The gate is open: a 3 lies there, and wants a 4.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "That one goes at the other end. The gate wants a blank.")),
        .goals = {{.show = "place 0-3 R 0"}},
        .options = small_hands(),
        .deck = "5-5 0-3 2-2 4-6 1-4 2-5 0-1 1-2 4-5 0-6",
        .played = "open 5-5, place 2-5 R across"};
}

kit::LessonStep shut() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut an end")),
        //: %1 is a tile
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "No tile makes seven with a blank. Lay your %1 so that its blank is the new "
                              "end: then only a matador goes there, and your opponent has to find one."),
            {string("0-3")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut. One end is left to fight for.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "That leaves the end open. Use the blank to shut it.")),
        .goals = {{.show = "place 0-3 R 3"}},
        .options = small_hands(),
        .deck = "5-5 0-3 2-2 3-6 1-4 2-4 0-1 1-2 4-5 5-6",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep drawing() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Draw until one fits")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "You have no 2 for the 5, no 3 for the 4, and no matador. Draw "
                                             "from the boneyard until a tile fits.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "The new end is a 2, and you hold a 5: you have kept a tile for your next turn.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "It fits, but leaves you nothing for your next turn. Try it at the other end.")),
        .goals = {{.show = "draw",
                   //: %1 is a tile
                   .then = kit::teach(QT_TRANSLATE_NOOP("lesson", "The %1 does not fit either. Draw again."),
                                      {string("1-5")})},
                  {.show = "draw",
                   //: %1 and %2 are tiles
                   .then = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                        "The %1 fits at both ends. Lay it so that its 2 is "
                                                        "the new end: then your %2 goes next."),
                                      {string("2-3"), string("5-6")})},
                  {.show = "place 2-3 R 3"}},
        .options = small_hands(),
        .deck = "5-5 5-6 4-6 1-1 0-4 2-4 0-1 1-2 4-5 0-6 1-5 2-3 0-2",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep going_out() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Go out")),
        //: %1 and %2 are tiles
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Two tiles left. The %1 fits at both ends: lay it so that your %2 "
                                         "can follow."),
                       {string("1-4"), string("3-3")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "Out first: you score every pip that your opponent still holds, 12 here.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "Then the end is a 1, and none of your tiles fits it.")),
        .goals = {{.show = "place 1-4 L 1",
                   .answers = {"place 4-5 R 4"},
                   .then =
                       kit::teach(QT_TRANSLATE_NOOP("lesson", "The 4 is still there. Lay your last tile."))},
                  {.show = "place 3-3 L 3", .also = {"place "}}},
        .options = small_hands(),
        .deck = "5-5 2-3 4-6 1-4 3-3 2-4 3-6 1-3 4-5 6-6",
        .played = "open 5-5, place 2-4 R 2, place 2-3 L 2, place 3-6 R 3, place 4-6 L 4, place 1-3 R 1"};
}

}  // namespace

kit::GivenOptions small_hands() { return {{"opener", string("rotate")}, {"hand", string("5")}}; }

kit::Lessons matador_lessons() {
    return {
        {"matador",
         kit::teach(QT_TRANSLATE_NOOP("lesson", "First lesson")),
         tile_texts(full_set(6)),
         {the_game(), seven(), the_matadors(), gate(), shut(), drawing(), going_out()},
         kit::teach(QT_TRANSLATE_NOOP("lesson",
                                      "That is Matador. Keep a matador for the moment you need it; a match "
                                      "usually goes to 100 points."))},
        gates_lesson()};
}

}  // namespace boneyard::matador
