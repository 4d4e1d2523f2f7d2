// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/game.h"
#include "tiles_and_deal/lesson.h"

namespace boneyard::tiles_and_deal {

namespace {

kit::LessonStep an_early_knock() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Knock early")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "Your second turn, and without the black 13 you have 10 left "
                                             "over, just enough to knock. Your opponent has had no time to "
                                             "sort anything. Knock with the black 13.")),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "25 for the win and a difference of 46: early knocks surprise.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "While you wait, your opponent sorts as well. Knock now, with the black 13.")),
        .goals = {{.show = "knock K13", .gain = "win"}},
        .options = ten_each(),
        .deck = "R4 R5 R6 R7 K9 B9 O9 O2 K3 B5 K1 K7 K11 R2 R12 B1 B10 O5 O12 B12 B4 K13",
        .played = "pass, pass, draw"};
}

kit::LessonStep a_single_tile() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "A single tile is enough")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Two aces are left over. Discard one, and the other counts 11: more than 10, but with a single "
            "tile left over you may knock, whatever it counts. Do it.")),
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "25 for the win and a difference of %1, with an ace in your hand."),
            {kit::PhraseArg(64)}),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "No need for that: the button knocks for you.")),
        .goals = {{.show = "knock K1", .gain = "win"}},
        .options = ten_each(),
        .deck = "R4 R5 R6 K9 B9 O9 B5 B6 B7 O1 K2 K7 K11 R2 R8 R12 B1 B10 O5 O12 B12 K1 K4",
        .played = "pass, pass, draw"};
}

kit::LessonStep better_wait() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Better wait")),
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "You could knock with 10 again. But your opponent has laid two melds, "
                                  "holds three tiles, and may add "
                                  "some of them to your melds. Discard the black 13 without knocking.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                   "Right. Your opponent had red 2 and 3 for your red run, "
                                                   "and only 2 left over: an undercut, 33 points "
                                                   "against you.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "Whoever has no more left over than the one who knocks scores 25 and the difference. Wait.")),
            .goals = {{.show = "discard K13"}},
            .options = ten_each(),
            .deck = "R4 R5 R6 K9 B9 O9 B2 O2 K3 O3 K2 R3 K7 B7 O7 R12 B12 O12 K12 K10 R2 K13 O1 R8",
            .played = "pass, take, meld K7 B7 O7, meld K12 R12 B12 O12, discard K10, draw"};
}

kit::LessonStep an_undercut() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Undercut")),
            .text = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "You have too much to knock, and your opponent may be about to. Keep what is low or may fit "
                "one of your opponent's melds, and discard the black 13.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "Your opponent knocked with 9. Your black 5 and 6 went onto the black run and left you with "
                "5: an undercut. The difference of 4 is yours, and 25 more.")),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "That one may still save you points. Discard the black 13.")),
            .goals = {{.show = "discard K13", .answers = {"draw", "knock K11"}}},
            .options = ten_each(),
            .deck = "R4 R5 R6 K7 O7 B7 K5 K6 B3 O2 K2 K3 K4 R10 B10 O10 R12 B12 O12 B9 R1 K13 K11",
            .played = "pass, pass, draw"};
}

kit::LessonStep a_joker_in_hand() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "A joker in the hand")),
        .text =
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "A joker left over counts 15, more than any other tile. It stands "
                                         "for whatever is missing: lay it "
                                         "now with two tiles that it completes, such as red 4 and red 5.")),
        .praise =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "The joker is safe on the table, and two tiles with it.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "First lay the joker: choose it together with red 4 and red 5.")),
        .goals = {{.show = "meld R4 R5 J", .also = {"meld "}}},
        .options = ten_each(),
        .deck = "R4 R5 J K9 B9 O2 O7 K13 B12 R11 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 R6 B7 O9",
        .played = "pass, pass, draw"};
}

}  // namespace

kit::Lesson knocking_lesson() {
    return {"tiles_and_deal",
            kit::teach(QT_TRANSLATE_NOOP("lesson", "When to knock")),
            all_tiles(),
            {an_early_knock(), a_single_tile(), better_wait(), an_undercut(), a_joker_in_hand()},
            kit::teach(QT_TRANSLATE_NOOP("lesson",
                                         "Early on, a knock with 10 is strong; later, with few tiles in the "
                                         "other hand, it is a risk. Watch how many are left there."))};
}

}  // namespace boneyard::tiles_and_deal
