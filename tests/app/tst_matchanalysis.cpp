// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <vector>

#include "analysed.h"
#include "analysis/judgementsjson.h"
#include "archives.h"
#include "played_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

namespace {

/// All numbers in a text, in order.
QList<int> numbersIn(const QString& text) {
    QList<int> all;
    static const QRegularExpression digits(u"[0-9]+"_s);
    for (auto each = digits.globalMatch(text); each.hasNext();) all.append(each.next().captured().toInt());
    return all;
}

}  // namespace

/// What is told of the moves of a match, and of all of it.
class TestMatchAnalysis : public QObject {
    Q_OBJECT

private slots:
    void every_move_that_left_a_choice_is_looked_at_and_said_in_words_data() {
        QTest::addColumn<QString>("game");
        for (const GameEntry& game : games()) QTest::newRow(game.info.id.data()) << game.info.id.data();
    }

    void every_move_that_left_a_choice_is_looked_at_and_said_in_words() {
        QFETCH(QString, game);
        const kit::Record record = played(game.toStdString());
        MatchAnalysis analysis;
        analyse(analysis, record);
        QVERIFY(analysis.complete());
        const auto plies = decisionsOf(record, 0);
        QCOMPARE(analysis.done(), static_cast<int>(plies.size()));
        QVERIFY(analysis.total() > 5);
        for (const std::size_t ply : plies) {
            const QVariantMap told = analysis.verdict(static_cast<int>(ply));
            const QString words = told.value(u"played"_s).toString();
            QVERIFY2(!words.isEmpty() && words != QString::fromStdString(record.actions[ply]),
                     record.actions[ply].c_str());
            const int grade = number(told, u"grade"_s);
            QCOMPARE(analysis.gradeAt(static_cast<int>(ply) + 1), grade);
            QCOMPARE(told.value(u"word"_s).toString(), MatchAnalysis::gradeWord(grade));
            QCOMPARE(told.value(u"best"_s).toString().isEmpty(),
                     grade < static_cast<int>(bots::Grade::Inaccuracy));
            QCOMPARE(told.value(u"cost"_s).toString().isEmpty(), told.value(u"best"_s).toString().isEmpty());
        }
    }

    void what_was_no_choice_of_the_player_has_no_grade() {
        const kit::Record record = played("matador");
        MatchAnalysis analysis;
        analyse(analysis, record);
        const auto plies = decisionsOf(record, 0);
        for (std::size_t ply = 0; ply < record.actions.size(); ++ply) {
            const bool chosen = std::find(plies.begin(), plies.end(), ply) != plies.end();
            QCOMPARE(analysis.gradeAt(static_cast<int>(ply) + 1) >= 0, chosen);
            QCOMPARE(analysis.verdict(static_cast<int>(ply)).isEmpty(), !chosen);
        }
        QCOMPARE(analysis.gradeAt(0), -1);
        QVERIFY(analysis.verdict(-1).isEmpty());
    }

    void every_move_is_counted_by_its_grade_and_by_its_kind() {
        MatchAnalysis analysis;
        analyse(analysis, played("tiles_and_deal", 200, "beginner"));
        int graded = 0;
        int worse = 0;
        for (const QVariant& grade : analysis.grades()) {
            graded += number(grade, u"count"_s);
            if (number(grade, u"grade"_s) >= 2) worse += number(grade, u"count"_s);
        }
        QCOMPARE(graded, analysis.total());
        QCOMPARE(worse, static_cast<int>(analysis.mistakes().size()));
        int kept = 0;
        QVERIFY(analysis.kinds().size() > 1);
        double sum = 0;
        for (const QVariant& kind : analysis.kinds()) {
            kept += number(kind, u"moves"_s);
            sum += number(kind, u"moves"_s) * number(kind, u"accuracy"_s);
        }
        QCOMPARE(kept, analysis.total());
        QVERIFY(std::abs(sum / kept - analysis.accuracy()) <= 1);  // each is rounded
        QVERIFY(analysis.accuracy() > 0 && analysis.accuracy() < 100);
    }

