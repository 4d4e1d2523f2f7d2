// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <algorithm>

#include "enginerun.h"
#include "suite.h"

using namespace boneyard::test;

namespace {

/// What a tournament found, but for the time it took.
QJsonArray results(const Outcome& outcome) {
    QJsonArray found;
    const QJsonArray all = QJsonDocument::fromJson(outcome.out).array();
    for (const auto& item : all) {
        QJsonObject duel = item.toObject();
        duel.remove(QLatin1String("ms_a_move"));
        duel.remove(QLatin1String("ms_a_move_against"));
        found.append(duel);
    }
    return found;
}

}  // namespace

/// What the program measures: speed, bots against each other, and the puzzles it finds.
class TestEngineMeasures : public QObject {
    Q_OBJECT

private slots:
    void bench_prints_a_line_for_each_game_and_seats() {
        const QList<QByteArray> lines = lines_of(run({"bench", "--seconds", "0.01"}).out);
        for (const char* game : {"matador", "russian"}) {
            for (int seats = 2; seats <= 6; ++seats) {
                const QRegularExpression form(
                    QString("^%1 seats=%2( \\S+=\\S+)* rounds/s \\d+ actions/s \\d+$").arg(game).arg(seats));
                const auto matches = [&](const QByteArray& line) { return form.match(line).hasMatch(); };
                QCOMPARE(std::count_if(lines.begin(), lines.end(), matches), 1);
                const QRegularExpression searching(
                    QString("^%1 seats=%2( \\S+=\\S+)* simulations/s random \\d+ reply \\d+$")
                        .arg(game)
                        .arg(seats));
                const auto searches = [&](const QByteArray& line) {
                    return searching.match(line).hasMatch();
                };
                QCOMPARE(std::count_if(lines.begin(), lines.end(), searches), 1);
            }
        }
        const auto reckons = [](const QByteArray& line) {
            return line.startsWith("tiles_and_deal least deadwood");
        };
        QCOMPARE(std::count_if(lines.begin(), lines.end(), reckons), 2);
    }

    void bench_can_repeat_one_measurement() {
        const Outcome outcome = run({"bench", "--game", "matador", "--seats", "6", "--option", "set=12",
                                     "--seconds", "0.01", "--runs", "3"});
        QVERIFY2(
            QRegularExpression("^matador seats=6 set=12 rounds/s \\d+/\\d+/\\d+ actions/s \\d+/\\d+/\\d+\n")
                .match(outcome.out)
                .hasMatch(),
            outcome.out);
    }

    void a_tournament_prints_a_line_for_each_pair() {
        const Outcome outcome = run({"tournament", "--game", "russian", "--seats", "3", "--deals", "3",
                                     "--levels", "random,greedy,heuristic,search:20", "--unit", "round"});
        QCOMPARE(outcome.status, 0);
        const QList<QByteArray> lines = lines_of(outcome.out);
        QCOMPARE(lines.size(), 4);  // the titles, and each level against the one before it
        QVERIFY(QRegularExpression("^russian +3 +search:20 +heuristic +9 ").match(lines.back()).hasMatch());
    }

    void who_follows_every_hint_is_told_of_no_mistake() {
        for (const char* game : {"matador", "triominoes", "tiles_and_deal", "matching_elements"}) {
            const Outcome outcome = run({"judge", "--game", game, "--deals", "1", "--levels", "beginner,hint",
                                         "--playouts", "24", "--worlds", "8"});
            QCOMPARE(outcome.status, 0);
            const QList<QByteArray> lines = lines_of(outcome.out);
            QCOMPARE(lines.size(), 2);
            QVERIFY(lines[0].contains(" beginner "));
            QVERIFY2(lines[1].contains("accuracy 100.0") && lines[1].contains("mistakes    0 "), lines[1]);
        }
    }

