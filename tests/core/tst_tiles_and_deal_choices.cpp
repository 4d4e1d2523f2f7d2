// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
// What can be chosen: buttons, melds to lay, and the hand they are laid from.

#include <QElapsedTimer>
#include <QTest>
#include <map>
#include <set>

#include "suite.h"
#include "tiles_and_deal_table.h"

using namespace boneyard::tiles_and_deal;
using namespace boneyard::test;
using boneyard::kit::Choice;
using boneyard::kit::ChoiceKind;
using boneyard::kit::english;
using boneyard::kit::HandTile;
using boneyard::kit::Scene;

namespace {

std::vector<Choice> choices(const Scene& scene, ChoiceKind kind) {
    std::vector<Choice> found;
    for (const Choice& choice : scene.choices) {
        if (choice.kind == kind) found.push_back(choice);
    }
    return found;
}

QString labels(const std::vector<Choice>& choices) {
    Words texts;
    for (const Choice& choice : choices) texts.push_back(english(choice.label));
    return joined(texts);
}

QString hand_of(const Scene& scene) {
    Words texts;
    for (const HandTile& tile : scene.hand) {
        texts.push_back(tile.face.tile + (tile.playable ? "" : "-") +
                        (tile.group > 0 ? "/" + std::to_string(tile.group) : ""));
    }
    return joined(texts).replace(", ", " ");
}

}  // namespace

class TestTilesAndDealChoices : public QObject {
    Q_OBJECT

private slots:
    void every_reading_of_a_meld_is_a_choice_with_a_picture();
    void buttons_come_with_the_phase();
    void knocking_says_what_it_leaves_and_what_is_thrown();
    void a_super_win_comes_before_no_deadwood();
    void who_cannot_knock_is_told_why_data();
    void who_cannot_knock_is_told_why();
    void the_hand_shows_its_best_arrangement();
    void copies_go_to_melds_as_often_as_they_are_used();
    void closed_melds_are_not_laid();
    void a_line_is_said_when_it_is_worth_it();
    void three_thousand_melds_are_shown_at_once();
};

void TestTilesAndDealChoices::every_reading_of_a_meld_is_a_choice_with_a_picture() {
    const Scene scene = seen({{"R5 R6 R7 J K7 O2", "K4"}, {}, {}, "O1"});
    QVERIFY(scene.gathers);
    Words readings;
    for (const Choice& choice : choices(scene, ChoiceKind::Meld)) {
        if (choice.tiles.size() != 4) continue;
        Words picture;
        for (const auto& face : choice.picture) picture.push_back(face.tile);
        QCOMPARE(picture, choice.tiles);
        QCOMPARE(choice.action, "meld " + joined(picture).replace(", ", " ").toStdString());
        readings.push_back(choice.action + " (" + english(choice.label) + ")");
    }
    std::sort(readings.begin(), readings.end());
    QCOMPARE(joined(readings), "meld J R5 R6 R7 (Lay run), meld R5 R6 R7 J (Lay run)");
    QCOMPARE(labels(choices(seen({{"R7 K7 B7 O2", "K4"}, {}, {}, "O1"}), ChoiceKind::Meld)), "Lay set");
}

void TestTilesAndDealChoices::buttons_come_with_the_phase() {
    Rummy position{{"K2 K3", "K4"}, {}, {}, "O1"};
    position.phase = Phase::Upcard;
    QCOMPARE(labels(seen(position).choices), "Take orange 1, Pass");
    position.phase = Phase::Draw;
    QCOMPARE(labels(seen(position).choices), "Draw, Take orange 1");
    position.discards = "J";
    QCOMPARE(labels(seen(position).choices), "Draw, Take the joker");
    QVERIFY(!seen(position).gathers);
    auto game = set_up({{"K2 K3 K4 K5", "K4"}, {}, {}, "O1"});
    play(game, "knock K5");
    QCOMPARE(labels(Game::scene(game.view(1), kWide).choices), "Next round");
    QCOMPARE(labels(Game::scene(game.view(kNobody), kWide).choices), "Next round");
}