    void the_curve_goes_from_nothing_to_the_result() {
        const kit::Record record = played("matador", 1000);
        const auto match = load_match(record).value();
        QVERIFY(match->status().match_over());
        MatchAnalysis analysis;
        analyse(analysis, record);
        const QVariantList& curve = analysis.curve();
        QCOMPARE(number(curve.first(), u"ply"_s), 0);
        QCOMPARE(number(curve.last(), u"ply"_s), static_cast<int>(record.actions.size()));
        QCOMPARE(real(curve.first(), u"chance"_s), 0.5);
        QCOMPARE(real(curve.last(), u"chance"_s), match->status().winners.front() == 0 ? 1.0 : 0.0);
        for (qsizetype i = 1; i < curve.size(); ++i) {
            QVERIFY(number(curve[i], u"ply"_s) >= number(curve[i - 1], u"ply"_s));
            QVERIFY(real(curve[i], u"chance"_s) >= 0 && real(curve[i], u"chance"_s) <= 1);
        }
    }

    void the_curve_tells_how_the_match_stood_after_every_move_of_anybody_data() {
        every_move_that_left_a_choice_is_looked_at_and_said_in_words_data();
    }

    void the_curve_tells_how_the_match_stood_after_every_move_of_anybody() {
        QFETCH(QString, game);
        const kit::Record record = played(game.toStdString(), 60, "skilled", 4);
        MatchAnalysis analysis;
        analyse(analysis, record, 1);
        QSet<int> told;
        for (const QVariant& point : analysis.curve()) told.insert(number(point, u"ply"_s));
        for (int ply = 0; ply < static_cast<int>(record.actions.size()); ++ply)
            QVERIFY2(told.contains(ply), qPrintable(u"nothing after action %1"_s.arg(ply)));
    }

    void what_one_of_two_wins_the_other_loses() {
        for (const char* game : {"matador", "triominoes"}) {
            const kit::Record record = played(game, 1000);
            const Outline mine = outlineOf(record, 0, {});
            const Outline yours = outlineOf(record, 1, {});
            QVERIFY(!mine.ends.empty());
            QCOMPARE(mine.start, 0.5);
            QCOMPARE(mine.ends.size(), yours.ends.size());
            for (std::size_t i = 0; i < mine.ends.size(); ++i)
                QVERIFY(std::abs(mine.ends[i].chance + yours.ends[i].chance - 1) <
                        0.15);  // each by what it saw
        }
    }

    // A sum that is shown adds up for who reckons it.
    void what_the_moves_cost_and_what_luck_gave_add_up() {
        for (const char* game : {"matador", "russian", "triominoes"}) {
            const kit::Record record = played(game, 1000);
            QVERIFY(load_match(record).value()->status().match_over());
            for (kit::Seat seat = 0; seat < 2; ++seat) {
                MatchAnalysis analysis;
                analyse(analysis, record, seat);
                const QString account = analysis.account();
                const QList<int> all = numbersIn(QString(account).remove(u" of 100"_s).remove(u" in 100"_s));
                QVERIFY2(all.size() >= 3, qPrintable(account));
                const int lost = account.contains(u"nothing"_s) ? 0 : all[1];
                const int luck = all[all.size() - 2] *
                                 (account.contains(QRegularExpression(u"Luck[^.]* took"_s)) ? -1 : 1);
                QVERIFY2(all.first() - lost + luck == all.last(), qPrintable(account));
                QVERIFY2(std::all_of(all.begin(), all.end(), [](int part) { return part <= 100; }),
                         qPrintable(account));  // it was "546 points of 100"
                QVERIFY2(lost <= all.first(), qPrintable(account));
                QCOMPARE(all.last() / 100.0,
                         std::round(100 * real(analysis.curve().last(), u"chance"_s)) / 100);
            }
        }
    }

    void a_match_of_many_guesses_costs_nothing_and_no_match_more_than_there_was_data() {
        QTest::addColumn<double>("best");
        QTest::addColumn<double>("played");
        QTest::addColumn<double>("cost");   // in points
        QTest::addColumn<double>("error");  // of that
        QTest::addColumn<int>("times");
        QTest::addColumn<double>("all");  // of a chance of a half
        QTest::newRow("half of an even chance, for certain") << 0.5 << 0.25 << 10. << 0. << 1 << 0.25;
        QTest::newRow("two standard errors are not counted") << 0.5 << 0.25 << 10. << 2.5 << 1 << 0.125;
        QTest::newRow("half, and half of what is left") << 0.5 << 0.25 << 10. << 0. << 2 << 0.375;
        QTest::newRow("three hundred guesses") << 0.5 << 0.48 << 1. << 0.5 << 300 << 0.;
        QTest::newRow("three hundred blunders") << 0.6 << 0.2 << 30. << 1. << 300 << 0.5;
        QTest::newRow("a match that is lost is not lost once more") << 0.02 << 0. << 10. << 0. << 1 << 0.02;
        QTest::newRow("all of a chance that luck gave") << 0.9 << 0. << 10. << 0. << 1 << 0.5;
        QTest::newRow("better by the points alone") << 0.5 << 0.5 << 10. << 0. << 1 << 0.;
        QTest::newRow("better for the match alone") << 0.5 << 0.4 << 0. << 2. << 1 << 0.1;
    }

