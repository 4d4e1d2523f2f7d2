// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>

#include "protocol/describe.h"
#include "suite.h"
#include "triominoes_table.h"

using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::test::told;
using boneyard::test::TriominoesTable;
using boneyard::test::Words;
using boneyard::test::words;
using std::string;

namespace {

const GivenOptions kWithZeros{{"open_with_zeros", true}};

/// Who opens, and what with: "1: place 4-5-5 0 0 0".
QString opening(const std::vector<string>& hands, const GivenOptions& options = {}) {
    const TriominoesTable table(hands, options);
    return QString::number(table.to_move()) + ": " + table.legal();
}

/// What the opening with this tile brings.
QString opened(const string& tile, const std::vector<string>& hands, const GivenOptions& options = {}) {
    TriominoesTable table(hands, options);
    const QString fault = table.play({"place " + tile + " 0 0 0"});
    return fault.isEmpty() ? told(table.events()) : fault;
}

QString refused(const Words& deck) {
    const auto match = new_match("triominoes", 2, 1, {}, deck);
    if (match.ok()) return "taken";
    return match.error().fault == Fault::BadDeck ? QString::fromStdString(match.error().message)
                                                 : "another fault";
}

}  // namespace

/// Triominoes: what is dealt, and who opens with what.
class TestTriominoesOpening : public QObject {
    Q_OBJECT

private slots:
    // The deal

    void hands_hold_nine_seven_or_six_tiles_data() {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("well");
        QTest::newRow("two seats") << 2 << 9 << 38;
        QTest::newRow("three seats") << 3 << 7 << 35;
        QTest::newRow("four seats") << 4 << 7 << 28;
        QTest::newRow("five seats") << 5 << 6 << 26;
        QTest::newRow("six seats") << 6 << 6 << 20;
    }

    void hands_hold_nine_seven_or_six_tiles() {
        QFETCH(int, seats);
        QFETCH(int, size);
        QFETCH(int, well);
        const auto match = new_match("triominoes", seats, 5, {});
        const auto status = (*match)->status();
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(status.hand_counts[static_cast<std::size_t>(seat)], size);
        QCOMPARE(status.stock_count, well);
    }

    void two_to_six_may_play() {
        QCOMPARE(new_match("triominoes", 1, 1, {}).error().fault, Fault::BadSeats);
        QCOMPARE(new_match("triominoes", 7, 1, {}).error().fault, Fault::BadSeats);
    }

    void a_deck_deals_whole_hands_and_leaves_the_well_in_order() {
        const TriominoesTable table({"5-5-5 0-3-5 0-0-0 1-2-3 0-0-1 2-2-2 1-1-1 4-5-5 1-1-2",
                                     "3-3-3 4-4-4 0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3"},
                                    {}, "3-4-5 0-1-4 1-1-3");
        const Data state = boneyard::protocol::describe(table.match());
        const auto list = [](const char* text) { return Data::list_of(words(text)); };
        QVERIFY(state["hands"] == Data::list()
                                      .add(list("0-0-0 0-0-1 0-3-5 1-1-1 1-1-2 1-2-3 2-2-2 4-5-5 5-5-5"))
                                      .add(list("0-0-2 0-0-3 0-0-4 0-0-5 0-1-1 0-1-2 0-1-3 3-3-3 4-4-4")));
        QVERIFY(state["stock"] == list("3-4-5 0-1-4 1-1-3 0-1-5 0-2-2 0-2-3 0-2-4 0-2-5 0-3-3 0-3-4 0-4-4 "
                                       "0-4-5 0-5-5 1-1-4 1-1-5 1-2-2 1-2-4 1-2-5 1-3-3 1-3-4 1-3-5 1-4-4 "
                                       "1-4-5 1-5-5 2-2-3 2-2-4 2-2-5 2-3-3 2-3-4 2-3-5 2-4-4 2-4-5 2-5-5 "
                                       "3-3-4 3-3-5 3-4-4 3-5-5 4-4-5"));
    }

    void a_deck_holds_each_tile_once() {
        Words deck = boneyard::test::all_triangles();
        QCOMPARE(refused(deck), "taken");
        deck.pop_back();
        QCOMPARE(refused(deck), "The deck must hold each of the 56 tiles once; it holds 55.");
        deck.push_back("0-0-1");
        QCOMPARE(
            refused(deck),
            "The deck must hold each of the 56 tiles once; \"0-0-1\" is no such tile or is there twice.");
        deck.back() = "5-5-6";
        QCOMPARE(
            refused(deck),
            "The deck must hold each of the 56 tiles once; \"5-5-6\" is no such tile or is there twice.");
        deck.back() = "5-5-5";
        deck.push_back("5-5-5");
        QCOMPARE(
            refused(deck),
            "The deck must hold each of the 56 tiles once; \"5-5-5\" is no such tile or is there twice.");
    }

    void another_deal_number_deals_other_hands() {
        std::set<string> seen;
        for (std::uint64_t deal = 0; deal < 20; ++deal)
            seen.insert(new_match("triominoes", 4, deal, {}).value()->legal().front());
        QVERIFY(seen.size() > 2);  // mostly 5-5-5, 4-4-4 and 3-3-3
    }

    // Who opens

    void the_highest_triple_opens_and_must_be_laid() {
        QCOMPARE(opening({"2-2-2 0-0-0 4-5-5", "1-1-1 3-3-3 3-5-5"}), "1: place 3-3-3 0 0 0");
        QCOMPARE(opening({"1-1-1", "0-0-0", "4-4-4 5-5-5", "3-3-3"}), "2: place 5-5-5 0 0 0");
    }