void TestTilesAndDealChoices::knocking_says_what_it_leaves_and_what_is_thrown() {
    const auto knocks = choices(seen({{"K2 K3 K4 R7 O13", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    QCOMPARE(labels(knocks), "Knock with 7, throw orange 13, Knock: 10 deadwood, Knock: 7 deadwood");
    QCOMPARE(knocks[0].action, std::string("knock O13"));
    QVERIFY(knocks[0].tiles.empty());
    QCOMPARE(knocks[1].action, std::string("knock R7"));
    QCOMPARE(knocks[1].tiles, Words{"R7"});
    QCOMPARE(knocks[2].tiles, Words{"O13"});
    const auto whole = choices(seen({{"K2 K3 K4 R7 B7 O7", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    QCOMPARE(whole[0].action, std::string("knock"));
    QCOMPARE(english(whole[0].label), std::string("Knock: SUPER WIN!"));
    const auto thrown = choices(seen({{"K2 K3 K4 R7", "K4"}, {}, {}, "O1"}), ChoiceKind::Knock);
    QCOMPARE(english(thrown[0].label), std::string("SUPER WIN: throw red 7"));
    QCOMPARE(english(thrown.back().label), std::string("Knock: SUPER WIN!"));
}

void TestTilesAndDealChoices::a_super_win_comes_before_no_deadwood() {
    Rummy position{{"K2 K3 K4 J O6", "K4"}, {}, {}, "O1"};
    position.rules.joker_value = 0;  // a joker left over counts nothing, but it is left over
    const auto knocks = choices(seen(position), ChoiceKind::Knock);
    QCOMPARE(knocks[0].action, std::string("knock O6"));
    QCOMPARE(english(knocks[0].label), std::string("SUPER WIN: throw orange 6"));
}

void TestTilesAndDealChoices::who_cannot_knock_is_told_why_data() {
    QTest::addColumn<int>("option");
    QTest::addColumn<QString>("why");
    using Knock = Rules::Knock;
    QTest::newRow("both") << int(Knock::ThresholdOrOne)
                          << "25 deadwood would be left; to knock it must be 10 or less, or one tile over.";
    QTest::newRow("threshold") << int(Knock::Threshold)
                               << "25 deadwood would be left; to knock it must be 10 or less.";
    QTest::newRow("one") << int(Knock::One) << "3 tiles would be over; to knock it may be one at most.";
    QTest::newRow("super") << int(Knock::SuperOnly) << "3 tiles would be over; to knock there may be none.";
}

void TestTilesAndDealChoices::who_cannot_knock_is_told_why() {
    QFETCH(int, option);
    QFETCH(QString, why);
    Rummy position{{"K2 K3 K4 R7 B8 O10 O13", "K4"}, {}, {}, "O1"};
    position.rules.knock = static_cast<Rules::Knock>(option);
    const auto knocks = choices(seen(position), ChoiceKind::Knock);
    QCOMPARE(knocks.size(), std::size_t{1});
    QVERIFY(knocks[0].action.empty() && knocks[0].tiles.empty());
    QCOMPARE(english(knocks[0].label), std::string("Knock"));
    QCOMPARE(QString::fromStdString(english(knocks[0].why_not)), why);
}

void TestTilesAndDealChoices::the_hand_shows_its_best_arrangement() {
    Rummy position{{"R5 R6 R7 K9 B9 O9 O2", "K4"}, {"O3 O4 O5"}, {}, "O1"};
    const Scene scene = seen(position);
    QCOMPARE(hand_of(scene), "K9/1 R5/2 R6/2 R7/2 B9/1 O2 O9/1");
    QCOMPARE(english(scene.hand_note), std::string("Deadwood 2"));
    position.phase = Phase::Draw;
    QCOMPARE(hand_of(seen(position)), "K9-/1 R5-/2 R6-/2 R7-/2 B9-/1 O2- O9-/1");
    position.hands[0] = "R5 R6 R7";
    QCOMPARE(english(seen(position).hand_note), std::string("No deadwood"));
    // What was taken cannot be thrown, and here nothing else can be done with it.
    position = {{"R5 K9 O2", "K4"}, {}, {}, "O1"};
    position.taken = "R5";
    QCOMPARE(hand_of(seen(position)), "K9 R5- O2");
}

void TestTilesAndDealChoices::copies_go_to_melds_as_often_as_they_are_used() {
    QCOMPARE(hand_of(seen({{"R7 R7 R8 R9 K7 B7 J J", "K4"}, {}, {}, "O1"})).count("R7/"), 2);
    const Scene scene = seen({{"K5 K5 R5 R5 B5 B5 O5 O12", "K4"}, {}, {}, "O1"});
    std::map<int, std::set<std::string>> groups;
    for (const HandTile& tile : scene.hand) {
        if (tile.group > 0) QVERIFY(groups[tile.group].insert(tile.face.tile).second);
    }
    QCOMPARE(groups.size(), std::size_t{2});
    QCOMPARE(groups[1].size() + groups[2].size(), std::size_t{7});
}

void TestTilesAndDealChoices::closed_melds_are_not_laid() {
    Rummy position{{"R5 R6 R7 K9 B9 O9 O2", "K4"}, {}, {}, "O1"};
    position.rules.closed = true;
    const Scene scene = seen(position);
    QVERIFY(!scene.gathers);
    QVERIFY(choices(scene, ChoiceKind::Meld).empty());
    QCOMPARE(scene.spots.size(), scene.hand.size());  // each may be thrown
}

void TestTilesAndDealChoices::a_line_is_said_when_it_is_worth_it() {
    const auto note = [](const Rummy& position) { return english(seen(position).note); };
    Rummy position{{"K2 K3 B6 J", "K4"}, {"R5 J R7"}, {}, "O1"};
    QCOMPARE(note(position), std::string());
    position.phase = Phase::Upcard;
    QCOMPARE(note(position), std::string("Take the tile that lies open, or pass."));
    position.phase = Phase::Draw;
    position.stock = 3;
    QCOMPARE(note(position), std::string("3 tiles left to draw."));
    position.stock = 1;
    QCOMPARE(note(position), std::string("1 tile left to draw."));
    position.phase = Phase::Meld;
    position.stock = 0;
    QCOMPARE(note(position), std::string("The stock is used up: this is the last turn."));
    TilesAndDealTable table({"", ""}, "O9");
    table.play({"pass", "pass"});
    QCOMPARE(english(Game::scene(table.game().view(0), kWide).note),
             std::string("Both passed: draw a tile."));
    auto game = set_up({{"R6 K2 K3 B9", "K4"}, {"R5 J R7"}, {}, "O1"});
    play(game, "swap R6 0");
    const Scene due = Game::scene(game.view(0), kWide);
    QCOMPARE(english(due.note), std::string("Lay the joker now: in a meld, or added to one."));
    QCOMPARE(english(choices(due, ChoiceKind::Knock)[0].why_not),
             std::string("The joker must be laid first."));
    QCOMPARE(hand_of(due), "K2/1 K3/1 B9- J/1");
}

void TestTilesAndDealChoices::three_thousand_melds_are_shown_at_once() {
    const Game game = set_up({{"R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 J J J", "K4"}, {}, {}, "O1"});
    QElapsedTimer timer;
    timer.start();
    const Scene scene = Game::scene(game.view(0), kWide);
    QVERIFY(timer.elapsed() < 1000);  // a few milliseconds, but for a debug build under a sanitizer
    QVERIFY(choices(scene, ChoiceKind::Meld).size() > 2500);
}

BONEYARD_TEST(TestTilesAndDealChoices)
#include "tst_tiles_and_deal_choices.moc"