    void a_match_of_many_guesses_costs_nothing_and_no_match_more_than_there_was() {
        QFETCH(const double, best);
        QFETCH(const double, played);
        QFETCH(const double, cost);
        QFETCH(const double, error);
        QFETCH(const int, times);
        QFETCH(const double, all);
        Move move;
        bots::Analysis& found = move.judgement.analysis;
        found.better = true;
        found.best_chance = best;
        found.played_chance = played;
        found.cost = cost;
        found.error = error;
        const std::vector<Move> moves(static_cast<std::size_t>(times), move);
        QVERIFY(std::abs(chanceCostOf(moves, 0.5) - all) < 1e-3);
        found.better = false;
        QCOMPARE(chanceCostOf(std::vector<Move>{move}, 0.5), 0.0);
    }

    void one_goes_from_mistake_to_mistake() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador", 1000));
        QList<int> plies;
        for (const QVariant& mistake : analysis.mistakes()) plies.append(number(mistake, u"ply"_s));
        QVERIFY(plies.size() > 2);
        QList<int> forth;
        for (int at = analysis.mistakeFrom(-1, 1); at >= 0; at = analysis.mistakeFrom(at, 1))
            forth.append(at);
        QCOMPARE(forth, plies);
        QList<int> back;
        for (int at = analysis.mistakeFrom(9999, -1); at >= 0; at = analysis.mistakeFrom(at, -1))
            back.prepend(at);
        QCOMPARE(back, plies);
    }

    // It said "100%", and "no points", of a move that led to 2.9 points less.
    void a_move_that_could_be_better_costs_what_its_detail_says_and_some_accuracy() {
        const QTemporaryDir folder;
        Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const MatchPlan plan = playedMatch("matador", 2, 7, 400);
        const int id = desk.import(plan);
        const auto match = new_match("matador", 2, *plan.deal, plan.options).value();
        kit::Record record = match->record();
        for (const PlayedText& each : plan.played) record.actions.push_back(each.action);
        const auto plies = decisionsOf(record, 0);
        for (const double lost : {2.9, 0.0}) {
            Judgements known;
            for (const std::size_t ply : plies) {
                known[ply].analysis.best = record.actions[ply];
                known[ply].line = lineAt(record, ply);
            }
            bots::Analysis& found = known[plies.front()].analysis;
            while (match->actions().size() < plies.front())
                QVERIFY(match->play(record.actions[match->actions().size()]));
            for (const std::string& other : match->legal()) {
                if (other != record.actions[plies.front()]) found.best = other;
            }
            found.better = true;
            found.played_points = -lost;
            found.error = 2;
            found.best_chance = lost > 0 ? 0 : 0.05;
            desk.archive.keepAnalysis(id, 0, bots::kAnalyzerVersion, written({known}));
            MatchAnalysis analysis;
            analysis.setArchive(&desk.archive);
            analysis.setBudget(kEndless);
            analysis.lookAt(record, plan.players, 0, id);
            QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
            const int ply = static_cast<int>(plies.front());
            QCOMPARE(number(analysis.verdict(ply), u"grade"_s), static_cast<int>(bots::Grade::Inaccuracy));
            QCOMPARE(analysis.verdict(ply).value(u"cost"_s).toString(),
                     lost > 0 ? u"2.9 points"_s : u"5 in 100 chances to win"_s);
            QVERIFY(analysis.accuracy() < 100);
        }
    }

    void the_same_match_is_judged_the_same_twice() {
        const kit::Record record = played("triominoes", 40);
        MatchAnalysis once;
        analyse(once, record);
        MatchAnalysis again;
        analyse(again, record);
        QCOMPARE(once.curve(), again.curve());
    }

    void a_match_without_a_choice_is_done_at_once() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador", 0));
        QVERIFY(analysis.complete());
        QCOMPARE(analysis.total(), 0);
        QCOMPARE(analysis.accuracy(), -1);
        QVERIFY(analysis.mistakes().isEmpty());
    }
};

BONEYARD_TEST(TestMatchAnalysis)
#include "tst_matchanalysis.moc"
