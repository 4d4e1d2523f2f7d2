// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "analysis/matchanalysis.h"
#include "registry.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

namespace {

constexpr bots::Analyzer::Budget kQuick{24, 8};
constexpr bots::Analyzer::Budget kEndless{1'000'000'000, 1'000'000'000};
constexpr int kPatience = 120'000;

/// What weak bots have played in a match, or in its beginning.
kit::Record played(std::string_view game, std::size_t plies = 80) {
    const auto match = new_match(game, find_game(game)->info.min_seats, 6, {}).value();
    const int level = bots::find_level("greedy")->number;
    while (!match->status().match_over() && match->actions().size() < plies) {
        const kit::Seat seat = match->status().to_move;
        const auto action =
            seat == kit::kNobody ? match->legal().front() : *make_bot(*match, seat, level, 3)({});
        (void)match->play(action);
    }
    return match->record();
}

void analyse(MatchAnalysis& analysis, const kit::Record& record, kit::Seat seat = 0) {
    analysis.setCare(kQuick);
    const QSignalSpy finished(&analysis, &MatchAnalysis::finished);
    analysis.lookAt(record, Players::usual(record.seats), seat);
    QTRY_VERIFY_WITH_TIMEOUT(!finished.isEmpty(), kPatience);
}

double sumOf(const QVariantList& rows) {
    double sum = 0;
    for (const QVariant& row : rows) sum += row.toMap().value(u"cost"_s).toDouble();
    return sum;
}

}  // namespace

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
        const QAbstractItemModelTester tester(analysis.moves());
        analysis.setAll(true);
        analyse(analysis, record);
        QVERIFY(analysis.complete());
        QCOMPARE(analysis.done(), static_cast<int>(decisionsOf(record, 0).size()));
        QVERIFY(analysis.total() > 5);
        QCOMPARE(analysis.moves()->count(), analysis.total());
        for (int row = 0; row < analysis.total(); ++row) {
            const auto ply = static_cast<std::size_t>(analysis.moves()->at(row, u"ply"_s).toInt());
            const QString words = analysis.moves()->at(row, u"played"_s).toString();
            QVERIFY2(!words.isEmpty() && words != QString::fromStdString(record.actions[ply]),
                     record.actions[ply].c_str());
            const bool better = analysis.moves()->at(row, u"better"_s).toBool();
            QCOMPARE(analysis.moves()->at(row, u"best"_s).toString().isEmpty(), !better);
        }
    }

    void what_the_rounds_cost_is_what_the_moves_cost() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador", 1000));
        QVERIFY(analysis.rounds().size() > 1);
        QVERIFY(analysis.cost() > 0);
        QVERIFY(std::abs(sumOf(analysis.rounds()) - analysis.cost()) < 1e-6);
        QVERIFY(std::abs(sumOf(analysis.curve()) - analysis.cost()) < 1e-6);
        QVERIFY(std::abs(analysis.curve().last().toMap().value(u"sum"_s).toDouble() - analysis.cost()) <
                1e-6);
        QVERIFY(std::abs(analysis.mean() * analysis.total() - analysis.cost()) < 1e-6);
    }

    void the_three_dearest_come_dearest_first() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador", 1000));
        QList<double> costs;
        for (const QVariant& point : analysis.curve())
            costs.append(point.toMap().value(u"cost"_s).toDouble());
        QList<double> dearest;
        for (const QVariant& move : analysis.dearest())
            dearest.append(costs[move.toMap().value(u"number"_s).toInt() - 1]);
        std::sort(costs.begin(), costs.end(), std::greater<>());
        QCOMPARE(dearest, costs.mid(0, 3));
        QVERIFY(!analysis.dearest().first().toMap().value(u"hindsight"_s).toString().isEmpty());
    }

    void only_moves_that_could_be_better_are_listed_unless_all_are_wanted() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador"));
        QCOMPARE(analysis.moves()->count(), analysis.improvable());
        QVERIFY(analysis.improvable() < analysis.total());
        analysis.setAll(true);
        QCOMPARE(analysis.moves()->count(), analysis.total());
    }

    void the_same_match_is_judged_the_same_twice() {
        const kit::Record record = played("triominoes", 40);
        MatchAnalysis once;
        analyse(once, record);
        MatchAnalysis again;
        analyse(again, record);
        QCOMPARE(once.curve(), again.curve());
    }

    void it_stops_at_once_and_goes_on_where_it_was_stopped() {
        const kit::Record record = played("matador");
        MatchAnalysis whole;
        analyse(whole, record);

        MatchAnalysis analysis;
        analysis.setCare(kEndless);
        analysis.lookAt(record, Players::usual(2), 0);
        QTRY_VERIFY(analysis.total() > 0);
        QElapsedTimer watch;
        watch.start();
        analysis.stop();
        QVERIFY(watch.elapsed() < 500);
        QVERIFY(!analysis.running());
        QVERIFY(!analysis.complete());
        analysis.setCare(kQuick);
        analysis.goOn();
        QVERIFY(analysis.running());
        QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
        QCOMPARE(analysis.curve(), whole.curve());
    }

    void one_that_is_forgotten_while_it_thinks_holds_nobody_up() {
        QElapsedTimer watch;
        {
            MatchAnalysis analysis;
            analysis.setCare(kEndless);
            analysis.lookAt(played("matador"), Players::usual(2), 0);
            QTRY_VERIFY(analysis.total() > 0);
            watch.start();
        }
        QVERIFY(watch.elapsed() < 3000);
    }

    void another_player_is_looked_at_afresh() {
        const kit::Record record = played("matador");
        MatchAnalysis analysis;
        analysis.setCare(kQuick);
        Players two = Players::usual(2);
        two[1] = {u"Bea"_s, true, 3};
        analysis.lookAt(record, two, 0);
        QCOMPARE(analysis.people().size(), 2);
        analysis.lookAs(1);
        QCOMPARE(analysis.playerName(), u"Bea"_s);
        QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
        QCOMPARE(analysis.total(), static_cast<int>(decisionsOf(record, 1).size()));
    }

    void a_match_without_a_choice_is_done_at_once() {
        MatchAnalysis analysis;
        analyse(analysis, played("matador", 0));
        QVERIFY(analysis.complete());
        QCOMPARE(analysis.total(), 0);
        QCOMPARE(analysis.cost(), 0.0);
        QVERIFY(analysis.dearest().isEmpty());
    }
};

BONEYARD_TEST(TestMatchAnalysis)
#include "tst_matchanalysis.moc"
