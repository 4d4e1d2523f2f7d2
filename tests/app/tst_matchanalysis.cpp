// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "analysis/judgementsjson.h"
#include "analysis/matchanalysis.h"
#include "analysis/movetexts.h"
#include "archives.h"
#include "played_matches.h"
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
kit::Record played(std::string_view game, std::size_t plies = 80, std::string_view by = "greedy") {
    const auto match = new_match(game, find_game(game)->info.min_seats, 6, {}).value();
    const int level = bots::find_level(by)->number;
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

std::vector<std::size_t> decisionsOf(const kit::Record& record, kit::Seat seat) {
    return outlineOf(record, seat, {}).plies;
}

int number(const QVariant& map, const QString& key) { return map.toMap().value(key).toInt(); }
double real(const QVariant& map, const QString& key) { return map.toMap().value(key).toDouble(); }

/// All numbers in a text, in order.
QList<int> numbersIn(const QString& text) {
    QList<int> all;
    static const QRegularExpression digits(u"[0-9]+"_s);
    for (auto each = digits.globalMatch(text); each.hasNext();) all.append(each.next().captured().toInt());
    return all;
}

/// A scene that offers what would be laid on the left arm, and one button of that kind.
kit::Scene offering(kit::ChoiceKind kind) {
    kit::Scene scene;
    scene.spots.push_back({"lay", "1-2", {}, "left", 0, {}});
    kit::Choice choice;
    choice.action = "button";
    choice.kind = kind;
    scene.choices.push_back(choice);
    return scene;
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
        for (const char* game : {"matador", "russian"}) {
            const kit::Record record = played(game, 1000);
            QVERIFY(load_match(record).value()->status().match_over());
            for (kit::Seat seat = 0; seat < 2; ++seat) {
                MatchAnalysis analysis;
                analyse(analysis, record, seat);
                const QString account = analysis.account();
                const QList<int> all = numbersIn(QString(account).remove(u" of 100"_s).remove(u" in 100"_s));
                QVERIFY2(all.size() >= 3, qPrintable(account));
                const int lost = account.contains(u"nothing"_s) ? 0 : all[1];
                const int luck = all[all.size() - 2] * (account.contains(u"took"_s) ? -1 : 1);
                QVERIFY2(all.first() - lost + luck == all.last(), qPrintable(account));
                QCOMPARE(all.last() / 100.0,
                         std::round(100 * real(analysis.curve().last(), u"chance"_s)) / 100);
            }
        }
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
        test::Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const MatchPlan plan = test::playedMatch("matador", 2, 7, 400);
        const int id = desk.import(plan);
        const auto match = new_match("matador", 2, *plan.deal, plan.options).value();
        kit::Record record = match->record();
        for (const PlayedText& each : plan.played) record.actions.push_back(each.action);
        const auto plies = decisionsOf(record, 0);
        for (const double lost : {2.9, 0.0}) {
            Judgements known;
            for (const std::size_t ply : plies) known[ply].analysis.best = record.actions[ply];
            bots::Analysis& found = known[plies.front()].analysis;
            while (match->actions().size() < plies.front())
                QVERIFY(match->play(record.actions[match->actions().size()]));
            for (const std::string& other : match->legal()) {
                if (other != record.actions[plies.front()]) found.best = other;
            }
            found.better = true;
            found.played_points = -lost;
            found.error = 2;
            desk.archive.keepAnalysis(id, 0, bots::kAnalyzerVersion, written(known));
            MatchAnalysis analysis;
            analysis.setArchive(&desk.archive);
            analysis.setCare(kEndless);
            analysis.lookAt(record, plan.players, 0, id);
            QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
            const int ply = static_cast<int>(plies.front());
            QCOMPARE(number(analysis.verdict(ply), u"grade"_s), static_cast<int>(bots::Grade::Inaccuracy));
            QCOMPARE(analysis.verdict(ply).value(u"cost"_s).toString(),
                     lost > 0 ? u"2.9 points"_s : u"no points, but winning chances"_s);
            QVERIFY(analysis.accuracy() < 100);
        }
    }

    void a_decision_is_told_by_what_was_done_or_would_better_have_been() {
        using kit::ChoiceKind;
        using kit::Phase;
        const kit::Scene drawing = offering(ChoiceKind::Draw);
        QCOMPARE(kindOf(Phase::Play, drawing, "lay", "lay"), DecisionKind::Lay);
        QCOMPARE(kindOf(Phase::Play, drawing, "button", "lay"), DecisionKind::Draw);
        QCOMPARE(kindOf(Phase::Play, drawing, "lay", "button"), DecisionKind::Draw);
        const kit::Scene knocking = offering(ChoiceKind::Knock);
        QCOMPARE(kindOf(Phase::Meld, knocking, "lay", "lay"), DecisionKind::Throw);
        QCOMPARE(kindOf(Phase::Meld, knocking, "lay", "button"), DecisionKind::Knock);
        QCOMPARE(kindOf(Phase::Draw, drawing, "button", "button"), DecisionKind::Take);
        QCOMPARE(kindOf(Phase::Auction, offering(ChoiceKind::Bid), "button", "button"), DecisionKind::Bid);
        QCOMPARE(kindOf(Phase::Bets, offering(ChoiceKind::Bet), "button", "button"), DecisionKind::Bet);
    }

    void a_reason_compares_both_moves_and_what_has_none_says_so() {
        constexpr bots::Analyzer::Budget kSome{60, 60};  // of fewer worlds hardly anything is believed
        int all = 0;
        for (const GameEntry& game : games()) {
            const kit::Record record = played(game.info.id);
            const auto match = new_match(record.game, record.seats, record.deal, record.options).value();
            const Players players = Players::usual(record.seats);
            int better = 0;
            int compared = 0;
            lookBack(record, 0, kSome, outlineOf(record, 0, {}), {},
                     [&](const Move& move) {
                         while (match->actions().size() < move.ply)
                             QVERIFY(match->play(record.actions[match->actions().size()]));
                         const bots::Analysis& found = move.judgement.analysis;
                         const QString why = MoveTexts(players).why(move);
                         QCOMPARE(why.isEmpty(), !found.better);
                         if (!found.better) return;
                         ++better;
                         const auto rather = match->why_rather(0, found.best, move.played);
                         QCOMPARE(move.compared, !rather.empty());
                         if (move.compared) QCOMPARE(move.why, rather);
                         QCOMPARE(move.whyPlayed, match->why_rather(0, move.played, found.best));
                         compared += move.compared ? 1 : 0;
                         if (move.compared || found.cost < 0.05) return;
                         const QString worlds = QLocale().toString(found.worlds);
                         QVERIFY2(found.worlds == 1 || why.contains(worlds + u" ways"_s), qPrintable(why));
                     },
                     {});
            QVERIFY2(compared > 0 || better == 0, game.info.id.data());
            all += compared;
        }
        QVERIFY(all > 0);
    }

    // It was "the only tile that fits", and better on the other arm.
    void a_reason_that_holds_for_both_moves_is_not_given() {
        int tried = 0;
        for (const GameEntry& game : games()) {
            const kit::Record record = played(game.info.id);
            const auto match = new_match(record.game, record.seats, record.deal, record.options).value();
            const Outline outline = outlineOf(record, 0, {});
            Judgements known;
            for (const std::size_t ply : outline.plies) {
                while (match->actions().size() < ply)
                    QVERIFY(match->play(record.actions[match->actions().size()]));
                const std::string& chosen = record.actions[ply];
                const kit::Phrase why = match->why(0, chosen);
                Judgement& judgement = known[ply];
                judgement.analysis.best = chosen;
                for (const std::string& other : match->legal()) {
                    if (other == chosen || why.empty() || match->why(0, other) != why) continue;
                    judgement.analysis.best = other;
                    judgement.analysis.better = true;
                    ++tried;
                    break;
                }
            }
            lookBack(record, 0, kEndless, outline, known,
                     [](const Move& move) { QVERIFY(move.compared || move.why.empty()); }, {});
        }
        QVERIFY(tried > 0);
    }

    void a_mistake_is_looked_at_longer_before_it_is_called_one() {
        const kit::Record record = played("matador", 200);
        const auto match = new_match(record.game, record.seats, record.deal, record.options).value();
        const Outline outline = outlineOf(record, 0, {});
        int mistakes = 0;
        int doubted = 0;
        lookBack(record, 0, kQuick, outline, {},
                 [&](const Move& move) {
                     while (match->actions().size() < move.ply)
                         QVERIFY(match->play(record.actions[match->actions().size()]));
                     const bots::Odds& odds = outline.oddsAt(move.ply);
                     const auto first = *analyze(*match, 0, move.played, kQuick, odds)({});
                     if (bots::grade_of(first, move.played, outline.spread) < bots::Grade::Mistake) {
                         QCOMPARE(move.judgement.analysis, first);
                         return;
                     }
                     ++doubted;
                     QCOMPARE(move.judgement.analysis,
                              *analyze(*match, 0, move.played, longer(kQuick), odds)({}));
                     QCOMPARE(move.judgement.analysis.best, first.best);  // the hint was right
                     if (move.grade >= bots::Grade::Mistake) ++mistakes;
                 },
                 {});
        QVERIFY(doubted > 2);
        QVERIFY(mistakes <= doubted);
    }

    void what_is_known_already_is_not_judged_once_more() {
        const kit::Record record = played("matador");
        Outline outline = outlineOf(record, 0, {});
        Judgements known;
        for (const std::size_t ply : outline.plies) known[ply].analysis.best = record.actions[ply];
        QElapsedTimer watch;
        watch.start();
        std::size_t told = 0;
        lookBack(record, 0, kEndless, outline, known,
                 [&](const Move& move) {
                     ++told;
                     QCOMPARE(move.grade, bots::Grade::Best);
                 },
                 {});
        QCOMPARE(told, outline.plies.size());
        QVERIFY(watch.elapsed() < 5000);
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

    void another_player_is_looked_at_and_the_first_is_not_forgotten() {
        const kit::Record record = played("matador");
        MatchAnalysis analysis;
        analysis.setCare(kQuick);
        Players two = Players::usual(2);
        two[1] = {u"Bea"_s, true, 3};
        analysis.lookAt(record, two, 0);
        QCOMPARE(analysis.people().size(), 2);
        QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
        const QVariantList first = analysis.curve();
        analysis.lookAs(1);
        QCOMPARE(analysis.playerName(), u"Bea"_s);
        QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
        QCOMPARE(analysis.total(), static_cast<int>(decisionsOf(record, 1).size()));
        analysis.setCare(kEndless);  // it would never be done
        analysis.lookAs(0);
        QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
        QCOMPARE(analysis.curve(), first);
    }

    void what_was_found_is_kept_and_is_there_at_once_the_next_time() {
        const QTemporaryDir folder;
        test::Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const MatchPlan plan = test::playedMatch("matador", 2, 7, 400);
        const int id = desk.import(plan);
        QVERIFY(id > 0);
        kit::Record record = new_match("matador", 2, *plan.deal, plan.options).value()->record();
        for (const PlayedText& each : plan.played) record.actions.push_back(each.action);
        QVariantList curve;
        {
            MatchAnalysis analysis;
            analysis.setArchive(&desk.archive);
            analysis.setCare(kQuick);
            analysis.lookAt(record, plan.players, 0, id);
            QTRY_VERIFY_WITH_TIMEOUT(analysis.complete(), kPatience);
            curve = analysis.curve();
        }
        MatchAnalysis again;
        again.setArchive(&desk.archive);
        again.setCare(kEndless);  // it would never be done
        again.lookAt(record, plan.players, 0, id);
        QTRY_VERIFY_WITH_TIMEOUT(again.complete(), kPatience);
        QCOMPARE(again.curve(), curve);
        again.lookAs(1);  // of whom nothing is known
        QTRY_VERIFY(again.total() > 0);
        QVERIFY(!again.complete());
    }

    void what_an_older_analyzer_has_found_is_found_anew() {
        const QTemporaryDir folder;
        test::Desk desk(folder.filePath(u"boneyard.sqlite"_s));
        const int id = desk.import(test::playedMatch("matador", 2, 7, 20));
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
            {"place 1-3 L 1", -6.1 / 3, 8.7 / 7, 0.1 / 3, true, 14.3 / 9, 0.7 / 3, 1.9 / 7, 0.1 / 9, 400}, 4};
        all[7] = {{"draw", 1, 1, 0, false, 0, 1, 1, 0, 1}, {}};
        QCOMPARE(judgementsIn(written(all)), all);
        QCOMPARE(judgementsIn("[[3,4],7,[-1,\"draw\",1,1,0,true,0,0,0,0,1,null]]"), Judgements());
        QCOMPARE(judgementsIn("[[3,\"draw\",1,1,0,true,0,1.5,0,0,1,null]]"), Judgements());
        QCOMPARE(judgementsIn("what?"), Judgements());
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
