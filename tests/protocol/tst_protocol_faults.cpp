// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "protocol_asker.h"
#include "suite.h"

using boneyard::test::Asker;
using boneyard::test::outcome;
using boneyard::test::small_match;

namespace {

/// A request with one key replaced, or removed when the value is undefined.
QJsonObject with(QJsonObject request, const QString& key, const QJsonValue& value) {
    if (value.isUndefined()) {
        request.remove(key);
    } else {
        request[key] = value;
    }
    return request;
}

QJsonObject with_option(const QString& id, const QJsonValue& value) {
    return with(small_match(), "options", QJsonObject{{id, value}});
}

QJsonArray double_six() {
    QJsonArray deck;
    for (int a = 0; a <= 6; ++a) {
        for (int b = a; b <= 6; ++b) deck.append(QString("%1-%2").arg(a).arg(b));
    }
    return deck;
}

void row(const char* name, const QJsonObject& request, const char* code) {
    QTest::newRow(name) << QJsonDocument(request).toJson(QJsonDocument::Compact) << QString(code);
}

void raw(const char* name, const QByteArray& line, const char* code) {
    QTest::newRow(name) << line << QString(code);
}

const QJsonValue kGone = QJsonValue::Undefined;

void bad_lines() {
    raw("empty line", "", "bad_json");
    raw("blank line", " \t\r", "bad_json");
    raw("words", "legal", "bad_json");
    raw("half an object", R"({"cmd":"state")", "bad_json");
    raw("two objects", R"({"cmd":"state"}{"cmd":"state"})", "bad_json");
    raw("a list", R"(["state"])", "bad_json");
    raw("a text", R"("state")", "bad_json");
    raw("null", "null", "bad_json");
    raw("bad UTF-8", "{\"cmd\":\"\xff\xfe\"}", "bad_json");
    raw("a zero byte", QByteArray("{\"cmd\":\"quit\"}\0", 15), "bad_json");
    raw("a number beyond all", R"({"cmd":"view","seat":1e400})", "bad_json");
    raw("a lonely surrogate", R"({"cmd":"\ud800"})", "bad_json");
    raw("no command", R"({})", "unknown_command");
    raw("a number as command", R"({"cmd":1})", "unknown_command");
    raw("another case", R"({"cmd":"State"})", "unknown_command");
    raw("a command with a zero byte", R"({"cmd":"state\u0000"})", "unknown_command");
}

void bad_starts() {
    row("no game named", with(small_match(), "game", kGone), "bad_argument");
    row("a number as game", with(small_match(), "game", 1), "bad_argument");
    row("unknown game", with(small_match(), "game", "chess"), "unknown_game");
    row("only an unknown game", {{"cmd", "new"}, {"game", "chess"}}, "unknown_game");
    row("no seats", with(small_match(), "seats", kGone), "bad_argument");
    row("seats as text", with(small_match(), "seats", "2"), "bad_argument");
    raw("seats as fraction", R"({"cmd":"new","game":"matador","seats":2.0})", "bad_argument");
    row("seats as bool", with(small_match(), "seats", true), "bad_argument");
    row("one seat", with(small_match(), "seats", 1), "bad_seats");
    row("seven seats", with(small_match(), "seats", 7), "bad_seats");
    row("minus two seats", with(small_match(), "seats", -2), "bad_seats");
    raw("seats beyond 64 bits", R"({"cmd":"new","game":"matador","seats":18446744073709551615})",
        "bad_seats");
    raw("seats 2^32+2", R"({"cmd":"new","game":"matador","seats":4294967298})", "bad_seats");
    row("five seats with double-six", with(small_match(), "seats", 5), "bad_seats");
    row("deal as text", with(small_match(), "deal", "7"), "bad_argument");
    row("deal null", with(small_match(), "deal", QJsonValue::Null), "bad_argument");
    row("deal below 0", with(small_match(), "deal", -1), "bad_argument");
    row("deal with a half", with(small_match(), "deal", 0.5), "bad_argument");
    raw("deal 2^53", R"({"cmd":"new","game":"matador","seats":2,"deal":9007199254740992})", "bad_argument");
    row("options as list", with(small_match(), "options", QJsonArray{}), "bad_option");
    row("options null", with(small_match(), "options", QJsonValue::Null), "bad_option");
    row("unknown option", with_option("colour", "red"), "bad_option");
    row("a number as bool", with_option("spinner", 1), "bad_option");
    row("a bool as number", with_option("target", true), "bad_option");
    row("a text as number", with_option("set", "6"), "bad_option");
    row("a number as choice", with_option("hand", 5), "bad_option");
    row("no such choice", with_option("draw", "two"), "bad_option");
    row("no such set", with_option("set", 7), "bad_option");
    row("below the range", with_option("target", -1), "bad_option");
    row("above the range", with_option("target", 1001), "bad_option");
    row("a fraction", with_option("target", 0.5), "bad_option");
    row("a list as value", with_option("target", QJsonArray{0}), "bad_option");
    row("null as value", with_option("target", QJsonValue::Null), "bad_option");
    raw("number of 64 bits", R"({"cmd":"new","game":"matador","seats":2,"options":{"target":4294967296}})",
        "bad_option");
}

void bad_decks() {
    row("deck as text", with(small_match(), "deck", "0-0"), "bad_deck");
    row("deck null", with(small_match(), "deck", QJsonValue::Null), "bad_deck");
    row("empty deck", with(small_match(), "deck", QJsonArray{}), "bad_deck");
    QJsonArray deck = double_six();
    deck.removeLast();
    row("deck with a tile missing", with(small_match(), "deck", deck), "bad_deck");
    deck.append("0-0");
    row("deck with a tile twice", with(small_match(), "deck", deck), "bad_deck");
    deck.replace(27, "6-7");
    row("deck with a strange tile", with(small_match(), "deck", deck), "bad_deck");
    deck.replace(27, 66);
    row("deck with a number", with(small_match(), "deck", deck), "bad_deck");
    deck = double_six();
    deck.append("0-0");
    row("deck with a tile too many", with(small_match(), "deck", deck), "bad_deck");
}

void bad_others() {
    row("view of nobody", {{"cmd", "view"}}, "bad_argument");
    row("view of a text", {{"cmd", "view"}, {"seat", "0"}}, "bad_argument");
    row("view of seat 2 of 2", {{"cmd", "view"}, {"seat", 2}}, "bad_argument");
    row("view of seat -1", {{"cmd", "view"}, {"seat", -1}}, "bad_argument");
    row("view of seat 256", {{"cmd", "view"}, {"seat", 256}}, "bad_argument");
    row("play nothing", {{"cmd", "play"}}, "bad_argument");
    row("play a number", {{"cmd", "play"}, {"action", 1}}, "bad_argument");
    for (const char* action :
         {"", " ", "next", "open 0-0", "place", "place 0-0", "draw ", " draw", "DRAW", "draw draw",
          "place 0-0 L 0 0", "place 0-0 X across", "place 9-9 L across", "place 0-0  L across"}) {
        row(action, {{"cmd", "play"}, {"action", action}}, "illegal_action");
    }
    row("bot of no level", {{"cmd", "bot"}}, "bad_argument");
    row("bot of level 99", {{"cmd", "bot"}, {"level", 99}}, "bad_argument");
    row("bot of level 1.5", {{"cmd", "bot"}, {"level", 1.5}}, "bad_argument");
    row("bot of unknown name", {{"cmd", "bot"}, {"level", "genius"}}, "bad_argument");
    row("bot without time", {{"cmd", "bot"}, {"level", 1}, {"ms", 0}}, "bad_argument");
    row("bot with time as text", {{"cmd", "bot"}, {"level", 1}, {"ms", "9"}}, "bad_argument");
    row("load nothing", {{"cmd", "load"}}, "bad_argument");
}

void bad_records() {
    const QJsonObject good{{"format", "boneyard-record"},
                           {"version", 1},
                           {"game", "matador"},
                           {"seats", 2},
                           {"deal", 7},
                           {"options", QJsonObject{{"target", 0}}},
                           {"actions", QJsonArray{}}};
    const auto bad = [&](const char* name, const QString& key, const QJsonValue& value) {
        row(name, {{"cmd", "load"}, {"record", with(good, key, value)}}, "bad_record");
    };
    row("record as text", {{"cmd", "load"}, {"record", "x"}}, "bad_record");
    row("record as list", {{"cmd", "load"}, {"record", QJsonArray{}}}, "bad_record");
    for (const QString& key : good.keys()) bad(qPrintable("record without " + key), key, kGone);
    for (const QString& key : good.keys())
        bad(qPrintable("record with null as " + key), key, QJsonValue::Null);
    bad("record of another format", "format", "pgn");
    bad("record of version 2", "version", 2);
    bad("record of an unknown game", "game", "chess");
    bad("record of seven seats", "seats", 7);
    bad("record of five seats", "seats", 5);
    bad("record of deal -1", "deal", -1);
    bad("record with an unknown option", "options", QJsonObject{{"colour", "red"}});
    bad("record with an empty deck", "deck", QJsonArray{});
    bad("record with half a deck", "deck", QJsonArray{"0-0"});
    bad("record with actions as text", "actions", "open 6-6");
    bad("record with a number as action", "actions", QJsonArray{1});
    bad("record with an illegal action", "actions", QJsonArray{"pass"});
}

}  // namespace

