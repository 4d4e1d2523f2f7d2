// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/lesson.h"

#include "matador/game.h"

namespace boneyard::matador {

namespace {

using std::string;

kit::LessonStep the_russian_game() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "What it is about")),
            //: %1 is how many points win
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "A line of tiles grows at both ends. Halves that touch must make seven "
                                  "together, and matadors go anywhere. Whoever is out first scores the pips "
                                  "that the others still hold, and %1 points win the match."),
                {kit::PhraseArg(100)}),
            .options = small_hands(),
            .deck = "6-6 4-5 2-4 1-4 0-6 1-3 2-3 5-6 1-1 2-5",
            .played =
                "open 6-6, place 1-3 L 1, place 4-5 L 4, place 2-3 L 2, place 2-4 L 4, place 5-6 L 5, "
                "place 1-4 R 1, place 1-1 L 1"};
}

kit::LessonStep seven_or_double() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Seven, and doubles")),
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Halves that touch add up to seven. A double lies in line and "
                                         "counts once: only one of its halves touches. Lay your double at "
                                         "the 2.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "5 and 2 make 7, and the other 5 is the new end.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That fits at the 1. The 2 takes a tile with a 5.")),
        .goals = {{.show = "place 5-5 L 5"}},
        .options = small_hands(),
        .deck = "2-6 3-6 5-5 0-4 4-4 1-1 0-1 2-3 4-6 0-5",
        .played = "open 2-6, place 1-1 R 1"};
}

kit::LessonStep doubles_across() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "A matador across")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "A matador goes anywhere, matching or not. Across, both its halves "
                                  "stay open. Lay your %1 across: the circular arrow "
                                  "beside it, R or a right click turns it."),
                {string("2-5")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "Its 2 takes a 5 and its 5 takes a 2: two ways to continue at one end.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That is one way, but lay the matador across.")),
            .goals = {{.show = "place 2-5 R across", .also = {"place 2-5 L across"}}},
            .options = small_hands(),
            .deck = "5-5 2-5 3-3 4-6 1-1 2-4 0-1 1-2 4-5 0-6",
            .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep in_line() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "A matador in line")),
            //: %1 and %2 are tiles
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "In line a matador leaves one half open, and you choose which. Lay "
                                  "your %1 at the 4 with its 6 facing out: then your %2 can follow."),
                {string("1-6"), string("1-3")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "A matador can make room for your own tiles.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "Not like that: the matador at the 4, in line, with its 6 "
                                                 "facing out. The circular arrow or R turns it.")),
            .goals = {{.show = "place 1-6 R 1",
                       .answers = {"place 2-2 L 2"},
                       //: %1 is a tile
                       .then = kit::teach(QT_TRANSLATE_NOOP("lesson", "The 6 is still open: lay your %1."),
                                          {string("1-3")})},
                      {.show = "place 1-3 R 1"}},
            .options = small_hands(),
            .deck = "5-5 1-6 1-3 0-4 4-4 2-4 2-2 1-2 4-5 0-6",
            .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep blank() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut an end")),
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Nothing makes seven with a blank. Lay a tile at the 4 that leaves "
                                         "a blank as the new end: then only a matador goes there.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut, until somebody finds a matador.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "That leaves the end open. Use the blank to shut it.")),
        .goals = {{.show = "place 0-3 R 3"}},
        .options = small_hands(),
        .deck = "5-5 0-3 2-2 3-6 1-4 2-4 0-1 1-2 4-5 5-6",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep reopen() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Reopen an end")),
        //: %1 is a tile
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "A blank shuts one end. Lay your matador there, the %1, across or "
                                         "in line."),
                       {string("3-4")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "Open again, by the one tile that could do it.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That is the other end. Reopen the blank one.")),
        .goals = {{.show = "place 3-4 R across", .also = {"place 3-4 R "}}},
        .options = small_hands(),
        .deck = "5-5 3-4 2-2 6-6 1-4 0-2 0-1 1-2 4-5 5-6",
        .played = "open 5-5, place 0-2 R 2"};
}

kit::LessonStep draw_one() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Draw one, play or pass")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "You have no 2 for the 5, no 3 for the 4, and no matador. Draw "
                                             "one tile.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "The heavy tile is gone: whatever you still hold at the end scores for somebody else.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "It fits, but another one is heavier.")),
        .goals =
            {{.show = "draw",
              //: %1 is a tile
              .then = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                   "The %1 does not fit either. There is one draw a turn, "
                                                   "so you pass."),
                                 {string("1-5")})},
             {.show = "pass",
              .answers = {"place 2-2 L 2"},
              .then = kit::teach(QT_TRANSLATE_NOOP(
                  "lesson", "The end is a 2 now, and two of your tiles fit. Lay the one with more pips."))},
             {.show = "place 5-6 L 5"}},
        .options = small_hands(),
        .deck = "5-5 5-6 4-6 1-1 0-4 2-4 0-1 2-2 3-5 0-6 1-5 2-3 0-2",
        .played = "open 5-5, place 2-4 R 2"};
}

}  // namespace

kit::Lessons russian_lessons() {
    return {
        {"russian",
         kit::teach(QT_TRANSLATE_NOOP("lesson", "First lesson")),
         tile_texts(full_set(6)),
         {the_russian_game(), seven_or_double(), doubles_across(), in_line(), blank(), reopen(), draw_one()},
         kit::teach(
             QT_TRANSLATE_NOOP("lesson",
                               "That is the Russian game. The highest double opens, and whoever goes out "
                               "first scores what the others hold. A match usually goes to 100 points."))},
        pips_lesson()};
}

}  // namespace boneyard::matador
