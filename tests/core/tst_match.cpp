// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "matador_table.h"
#include "protocol/describe.h"
#include "suite.h"

using boneyard::load_match;
using boneyard::new_match;
using boneyard::kit::Data;
using boneyard::kit::Fault;
using boneyard::kit::GivenOptions;
using boneyard::kit::Match;
using boneyard::kit::Record;
using boneyard::test::set_of;
using boneyard::test::Words;
using std::string;

namespace {

std::unique_ptr<Match> small_match(const GivenOptions& options = {{"target", 0}}) {
    return new_match("matador", 2, 7, options).value();
}

void play_first(Match& match, int actions) {
    for (int i = 0; i < actions; ++i) match.play(match.legal().front());
}

void play_out(Match& match) {
    for (int i = 0; i < 10000 && !match.legal().empty(); ++i) play_first(match, 1);
}

template <class T>
QString sentence(const boneyard::kit::Result<T>& result, Fault fault) {
    if (result.ok()) return "no error";
    if (result.error().fault != fault) return "another fault";
    return QString::fromStdString(result.error().message);
}

}  // namespace

/// A match in progress, whichever game it is, and how it is started.
class TestMatch : public QObject {
    Q_OBJECT

private slots:
    void what_is_played_is_told_and_remembered() {
        const auto match = small_match();
        const string action = match->legal().front();
        const auto events = match->play(action);
        QVERIFY(events.ok());
        QVERIFY(events->front().type == boneyard::kit::EventType::Place);
        QCOMPARE(match->actions(), Words{action});
    }

    void an_illegal_action_changes_nothing() {
        const auto match = small_match();
        const Data before = boneyard::protocol::describe(*match);
        for (const char* action :
             {"draw", "", "open 9-9", "open", "place 0-0 L across", "next", "nonsense"}) {
            QCOMPARE(match->play(action).error().fault, Fault::IllegalAction);
            QVERIFY(boneyard::protocol::describe(*match) == before);
            QVERIFY(match->actions().empty());
        }
        QCOMPARE(sentence(match->play("draw"), Fault::IllegalAction),
                 "The action \"draw\" is not legal; legal now: open 0-1, open 0-6, open 1-2, open 1-5, "
                 "open 2-6, open 3-6 and 1 more.");
    }

    void an_action_has_one_spelling() {
        const auto match = small_match();
        const string action = match->legal().front();
        for (const string& wrong : Words{action + " ", " " + action, string("open  0-1"), string("open 1-0"),
                                         string("open 00-1"), "Open" + action.substr(4)})
            QVERIFY2(!match->play(wrong).ok(), wrong.c_str());
    }

    void legal_actions_are_sorted_by_bytes() {
        const auto match = new_match("matador", 2, 7, {{"set", 12}, {"opener", string("holder")}}).value();
        const Words actions = match->legal();
        QVERIFY(std::is_sorted(actions.begin(), actions.end()));
        QVERIFY(actions.size() == 7);
    }

    void undo_takes_back_one_action_at_a_time() {
        const auto match = small_match();
        std::vector<Data> states;
        for (int i = 0; i < 12; ++i) {
            states.push_back(boneyard::protocol::describe(*match));
            play_first(*match, 1);
        }
        for (; !states.empty(); states.pop_back()) {
            QVERIFY(match->undo().ok());
            QVERIFY(boneyard::protocol::describe(*match) == states.back());
            QCOMPARE(match->actions().size(), states.size() - 1);
        }
    }

    void going_back_to_a_ply_is_like_taking_back_all_that_came_after() {
        const auto match = small_match();
        play_first(*match, 5);
        const Data then = boneyard::protocol::describe(*match);
        play_first(*match, 7);
        match->rewind(20);  // not played that far
        QCOMPARE(match->actions().size(), std::size_t(12));
        match->rewind(5);
        QVERIFY(boneyard::protocol::describe(*match) == then);
        QCOMPARE(match->actions().size(), std::size_t(5));
    }

    void nothing_can_be_taken_back_at_the_start() {
        QCOMPARE(sentence(small_match()->undo(), Fault::NothingToUndo),
                 "Nothing has been played yet, so nothing can be taken back.");
    }

    void the_end_of_a_match_can_be_taken_back() {
        const auto match = small_match();
        play_out(*match);
        QVERIFY(match->status().match_over());
        QVERIFY(match->undo().ok());
        QVERIFY(!match->status().match_over());
        QVERIFY(match->status().winners.empty());
    }

    void a_match_that_is_over_has_no_action() {
        const auto match = small_match();
        play_out(*match);
        QCOMPARE(sentence(match->play("next"), Fault::IllegalAction),
                 "The action \"next\" is not legal; the match is over.");
    }

