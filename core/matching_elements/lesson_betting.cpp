// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "matching_elements/game.h"
#include "matching_elements/lesson.h"

namespace boneyard::matching_elements {

namespace {

std::vector<std::string> bets_up_to(int most, int least) {
    std::vector<std::string> all;
    for (int bet = least; bet <= most; ++bet) all.push_back("bet " + std::to_string(bet));
    return all;
}

kit::LessonStep all_you_can() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Bid to the top")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Your tile makes 9, and nobody else can bid more than 6. A 7 would be enough to deal; but what "
            "you bid you score. Bid all that you may.")),
        //: %1 is the tile's numbers
        .praise = kit::teach(
            QT_TRANSLATE_NOOP("lesson",
                              "9 points, and the deal. If doubles are drawn nobody bids: the highest "
                              "deals and scores its sum, and %1 beats them all and scores 24."),
            {std::string("0-0")}),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That scores less. Bid the whole 9.")),
        .goals = {{.show = "bid 9", .answers = {"fold", "fold"}}},
        .seats = 3,
        .deck = "R:2-7 O:2-4 Y:1-5 G:0-3 B:2-4 P:1-2 G:6-9 G:4-5 R:0-6 B:3-3 G:2-10 Y:5-7"};
}

kit::LessonStep just_one_more() {
    return {
        .title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Just one more")),
        .text = kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "You bet last and have to top 7. A bet is a promise, not a prize: more than it says counts as "
            "well, less counts nothing. So bet just one more, 8.")),
        .praise = kit::teach(QT_TRANSLATE_NOOP(
            "lesson", "The lowest bet there was. Whatever you make above it is yours too.")),
        .miss = kit::teach(QT_TRANSLATE_NOOP("lesson", "That promises more and brings no more. Bet 8.")),
        .goals = {{.show = "bet 8", .also = bets_up_to(9, 8)}},
        .seats = 3,
        .deck =
            "G:3-6 G:6-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12 "
            "O:1-5 R:0-9 O:4-8 Y:1-8 B:1-11 P:5-7 R:2-4 G:0-3 Y:3-6 B:5-10 P:2-4 R:1-2 "
            "Y:4-8 R:1-5 O:2-4 Y:0-9 B:4-8 P:0-6 R:7-8 O:6-9 Y:1-2 B:0-12 G:3-9 R:4-11",
        .played = "colour G, bet 4, bet 7"};
}

kit::LessonStep let_it_stand() {
    return {.title = kit::teach(QT_TRANSLATE_NOOP("lesson", "Let it stand")),
            .text = kit::teach(QT_TRANSLATE_NOOP("lesson",
                                                 "You dealt and bet 4; the others went to 7. As the dealer "
                                                 "you may raise above that, up to 99, and the others "
                                                 "again above you. Your 4 is easily met: stay.")),
            .praise = kit::teach(
                QT_TRANSLATE_NOOP("lesson", "The bets stand. You need 4, the others have promised more.")),
            .miss = kit::teach(QT_TRANSLATE_NOOP(
                "lesson", "A higher bet is harder to meet, and brings nothing by itself. Stay.")),
            .goals = {{.show = "hold"}},
            .seats = 3,
            .deck = deck_with("G:6-6 G:3-6 G:3-9 G:0-3 G:1-5 B:6-9 B:3-12 P:1-2 R:0-6 Y:2-7 B:3-3 O:6-12"),
            .played = "colour G, bet 4, bet 5, bet 7"};
}

}  // namespace

kit::Lesson betting_lesson() {
    return {
        "matching_elements",
        kit::teach(QT_TRANSLATE_NOOP("lesson", "Bids, bets and the final")),
        all_tiles(),
        {all_you_can(), just_one_more(), let_it_stand(), the_final_begins(), the_last_tile()},
        kit::teach(QT_TRANSLATE_NOOP(
            "lesson",
            "Bid high, bet low. Only a player who is far behind has a reason to bet more than they must."))};
}

}  // namespace boneyard::matching_elements
