// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "kit/phrase.h"
#include "suite.h"
#include "triominoes/info.h"
#include "triominoes_table.h"

using namespace boneyard::test;
using namespace boneyard::triominoes;
using boneyard::kit::english;
using boneyard::kit::Rng;
using boneyard::kit::Stream;
using std::string;

namespace {

QString note(const View& view) { return QString::fromStdString(english(Game::scene(view, 1.6).note)); }

QString why_not(const View& view, const char* tile, const char* group) {
    return QString::fromStdString(english(Game::why_not(view, tile, group)));
}

QString why(const View& view, const char* action) {
    return QString::fromStdString(english(Game::why(view, Game::parse(action).value())));
}

QString spoken(const std::vector<string>& laid, const string& placement) {
    for (const auto& spot : Game::scene(seen(laid, placement.substr(0, 5)), 1.6).spots) {
        if (spot.action == "place " + placement) return QString::fromStdString(english(spot.spoken));
    }
    return "no such spot";
}

View of_another(View view) {
    view.table.to_move = 1;
    return view;
}

}  // namespace

/// Triominoes: what is said to a player.
class TestTriominoesWords : public QObject {
    Q_OBJECT

private slots:
    // Spots

    void spots_are_spoken_as_whole_sentences() {
        QCOMPARE(spoken({}, "5-5-5 0 0 0"), "Open with 5-5-5: 25 points.");
        QCOMPARE(spoken({"0-1-2 0 0 0"}, "0-2-5 -1 0 1"), "Lay 0-2-5 at 0-2: 7 points.");
        QCOMPARE(spoken({"0-1-2 0 0 0"}, "0-0-1 1 0 2"), "Lay 0-0-1 at 1-0: 1 point.");
        QCOMPARE(spoken(kFiveOfSix, kSixth), "Lay 0-0-1 at 1-0-0 and close a hexagon: 51 points.");
        QCOMPARE(spoken(kBent, kBridge), "Lay 2-2-4 at 2-2-4 as a bridge: 48 points.");
    }

    // The note on the opening

    void who_has_to_open_is_told_why() {
        QCOMPARE(note(seen({}, "4-4-4 1-1-1 4-5-5")), "You open: 4-4-4 is the highest triple dealt.");
        QCOMPARE(note(seen({}, "0-0-0 4-5-5")), "You open: 0-0-0 is the highest triple dealt.");
        QCOMPARE(note(seen({}, "3-4-5 4-4-5 0-0-1")),
                 "No triple was dealt. You open: 4-4-5 counts the most.");
    }

    void before_the_opening_the_others_are_told_nothing() {
        QCOMPARE(note(of_another(seen({}, "4-4-4"))), "");
    }

    void after_the_opening_all_are_told_why() {
        for (const auto& view : {seen({"4-4-4 0 0 0"}, "1-2-3"), of_another(seen({"4-4-4 0 0 0"}, "1-2-3"))})
            QCOMPARE(note(view), "4-4-4 opened: the highest triple dealt.");
        QCOMPARE(note(seen({"4-4-5 0 0 0"}, "1-2-3")),
                 "No triple was dealt. 4-4-5 opened: it counts the most.");
        QCOMPARE(note(seen({"0-0-0 0 0 0"}, "1-2-3")), "0-0-0 opened: 30 points, and 10 for a triple.");
    }

    void the_note_goes_with_the_second_tile_and_with_the_round() {
        QCOMPARE(note(seen({"0-0-0 0 0 0", "0-0-1 1 0 0"}, "1-2-3")), "");
        View view = seen({"4-4-4 0 0 0"}, "1-2-3");
        view.table.phase = Phase::RoundOver;
        QCOMPARE(note(view), "");
    }

    // Why not

    void a_tile_that_does_not_fit_in_a_place_is_told_what_lies_there() {
        const View view = seen({"0-1-2 0 0 0"}, "0-1-3 1-2-2 1-4-5");
        QCOMPARE(why_not(view, "0-1-3", "1 0"), "Two corners there are 1 and then 0, read clockwise.");
        QCOMPARE(why_not(view, "0-1-3", "-1 0"), "Two corners there are 0 and then 2, read clockwise.");
        QCOMPARE(why_not(view, "0-1-3", "0 1"), "Two corners there are 2 and then 1, read clockwise.");
        QCOMPARE(why_not(seen(kBent, "2-4-5"), "2-4-5", "1 -1"),
                 "The corners there are 2, 2 and 4, read clockwise.");
    }

    void a_tile_that_is_laid_nowhere_near_is_told_whether_it_fits_at_all() {
        const View view = seen({"0-1-2 0 0 0"}, "0-1-3 1-2-2");
        for (const char* group : {"", "9 9", "L", "1"}) {
            QCOMPARE(why_not(view, "0-1-3", group), "No edge on the table takes 0-1-3.");
            QCOMPARE(why_not(view, "1-2-2", group),
                     "Both corners of an edge must show the numbers that lie there.");
        }
    }

