// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/game.h"
#include "matador/lesson.h"

namespace boneyard::matador {

namespace {

using std::string;

kit::LessonStep who_opens() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Who opens")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "You hold the highest double, so you open, with any tile you like. Pips that stay in your hand "
            "score for others: open with the tile that has most.")),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "11 pips gone at once. One end wants a 2 now, the other a 1.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "You may, but another of your tiles has more pips.")),
        .goals = {{.show = "open 5-6"}},
        .options = {{"hand", string("5")}},
        .deck = "3-3 5-6 2-4 1-3 0-1 1-4 2-3 0-2 4-6 1-1"};
}

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
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "That leaves an end open. Lay it with the blank facing out.")),
        .goals = {{.show = "place 0-2 R 2"}},
        .options = small_hands(),
        .deck = "4-5 0-2 2-5 2-3 6-6 0-3 1-2 4-6 3-5 1-1",
        .played = "open 4-5, place 0-3 L 3"};
}

kit::LessonStep shut_for_all() {
    return nobody_can_go_on(
        "place 0-3 R 3",
        "3-3 0-0 0-4 0-2 0-3 1-1 1-6 1-4 1-2 0-1 1-5 2-2 3-6 2-6 "
        "1-3 6-6 4-4 5-6 3-4 4-5 5-5 2-5 4-6 3-5 2-4 0-5 0-6 2-3",
        "open 0-0, pass, place 3-4 R across, place 2-5 R across, place 1-6 R across, place 0-1 R 0, "
        "place 5-6 R 6, place 2-4 R 2",
        //: %1 is how many pips
        kit::teach(QT_TRANSLATE_NOOP("lesson",
                                     "The round is blocked. You have the fewest pips, and score all that the "
                                     "others hold: %1 points."),
                   {kit::PhraseArg(112)}));
}

}  // namespace

kit::LessonStep nobody_can_go_on(const char* shut, const char* deck, const char* played, kit::Phrase praise) {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Nobody can go on")),
            //: %1 is a tile
            .text = kit::teach(
                QT_TRANSLATE_NOOP(
                    "lesson",
                    "All four matadors are laid, no tile is left to draw, and one end is shut. Your %1 shuts "
                    "the other: that ends the round, and whoever has the fewest pips scores. Yours are few."),
                {string(shut).substr(string("place ").size(), string("0-0").size())}),
            .praise = std::move(praise),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "That leaves the end open. Use the blank to shut it.")),
            .goals = {{.show = shut}},
            .seats = 4,
            .options = {{"opener", string("rotate")}, {"hand", string("7")}},
            .deck = deck,
            .played = played};
}

kit::Lesson gates_lesson() {
    return {"matador",
            kit::teach(QT_TRANSLATE_NOOP("lesson", "Gates and matadors")),
            tile_texts(full_set(6)),
            {who_opens(), keep_it(), a_gate_of_ones_own(), both_ends_shut(), shut_for_all()},
            kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "Blanks and matadors belong together: whoever holds both decides where the line goes on."))};
}

}  // namespace boneyard::matador