    void a_record_is_the_whole_match() {
        const auto match = new_match("russian", 3, 99, {{"spinner", true}, {"target", 60}}).value();
        play_out(*match);
        const Record record = match->record();
        QCOMPARE(record.game, string("russian"));
        QCOMPARE(record.seats, 3);
        QCOMPARE(record.deal, std::uint64_t{99});
        QCOMPARE(record.options.size(), std::size_t{10});  // complete
        QCOMPARE(record.actions, match->actions());
        const auto again = load_match(record);
        QVERIFY(boneyard::protocol::describe(**again) == boneyard::protocol::describe(*match));
        QVERIFY((*again)->record() == record);
    }

    void a_record_keeps_its_deck() {
        Words deck = set_of(6);
        std::reverse(deck.begin(), deck.end());
        const auto match = new_match("matador", 2, 1, {}, deck).value();
        play_first(*match, 5);
        QCOMPARE(match->record().deck, deck);
        QVERIFY(boneyard::protocol::describe(*load_match(match->record()).value()) ==
                boneyard::protocol::describe(*match));
    }

    void the_same_setup_gives_the_same_match_and_another_deal_another() {
        QVERIFY(boneyard::protocol::describe(*small_match()) == boneyard::protocol::describe(*small_match()));
        QVERIFY(!(boneyard::protocol::describe(*new_match("matador", 2, 8, {}).value())["hands"] ==
                  boneyard::protocol::describe(*small_match())["hands"]));
    }

    void deals_go_from_0_to_the_largest_number_that_json_keeps() {
        for (const std::uint64_t deal : {std::uint64_t{0}, boneyard::kit::kMaxDeal}) {
            const auto match = new_match("matador", 2, deal, {});
            QVERIFY(match.ok());
            QVERIFY(boneyard::protocol::describe(**match)["deal"] == Data(static_cast<std::int64_t>(deal)));
        }
    }

    // Starting

    void there_are_only_the_games_there_are() {
        const QString told = sentence(new_match("chess", 2, 1, {}), Fault::UnknownGame);
        QVERIFY(told.startsWith("There is no game \"chess\": the games are triominoes, matador, russian"));
    }

    void an_option_must_be_known_and_fit() {
        QVERIFY(sentence(new_match("matador", 2, 1, {{"colour", 1}}), Fault::BadOption)
                    .startsWith("There is no option \"colour\""));
        QCOMPARE(sentence(new_match("matador", 2, 1, {{"reserve", 3}}), Fault::BadOption),
                 "The option reserve cannot be \"3\": it takes a whole number from 0 to 2.");
    }

    void a_match_needs_as_many_seats_as_the_game_has() {
        QCOMPARE(sentence(new_match("matador", 1, 1, {}), Fault::BadSeats),
                 "This game has 2 to 6 seats, not 1.");
        QCOMPARE(sentence(new_match("matador", 7, 1, {}), Fault::BadSeats),
                 "This game has 2 to 6 seats, not 7.");
        QVERIFY(sentence(new_match("matador", -1, 1, {}), Fault::BadSeats).contains("not -1"));
    }

    void a_deck_must_be_exactly_the_set_data() {
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("tile");  // empty: left out
        QTest::newRow("one too few") << 0 << "";
        QTest::newRow("one twice") << 0 << "6-6";
        QTest::newRow("of a larger set") << 3 << "6-7";
        QTest::newRow("halves the wrong way round") << 1 << "1-0";
        QTest::newRow("no tile at all") << 27 << "x";
        QTest::newRow("one too many") << 28 << "0-0";
    }

    void a_deck_must_be_exactly_the_set() {
        QFETCH(int, at);
        QFETCH(QString, tile);
        Words deck = set_of(6);
        if (at == 28) deck.emplace_back();
        const auto place = deck.begin() + at;
        if (tile.isEmpty()) {
            deck.erase(place);
        } else {
            *place = tile.toStdString();
        }
        const QString told = sentence(new_match("matador", 2, 1, {}, deck), Fault::BadDeck);
        QVERIFY2(told.startsWith("The deck must hold each of the 28 tiles once"), qPrintable(told));
    }

    // Loading

    void a_record_that_cannot_be_set_up_is_refused() {
        Record record = small_match()->record();
        record.seats = 9;
        QCOMPARE(sentence(load_match(record), Fault::BadRecord),
                 "The record cannot be set up: This game has 2 to 6 seats, not 9.");
        record.game = "chess";
        QVERIFY(sentence(load_match(record), Fault::BadRecord).contains("no game \"chess\""));
    }

    void an_illegal_action_in_a_record_is_told_by_its_number() {
        const auto match = small_match();
        play_first(*match, 3);
        Record record = match->record();
        record.actions.emplace_back("next");
        const QString told = sentence(load_match(record), Fault::BadRecord);
        QVERIFY2(told.startsWith("Action 4 of the record: The action \"next\" is not legal"),
                 qPrintable(told));
    }
};

BONEYARD_TEST(TestMatch)
#include "tst_match.moc"
