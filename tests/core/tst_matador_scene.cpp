// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "kit/phrase.h"
#include "matador_views.h"
#include "suite.h"

using namespace boneyard::matador;
using namespace boneyard::test;
using boneyard::kit::english;
using boneyard::kit::HandTile;
using boneyard::kit::Rng;
using boneyard::kit::Scene;
using boneyard::kit::Spot;
using boneyard::kit::Stream;

namespace {

std::string why_not(const View& view, const char* tile, const char* group) {
    return english(Game::why_not(view, tile, group));
}

std::string why(const View& view, const char* text) { return english(Game::why(view, action(text))); }

}  // namespace

class TestMatadorScene : public QObject {
    Q_OBJECT

private slots:
    void only_the_seat_to_move_sees_spots_and_playable_tiles();
    void every_seat_sees_open_hands_and_the_next_round_when_one_is_over();
    void marks_tell_what_each_end_takes();
    void spots_are_spoken_as_whole_sentences();
    void who_cannot_play_is_offered_to_draw_or_pass();

    void a_move_that_is_not_possible_says_why();
    void opening_with_the_wrong_tile_names_the_right_one();
    void a_hint_gives_the_strongest_true_reason();
    void every_legal_action_but_the_next_round_has_a_reason();
};

void TestMatadorScene::only_the_seat_to_move_sees_spots_and_playable_tiles() {
    View view = seen(rules_with(false), {"open 2-4"}, {"0-1", "2-5", "3-6"});
    view.table.seats = 2;
    const Scene scene = Game::scene(view, kWide);
    QCOMPARE(scene.spots.size(), std::size_t{3});  // 2-5 across on both ends, 3-6 on the right one
    QCOMPARE(scene.hand.size(), std::size_t{3});
    QVERIFY(!scene.hand[0].playable && scene.hand[1].playable && scene.hand[2].playable);
    QCOMPARE(english(scene.hand[1].face.spoken), std::string("domino 2 5, matador"));
    QCOMPARE(english(scene.hand[2].face.spoken), std::string("domino 3 6"));
    QVERIFY(scene.hands.empty());
    view.table.to_move = 1;
    const Scene waiting = Game::scene(view, kWide);
    QVERIFY(waiting.spots.empty() && waiting.choices.empty());
    QVERIFY(
        std::none_of(waiting.hand.begin(), waiting.hand.end(), [](const HandTile& t) { return t.playable; }));
    QCOMPARE(waiting.right - waiting.left, scene.right - scene.left);  // the view of the table keeps still
}

void TestMatadorScene::every_seat_sees_open_hands_and_the_next_round_when_one_is_over() {
    View view = seen(rules_with(false), {"open 2-4"}, {});
    view.table.phase = Phase::RoundOver;
    view.table.to_move = kNobody;
    view.open = true;
    view.hands[1].add(tile("0-1"));
    view.hands[1].add(tile("6-6"));
    const Scene scene = Game::scene(view, kWide);
    QCOMPARE(scene.choices.size(), std::size_t{1});
    QCOMPARE(scene.choices[0].action, std::string("next"));
    QVERIFY(scene.choices[0].kind == boneyard::kit::ChoiceKind::Next);
    QCOMPARE(scene.hands.size(), std::size_t{2});
    QVERIFY(scene.hands[0][0].tiles.empty());
    QCOMPARE(scene.hands[1][0].tiles[1].tile, std::string("6-6"));
}

void TestMatadorScene::marks_tell_what_each_end_takes() {
    const View view = seen(rules_with(true, Rules::Matadors::Free),
                           {"open 5-5", "place 1-2 L 2", "place 2-5 R across", "place 0-2 U 2"}, {});
    const auto marks = Game::scene(view, kWide).marks;
    QCOMPARE(marks.size(), std::size_t{4});
    QVERIFY(marks[0].kind == boneyard::kit::MarkKind::Value && marks[0].accepts == std::vector{6} &&
            marks[0].group == "L");
    QVERIFY((marks[1].kind == boneyard::kit::MarkKind::Either && marks[1].accepts == std::vector{2, 5}));
    QVERIFY(marks[2].kind == boneyard::kit::MarkKind::Closed && marks[2].accepts.empty());
    QCOMPARE(english(marks[0].spoken), std::string("Left end: takes a 6."));
    QCOMPARE(english(marks[1].spoken), std::string("Right end: takes a 2 or a 5."));
    QCOMPARE(english(marks[2].spoken), std::string("Upper end, a blank: takes a matador only."));
    QCOMPARE(english(marks[3].spoken), std::string("Lower end: takes a 2."));
    const auto gate =
        Game::scene(seen(rules_with(false), {"open 5-5", "place 2-5 L across"}, {}), kWide).marks;
    QVERIFY(gate[0].kind == boneyard::kit::MarkKind::Gate && gate[0].accepts == std::vector{0});
    QCOMPARE(english(gate[0].spoken), std::string("Left end, a gate: takes a blank."));
}

void TestMatadorScene::spots_are_spoken_as_whole_sentences() {
    const auto spoken = [](const View& view) {
        std::vector<std::string> all;
        for (const Spot& spot : Game::scene(view, kWide).spots)
            all.push_back(spot.group + ": " + english(spot.spoken));
        return all;
    };
    QCOMPARE(spoken(seen(rules_with(true), {"open 2-4"}, {"3-3", "3-4"})),
             (std::vector<std::string>{"R: Lay 3-3 on the right end, as the spinner.",
                                       "L: Lay 3-4 across on the left end.",
                                       "R: Lay 3-4 across on the right end."}));
    QCOMPARE(spoken(seen(rules_with(true), {"open 5-5"}, {"2-3"})).back(),
             std::string("D: Lay 2-3 on the lower end, its 2 inward."));
    QCOMPARE(spoken(seen(rules_with(true), {}, {"2-3", "6-6"})),
             (std::vector<std::string>{"open: Open with 2-3.", "open: Open with 6-6, as the spinner."}));
}

