// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "matching_elements_table.h"
#include "protocol/describe.h"
#include "suite.h"

using boneyard::kit::Data;
using boneyard::kit::Seat;
using boneyard::matching_elements::Game;
using boneyard::test::Elements;
using boneyard::test::ElementsTable;
using boneyard::test::json;
using boneyard::test::play;
using boneyard::test::set_up;
using boneyard::test::state;
using boneyard::test::told;
using boneyard::test::Words;
using std::string;

namespace {

/// A short match of three: seat 0 draws R:0-0 and holds the whole of what is laid.
ElementsTable match() { return {{"R:0-0", "", ""}}; }

/// The keys of the page, beside the common ones.
const std::vector<string> kKeys{"dealer",       "colour", "draws",  "bids",       "folded", "bets",
                                "highest_bet",  "drawn",  "placed", "banks",      "out",    "final",
                                "round_winner", "shown",  "points", "elimination"};

/// True when the object has that key, be it null.
bool has(const Data& data, const string& key) {
    return data.visit([&]([[maybe_unused]] const auto& held) {
        if constexpr (std::is_same_v<std::decay_t<decltype(held)>, Data::Object>) {
            return std::any_of(held.begin(), held.end(),
                               [&](const auto& entry) { return entry.first == key; });
        } else {
            return false;
        }
    });
}

}  // namespace

/// Matching Elements: the state, what a view hides, and the words of actions.
class TestMatchingElementsState : public QObject {
    Q_OBJECT

private slots:
    // The state

    void all_keys_of_the_page_are_there() {
        const ElementsTable table = match();
        for (const string& key : kKeys) {
            QVERIFY2(has(boneyard::protocol::describe(table.match()), key), key.c_str());
            QVERIFY2(has(boneyard::protocol::describe(table.match(), 1), key), key.c_str());
        }
    }

    void in_the_auction_there_is_no_dealer_colour_or_bet() {
        const ElementsTable table({"R:0-3 R:0-9 R:1-5", "", ""});
        for (const char* key : {"dealer", "colour", "highest_bet", "round_winner"})
            QCOMPARE(table.state(key), "null");
        QCOMPARE(table.state("phase"), "\"auction\"");
        QCOMPARE(table.state("round"), "1");
        QCOMPARE(table.state("bets"), "[null,null,null]");
        QCOMPARE(table.state("drawn"), "false");
        QCOMPARE(table.state("placed"), "[]");
        QCOMPARE(table.state("banks"), "[[],[],[]]");
        QCOMPARE(table.state("shown"), "[[],[],[]]");
        QCOMPARE(table.state("out"), "[false,false,false]");
        QCOMPARE(table.state("points"), "[0,0,0]");
        QCOMPARE(table.state("elimination"), "false");
        QCOMPARE(table.state("final"), "false");
    }

    void final_scores_and_winners_are_absent_before_the_end() {
        const ElementsTable table = match();
        QVERIFY(!has(boneyard::protocol::describe(table.match()), "final_scores"));
        QVERIFY(!has(boneyard::protocol::describe(table.match()), "winners"));
    }

    void the_deck_is_absent_where_none_was_given_and_in_every_view() {
        QVERIFY(has(boneyard::protocol::describe(match().match()), "deck"));
        QVERIFY(!has(boneyard::protocol::describe(match().match(), 0), "deck"));
        const auto made = boneyard::new_match("matching_elements", 3, 7, {});
        QVERIFY(!has(boneyard::protocol::describe(**made), "deck"));
    }

    void the_winner_of_a_round_is_named_only_when_it_is_over() {
        Elements position{.hands = {"O:0-3", "O:1-2", "O:1-2"}, .bets = {0, 50, 51}};
        Game game = set_up(position);
        QCOMPARE(state(game, "round_winner"), "null");
        play(game, "place O:0-3 0 f 3");
        QCOMPARE(state(game, "round_winner"), "0");
        play(game, "next");
        QCOMPARE(state(game, "round_winner"), "null");
    }

    void banks_and_what_is_shown_are_in_canonical_order() {
        Elements position{.hands = {"O:1-2", "O:1-2", "O:1-5"}, .banks = {"O:0-0 R:9-12 R:3-3 R:3-9 R:3-9"}};
        position.shown = {"", "O:3-3 R:12-12", ""};
        const Game game = set_up(position);
        QVERIFY(state(game, "banks").startsWith(R"([["R:3-3","R:3-9","R:3-9","R:9-12","O:0-0"],)"));
        QCOMPARE(state(game, "shown"), R"([[],["R:12-12","O:3-3"],[]])");
    }

    // Views

