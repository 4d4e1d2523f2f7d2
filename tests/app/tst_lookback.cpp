// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>

#include "analysed.h"
#include "analysis/lookback.h"
#include "analysis/movetexts.h"
#include "analysis/verdict.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

namespace {

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

/// How each move is judged, and the reasons that are given.
class TestLookBack : public QObject {
    Q_OBJECT

private slots:
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
                         QVERIFY2(found.worlds == 1 || why.contains(worlds + u" possible deals"_s),
                                  qPrintable(why));
                     },
                     {});
            QVERIFY2(compared > 0 || better == 0, game.info.id.data());
            all += compared;
        }
        QVERIFY(all > 0);
    }

    // It was "24.0 points" of a move that was played out to the end, and "55" of another.
    void points_are_whole_but_for_an_average_which_is_called_so() {
        Move move;
        bots::Analysis& found = move.judgement.analysis;
        found.better = true;
        found.best_points = 31;
        found.played_points = 7;
        found.cost = 24;
        found.worlds = 1;
        QCOMPARE(MoveTexts::cost(move), u"24 point(s)"_s);
        QVERIFY2(!MoveTexts::detail(move).contains(u".0"_s), qPrintable(MoveTexts::detail(move)));
        const QString certain = MoveTexts(Players::usual(2)).why(move);
        QVERIFY2(certain.contains(u"24 point(s) more"_s), qPrintable(certain));
        found.worlds = 400;
        QCOMPARE(MoveTexts::cost(move), u"24.0 points"_s);
        QVERIFY(MoveTexts::detail(move).contains(u"+31.0 points on average"_s));
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
                judgement.line = lineAt(record, ply);
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
                     const bool why = !first.better || !match->why_rather(0, first.best, move.played).empty();
                     if (why && bots::grade_of(first, move.played, outline.spread) < bots::Grade::Mistake) {
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

    void what_nothing_that_can_be_counted_explains_is_looked_at_longer() {
        int unexplained = 0;
        for (const GameEntry& game : games()) {
            const kit::Record record = played(game.info.id, 300, "beginner");
            const auto match = new_match(record.game, record.seats, record.deal, record.options).value();
            const Outline outline = outlineOf(record, 0, {});
            lookBack(record, 0, kQuick, outline, {},
                     [&](const Move& move) {
                         while (match->actions().size() < move.ply)
                             QVERIFY(match->play(record.actions[match->actions().size()]));
                         const bots::Odds& odds = outline.oddsAt(move.ply);
                         const auto first = *analyze(*match, 0, move.played, kQuick, odds)({});
                         if (!first.better || !match->why_rather(0, first.best, move.played).empty()) return;
                         if (bots::grade_of(first, move.played, outline.spread) >= bots::Grade::Mistake)
                             return;
                         ++unexplained;
                         auto found = *analyze(*match, 0, move.played, longer(kQuick), odds)({});
                         if (bots::grade_of(found, move.played, outline.spread) == bots::Grade::Good)
                             found.better = false;  // hardly, and for the match alone
                         QCOMPARE(move.judgement.analysis, found);
                     },
                     {});
        }
        QVERIFY(unexplained > 0);
    }

    void faults_are_counted_by_their_grade() {
        std::vector<Move> moves;
        const auto add = [&moves](bots::Grade grade, double cost) {
            Move move;
            move.grade = grade;
            move.kind = DecisionKind::Lay;
            move.judgement.analysis.better = grade >= bots::Grade::Inaccuracy;
            move.judgement.analysis.cost = cost;
            moves.push_back(move);
        };
        for (const double cost : {1, 2, 3}) add(bots::Grade::Inaccuracy, cost);
        for (const double cost : {10, 20}) add(bots::Grade::Mistake, cost);
        add(bots::Grade::Blunder, 40);
        add(bots::Grade::Good, 0);
        add(bots::Grade::Best, 0);
        const Verdict verdict = verdictOf(moves);
        QCOMPARE(verdict.moves, 8);
        QCOMPARE(verdict.faults, QList({Fault{u"lay"_s, 3, 2, 1, 76}}));
    }

    void what_is_known_already_is_not_judged_once_more() {
        const kit::Record record = played("matador");
        Outline outline = outlineOf(record, 0, {});
        Judgements known;
        for (const std::size_t ply : outline.plies) {
            known[ply].analysis.best = record.actions[ply];
            known[ply].line = lineAt(record, ply);
        }
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
};

BONEYARD_TEST(TestLookBack)
#include "tst_lookback.moc"
