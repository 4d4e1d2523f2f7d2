// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matador/game.h"
#include "matador/lesson.h"

namespace boneyard::matador {

namespace {

using std::string;

kit::LessonStep the_heavy_one() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The heavy one first")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "When the round ends, the pips in your hand count for somebody else. Two of your tiles fit. Lay "
            "the one with more pips.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "Eight pips that nobody can score any more.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "It fits, but the other one weighs more.")),
        .goals = {{.show = "place 2-6 L 2"}},
        .options = small_hands(),
        .deck = "5-5 2-3 2-6 1-1 0-1 2-4 6-6 4-6 5-6 4-5",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep the_double_blank() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The double blank")),
        //: %1 is a tile
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "The %1 is a matador too, and always lies across. It weighs nothing, so it "
                              "costs nothing to keep. Lay another tile."),
            {string("0-0")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "Nine pips gone. The double blank goes on any end, whenever you need it.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Keep it: it weighs nothing, and will always fit.")),
        .goals = {{.show = "place 3-6 R 3"}},
        .options = small_hands(),
        .deck = "5-5 0-0 1-4 3-6 1-1 2-4 6-6 4-6 5-6 4-5",
        .played = "open 5-5, place 2-4 R 2"};
}

kit::LessonStep shut_the_line() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Shut the line")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "One end shows a blank already. If nobody can go on, the player with the fewest pips scores, and "
            "yours are light. Shut the other end as well.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "Only a matador helps now. Without one the others draw, and their hands grow heavy.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "That leaves an end open. Which tile has a blank facing out?")),
        .goals = {{.show = "place 0-2 R 2"}},
        .options = small_hands(),
        .deck = "4-5 0-2 1-1 2-3 1-2 0-3 6-6 4-6 5-6 5-5",
        .played = "open 4-5, place 0-3 L 3"};
}

kit::LessonStep blocked_by_a_blank() {
    return nobody_can_go_on(
        "place 0-4 R 4",
        "2-2 2-3 4-6 1-1 2-6 1-2 0-4 0-6 3-4 0-2 2-4 1-6 1-5 5-6 "
        "3-6 3-5 2-5 0-0 0-5 1-4 6-6 3-3 0-1 1-3 4-4 0-3 4-5 5-5",
        "open 2-6, place 1-6 L 6, place 2-5 L across, place 5-5 L 5, place 2-3 L 2, place 3-4 L across, "
        "place 0-0 L across, place 1-3 R 1",
        //: %1, %2 and %3 are numbers of pips: %1 less %2 is %3
        kit::teach(QT_TRANSLATE_NOOP("lesson",
                                     "The round is blocked, and you have the fewest pips. You score those of "
                                     "the others less your own: %1 less %2 makes %3."),
                   {kit::PhraseArg(97), kit::PhraseArg(19), kit::PhraseArg(78)}));
}

}  // namespace

kit::Lesson pips_lesson() {
    return {
        "russian",
        kit::teach(QT_TRANSLATE_NOOP("lesson", "Pips, and when to shut")),
        tile_texts(full_set(6)),
        {the_heavy_one(), the_double_blank(), shut_the_line(), blocked_by_a_blank()},
        kit::teach(QT_TRANSLATE_NOOP("lesson",
                                     "Count roughly what the others hold: a shut line is good for whoever "
                                     "has least."))};
}

}  // namespace boneyard::matador
