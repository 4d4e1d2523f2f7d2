// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>

#include "analysed.h"
#include "analysis/judgementsjson.h"
#include "archives.h"
#include "played_matches.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// That it stops and goes on, and what of it is kept.
class TestMatchAnalysisKept : public QObject {
    Q_OBJECT

    /// With what lies between the moves.
    static bool done(const MatchAnalysis& analysis) { return analysis.complete() && !analysis.running(); }

private slots:
    void it_stops_at_once_and_goes_on_where_it_was_stopped() {
        const kit::Record record = played("matador");
        MatchAnalysis whole;
        analyse(whole, record);

        MatchAnalysis analysis;
        analysis.setBudget(kEndless);
        analysis.lookAt(record, Players::usual(2), 0);
        QTRY_VERIFY(analysis.total() > 0);
        QElapsedTimer watch;
        watch.start();
        analysis.stop();
        QVERIFY(watch.elapsed() < 500);
        QVERIFY(!analysis.running());
        QVERIFY(!analysis.complete());
        analysis.setBudget(kQuick);
        analysis.goOn();
        QVERIFY(analysis.running());
        QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
        QCOMPARE(analysis.curve(), whole.curve());
    }

    void one_that_is_forgotten_while_it_thinks_holds_nobody_up() {
        QElapsedTimer watch;
        {
            MatchAnalysis analysis;
            analysis.setBudget(kEndless);
            analysis.lookAt(played("matador"), Players::usual(2), 0);
            QTRY_VERIFY(analysis.total() > 0);
            watch.start();
        }
        QVERIFY(watch.elapsed() < 3000);
    }

    void another_player_is_looked_at_and_the_first_is_not_forgotten() {
        const kit::Record record = played("matador");
        MatchAnalysis analysis;
        analysis.setBudget(kQuick);
        Players two = Players::usual(2);
        two[1] = {u"Bea"_s, true, 3};
        analysis.lookAt(record, two, 0);
        QCOMPARE(analysis.people().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
        const QVariantList first = analysis.curve();
        analysis.lookAs(1);
        QCOMPARE(analysis.playerName(), u"Bea"_s);
        QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
        QCOMPARE(analysis.total(), static_cast<int>(decisionsOf(record, 1).size()));
        analysis.setBudget(kEndless);  // it would never be done
        analysis.lookAs(0);
        QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
        QCOMPARE(analysis.curve(), first);
    }

    void what_was_found_is_kept_and_is_there_at_once_the_next_time() {
        const QTemporaryDir folder;
        Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const MatchPlan plan = playedMatch("matador", 2, 7, 400);
        const int id = desk.import(plan);
        QVERIFY(id > 0);
        kit::Record record = new_match("matador", 2, *plan.deal, plan.options).value()->record();
        for (const PlayedText& each : plan.played) record.actions.push_back(each.action);
        QVariantList curve;
        {
            MatchAnalysis analysis;
            analysis.setArchive(&desk.archive);
            analysis.setBudget(kQuick);
            analysis.lookAt(record, plan.players, 0, id);
            QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
            curve = analysis.curve();
        }
        MatchAnalysis again;
        again.setArchive(&desk.archive);
        again.setBudget(kEndless);  // it would never be done
        again.lookAt(record, plan.players, 0, id);
        QTRY_VERIFY_WITH_TIMEOUT(done(again), kPatience);
        QCOMPARE(again.curve(), curve);
        again.lookAs(1);  // of whom nothing is known
        QTRY_VERIFY(again.total() > 0);
        QVERIFY(!again.complete());
    }

    void what_was_found_of_an_end_that_was_taken_back_is_found_anew() {
        const QTemporaryDir folder;
        Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        Writer writer(desk.archive, planFor(2, {0}, 7, {{"target", 0}}));
        writer.playToTheEnd();
        const auto lookAt = [&](MatchAnalysis& analysis) {
            analysis.setBudget(kQuick);
            analysis.lookAt(writer.match().record(), writer.plan().players, 0, writer.id);
            QTRY_VERIFY_WITH_TIMEOUT(done(analysis), kPatience);
        };
        MatchAnalysis before;
        before.setArchive(&desk.archive);
        lookAt(before);
        const std::size_t ply = writer.endOtherwise();
        QVERIFY(ply > 0);
        MatchAnalysis now;
        now.setArchive(&desk.archive);
        lookAt(now);
        MatchAnalysis fresh;
        lookAt(fresh);
        QCOMPARE(now.curve(), fresh.curve());
        QCOMPARE(now.verdict(static_cast<int>(ply)), fresh.verdict(static_cast<int>(ply)));
        MatchAnalysis again;  // what was found anew is kept in the place of the other
        again.setArchive(&desk.archive);
        again.setBudget(kEndless);
        again.lookAt(writer.match().record(), writer.plan().players, 0, writer.id);
        QTRY_VERIFY_WITH_TIMEOUT(done(again), kPatience);
        QCOMPARE(again.curve(), fresh.curve());
    }

    void what_an_older_analyzer_has_found_is_found_anew() {
        const QTemporaryDir folder;
        Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const int id = desk.import(playedMatch("matador", 2, 7, 20));
        desk.archive.keepAnalysis(id, 0, bots::kAnalyzerVersion - 1, "[]");
        desk.archive.keepAnalysis(id, 1, bots::kAnalyzerVersion, "[1]");
        std::optional<QByteArray> old;
        std::optional<QByteArray> present;
        QObject asker;
        desk.archive.analysis(id, 0, bots::kAnalyzerVersion, &asker, [&](const QByteArray& it) { old = it; });
        desk.archive.analysis(id, 1, bots::kAnalyzerVersion, &asker,
                              [&](const QByteArray& it) { present = it; });
        QTRY_VERIFY(old && present);
        QCOMPARE(*old, QByteArray());
        QCOMPARE(*present, QByteArray("[1]"));
    }

    void judgements_are_kept_to_the_last_bit_and_damaged_ones_left_out() {
        Judgements all;
        all[3] = {
            {"place 1-3 L 1", -6.1 / 3, 8.7 / 7, 0.1 / 3, true, 14.3 / 9, 0.7 / 3, 1.9 / 7, 0.1 / 9, 400},
            4,
            0xfedcba9876543210};
        all[7] = {{"draw", 1, 1, 0, false, 0, 1, 1, 0, 1}, {}, {}};
        const Known whole{all, {{8, {{1.0 / 3, 0.1 / 7}, 0xfedcba9876543210}}}};
        QCOMPARE(knownIn(written(whole)), whole);
        QCOMPARE(knownIn("[[8,0.5,0.1,\"7g\"],[8,1.5,0.1,\"7\"],[-1,0.5,0.1,\"7\"]]"), Known());
        const Judgements older = knownIn("[[7,\"draw\",1,1,0,false,0,1,1,0,1,null]]").moves;
        QCOMPARE(older.size(), 1U);
        QVERIFY(older.at(7) == all[7]);  // it tells no line of play
        QCOMPARE(knownIn("[[3,4],7,[-1,\"draw\",1,1,0,true,0,0,0,0,1,null]]").moves, Judgements());
        QCOMPARE(knownIn("[[3,\"draw\",1,1,0,true,0,1.5,0,0,1,null]]").moves, Judgements());
        QCOMPARE(knownIn("what?").moves, Judgements());
    }
};

BONEYARD_TEST(TestMatchAnalysisKept)
#include "tst_matchanalysis_kept.moc"
