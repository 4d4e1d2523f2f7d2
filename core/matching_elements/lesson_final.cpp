// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/game.h"
#include "matching_elements/lesson.h"

namespace boneyard::matching_elements {

namespace {

using std::string;

constexpr std::uint64_t kDeal = 1184;

/// A match of two elements up to its final.
string up_to_the_final() {
    return "colour O, bet 0, bet 1, bet 2, hold, place O:1-2 first, place O:1-11 0 n 1, "
           "place O:0-3 1 l 0, place O:2-10 0 l 2, place O:2-4 2 r 4, place O:4-8 2 l 8, "
           "place O:3-9 4 l 9, place O:7-11 6 r 11, place O:1-5 5 r 5, place O:8-10 4 r 8, "
           "place O:5-7 6 l 5, place O:4-8 3 r 8, place O:10-11 10 r 10, place O:5-10 7 r 10, "
           "place O:1-5 11 r 1, place O:4-5 13 l 4, place O:5-7 3 l 7, place O:3-9 15 l 3, "
           "place O:9-12 14 l 9, place R:4-5 16 f 5, place O:7-8 17 r 8, place R:0-12 18 f 12, "
           "place O:3-6 18 r 3, place O:12-12 7 l 12, place R:0-6 22 f 6, place R:5-7 13 f 5, "
           "place O:6-9 22 r 9, place R:1-11 12 f 11, place R:0-6 21 f 0, place O:6-9 16 r 6, "
           "place R:7-11 20 f 7, place R:6-12 23 f 12, place R:6-9 29 f 9, place R:0-3 24 f 0, "
           "place R:6-9 31 f 6, place R:4-11 11 f 4, next, colour R, bet 0, bet 1, bet 2, hold, "
           "place R:7-11 first, place R:1-5 0 r 1, place R:1-5 0 l 5, place R:12-12 1 l 12, "
           "place R:3-9 3 r 3, place R:7-8 2 r 8, place R:7-8 2 l 7, place R:4-8 5 l 4, "
           "place R:5-10 6 l 5, place R:1-8 6 r 8, place R:3-12 4 l 12, place R:1-11 7 r 11, "
           "place R:0-9 7 l 9, place R:3-6 3 l 6, place R:9-12 9 l 9, place R:3-6 10 l 6, "
           "place R:2-10 15 r 10, place R:4-11 4 r 4, place O:6-12 14 f 12, place O:5-10 8 f 10, "
           "place O:4-5 19 f 5, place R:8-10 11 l 8, place O:0-6 18 f 6, place O:0-3 10 f 3, "
           "place R:3-12 16 l 3, place O:6-12 24 f 12, place R:1-8 10 r 8, place R:6-6 12 r 6, "
           "place O:8-10 6 f 8, place O:0-6 22 f 0, place O:3-12 15 f 3, place O:2-7 16 f 2, "
           "place O:1-8 9 f 1, place O:9-9 4 f 9, place O:0-9 33 f 9, place O:10-11 28 f 10, next, "
           "colour R, bet 0, bet 1, bet 2, hold, place R:0-9 first, place R:10-11 0 l 11, "
           "place R:5-10 1 r 5, place R:2-10 2 l 2, place R:2-4 0 r 2, place R:9-9 4 l 9, "
           "place R:8-10 5 r 10, place R:4-8 1 l 8, place R:1-2 6 l 1, place R:1-2 5 l 2, "
           "place R:4-5 7 f 4, place R:6-12 6 r 6, place R:0-3 9 r 0, place R:10-11 8 r 11, "
           "place R:9-12 13 r 9, place O:0-9 5 f 9, place R:3-9 3 l 3, place R:2-7 14 l 7, "
           "place O:0-12 11 f 12, place R:2-4 16 r 4, place R:0-12 13 l 12, place O:3-6 12 f 3, "
           "place R:5-7 10 r 7, place R:2-7 20 r 2, place O:2-7 23 f 7, place O:0-0 15 f 0, "
           "place O:2-10 3 f 10, place O:6-6 21 f 6, place O:9-12 14 f 12, place O:2-4 17 f 2, "
           "place O:4-11 29 f 4, place O:7-11 30 f 11, next";
}

}  // namespace

kit::LessonStep the_final_begins() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The final begins")),
        //: %1 is how many tiles
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "When tiles run short, the lowest total drops out after each round. Now "
                              "two are left: the final. Your Bank is the larger, so you say how many "
                              "tiles of each come back. Bring back %1: that fills both hands."),
            {kit::PhraseArg(7)}),
        //: %1 is a tile
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                               "Full hands, and you were dealt the ember %1: a double dealt "
                                               "now is a head start of its sum, 6. In the final nobody "
                                               "bets."),
                             {string("3-3")}),
        //: %1 is how many tiles
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Bring back %1 of each: just enough for full hands."),
                           {kit::PhraseArg(7)}),
        .goals = {{.show = "reenter 7"}},
        .seats = 3,
        .options = {{"colours", 2}},
        .deal = kDeal,
        .played = up_to_the_final()};
}

kit::LessonStep the_last_tile() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "The last tile decides")),
        //: %1 is the tile's numbers
        .text = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "Only the final counts now: head start and points, less the tiles left. "
                              "You have 6 and 15, your opponent 24 in all. Lay your ember %1 where element "
                              "and number match."),
            {string("1-2")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "25 to 24: you win the match! Level at 24, the higher total of the rounds would have won it.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "That makes 24 as well, and then your opponent's higher total wins. You need 4 points.")),
        .goals = {{.show = "place O:1-2 5 f 1", .gain = "both"}},
        .seats = 3,
        .options = {{"colours", 2}},
        .deal = kDeal,
        .played = up_to_the_final() +
                  ", reenter 1, colour O, place O:3-9 first, place O:7-8 0 l 7, place O:0-12 1 r 12, "
                  "place O:4-11 1 l 4, place R:0-0 2 f 0, place O:1-11 3 f 11, place O:3-3 3 r 3, "
                  "place O:3-12 0 r 12, place O:1-8 5 r 1, place R:3-3 7 f 3, place O:4-11 8 l 11"};
}

}  // namespace boneyard::matching_elements