/// Every error code, by what brings it about; a refused request leaves no trace.
class TestProtocolFaults : public QObject {
    Q_OBJECT

private slots:
    void a_bad_request_gets_its_code_and_changes_nothing_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("code");
        bad_lines();
        bad_starts();
        bad_decks();
        bad_others();
        bad_records();
    }

    void a_bad_request_gets_its_code_and_changes_nothing() {
        QFETCH(QByteArray, request);
        QFETCH(QString, code);
        Asker asker;
        asker.ask(small_match());
        asker.play(asker.legal().first());
        const std::string before = asker.everything();
        const QJsonObject answer =
            asker.line({request.constData(), static_cast<std::size_t>(request.size())});
        QCOMPARE(outcome(answer), code);
        QVERIFY2(answer["message"].toString().endsWith('.') || code == "bad_json", asker.last());
        QCOMPARE(asker.everything(), before);
        QVERIFY(!asker.done());
    }

    void a_number_that_is_refused_is_named_as_it_was_given_data() {
        QTest::addColumn<QByteArray>("request");
        QTest::addColumn<QString>("code");
        raw("18446744073709551615", R"({"cmd":"new","game":"matador","seats":18446744073709551615})",
            "bad_seats");
        raw("-9223372036854775808", R"({"cmd":"new","game":"matador","seats":-9223372036854775808})",
            "bad_seats");
        raw("4294967296", R"({"cmd":"new","game":"matador","seats":2,"options":{"target":4294967296}})",
            "bad_option");
        raw("-4294967296", R"({"cmd":"new","game":"matador","seats":2,"options":{"target":-4294967296}})",
            "bad_option");
        raw("9007199254740993",
            R"({"cmd":"load","record":{"format":"boneyard-record","version":1,"game":"matador","deal":7,)"
            R"("seats":9007199254740993,"options":{},"actions":[]}})",
            "bad_record");
    }

    void a_number_that_is_refused_is_named_as_it_was_given() {
        QFETCH(QByteArray, request);
        QFETCH(QString, code);
        Asker asker;
        const QJsonObject answer =
            asker.line({request.constData(), static_cast<std::size_t>(request.size())});
        QCOMPARE(outcome(answer), code);
        QVERIFY2(answer["message"].toString().contains(QTest::currentDataTag()), asker.last());
    }

    void without_a_match_there_is_no_game() {
        Asker asker;
        for (const char* command : {"state", "view", "legal", "play", "undo", "bot", "record"}) {
            QCOMPARE(outcome(asker.ask(QString(command))), "no_game");
        }
        asker.ask(with(small_match(), "seats", 9));
        QCOMPARE(outcome(asker.ask("state")), "no_game");
    }

    void nothing_can_be_taken_back_before_the_first_action() {
        Asker asker;
        asker.ask(small_match());
        QCOMPARE(outcome(asker.ask("undo")), "nothing_to_undo");
    }

    void after_the_match_nothing_is_legal() {
        Asker asker;
        asker.ask(small_match());
        for (QStringList actions = asker.legal(); !actions.isEmpty(); actions = asker.legal()) {
            asker.play(actions.first());
        }
        QCOMPARE(outcome(asker.play("next")), "illegal_action");
        QCOMPARE(outcome(asker.ask({{"cmd", "bot"}, {"level", 1}})), "illegal_action");
    }

    void a_record_with_an_illegal_action_is_refused_by_its_number() {
        Asker asker;
        asker.ask(small_match());
        for (int i = 0; i < 3; ++i) asker.play(asker.legal().first());
        QJsonObject record = asker.ask("record")["record"].toObject();
        QJsonArray actions = record["actions"].toArray();
        actions[1] = "open 9-9";
        record["actions"] = actions;
        const std::string before = asker.everything();
        const QJsonObject answer = asker.ask({{"cmd", "load"}, {"record", record}});
        QCOMPARE(outcome(answer), "bad_record");
        QVERIFY2(answer["message"].toString().contains("ction 2 "), asker.last());
        QCOMPARE(asker.everything(), before);
    }

    void keys_that_a_record_may_get_later_are_passed_over() {
        Asker asker;
        asker.ask(small_match());
        QJsonObject record = asker.ask("record")["record"].toObject();
        record["played_on"] = "a Sunday";
        QCOMPARE(outcome(asker.ask({{"cmd", "load"}, {"record", record}})), "ok");
    }
};

BONEYARD_TEST(TestProtocolFaults)
#include "tst_protocol_faults.moc"
