// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "protocol_asker.h"
#include "suite.h"

using boneyard::test::Asker;
using boneyard::test::outcome;
using boneyard::test::small_match;

namespace {

QJsonObject find(const QJsonArray& list, const QString& id) {
    for (const auto& item : list) {
        QJsonObject object = item.toObject();
        if (object["id"].toString() == id) return object;
    }
    return {};
}

/// Plays the first legal action until there is none.
void play_to_the_end(Asker& asker) {
    for (QStringList actions = asker.legal(); !actions.isEmpty(); actions = asker.legal()) {
        QCOMPARE(outcome(asker.play(actions.first())), "ok");
    }
}

/// Plays the first legal action until the round is over. False when the match was over first.
bool play_to_the_end_of_a_round(Asker& asker) {
    for (QStringList actions = asker.legal(); !actions.isEmpty(); actions = asker.legal()) {
        if (actions == QStringList{"next"}) return true;
        asker.play(actions.first());
    }
    return false;
}

}  // namespace

/// What each request answers when all is well.
class TestProtocol : public QObject {
    Q_OBJECT

private slots:
    void games_tells_what_can_be_played_and_with_which_options() {
        const QJsonArray games = Asker().ask("games")["games"].toArray();
        const QJsonObject matador = find(games, "matador");
        QCOMPARE(matador["name"].toString(), "Matador");
        QCOMPARE(matador["min_seats"].toInt(), 2);
        QCOMPARE(matador["max_seats"].toInt(), 6);
        QCOMPARE(matador["tiles"].toInt(), 28);
        const QJsonArray options = matador["options"].toArray();
        QCOMPARE(
            find(options, "set"),
            (QJsonObject{{"id", "set"}, {"type", "int"}, {"default", 6}, {"values", QJsonArray{6, 9, 12}}}));
        QCOMPARE(find(options, "draw"), (QJsonObject{{"id", "draw"},
                                                     {"type", "enum"},
                                                     {"default", "until"},
                                                     {"values", QJsonArray{"until", "one"}}}));
        QCOMPARE(find(options, "spinner"),
                 (QJsonObject{{"id", "spinner"}, {"type", "bool"}, {"default", false}}));
        QCOMPARE(
            find(options, "target"),
            (QJsonObject{{"id", "target"}, {"type", "int"}, {"default", 100}, {"min", 0}, {"max", 1000}}));
        QCOMPARE(find(find(games, "russian")["options"].toArray(), "draw")["default"].toString(), "one");
    }

    void new_answers_the_state_with_all_options_filled_in() {
        Asker asker;
        const QJsonObject state = asker.ask(small_match())["state"].toObject();
        QCOMPARE(state["game"].toString(), "matador");
        QCOMPARE(state["deal"].toInt(), 7);
        QCOMPARE(state["options"]["target"].toInt(), 0);
        QCOMPARE(state["options"]["set"].toInt(), 6);
        QCOMPARE(asker.ask("state")["state"].toObject(), state);
    }

    void a_deal_that_is_left_out_is_picked_and_reported() {
        Asker asker;
        const QJsonObject request{{"cmd", "new"}, {"game", "russian"}, {"seats", 3}};
        const QJsonObject state = asker.ask(request)["state"].toObject();
        QJsonObject again = request;
        again["deal"] = state["deal"];
        QCOMPARE(asker.ask(again)["state"].toObject(), state);
    }

    void the_largest_deal_number_survives_the_way_through_json() {
        Asker asker;
        asker.line(R"({"cmd":"new","game":"matador","seats":2,"deal":9007199254740991})");
        QVERIFY(asker.last().contains("\"deal\":9007199254740991"));
        asker.ask("record");
        QVERIFY(asker.last().contains("\"deal\":9007199254740991"));
    }

    void a_view_hides_the_deal_the_stock_and_the_other_hands() {
        Asker asker;
        const QJsonObject state = asker.ask(small_match())["state"].toObject();
        const QJsonObject view = asker.ask({{"cmd", "view"}, {"seat", 1}})["view"].toObject();
        QVERIFY(view["deal"].isNull());
        QVERIFY(view["stock"].isNull());
        QVERIFY(view["hands"][0].isNull());
        QCOMPARE(view["hands"][1], state["hands"][1]);
        QCOMPARE(view["hand_counts"].toArray(), (QJsonArray{7, 7}));
        QCOMPARE(view["stock_count"].toInt(), 14);
        QVERIFY(!state.contains("hand_counts"));
    }