    void a_view_hides_the_deal_the_boneyard_and_the_other_hands() {
        const ElementsTable table = match();
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(table.view(seat, "deal"), "null");
            QCOMPARE(table.view(seat, "stock"), "null");
            QCOMPARE(table.view(seat, "stock_count"), "78");
            QCOMPARE(table.view(seat, "hand_counts"), "[12,12,12]");
            const auto hands = table.view(seat, "hands");
            QCOMPARE(hands.count("null"), 2);
            const auto own = table.game().holdings().hands[static_cast<std::size_t>(seat)].tiles;
            QVERIFY(hands.contains(json(Data::list_of(own))));
        }
    }

    void what_lies_open_is_the_same_in_every_view() {
        ElementsTable table = match();
        QCOMPARE(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold", "place R:0-0 first"}), "");
        for (const string& key : kKeys) {
            for (Seat seat = 0; seat < 3; ++seat) QCOMPARE(table.view(seat, key), table.state(key));
        }
    }

    void when_a_round_is_over_all_hands_are_open() {
        ElementsTable table = match();
        QCOMPARE(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
        QVERIFY(table.play_out_round());
        for (Seat seat = 0; seat < 3; ++seat) {
            QCOMPARE(table.view(seat, "hands"), table.state("hands"));
            QCOMPARE(table.view(seat, "stock"), "null");
        }
        QCOMPARE(table.view(1, "to_move"), "null");
        QCOMPARE(table.play({"next"}), "");
        QCOMPARE(table.view(1, "hands").count("null"), 2);
    }

    void a_tile_drawn_face_down_is_not_named() {
        Elements position{.hands = {"O:1-2", "O:0-3", "O:1-5"}, .stock = "O:9-12", .stock_size = 1};
        position.rules.draw_when_stuck = true;
        Game game = set_up(position);
        const auto events = play(game, "draw");
        QCOMPARE(told(events), "draw 0");
        QVERIFY(!has(boneyard::protocol::describe(events.front()), "tile"));
        QVERIFY(game.view(1).table.drawn);
    }

    // Words

    void every_action_is_understood_as_it_is_written() {
        for (const char* text :
             {"bid 1", "bid 24", "fold", "colour R", "colour P", "bet 0", "bet 99", "hold",
              "place R:3-9 first", "place P:10-11 0 f 10", "place O:0-0 17 n 0", "place B:9-12 100 l 12",
              "place Y:1-2 3 r 2", "pass", "draw", "reenter 1", "reenter 120", "next"}) {
            const auto action = Game::parse(text);
            QVERIFY2(action, text);
            QCOMPARE(Game::text(*action), string(text));
        }
    }

    void what_is_no_action_is_not_understood() {
        for (const char* text : {"",
                                 " ",
                                 "bid",
                                 "bid  1",
                                 " bid 1",
                                 "bid 1 ",
                                 "Bid 1",
                                 "bid 1..2",
                                 "bid -1",
                                 "fold 1",
                                 "colour",
                                 "colour red",
                                 "colour X",
                                 "hold 1",
                                 "place",
                                 "place R:3-9",
                                 "place R:3-9 first 1",
                                 "place R:9-3 first",
                                 "place R:3-9 0",
                                 "place R:3-9 0 f",
                                 "place R:3-9 0 f 9 9",
                                 "place R:3-9 0 t 9",
                                 "place R:3-9 x f 9",
                                 "place R:3-9 -1 f 9",
                                 "place R:3-9 0 f -9",
                                 "place R:3-9 0 f 99999999999",
                                 "pass 0",
                                 "draw R:3-9",
                                 "reenter",
                                 "reenter x",
                                 "next 1",
                                 "bet 99999999999"}) {
            const auto action = Game::parse(text);
            QVERIFY2(!action, text);
        }
    }

    void a_refused_action_changes_nothing() {
        ElementsTable table = match();
        const Game before = table.game();
        QVERIFY(!table.play({"colour P"}).isEmpty());
        QVERIFY(!table.play({"bet 0"}).isEmpty());
        QVERIFY(table.game() == before);
    }

    void an_action_can_be_taken_back() {
        ElementsTable table = match();
        QCOMPARE(table.play({"colour R", "bet 0"}), "");
        const Game before = table.game();
        QCOMPARE(table.play({"bet 5"}), "");
        table.undo();
        QVERIFY(table.game() == before);
    }

    void a_record_replays_the_match() {
        ElementsTable table = match();
        QCOMPARE(table.play({"colour R", "bet 0", "bet 1", "bet 2", "hold"}), "");
        QVERIFY(table.play_out_round());
        QCOMPARE(table.play({"next"}), "");
        const auto again = boneyard::load_match(table.match().record());
        QVERIFY(again.ok());
        QVERIFY(boneyard::protocol::describe(**again) == boneyard::protocol::describe(table.match()));
    }

    // The words of a round's events

    void the_amounts_are_told() {
        ElementsTable table({"R:0-3 R:0-9 R:1-5", "", ""});
        QCOMPARE(table.play({"bid 2"}), "");
        QCOMPARE(json(boneyard::protocol::describe(table.events().front())),
                 R"({"type":"bid","seat":0,"amount":2})");
        QCOMPARE(table.play({"fold", "fold"}), "");
        QCOMPARE(json(boneyard::protocol::describe(table.events()[1])),
                 R"({"type":"score","seat":0,"points":2,"why":"bid"})");
        QCOMPARE(table.play({"colour R"}), "");
        QCOMPARE(json(boneyard::protocol::describe(table.events().front())),
                 R"({"type":"colour","seat":0,"colour":"R"})");
        QCOMPARE(table.play({"bet 7"}), "");
        QCOMPARE(json(boneyard::protocol::describe(table.events().front())),
                 R"({"type":"bet","seat":0,"amount":7})");
    }

    void the_points_of_a_placement_are_told() {
        Elements position{.hands = {"O:3-3 O:0-0", "O:1-2", "O:1-2"}};
        Game game = set_up(position);
        QCOMPARE(json(boneyard::protocol::describe(play(game, "place O:3-3 0 f 3").at(1))),
                 R"({"type":"points","seat":0,"tile":"O:3-3","points":2,"why":"line"})");
        QCOMPARE(boneyard::test::scores(game), "0, 0, 0");
    }
};

BONEYARD_TEST(TestMatchingElementsState)
#include "tst_matching_elements_state.moc"
