// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QProcess>
#include <QTest>

#include "enginerun.h"
#include "suite.h"

using namespace boneyard::test;

namespace {

bool ok(const QByteArray& answer) { return QJsonDocument::fromJson(answer)["ok"].toBool(); }

}  // namespace

/// The program itself: streams, arguments, exit status.
class TestEngine : public QObject {
    Q_OBJECT

private slots:
    void quit_is_answered_and_ends_with_status_0() {
        const Outcome outcome = run({}, "{\"cmd\":\"quit\",\"id\":1}\n{\"cmd\":\"games\"}\n");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out, QByteArray("{\"ok\":true,\"id\":1}\n"));
    }

    void the_end_of_input_ends_with_status_0() {
        const Outcome outcome = run({});
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.isEmpty());
    }

    void every_line_has_one_answer_in_the_same_order() {
        QByteArray input;
        for (int i = 0; i < 20000; ++i) input += "{\"cmd\":\"state\",\"id\":" + QByteArray::number(i) + "}\n";
        const QList<QByteArray> answers = lines_of(run({}, input).out);
        QCOMPARE(answers.size(), 20000);
        for (int i = 0; i < 20000; ++i) QCOMPARE(QJsonDocument::fromJson(answers[i])["id"].toInt(), i);
    }

    void a_last_line_without_an_end_is_answered() {
        const QList<QByteArray> answers = lines_of(run({}, "{\"cmd\":\"games\"}\r\n{\"cmd\":\"games\"}").out);
        QCOMPARE(answers.size(), 2);
        QVERIFY(ok(answers[0]));
        QCOMPARE(answers[0], answers[1]);
    }

    void who_waits_for_each_answer_gets_it() {
        QProcess engine;
        engine.start(BONEYARD_ENGINE, QStringList());
        for (int i = 0; i < 100; ++i) {
            engine.write("{\"cmd\":\"games\"}\n");
            while (!engine.canReadLine()) QVERIFY(engine.waitForReadyRead(10000));
            QVERIFY(ok(engine.readLine()));
        }
        engine.closeWriteChannel();
        QVERIFY(engine.waitForFinished());
        QCOMPARE(engine.exitCode(), 0);
    }

    void a_request_in_two_pieces_is_one_request() {
        QProcess engine;
        engine.start(BONEYARD_ENGINE, QStringList());
        engine.write("{\"cmd\":\"games\"}\n{\"cmd\":");
        while (!engine.canReadLine()) QVERIFY(engine.waitForReadyRead(10000));
        QVERIFY(ok(engine.readLine()));
        engine.write("\"games\"}\n");
        while (!engine.canReadLine()) QVERIFY(engine.waitForReadyRead(10000));
        QVERIFY(ok(engine.readLine()));
        engine.closeWriteChannel();
        QVERIFY(engine.waitForFinished());
    }

    void a_line_beyond_the_limit_is_refused_and_the_next_one_answered() {
        const QByteArray input = QByteArray(40 << 20, 'x') + "\n{\"cmd\":\"games\"}\n";
        const QList<QByteArray> answers = lines_of(run({}, input).out);
        QCOMPARE(answers.size(), 2);
        QCOMPARE(QJsonDocument::fromJson(answers[0])["error"].toString(), "bad_json");
        QVERIFY(ok(answers[1]));
    }

    void it_ends_quietly_when_nobody_reads_the_answers() {
#ifdef Q_OS_UNIX
        QProcess shell;
        const QString command = QString("yes '{\"cmd\":\"games\"}' | %1 | head -n 1").arg(BONEYARD_ENGINE);
        shell.start("sh", {"-c", command});
        QVERIFY(shell.waitForFinished(20000));
        QVERIFY(ok(shell.readAllStandardOutput()));
        QVERIFY(!shell.readAllStandardError().contains("boneyard"));
#endif
    }

    void a_full_disk_is_told_and_ends_with_status_1() {
#ifdef Q_OS_LINUX
        for (const char* arguments : {"--version", "< /dev/null", ""}) {
            QProcess shell;
            shell.start(
                "sh",
                {"-c",
                 QString("echo '{\"cmd\":\"games\"}' | %1 %2 > /dev/full").arg(BONEYARD_ENGINE, arguments)});
            QVERIFY(shell.waitForFinished());
            const bool wrote = QString(arguments) != "< /dev/null";
            QCOMPARE(shell.exitCode(), wrote ? 1 : 0);
            QCOMPARE(shell.readAllStandardError().isEmpty(), !wrote);
        }
#endif
    }

    void help_names_every_way_to_call_it() {
        const Outcome outcome = run({"--help"});
        QCOMPARE(outcome.status, 0);
        for (const char* word :
             {"play GAME", "bench", "tournament", "puzzles", "judge", "--version", "--seats", "--seconds"}) {
            QVERIFY2(outcome.out.contains(word), word);
        }
    }

    void version_tells_the_version() {
        const Outcome outcome = run({"--version"});
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out, QByteArray("boneyard-engine " BONEYARD_VERSION "\n"));
    }

    void a_wrong_argument_gets_one_sentence_and_status_2_data() {
        QTest::addColumn<QStringList>("arguments");
        const auto row = [](const QStringList& arguments) {
            QTest::newRow(qPrintable(arguments.join(' '))) << arguments;
        };
        row({"fly"});
        row({""});
        row({"--fast"});
        row({"--help", "me"});
        row({"play"});
        row({"play", "chess"});
        row({"play", "matador", "russian"});
        row({"play", "matador", "--seats", "9"});
        row({"play", "matador", "--seats", "5"});
        row({"play", "matador", "--seats"});
        row({"play", "matador", "--deal=-1"});
        row({"play", "matador", "--deal", "9007199254740992"});
        row({"play", "matador", "--level", "genius"});
        row({"play", "matador", "--option", "set"});
        row({"play", "matador", "--option", "set=7"});
        row({"play", "matador", "--option", "colour=red"});
        row({"bench", "matador"});
        row({"bench", "--game", "chess"});
        row({"bench", "--seconds", "0"});
        row({"bench", "--seconds", "nan"});
        row({"bench", "--seconds", "1s"});
        row({"bench", "--runs", "0"});
        row({"bench", "--option", "set=9"});
        row({"bench", "--seats", "1"});
        row({"bench", "--game", "matador", "--seats", "5", "--option", "set=6"});
        row({"tournament", "matador"});
        row({"tournament", "--levels", "greedy"});
        row({"tournament", "--levels", "greedy,genius"});
        row({"tournament", "--levels", "greedy,search:0"});
        row({"tournament", "--levels", "greedy,heuristic:100"});
        row({"tournament", "--levels", "greedy,greedy:shy"});
        row({"tournament", "--levels", "greedy,oracle:close"});
        row({"tournament", "--game", "matador", "--levels", "greedy,greedy:knock"});  // another game's
        row({"tournament", "--deals", "1"});
        row({"tournament", "--jobs", "0"});
        row({"tournament", "--unit", "hour"});
        row({"tournament", "--pairs", "some"});
        row({"tournament", "--seats", "9", "--game", "matador"});
        row({"judge", "--levels", "genius"});
        row({"judge", "--deals", "0"});
        row({"tournament", "--option", "set=9"});
        row({"tournament", "--game", "matador", "--json="});
        row({"puzzles"});
        row({"puzzles", "--game", "chess"});
        row({"puzzles", "--game", "matador", "--seats", "5"});
        row({"puzzles", "--game", "matador", "--count", "0"});
        row({"puzzles", "--game", "matador", "--seed", "-1"});
        row({"puzzles", "--game", "matador", "--option", "set=7"});
    }

    void every_wrong_value_of_every_switch_gets_one_sentence_data() {
        QTest::addColumn<QStringList>("arguments");
        const QStringList values{"",   " ",    "-1",   "18446744073709551616", "god", "Casual",
                                 "é😀", "a\nb", "%s%n", QString(65536, 'x')};
        const auto rows = [&](const QStringList& before, const QStringList& switches) {
            for (const QString& name : switches) {
                for (const QString& value : values) {
                    const QStringList all = before + QStringList{name + '=' + value};
                    QTest::newRow(qPrintable(all.join(' ').left(80))) << all;
                }
            }
        };
        rows({"play", "matador"}, {"--seats", "--deal", "--option", "--level"});
        rows({"bench", "--seconds=0.01"}, {"--game", "--seats", "--deal", "--seconds", "--runs"});
        rows({"bench", "--game=matador"}, {"--option"});
        rows({"tournament", "--game=matador"}, {"--seats", "--deal", "--option", "--levels", "--pairs",
                                                "--unit", "--deals", "--seed", "--jobs"});
        rows({"judge"}, {"--game", "--levels", "--deals", "--playouts", "--worlds", "--again"});
        rows({"judge", "--game=matador"}, {"--seats", "--deal", "--option"});
        rows({"puzzles", "--game=matador"},
             {"--seats", "--option", "--count", "--seed", "--theme", "--quota"});
        for (const QString& value : values) {
            QTest::newRow(qPrintable(value.left(80))) << QStringList{value};
            QTest::newRow(qPrintable("play " + value.left(80))) << QStringList{"play", value};
        }
    }

    void every_wrong_value_of_every_switch_gets_one_sentence() {
        a_wrong_argument_gets_one_sentence_and_status_2();
    }

    void a_wrong_argument_gets_one_sentence_and_status_2() {
        QFETCH(QStringList, arguments);
        const Outcome outcome = run(arguments);
        QVERIFY(outcome.err.size() < 600);
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY2(outcome.err.startsWith("boneyard-engine: "), outcome.err);
        QVERIFY2(outcome.err.endsWith(".\n"), outcome.err);
        QCOMPARE(outcome.err.count('\n'), 1);
    }

    void a_bot_answers_within_the_time_it_is_given() {
        const QByteArray start = R"({"cmd":"new","game":"tiles_and_deal","seats":2,"deal":3})"
                                 "\n"
                                 R"({"cmd":"play","action":"take"})"
                                 "\n";
        QByteArray bots;
        for (int i = 0; i < 5; ++i)
            bots += R"({"cmd":"bot","level":"champion","ms":1})"
                    "\n";
        QElapsedTimer timer;
        timer.start();
        const QList<QByteArray> answers = lines_of(run({}, start + bots).out);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(answers.size(), 7);
        for (const QByteArray& answer : answers) QVERIFY2(ok(answer), answer);
    }

    void a_match_can_be_played_in_the_terminal() {
        const Outcome outcome =
            run({"play", "russian", "--deal", "3", "--option", "target=0"}, QByteArray("1\n").repeated(200));
        QCOMPARE(outcome.status, 0);
        QVERIFY(outcome.out.contains("match_over"));
        QVERIFY(outcome.out.contains("winners"));
    }

    void the_terminal_tells_what_is_wrong_and_ends_with_the_input() {
        const Outcome outcome = run({"play", "matador", "--deal", "3"}, "99\nfly\n");
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.out.count("is not legal"), 2);
        QVERIFY(outcome.out.contains("End of input"));
    }
};

BONEYARD_TEST(TestEngine)
#include "tst_engine.moc"
