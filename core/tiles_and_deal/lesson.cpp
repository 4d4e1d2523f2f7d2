// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "tiles_and_deal/lesson.h"

#include "tiles_and_deal/game.h"

namespace boneyard::tiles_and_deal {

using std::string;

std::vector<string> all_tiles() {
    constexpr int kRankCount = 13;
    constexpr int kJokerCount = 3;
    std::vector<string> all;
    for (const char suit : {'K', 'R', 'B', 'O'}) {
        for (int rank = 1; rank <= kRankCount; ++rank) all.insert(all.end(), 2, suit + std::to_string(rank));
    }
    all.insert(all.end(), kJokerCount, "J");
    return all;
}

kit::GivenOptions ten_each() { return {{"hand", 10}}; }

namespace {

kit::LessonStep the_game() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "What it is about")),
            //: %1 is how many points win
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Sort your tiles into sets and runs. What belongs to none counts against "
                                  "you. Whoever has little of that left knocks, and scores the difference; "
                                  "%1 points win the match."),
                {kit::PhraseArg(200)}),
            .options = ten_each(),
            .deck = "R4 R5 R6 R7 K9 B9 O9 O2 K3 B5 K7 B7 O7 R12 B12 O12 K1 R2 B10 K10 R10 K13",
            .played = "pass, take, meld K7 B7 O7, discard K10"};
}

kit::LessonStep a_run() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Take, and lay a run")),
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "A turn begins with a tile: the face-up one, or one from the boneyard. The red "
                              "6 lies face up, and you hold red 4 and red 5: take it.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "A run: three or more tiles of one colour in a row. Laid tiles no longer count against you.")),
        .miss =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "Think of your red 4 and red 5: the red 6 makes a run.")),
        .goals = {{.show = "take",
                   .then = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                        "Now choose red 4, 5 and 6, one after the other, and "
                                                        "lay them together."))},
                  {.show = "meld R4 R5 R6"}},
        .options = ten_each(),
        .deck = "R4 R5 K9 B9 O2 O7 K3 B12 R11 B2 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 R6 O9 K13"};
}

kit::LessonStep a_set() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Lay a set")),
            .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "Three or four tiles of one number, each in a different "
                                                 "colour, make a set. You hold three nines: lay them.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "A set, and three fewer tiles in your hand.")),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "A discard ends your turn. Lay the three nines first.")),
            .goals = {{.show = "meld K9 R9 B9"}},
            .options = ten_each(),
            .deck = "R4 R9 K9 B9 O2 O7 K3 B12 R11 B2 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 R6 O13 K13",
            .played = "pass, pass, draw"};
}

kit::LessonStep add() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Add to what lies there")),
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "You may add to any meld, even your opponent's. Red 5, 6 and 7 lie there, "
                                  "and you hold both neighbours: add red 4 and red 8.")),
            .praise =
                kit::teach(QT_TRANSLATE_NOOP("lesson", "Two tiles gone on a meld that was not even yours.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Before you discard, add what fits the red run.")),
            .goals = {{.show = "add R8 0 high",
                       .also = {"add R4 0 low"},
                       .then = kit::teach(QT_TRANSLATE_NOOP("lesson", "And now the other one."))},
                      {.show = "add R4 0 low", .also = {"add R8 0 high"}}},
            .options = ten_each(),
            .deck = "R4 R8 K9 B9 O2 O7 K3 B12 R11 B2 R5 R6 K1 K7 K11 R2 R12 B1 B10 O5 R7 O13 K13",
            .played = "pass, take, meld R5 R6 R7, discard K11, draw"};
}

kit::LessonStep joker() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Swap a joker")),
            .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "The joker in the run stands for the red 6, and you hold "
                                                 "that very tile. Put it in the joker's place.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                   "The joker stands for a blue tile now, and works for "
                                                   "you.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "First the joker: lay your red 6 where it lies.")),
            .goals = {{.show = "swap R6 0",
                       .then = kit::teach(
                           QT_TRANSLATE_NOOP("lesson",
                                             "A joker that you gain must be laid at once. Choose it with "
                                             "your blue 3 and blue 4, and lay the meld."))},
                      {.show = "meld B3 B4 J", .also = {"meld ", "add J "}}},
            .options = ten_each(),
            .deck = "R6 B3 B4 K9 O9 O2 O7 K13 B12 R11 R5 R7 J K1 K7 K11 R2 R12 B1 B10 O1 O13 K12",
            .played = "pass, pass, draw, discard K13, draw, meld R5 J R7, discard K11, draw"};
}

kit::LessonStep throwing() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Discard what counts most")),
            .text = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "A turn ends with a discard. What is in no meld is deadwood: a 1 is an ace and counts 11, 10 "
                "to 13 count 10, the others their number. Discard the black 13.")),
            .praise = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "Ten points of deadwood gone, and nothing lost with it.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Here, just discard the black 13.")),
            .goals = {{.show = "discard K13"}},
            .options = ten_each(),
            .deck = "R4 R5 R6 K9 B9 O9 K2 B3 K13 O2 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 B12 R3 K4",
            .played = "pass, pass, draw"};
}

kit::LessonStep knocking() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Knock")),
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Nine of your tiles make melds. Discard the black 13 and only a 2 is left "
                                  "over. With 10 deadwood or less you may knock: do it.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "You win 25 points and the difference in deadwood. If your opponent had as little as you or "
                "less, that would be an undercut, and the points would go the other way.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "No need for that: the button knocks for you.")),
            .goals = {{.show = "knock K13", .gain = "win"}},
            .options = ten_each(),
            .deck = "R4 R5 R6 K9 B9 O9 B5 B6 B7 O2 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 B12 K13 K4",
            .played = "pass, pass, draw"};
}

kit::LessonStep super_win() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Super win")),
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "You drew the blue 8: now everything but the orange 2 is in "
                                             "melds. Knock with it, and not a tile is left over.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "50 points, and all your opponent's deadwood. To lay your last tile is a super win as well.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "You can do better: knock and discard the orange 2.")),
        .goals = {{.show = "knock O2", .gain = "super_win"}},
        .options = ten_each(),
        .deck = "R4 R5 R6 K9 B9 O9 B5 B6 B7 O2 K1 K7 K11 R2 R8 R12 B1 B10 O5 O12 B12 B8 K4",
        .played = "pass, pass, draw"};
}

}  // namespace

kit::Lessons lessons() {
    return {{"tiles_and_deal",
             kit::teach(QT_TRANSLATE_NOOP("lesson", "First lesson")),
             all_tiles(),
             {the_game(), a_run(), a_set(), add(), joker(), throwing(), knocking(), super_win()},
             kit::teach(
                 QT_TRANSLATE_NOOP("lesson",
                                   "That is Tiles & Deal. A usual match is played with thirteen tiles each, "
                                   "to 200 points. When the boneyard is empty, or nobody has drawn from it "
                                   "for 20 turns, the round is a draw."))},
            knocking_lesson()};
}

}  // namespace boneyard::tiles_and_deal
