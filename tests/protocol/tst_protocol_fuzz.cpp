// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>
#include <vector>

#include "kit/rng.h"
#include "protocol_asker.h"
#include "suite.h"

using boneyard::kit::Rng;
using boneyard::test::Asker;
using boneyard::test::outcome;
using boneyard::test::small_match;

namespace {

const QStringList kCodes = {"bad_json",       "unknown_command", "bad_argument",   "unknown_game",
                            "bad_option",     "bad_seats",       "bad_deck",       "no_game",
                            "illegal_action", "bad_record",      "nothing_to_undo"};

const std::string kLoad =
    R"({"cmd":"load","record":{"format":"boneyard-record","version":1,"game":"russian","seats":3,"deal":5,)"
    R"("options":{"draw":"one"},"deck":["0-0"],"actions":["open 6-6","draw"]}})";

const std::vector<std::string> kSeeds = {
    R"({"cmd":"games","id":1})",
    R"({"cmd":"new","game":"matador","seats":2,"deal":7,"options":{"target":0,"set":6,"spinner":true}})",
    R"({"cmd":"state"})",
    R"({"cmd":"view","seat":1,"id":"x"})",
    R"({"cmd":"play","action":"open 6-6"})",
    R"({"cmd":"bot","level":3,"ms":5})",
    kLoad,
};

/// Pieces that parsers stumble over.
const std::vector<std::string> kPieces = {
    "\"",       "\\",      "{",       "}",
    "[",        "]",       ":",       ",",
    "null",     "true",    "-",       "1e999",
    "0",        "9",       "\xff",    "\xc3",
    "\t",       "\\u0000", "\r",      "\\ud800",
    "1.0",      "{}",      "[[[[",    "18446744073709551616",
    "/",        " ",       "\x01",    "\xef\xbb\xbf",
    "\"cmd\":", "-0",      "\"id\":",
};

std::string mutated(Rng& rng) {
    const auto below = [&rng](std::size_t bound) { return rng.below(static_cast<std::uint32_t>(bound)); };
    std::string line = kSeeds[below(kSeeds.size())];
    for (std::size_t i = 0, changes = 1 + below(4); i < changes; ++i) {
        const std::size_t at = below(line.size() + 1);
        switch (below(4)) {
            case 0:
                line.insert(at, kPieces[below(kPieces.size())]);
                break;
            case 1:
                line.erase(at, 1 + below(6));
                break;
            case 2:
                line.insert(at, 1, static_cast<char>(below(256)));
                break;
            default:
                line.replace(at, 1, kPieces[below(kPieces.size())]);
                break;
        }
    }
    return line;
}

std::string repeated(const std::string& piece, std::size_t times) {
    std::string text;
    text.reserve(piece.size() * times);
    for (std::size_t i = 0; i < times; ++i) text += piece;
    return text;
}

/// Lines with something in one place. (Raw strings inside Qt's macros are more than moc 6.4 reads.)
std::string with_id(const std::string& id) { return R"({"cmd":"games","id":)" + id + "}"; }
std::string with_command(const std::string& name) { return R"({"cmd":")" + name + "\"}"; }
std::string with_action(const std::string& action) { return R"({"cmd":"play","action":")" + action + "\"}"; }

}  // namespace

/// Nonsense of every kind gets an answer, never a crash and never a half-done change.
class TestProtocolFuzz : public QObject {
    Q_OBJECT

private slots:
    void mutated_requests_are_answered_or_refused_and_a_refusal_changes_nothing() {
        Asker asker;
        asker.ask(small_match());
        Rng rng(20260101);
        std::string before = asker.everything();
        const int lines = qEnvironmentVariableIsSet("BONEYARD_QUICK") ? 10'000 : 30'000;
        for (int i = 0; i < lines; ++i) {
            const std::string line = mutated(rng);
            const QString result = outcome(asker.line(line));
            QVERIFY2(!asker.last().contains('\n'), line.c_str());
            if (result == "ok") {
                before = asker.everything();
                continue;
            }
            QVERIFY2(kCodes.contains(result), (line + " -> " + asker.last().toStdString()).c_str());
            QVERIFY2(asker.everything() == before, line.c_str());
        }
    }

    void lists_a_hundred_thousand_deep_are_refused() {
        Asker asker;
        for (const char* piece : {"[", "{\"a\":", "[{\"id\":"}) {
            const std::string deep = repeated(piece, 100000);
            QCOMPARE(outcome(asker.line(deep)), "bad_json");
            QCOMPARE(outcome(asker.line(with_id(deep))), "bad_json");
        }
        const std::string closed = repeated("[", 100000) + repeated("]", 100000);
        QCOMPARE(outcome(asker.line(with_id(closed))), "bad_json");
    }

    void brackets_inside_a_text_are_no_depth() {
        QCOMPARE(outcome(Asker().line(with_id("\"\\\"" + repeated("[", 100000) + "\""))), "ok");
    }

    void a_huge_line_is_answered() {
        Asker asker;
        const std::string mega(std::size_t{1} << 20U, 'x');
        QCOMPARE(outcome(asker.line(with_command(mega))), "unknown_command");
        QCOMPARE(outcome(asker.line(with_id('"' + mega + '"'))), "ok");
        asker.ask(small_match());
        QCOMPARE(outcome(asker.line(with_action(mega))), "illegal_action");
    }

    void a_line_beyond_the_limit_is_refused_unread() {
        const std::string line(boneyard::protocol::Session::kMaxLine + 1, ' ');
        QCOMPARE(outcome(Asker().line(line)), "bad_json");
    }

    void a_hundred_thousand_keys_take_no_quadratic_time() {
        std::string line = R"({"cmd":"games")";
        for (int i = 0; i < 100000; ++i) line += ",\"k" + std::to_string(i) + "\":0";
        QCOMPARE(outcome(Asker().line(line + "}")), "ok");
        line.replace(0, 14, R"({"cmd":"new","game":"matador","seats":2,"options":{"a":0)");
        QCOMPARE(outcome(Asker().line(line + "}}")), "bad_option");
    }

    void of_two_equal_keys_the_last_counts() {
        const std::string line = R"({"cmd":"quit","cmd":"games"})";
        Asker asker;
        QCOMPARE(outcome(asker.line(line)), "ok");
        QVERIFY(!asker.done());
    }
};

BONEYARD_TEST(TestProtocolFuzz)
#include "tst_protocol_fuzz.moc"