    void a_tournament_whose_file_cannot_be_written_is_not_played() {
        const Outcome outcome =
            run({"tournament", "--game", "matador", "--deals", "1000000", "--json", "/no/such/folder/x"});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(outcome.out.isEmpty(), outcome.out);
        QVERIFY2(outcome.err.contains("/no/such/folder/x"), outcome.err);
    }
    void a_tournament_comes_to_the_same_with_any_number_of_jobs() {
        const QStringList what{"tournament", "--game",   "matador",
                               "--deals",    "6",        "--seed",
                               "5",          "--levels", "heuristic,search:30,oracle",
                               "--pairs",    "all",      "--json",
                               "-"};
        const QJsonArray alone = results(run(what));
        QCOMPARE(alone.size(), 3);
        QCOMPARE(results(run(what + QStringList{"--jobs", "3"})), alone);
        QCOMPARE(alone[0].toObject()["matches"].toInt(), 12);
        for (const char* key : {"share", "share_95", "equal_share", "margin", "margin_95"})
            QVERIFY2(alone[0].toObject()[QLatin1String(key)].isDouble(), key);
    }

    void in_a_tournament_of_teams_whole_teams_play_each_other() {
        const QJsonArray found = results(
            run({"tournament", "--game", "matching_elements", "--seats", "6", "--option", "teams=2x3",
                 "--option", "colours=2", "--deals", "2", "--levels", "random,heuristic", "--json", "-"}));
        QCOMPARE(found[0].toObject()["matches"].toInt(), 4);  // each deal from both sides
        QCOMPARE(found[0].toObject()["equal_share"].toDouble(), 0.5);
    }

    void who_plays_against_itself_wins_half() {
        const QJsonArray found = results(run({"tournament", "--game", "matador", "--deals", "10", "--levels",
                                              "heuristic,heuristic", "--json", "-"}));
        QCOMPARE(found[0].toObject()["equal_share"].toDouble(), 0.5);
        QVERIFY(std::abs(found[0].toObject()["share"].toDouble() - 0.5) < 0.3);
    }

    void a_level_can_be_given_a_manner_and_then_plays_otherwise() {
        const QJsonArray found =
            results(run({"tournament", "--game", "matador", "--deals", "10", "--unit", "round", "--levels",
                         "heuristic:10,heuristic:10,heuristic:10:close,skilled:close", "--json", "-"}));
        QCOMPARE(found.size(), 3);
        QCOMPARE(found[1].toObject()["level"].toString(), "heuristic:10:close");
        QCOMPARE(found[2].toObject()["level"].toString(), "skilled:close");
        // Who plays alike makes of each deal from both seats what the other does.
        QCOMPARE(found[0].toObject()["margin_95"].toDouble(), 0.0);
        QVERIFY(found[1].toObject()["margin_95"].toDouble() > 0);
    }

    void the_puzzle_on_the_page_is_what_is_found_on_every_machine() {
        const Outcome outcome = run({"puzzles", "--game", "matador", "--count", "1", "--seed", "1"});
        QCOMPARE(outcome.status, 0);
        QFile page(BONEYARD_PROTOCOL_PAGE);
        QVERIFY(page.open(QIODevice::ReadOnly));
        QVERIFY2(page.readAll().contains("\n" + outcome.out), outcome.out);
    }

    void the_same_seed_finds_the_same_puzzles_and_another_one_others() {
        const QStringList what{"puzzles", "--game", "russian", "--count", "2", "--seed"};
        const QByteArray first = run(what + QStringList{"4"}).out;
        QCOMPARE(lines_of(first).size(), 2);
        QCOMPARE(run(what + QStringList{"4"}).out, first);
        QVERIFY(run(what + QStringList{"5"}).out != first);
    }

    void puzzles_tell_what_became_of_the_positions_when_asked() {
        const Outcome outcome = run({"puzzles", "--game", "matador", "--count", "1", "--tell"});
        QVERIFY2(QRegularExpression("^\\d+ positions, \\d+ clear, ").match(outcome.err).hasMatch(),
                 outcome.err);
    }
};

BONEYARD_TEST(TestEngineMeasures)
#include "tst_engine_measures.moc"