    void a_triple_opens_before_a_heavier_tile() {
        QCOMPARE(opening({"4-5-5 4-4-5", "1-1-1"}), "1: place 1-1-1 0 0 0");
        QCOMPARE(opening({"4-5-5 4-4-5", "0-0-0"}), "1: place 0-0-0 0 0 0");
    }

    void without_a_triple_the_tile_of_the_largest_value_opens() {
        QCOMPARE(opening({"3-4-5 2-5-5", "3-4-4 4-5-5", "3-5-5"}), "1: place 4-5-5 0 0 0");  // 14
        QCOMPARE(opening({"0-1-5", "3-3-4"}), "1: place 3-3-4 0 0 0");  // 10, and no other has more than 7
    }

    void of_equal_values_the_higher_largest_corner_opens_then_the_higher_middle_one_data() {
        QTest::addColumn<QString>("tile");
        QTest::addColumn<QString>("other");
        const auto row = [](const char* tile, const char* other) {
            QTest::addRow("%s before %s", tile, other) << tile << other;
        };
        row("0-5-5", "3-3-4");
        row("1-4-5", "2-4-4");
        row("2-3-5", "2-4-4");  // though the middle corner of the other is higher
        row("1-4-5", "2-3-5");
        row("0-5-5", "1-4-5");
        row("2-4-4", "3-3-4");
        row("2-5-5", "3-4-5");
        row("3-5-5", "4-4-5");
    }

    void of_equal_values_the_higher_largest_corner_opens_then_the_higher_middle_one() {
        QFETCH(QString, tile);
        QFETCH(QString, other);
        const string first = tile.toStdString();
        const string second = other.toStdString();
        const QString place = "place " + tile + " 0 0 0";
        QCOMPARE(opening({first, second}), "0: " + place);
        QCOMPARE(opening({second, first}), "1: " + place);
        QCOMPARE(opening({second + " " + first, ""}), "0: " + place);
    }

    void play_goes_on_clockwise_from_the_opener() {
        TriominoesTable table({"0-0-2", "0-0-3", "5-5-5"}, {}, "0-0-1");
        QCOMPARE(table.to_move(), 2);
        QCOMPARE(table.play({"place 5-5-5 0 0 0"}), "");
        QCOMPARE(table.to_move(), 0);
        QCOMPARE(table.play({"draw", "draw", "draw", "pass"}), "");
        QCOMPARE(table.to_move(), 1);
    }

    // What the opening scores

    void an_opening_scores_its_value_and_a_triple_ten_more() {
        QCOMPARE(opened("4-5-5", {"1-2-3", "4-5-5"}), "place 1 4-5-5, score 1 14 tile, turn 0");
        QCOMPARE(opened("4-4-4", {"4-4-4", "4-5-5"}),
                 "place 0 4-4-4, score 0 12 tile, score 0 10 triple, turn 1");
    }

    void opening_with_three_zeros_scores_forty() {
        QCOMPARE(opened("0-0-0", {"0-0-0", "4-5-5"}),
                 "place 0 0-0-0, score 0 30 zeros, score 0 10 triple, turn 1");
        QCOMPARE(opened("0-0-0", {"0-0-0 5-5-5", "4-5-5"}, kWithZeros),
                 "place 0 0-0-0, score 0 30 zeros, score 0 10 triple, turn 1");
    }

    // The choice of 0-0-0

    void with_the_option_who_must_open_with_a_triple_may_take_0_0_0_instead() {
        const std::vector<string> hands{"1-1-1 4-5-5", "0-0-0 3-3-3 2-2-2"};
        QCOMPARE(opening(hands), "1: place 3-3-3 0 0 0");
        QCOMPARE(opening(hands, kWithZeros), "1: place 0-0-0 0 0 0, place 3-3-3 0 0 0");
    }

    void who_does_not_hold_the_highest_triple_may_not_open_with_0_0_0() {
        QCOMPARE(opening({"0-0-0 1-1-1", "2-2-2"}, kWithZeros), "1: place 2-2-2 0 0 0");
    }

    void if_0_0_0_is_the_only_triple_it_is_listed_once() {
        QCOMPARE(opening({"0-0-0 4-5-5", "3-5-5"}, kWithZeros), "0: place 0-0-0 0 0 0");
    }

    void without_a_triple_the_option_changes_nothing() {
        QCOMPARE(opening({"3-5-5", "4-5-5"}, kWithZeros), "1: place 4-5-5 0 0 0");
    }

    // What the state tells

    void the_state_names_the_tiles_laid_the_draws_and_the_passes() {
        TriominoesTable table({"5-5-5", "3-5-5"}, {}, "1-2-3");
        const Data before = boneyard::protocol::describe(table.match());
        QVERIFY(before["placed"] == Data::list());
        QCOMPARE(table.play({"place 5-5-5 0 0 0", "place 3-5-5 1 0 1", "draw"}), "");
        const auto placed = [](const char* tile, int x, int y, int r, int seat) {
            Data data = Data::object();
            data.set("tile", tile).set("x", x).set("y", y).set("r", r).set("seat", seat);
            return data;
        };
        const Data state = boneyard::protocol::describe(table.match());
        QVERIFY(state["placed"] ==
                Data::list().add(placed("5-5-5", 0, 0, 0, 0)).add(placed("3-5-5", 1, 0, 1, 1)));
        QVERIFY(state["drawn"] == Data(1));
        QVERIFY(state["passes"] == Data(0));
        QVERIFY(boneyard::protocol::describe(table.match(), 1)["placed"] == state["placed"]);
    }
};

BONEYARD_TEST(TestTriominoesOpening)
#include "tst_triominoes_opening.moc"