    void the_legal_list_is_sorted_and_each_of_it_can_be_played() {
        Asker asker;
        asker.ask(small_match());
        while (!asker.legal().isEmpty()) {
            const QStringList actions = asker.legal();
            QVERIFY(std::is_sorted(actions.begin(), actions.end()));
            for (const QString& action : actions) {
                QCOMPARE(outcome(asker.play(action)), "ok");
                asker.ask("undo");
            }
            asker.play(actions.last());
        }
        QCOMPARE(asker.state("phase").toString(), "match_over");
    }

    void play_tells_what_happened() {
        Asker asker;
        asker.ask(small_match());
        const QString opening = asker.legal().first();
        const QJsonArray events = asker.play(opening)["events"].toArray();
        QCOMPARE(events.first()["type"].toString(), "place");
        QCOMPARE(events.first()["tile"].toString(), opening.section(' ', 1));
        QCOMPARE(events.last()["type"].toString(), "turn");
    }

    void undo_takes_back_to_the_start_byte_by_byte() {
        Asker asker;
        asker.ask(small_match());
        std::vector<std::string> before;
        for (QStringList actions = asker.legal(); !actions.isEmpty(); actions = asker.legal()) {
            before.push_back(asker.everything());
            asker.play(actions.last());
        }
        while (!before.empty()) {
            const QJsonObject answer = asker.ask("undo");
            QCOMPARE(asker.everything(), before.back());
            QCOMPARE(answer["state"].toObject(), asker.ask("state")["state"].toObject());
            before.pop_back();
        }
        QCOMPARE(outcome(asker.ask("undo")), "nothing_to_undo");
    }

    void a_record_loads_into_the_very_same_match() {
        Asker first;
        first.ask(small_match());
        play_to_the_end(first);
        const QJsonObject record = first.ask("record")["record"].toObject();
        QCOMPARE(record["format"].toString(), "boneyard-record");
        QCOMPARE(record["version"].toInt(), 1);
        QVERIFY(!record.contains("deck"));
        Asker second;
        const QJsonObject loaded = second.ask({{"cmd", "load"}, {"record", record}});
        QCOMPARE(loaded["state"].toObject(), first.ask("state")["state"].toObject());
        QCOMPARE(second.everything(), first.everything());
    }

    void a_deck_is_dealt_as_it_stands_and_kept_in_the_record() {
        QJsonArray deck;
        for (int a = 0; a <= 6; ++a) {
            for (int b = a; b <= 6; ++b) deck.append(QString("%1-%2").arg(a).arg(b));
        }
        QJsonObject request = small_match();
        request["deck"] = deck;
        Asker asker;
        const QJsonObject state = asker.ask(request)["state"].toObject();
        QCOMPARE(state["hands"][0].toArray().size(), 7);
        for (int i = 0; i < 7; ++i) QCOMPARE(state["hands"][0][i], deck[i]);
        QCOMPARE(state["stock"][0], deck[14]);
        const QJsonObject record = asker.ask("record")["record"].toObject();
        QCOMPARE(record["deck"].toArray(), deck);
        Asker second;
        QCOMPARE(outcome(second.ask({{"cmd", "load"}, {"record", record}})), "ok");
        QCOMPARE(second.everything(), asker.everything());
    }

    void a_bot_names_a_legal_action_and_plays_nothing() {
        Asker asker;
        asker.ask(small_match());
        const std::string before = asker.everything();
        const QJsonArray levels{0, 1, 2, 3, 4, "random", "beginner", "greedy", "skilled", "heuristic"};
        for (const auto& item : levels) {
            const QJsonValue level = item;
            const QJsonObject answer = asker.ask({{"cmd", "bot"}, {"level", level}, {"ms", 10}});
            QVERIFY(asker.legal().contains(answer["action"].toString()));
            QCOMPARE(asker.ask({{"cmd", "bot"}, {"level", level}})["action"], answer["action"]);
        }
        QCOMPARE(asker.everything(), before);
    }