void TestMatadorScene::who_cannot_play_is_offered_to_draw_or_pass() {
    View view = seen(rules_with(false), {"open 5-5"}, {"1-3"});
    Scene scene = Game::scene(view, kWide);
    QVERIFY(scene.spots.empty());
    QVERIFY(scene.choices.size() == 1 && scene.choices[0].kind == boneyard::kit::ChoiceKind::Draw);
    QCOMPARE(english(scene.choices[0].label), std::string("Draw a tile"));
    view.table.stock_count = 0;
    scene = Game::scene(view, kWide);
    QVERIFY(scene.choices.size() == 1 && scene.choices[0].kind == boneyard::kit::ChoiceKind::Pass);
}

void TestMatadorScene::a_move_that_is_not_possible_says_why() {
    View view =
        seen(rules_with(true, Rules::Matadors::Free),
             {"open 5-5", "place 0-2 L 2", "place 2-5 R across", "place 2-6 U 2"}, {"3-6", "3-4", "1-3"});
    QCOMPARE(why_not(view, "3-6", "L"), std::string("Only a matador goes on a blank end."));
    QCOMPARE(why_not(view, "3-6", "R"), std::string("This end takes a 2 or a 5, or a matador."));
    QCOMPARE(why_not(view, "3-6", "U"), std::string("The 3 meets a 6: together they must make 7."));
    QCOMPARE(why_not(view, "3-6", "D"), std::string("The 3 meets a 5: together they must make 7."));
    QCOMPARE(why_not(view, "3-6", ""), std::string("No open end takes 3-6."));
    QCOMPARE(why_not(view, "1-3", "U"), std::string());
    QCOMPARE(why_not(view, "3-4", "L"), std::string());
    QCOMPARE(why_not(view, "0-0", "L"), std::string("That tile is not in your hand."));
    const View gate = seen(rules_with(false), {"open 5-5", "place 2-5 L across"}, {"1-3"});
    QCOMPARE(why_not(gate, "1-3", "L"), std::string("A gate takes a blank or a matador."));
    QCOMPARE(why_not(gate, "1-3", "U"), std::string("Nothing can be laid there."));
    view.table.to_move = 1;
    QCOMPARE(why_not(view, "3-4", "L"), std::string("It is not your turn."));
    view.table.phase = Phase::RoundOver;
    QCOMPARE(why_not(view, "3-4", "L"), std::string("The round is over."));
}

void TestMatadorScene::opening_with_the_wrong_tile_names_the_right_one() {
    Rules rules = rules_with(false);
    rules.opener = Rules::Opener::HighestDouble;
    const View doubles = seen(rules, {}, {"5-6", "1-1", "4-4"});
    QCOMPARE(why_not(doubles, "5-6", "open"), std::string("The highest double opens: lay 4-4."));
    QCOMPARE(why_not(doubles, "4-4", ""), std::string());
    QCOMPARE(why_not(seen(rules, {}, {"5-6", "1-2"}), "1-2", ""),
             std::string("Without a double the heaviest tile opens: lay 5-6."));
}

void TestMatadorScene::a_hint_gives_the_strongest_true_reason() {
    const Rules rules = rules_with(false);
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"2-3"}), "place 2-3 L 2"), std::string("You go out with it."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"2-3", "1-1"}), "place 2-3 L 2"),
             std::string("It is the only tile that fits."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"2-3", "3-4"}), "place 2-3 L 2"),
             std::string("It keeps a matador for later."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"0-2", "2-4"}), "place 0-2 L 2"),
             std::string("It closes this end: only a matador can follow."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"1-2", "2-6", "3-6", "4-6"}), "place 1-2 L 2"),
             std::string("You hold 3 tiles that can follow on this end."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"2-6", "2-4"}), "place 2-6 L 2"),
             std::string("It gets rid of 8 pips."));
    View view = seen(rules, {"open 5-5"}, {"2-6", "2-4"});
    view.table.lacks[1] = full_set(6) - matadors_of(6);
    QCOMPARE(why(view, "place 2-6 L 2"), std::string("The next player can follow only with a matador."));
    view.table.lacks[1] = full_set(6);
    QCOMPARE(why(view, "place 2-6 L 2"), std::string("The next player has nothing that fits."));
    QCOMPARE(why(seen(rules, {"open 5-5"}, {"1-1"}), "draw"), std::string("Nothing in your hand fits."));
}

void TestMatadorScene::every_legal_action_but_the_next_round_has_a_reason() {
    Rng rng(7, Stream::Bot);
    std::vector<Action> actions;
    for (std::uint64_t deal = 0; deal < 200; ++deal) {
        const auto info = deal % 2 == 0 ? matador_info() : russian_info();
        Game game = new_round(info, 3, deal, {{"spinner", deal % 3 == 0}, {"keep_matador", deal % 5 == 0}});
        while (game.to_move() != kNobody) {
            const View view = game.view(game.to_move());
            game.legal(actions);
            for (const Action& each : actions)
                QVERIFY2(!Game::why(view, each).empty(), Game::text(each).c_str());
            game.apply(actions[rng.below(static_cast<std::uint32_t>(actions.size()))], nullptr);
        }
    }
}

BONEYARD_TEST(TestMatadorScene)
#include "tst_matador_scene.moc"