    void who_opens_with_the_wrong_tile_is_told_the_right_one() {
        QCOMPARE(why_not(seen({}, "4-5-5 1-1-1 3-3-3"), "4-5-5", ""),
                 "The highest triple opens the round: lay 3-3-3.");
        QCOMPARE(why_not(seen({}, "4-5-5 1-2-3"), "1-2-3", "0 0"),
                 "Nobody has a triple, so the tile of most points opens: lay 4-5-5.");
    }

    void who_is_not_to_move_is_told_so() {
        View view = of_another(seen({"0-1-2 0 0 0"}, "1-2-2"));
        QCOMPARE(why_not(view, "1-2-2", "0 1"), "It is not your turn.");
        view = seen({"0-1-2 0 0 0"}, "1-2-2");
        view.table.phase = Phase::RoundOver;
        QCOMPARE(why_not(view, "1-2-2", "0 1"), "It is not your turn.");
    }

    // What speaks for a move

    void a_hint_gives_the_strongest_true_reason() {
        QCOMPARE(why(seen(kFiveOfSix, "0-0-1 3-4-5"), "place 0-0-1 1 0 2"),
                 "It closes a hexagon: 50 points more.");
        QCOMPARE(why(seen(kBent, "2-2-4 3-4-5"), "place 2-2-4 1 -1 0"), "It makes a bridge: 40 points more.");
        QCOMPARE(why(seen(kBent, "2-2-4"), "place 2-2-4 1 -1 0"), "You go out with it.");
        // 0-0-5 is joined by 0-5-5 at its right edge and by 0-3-5 above; 1-2-3 fits nowhere.
        QCOMPARE(why(seen({"0-0-0 0 0 0"}, "0-0-5 0-5-5 0-3-5 1-2-3"), "place 0-0-5 1 0 0"),
                 "It brings 5, and 2 of your other tiles fit then.");
    }

    void a_draw_says_whether_anything_fits() {
        QCOMPARE(why(seen({"0-0-0 0 0 0"}, "1-2-3 1-1-1"), "draw"), "None of your tiles fits.");
        QCOMPARE(why(seen({"0-0-0 0 0 0"}, "1-2-3 0-0-1"), "draw"),
                 "What fits brings little; a larger hand finds more bonuses.");
    }

    void a_pass_says_that_nothing_is_worth_it() {
        View view = seen({"0-0-0 0 0 0"}, "1-2-3 0-0-1");
        view.table.drawn = 3;
        QCOMPARE(why(view, "pass"), "Nothing you could lay is worth it.");
    }

    void the_opening_speaks_for_itself() {
        QCOMPARE(why(seen({}, "3-3-3 4-5-5"), "place 3-3-3 0 0 0"),
                 "The highest triple opens the round: lay 3-3-3.");
        QCOMPARE(why(seen({}, "4-5-5 0-0-1"), "place 4-5-5 0 0 0"),
                 "Nobody has a triple, so the tile of most points opens: lay 4-5-5.");
    }

    void zeros_chosen_for_the_opening_are_not_called_the_highest_triple() {
        Rules rules;
        rules.open_with_zeros = true;
        QCOMPARE(why(seen({}, "0-0-0 3-3-3 0-0-1 0-0-2", rules), "place 0-0-0 0 0 0"),
                 "It brings 40, and 2 of your other tiles fit then.");
    }

    void every_legal_action_but_the_next_round_has_a_reason() {
        Rng rng(7, Stream::Bot);
        std::vector<Action> actions;
        for (std::uint64_t deal = 0; deal < 60; ++deal) {
            const auto match = boneyard::new_match("triominoes", 2 + static_cast<int>(deal % 5), deal,
                                                   {{"target", 0}, {"open_with_zeros", deal % 2 == 0}});
            Game game = game_of<Game>(**match);
            while (game.to_move() != kNobody) {
                const View view = game.view(game.to_move());
                game.legal(actions);
                for (const Action& each : actions)
                    QVERIFY2(!Game::why(view, each).empty(), Game::text(each).c_str());
                game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
            }
        }
        QVERIFY(Game::why(seen({}, ""), {}).empty());
    }

    // What the schema tells

    void every_score_and_every_end_of_a_round_has_its_words() {
        Words scores;
        for (const auto& reason : info().reasons) scores.emplace_back(reason.code);
        QCOMPARE(joined(scores), "tile, triple, zeros, hexagon, bridge, draw, pass, out, hands");
        Words ends;
        for (const auto& ending : info().endings) ends.emplace_back(ending.code);
        QCOMPARE(joined(ends), "out, blocked");
    }
};

BONEYARD_TEST(TestTriominoesWords)
#include "tst_triominoes_words.moc"