    void a_bot_whose_time_is_up_before_it_begins_still_plays() {
        std::chrono::milliseconds asked{0};
        boneyard::protocol::Session session([&asked](std::chrono::milliseconds time) {
            asked = time;
            std::stop_source source;
            source.request_stop();
            return source.get_token();
        });
        (void)session.answer(R"({"cmd":"new","game":"matador","seats":2,"deal":5})");
        const std::string answer = session.answer(R"({"cmd":"bot","level":"champion","ms":17})");
        QVERIFY2(answer.find("\"action\":\"") != std::string::npos, answer.c_str());
        QCOMPARE(asked.count(), 17);
        asked = {};
        (void)session.answer(R"({"cmd":"bot","level":"greedy"})");
        QCOMPARE(asked.count(), 0);  // nobody named a time
    }

    void a_bot_whose_time_is_up_names_a_number_and_no_range() {
        boneyard::protocol::Session session([](std::chrono::milliseconds) {
            std::stop_source source;
            source.request_stop();
            return source.get_token();
        });
        const auto ask = [&](const char* request) {
            const std::string answer = session.answer(request);
            return QJsonDocument::fromJson(QByteArray::fromStdString(answer)).object();
        };
        ask("{\"cmd\":\"new\",\"game\":\"matching_elements\",\"seats\":3,\"deal\":3}");
        bool bets = false;
        for (int ply = 0; ply < 5; ++ply) {
            const QJsonObject bot = ask("{\"cmd\":\"bot\",\"level\":\"champion\",\"ms\":1}");
            const QString action = bot["action"].toString();
            const QByteArray play = "{\"cmd\":\"play\",\"action\":\"" + action.toUtf8() + "\"}";
            QVERIFY2(ask(play.constData())["ok"].toBool(), qPrintable(action));
            bets = bets || action.startsWith("bet ");
        }
        QVERIFY(bets);
    }

    void a_bot_asked_between_rounds_says_next() {
        Asker asker;
        asker.ask({{"cmd", "new"},
                   {"game", "matador"},
                   {"seats", 2},
                   {"deal", 1},
                   {"options", QJsonObject{{"target", 1000}}}});
        QVERIFY(play_to_the_end_of_a_round(asker));
        QVERIFY(asker.state("to_move").isNull());
        QCOMPARE(asker.ask({{"cmd", "bot"}, {"level", 3}})["action"].toString(), "next");
        QCOMPARE(asker.play("next")["events"][0]["type"].toString(), "deal");
    }

    void the_score_events_of_a_round_add_up_to_its_scores() {
        Asker asker;
        asker.ask(small_match());
        QVector<int> sums(2);
        for (QStringList actions = asker.legal(); !actions.isEmpty(); actions = asker.legal()) {
            const QJsonArray events = asker.play(actions.first())["events"].toArray();
            for (const auto& item : events) {
                const QJsonObject event = item.toObject();
                if (event["type"].toString() == "score")
                    sums[event["seat"].toInt()] += event["points"].toInt();
            }
        }
        const QJsonObject state = asker.ask("state")["state"].toObject();
        QCOMPARE(state["round_scores"].toArray(), (QJsonArray{sums[0], sums[1]}));
        QVERIFY(!state["winners"].toArray().isEmpty());
    }

    void an_id_comes_back_whatever_it_is() {
        Asker asker;
        const QJsonArray ids{
            "a", 1, -1.5, true, QJsonValue::Null, QJsonArray{1, QJsonArray{}}, QJsonObject{{"x", 1}}};
        for (const auto& item : ids) {
            const QJsonValue id = item;
            QCOMPARE(asker.ask({{"cmd", "games"}, {"id", id}})["id"], id);
            const QJsonObject refused = asker.ask({{"cmd", "fly"}, {"id", id}});
            QCOMPARE(outcome(refused), "unknown_command");
            QVERIFY(refused.contains("id"));
            QCOMPARE(refused["id"], id);
        }
        QVERIFY(!asker.ask("games").contains("id"));
    }

    void quit_says_yes_and_ends_the_session() {
        Asker asker;
        QVERIFY(!asker.done());
        QCOMPARE(asker.ask("quit"), (QJsonObject{{"ok", true}}));
        QVERIFY(asker.done());
    }
};

BONEYARD_TEST(TestProtocol)
#include "tst_protocol.moc"
