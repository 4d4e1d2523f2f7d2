// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "suite.h"
#include "tiles_and_deal_table.h"

using boneyard::test::holding;
using boneyard::test::legal_text;
using boneyard::test::legal_to;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::TilesAndDealTable;
using boneyard::test::Words;
using boneyard::tiles_and_deal::Game;
using std::string;

/// Tiles & Deal: what is refused, because it leads nowhere or is no action at all.
class TestTilesAndDealRefusals : public QObject {
    Q_OBJECT

private slots:
    // Dead ends

    void a_meld_that_leaves_only_the_taken_tile_is_refused() {
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9", {}, "K9")), "");
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9", {}, "R7")), "R5 R6 R7");
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9 B2", {}, "K9")), "R5 R6 R7");
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9 K9", {}, "K9")), "R5 R6 R7");
    }

    void it_is_legal_if_the_taken_tile_can_still_be_laid() {
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9", {"K10 K11 K12"}, "K9")), "R5 R6 R7");
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 R8", {}, "R8")), "R5 R6 R7, R5 R6 R7 R8, R6 R7 R8");
        QCOMPARE(legal_to("meld", holding("R5 R6 R7 K9", {"K8 J K10"}, "K9")),
                 "R5 R6 R7");  // a swap, and the joker
    }

    void an_addition_that_leaves_only_the_taken_tile_is_refused() {
        QCOMPARE(legal_to("add", holding("R8 K9", {"R5 R6 R7"}, "K9")), "");
        QCOMPARE(legal_to("add", holding("R8 K9", {"R5 R6 R7"}, "R8")), "R8 0 high");
        QCOMPARE(legal_to("add", holding("R8 R9", {"R5 R6 R7"}, "R9")), "R8 0 high");
    }

    void every_step_is_looked_at_for_itself() {
        Game game = holding("R8 R9 B2", {"R5 R6 R7"}, "B2");
        play(game, "add R8 0 high");  // now R9 could be added, but must be thrown: B2 was taken
        QCOMPARE(legal_text(game), "discard R9, knock R9");
    }

    // Words

    void every_action_is_understood_as_it_is_written() {
        for (const char* text :
             {"take", "pass", "draw", "next", "knock", "knock R7", "discard J", "meld R5 J R7",
              "meld K5 O5 J J", "add R7 0", "add J 11 low", "add R1 34 high", "swap R7 2"}) {
            const auto action = Game::parse(text);
            QVERIFY2(action && Game::text(*action) == text, text);
        }
    }

    void other_words_are_no_actions() {
        for (const char* text : {"",
                                 " ",
                                 "take ",
                                 " take",
                                 "Take",
                                 "draw 1",
                                 "pass K1",
                                 "place R5",
                                 "next 1",
                                 "meld",
                                 "meld ",
                                 "meld R5 R6",
                                 "meld R5 R6 R7 ",
                                 "meld R5  R6 R7",
                                 "meld R5,R6,R7",
                                 "meld 0",
                                 "add",
                                 "add R5",
                                 "add R5 ",
                                 "add R5 x",
                                 "add R5 -1",
                                 "add R5 00",
                                 "add R5 35",
                                 "add R5 0 mid",
                                 "add R5 0 low high",
                                 "add 0 R5",
                                 "swap R5",
                                 "swap R5 0 low",
                                 "discard",
                                 "discard ",
                                 "discard R0",
                                 "discard R5 R6",
                                 "knock ",
                                 "knock X",
                                 "knock R5 R6"})
            QVERIFY2(!Game::parse(text), text);
    }

    void what_is_not_legal_now_is_refused_and_changes_nothing() {
        TilesAndDealTable table({"R5 R6 R7", ""}, "R8");
        const auto refused = [&](const Words& actions) {
            const Game before = table.game();
            for (const string& action : actions) {
                const auto answer = table.match().legal();
                if (std::find(answer.begin(), answer.end(), action) != answer.end()) return false;
                if (table.play({action}).isEmpty() || !(table.game() == before)) return false;
            }
            return true;
        };
        QVERIFY(refused({"draw", "next", "discard R5", "knock", "meld R5 R6 R7"}));
        QCOMPARE(table.play({"take"}), "");
        QVERIFY(refused({"take", "draw", "pass", "next", "discard R8", "discard O13", "meld R6 R7 R9",
                         "add R8 0", "add R8 0 high", "swap R5 0", "meld R5 J R7"}));
        QCOMPARE(table.play({"meld R5 R6 R7"}), "");
        QVERIFY(refused({"add R8 0", "add R8 0 low", "add R8 1 high", "add K1 0 low", "swap R8 0"}));
        QCOMPARE(table.play({"discard K1"}), "");
        QVERIFY(refused({"pass", "next", "discard K1", "meld R5 R6 R7"}));
    }
};

BONEYARD_TEST(TestTilesAndDealRefusals)
#include "tst_tiles_and_deal_refusals.moc"
