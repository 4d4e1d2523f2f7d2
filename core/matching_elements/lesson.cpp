// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/lesson.h"

#include "matching_elements/game.h"

namespace boneyard::matching_elements {

using std::string;

std::vector<string> all_tiles() {
    constexpr int kHighest = 12;
    std::vector<string> all;
    for (const char colour : {'R', 'O', 'Y', 'G', 'B', 'P'}) {
        for (int a = 0; a <= kHighest; ++a) {
            for (int b = a; b <= kHighest; ++b) {
                if ((a + b) % 3 != 0) continue;
                const string tile = string(1, colour) + ":" + std::to_string(a) + "-" + std::to_string(b);
                all.insert(all.end(), a == b ? 1 : 2, tile);
            }
        }
    }
    return all;
}

string deck_with(std::string_view hand) {
    return string(hand) +
           " O:1-5 R:0-9 O:4-8 Y:1-8 B:1-11 P:5-7 R:2-4 O:0-3 Y:3-6 B:5-10 P:2-4 R:1-2"
           " Y:4-8 R:1-5 O:2-4 Y:0-9 B:4-8 P:0-6 R:7-8 O:6-9 Y:1-2 B:0-12 P:3-9 R:4-11";
}

namespace {

/// A table that has come so far: leaf counts, and three tiles lie in a row, with a leaf 3 and a 9 at its
/// ends.
string three_in_a_row(const char* before = "") {
    return string(before) +
           "colour G, bet 6, bet 7, bet 8, hold, place G:3-6 first, place Y:3-6 0 f 6, place P:3-9 1 f 3";
}

std::vector<string> bets(int least, int most) {
    std::vector<string> all;
    for (int bet = least; bet <= most; ++bet) all.push_back("bet " + std::to_string(bet));
    return all;
}

kit::LessonStep the_game() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "What it is about")),
            .text = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "Build one great table together, by numbers and by elements. But first bet how many points "
                "the round will bring you: a bet that you meet counts, one that you miss brings nothing. The "
                "lowest drop out, and the last two play a final.")),
            .seats = 3,
            .options = {{"colours", 2}},
            .deal = 5,
            .played =
                "colour O, bet 24, bet 33, bet 34, hold, place O:0-9 first, place O:6-9 0 f 9, "
                "place R:0-9 0 n 0, place R:0-6 1 f 6, place O:0-3 3 f 0, place O:0-3 4 f 3, "
                "place O:0-0 5 f 0"};
}

kit::LessonStep auction() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Bid for the deal")),
            .text = kit::teach(QT_TRANSLATE_NOOP(
                "lesson",
                "Everybody has drawn a tile, and may bid up to its sum. The highest bidder scores the bid at "
                "once, and deals. Yours makes 12, more than anybody else can bid: bid it all.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "The others fold: 12 points, and you deal.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "You score what you bid: take the whole 12.")),
            .goals = {{.show = "bid 12", .answers = {"fold", "fold"}}},
            .seats = 3,
            .deck = "R:3-9 O:1-5 Y:2-7 G:0-3 B:2-4 P:1-2 G:6-9 G:4-5 R:0-6 B:3-3 G:2-10 Y:5-7"};
}

kit::LessonStep colour() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Name the element")),
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "The dealer names the element of the round: its tiles score more, and only "
                                  "they may lie across. Name the one you hold most of.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "Leaf it is: you hold five of them.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Count again: you hold five leaf tiles.")),
            .goals = {{.show = "colour G"}},
            .seats = 3,
            .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12")};
}

kit::LessonStep bet() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Place a bet")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Bet on what you will make this round: your points, less the tiles you have left. Fall short, "
            "and you score nothing; and each bet must top the one before. Start low: bet 10 at most.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "A bet you can meet. The dealer may raise at the end, when all have bet.")),
        .miss = kit::teach(
            QT_TRANSLATE_NOOP("lesson", "Bold! Nobody is likely to make that many. Bet 10 at most.")),
        .goals = {{.show = "bet 6", .also = bets(0, 10)}},
        .seats = 3,
        .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12"),
        .played = "colour G"};
}

kit::LessonStep in_line() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "End to end")),
        //: %1 is the tile's numbers
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "At the ends of the row equal numbers meet, whatever the "
                                             "element. That scores one point. Lay your water %1 at the 9."),
                           {string("6-9")}),
        .praise =
            kit::teach(QT_TRANSLATE_NOOP("lesson", "One point, and one tile less to count against you.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Fine too, but try the water tile at the 9.")),
        .goals = {{.show = "place B:6-9 2 f 9"}},
        .seats = 3,
        .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12"),
        .played = three_in_a_row()};
}

kit::LessonStep across() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Lay it across")),
            //: %1 is the tile's numbers
            .text = kit::teach(
                QT_TRANSLATE_NOOP("lesson",
                                  "Leaf is the element now. A leaf tile may lie across, on the long side of "
                                  "another leaf tile, with any number: 3 points. Lay your leaf %1."),
                {string("1-5")}),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "3 points, and a new arm for everybody.")),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "That scores less. Try the leaf tile on a long side.")),
            .goals = {{.show = "place G:1-5 0 r 1", .also = {"place G:1-5 "}}},
            .seats = 3,
            .deck = deck_with("G:3-6 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12 P:4-8 O:5-10 Y:0-0"),
            .played = three_in_a_row("bid 9, fold, fold, ")};
}

kit::LessonStep both() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Element and number")),
            .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "Best of all is both at once: a leaf tile where the numbers "
                                                 "match too, in line or across. That scores 4. Find one.")),
            .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "4 points: leaf, and matching numbers.")),
            .miss = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "Not the best: look for a leaf tile and matching numbers.")),
            .goals = {{.show = "place G:3-9 2 f 9", .gain = "both"}},
            .seats = 3,
            .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12"),
            .played = three_in_a_row()};
}

kit::LessonStep twice() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Doubles count twice")),
        //: %1 is the tile's numbers
        .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                             "A double scores twice as much. Your leaf %1 fits across on the "
                                             "leaf tile with a 6: twice 4."),
                           {string("6-6")}),
        .praise = kit::teach(QT_TRANSLATE_NOOP("lesson", "8 points with one tile: a bet of 6 is soon met.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "Fine, but the double scores 8.")),
        .goals = {{.show = "place G:6-6 0 r 6", .also = {"place G:6-6 "}}},
        .seats = 3,
        .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12"),
        .played = three_in_a_row()};
}

}  // namespace

kit::Lessons lessons() {
    return {{"matching_elements",
             kit::teach(QT_TRANSLATE_NOOP("lesson", "First lesson")),
             all_tiles(),
             {the_game(), auction(), colour(), bet(), in_line(), across(), both(), twice()},
             kit::teach(QT_TRANSLATE_NOOP(
                 "lesson",
                 "That is Matching Elements. Whoever wins a round takes the tiles on the table "
                 "into their Bank and deals next; two elements make a short first match."))},
            betting_lesson()};
}

}  // namespace boneyard::matching_elements
