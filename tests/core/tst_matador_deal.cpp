// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>

#include "matador_table.h"
#include "protocol/describe.h"
#include "suite.h"

using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::test::MatadorTable;
using boneyard::test::words;
using std::string;

namespace {

/// The actions open to the opener when `hands` are dealt.
QString openings(const string& opener, const std::vector<string>& hands) {
    return MatadorTable(hands, {{"opener", opener}}).legal();
}

}  // namespace

/// Matador: what is dealt, and who opens with what.
class TestMatadorDeal : public QObject {
    Q_OBJECT

private slots:
    // The deal

    void hands_are_as_large_as_the_table_says_data() {
        QTest::addColumn<int>("set");
        QTest::addColumn<QString>("hand");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("stock");
        const auto row = [](int set, const char* hand, int seats, int size, int stock) {
            QTest::addRow("%s of double-%d for %d", hand, set, seats)
                << set << hand << seats << size << stock;
        };
        row(6, "table", 2, 7, 14);
        row(6, "table", 3, 6, 10);
        row(6, "table", 4, 5, 8);
        row(9, "table", 2, 7, 41);
        row(9, "table", 6, 7, 13);
        row(12, "table", 2, 7, 77);
        row(12, "table", 6, 7, 49);
        row(6, "5", 2, 5, 18);
        row(6, "6", 4, 6, 4);
        row(6, "7", 4, 7, 0);
        row(9, "5", 6, 5, 25);
        row(12, "6", 5, 6, 61);
        row(6, "all", 2, 14, 0);
        row(6, "all", 3, 9, 1);
        row(6, "all", 4, 7, 0);
    }

    void hands_are_as_large_as_the_table_says() {
        QFETCH(int, set);
        QFETCH(QString, hand);
        QFETCH(int, seats);
        QFETCH(int, size);
        QFETCH(int, stock);
        const auto match = new_match("matador", seats, 5, {{"set", set}, {"hand", hand.toStdString()}});
        QVERIFY(match.ok());
        const auto status = (*match)->status();
        for (int seat = 0; seat < seats; ++seat)
            QCOMPARE(status.hand_counts[static_cast<std::size_t>(seat)], size);
        QCOMPARE(status.stock_count, stock);
    }

    void the_double_six_seats_two_to_four_and_larger_sets_six() {
        QCOMPARE(new_match("matador", 5, 1, {}).error().fault, Fault::BadSeats);
        QCOMPARE(new_match("russian", 6, 1, {}).error().fault, Fault::BadSeats);
        QCOMPARE(new_match("matador", 1, 1, {}).error().fault, Fault::BadSeats);
        QCOMPARE(new_match("matador", 7, 1, {{"set", 12}}).error().fault, Fault::BadSeats);
        QVERIFY(new_match("matador", 6, 1, {{"set", 9}}).ok());
    }

    void all_tiles_are_dealt_out_with_the_double_six_only() {
        for (const int set : {9, 12}) {
            const auto refused = new_match("matador", 2, 1, {{"set", set}, {"hand", string("all")}});
            QCOMPARE(refused.error().fault, Fault::BadOption);
        }
    }

    void a_deck_deals_whole_hands_and_leaves_the_stock_in_order() {
        const MatadorTable table({"6-6 1-2 0-0 3-5 2-2", "0-1 5-5 4-6 1-1 0-6"}, {}, "3-3 0-2 5-6");
        const auto state = boneyard::protocol::describe(table.match());
        const auto hand = [](const string& text) { return Data::list_of(words(text)); };
        QVERIFY(state["hands"] ==
                Data::list().add(hand("0-0 1-2 2-2 3-5 6-6")).add(hand("0-1 0-6 1-1 4-6 5-5")));
        QVERIFY(state["stock"] == hand("3-3 0-2 5-6 0-3 0-4 0-5 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-6 "
                                       "4-4 4-5"));
    }

    // The opening

    void the_holder_of_the_highest_double_opens_with_any_tile() {
        QCOMPARE(openings("holder", {"2-2 5-6 4-6 3-6 2-6", "3-3 0-1 0-2 0-0 1-2"}),
                 "open 0-0, open 0-1, open 0-2, open 1-2, open 3-3");
    }

    void the_highest_double_opens_and_must_be_laid() {
        QCOMPARE(openings("highest_double", {"2-2 5-6 4-6 3-6 2-6", "3-3 0-1 0-2 0-0 1-2"}), "open 3-3");
    }

    void the_double_blank_is_a_double_too() {
        QCOMPARE(openings("highest_double", {"0-0 0-1 0-2 0-3 0-4", "5-6 4-6 3-6 2-6 1-6"}), "open 0-0");
    }

    void without_a_double_the_heaviest_tile_opens_and_of_equals_the_higher_half() {
        const std::vector<string> hands{"4-5 0-1 0-2 0-3 0-4", "3-6 1-2 1-3 1-4 1-5"};  // nine pips each
        QCOMPARE(openings("highest_double", hands), "open 3-6");
        QCOMPARE(openings("holder", hands), "open 1-2, open 1-3, open 1-4, open 1-5, open 3-6");
        QCOMPARE(openings("highest_double", {"5-6 0-1 0-2 0-3 0-4", "4-6 1-2 1-3 1-4 1-5"}), "open 5-6");
    }

    void a_deck_lets_seat_0_open_when_the_opener_rotates() {
        QCOMPARE(openings("rotate", {"0-1 0-2 0-3 0-4 0-5", "6-6 5-5 4-4 3-3 2-2"}),
                 "open 0-1, open 0-2, open 0-3, open 0-4, open 0-5");
    }

    void without_a_deck_a_random_seat_opens_first_when_the_opener_rotates() {
        std::set<int> seen;
        for (std::uint64_t deal = 0; deal < 100; ++deal) {
            seen.insert(
                new_match("matador", 4, deal, {{"opener", string("rotate")}}).value()->status().to_move);
        }
        QCOMPARE(seen, (std::set<int>{0, 1, 2, 3}));
    }

    void the_opening_tile_lies_in_line_even_a_matador() {
        MatadorTable table({"2-5 0-0 1-3 4-4 1-6", "3-3 0-1 0-2 0-3 1-2"});
        QCOMPARE(table.play({"open 2-5"}), "");
        QCOMPARE(table.ends(), "L=2 R=5");
        QCOMPARE(table.last_laid(), "2-5 by 0");
        table.undo();
        QCOMPARE(table.play({"open 0-0"}), "");
        QCOMPARE(table.ends(), "L=0 R=0");
        table.undo();
        QCOMPARE(table.play({"open 4-4"}), "");
        QCOMPARE(table.ends(), "L=4 R=4");
        QCOMPARE(table.last_laid(), "4-4 by 0");
    }
};

BONEYARD_TEST(TestMatadorDeal)
#include "tst_matador_deal.moc"
