// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include "history/replay.h"
#include "match/find.h"
#include "match/narrator.h"
#include "played_matches.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is told of points, and of whom a round has gone to.
class TestSessionToldPoints : public QObject {
    Q_OBJECT

private slots:
    void whatOneStrokeEarnsIsToldTogether();
    void whatARoundBringsIsNoTilesOwn();
    void pointsThatComeOneByOneForTheSameAreToldInOne();
    void whatABonusIsForIsSaid();
    void whoTakesARoundIsNamedByWhatEndedIt();
    void anUndercutNamesWhoKnockedAndWhoHadLess();
    void aHexagonIsCheeredWithItsSixTilesAndABridgeWithOne();
};

void TestSessionToldPoints::whatOneStrokeEarnsIsToldTogether() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QSignalSpy scored(session.table(), &Table::scored);
    session.startPlan(planFor(3, {}, 5, {{"target", 400}}, u"triominoes"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30000);
    const QRegularExpression form(u"^(\\d+) \\+ 40 bridge( \\+ .*)?$"_s);
    int bridges = 0;
    int lone = 0;
    for (const QVariantList& gain : std::as_const(scored)) {
        const QString words = gain[2].toString();
        if (words == u'+' + gain[1].toString()) ++lone;
        const auto match = form.match(words);
        if (!match.hasMatch()) continue;
        ++bridges;
        if (match.captured(2).isEmpty()) QCOMPARE(gain[1].toInt(), match.captured(1).toInt() + 40);
        QVERIFY(gain[5].toBool());  // at the tile, not at the seat
    }
    QVERIFY(bridges > 0);
    QVERIFY(lone > 0);
    // What each made in the round stands beside its hand.
    QString made;
    for (int row = 0; row < session.table()->sides()->count(); ++row) {
        for (const QVariant& one : session.table()->sides()->at(row, u"members"_s).toList())
            made += one.toMap()[u"sum"_s].toString();
    }
    QVERIFY2(made.contains(u"25 for going out"_s) || session.roundEnd()->text().contains(u"blocked"_s),
             qPrintable(made));
    QVERIFY(made.contains(u" tiles laid"_s));
    // Each of its parts says "for".
    const QRegularExpression part(u"(?<!for )(?<!drawing )(?<!passing )\\b\\d+ (?!for )[a-z]"_s);
    QVERIFY2(!made.contains(part), qPrintable(made));
}

/// Where tiles bring points of the round, a score is what these come to: it comes up at the seat, as those of
/// the others do, and not at the last tile, which may lie at somebody else's plate.
void TestSessionToldPoints::whatARoundBringsIsNoTilesOwn() {
    Match session;
    letPlainBotsPlay(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    int tiles = 0;
    int layers = 0;
    QSet<int> paid;  // for the round, before the tile that ends it is told of
    connect(session.table(), &Table::scored, this,
            [&](int seat, int, const QString& words, double, double, bool onTable, const QString& kind) {
                const bool round = kind == u"round"_s;
                QVERIFY2(!onTable || !round, qPrintable(words));
                tiles += onTable ? 1 : 0;
                if (round) paid.insert(seat);
            });
    connect(session.table(), &Table::laid, this, [&](int, int seat) {
        layers += paid.contains(seat) ? 1 : 0;
        paid.clear();
    });
    session.startPlan(planFor(3, {}, 22, {}, u"matching_elements"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
    QVERIFY(tiles > 0);
    QVERIFY(layers > 0);
}

void TestSessionToldPoints::pointsThatComeOneByOneForTheSameAreToldInOne() {
    Match session;
    session.turn()->setPlyLimit(0);
    session.startPlan(planFor(2, {}, 5, {}, u"triominoes"_s));
    QCOMPARE(session.table()->earned(u"draw"_s, -5, 1), u"\u22125 for drawing a tile"_s);
    QCOMPARE(session.table()->earned(u"draw"_s, -15, 3), u"\u221215 for drawing 3 tiles"_s);
    QCOMPARE(session.table()->earned(u"pass"_s, -10, 1), u"\u221210 for passing"_s);
    QCOMPARE(session.table()->earned(u"pass"_s, -60, 6), u"\u221260 for passing 6 times"_s);
    QCOMPARE(session.table()->earned(u"bridge"_s, 40, 1), u"+40 for a bridge"_s);
    QCOMPARE(session.table()->earned(u"triple"_s, 10, 1), u"+10 for the opening triple"_s);
}

void TestSessionToldPoints::whatABonusIsForIsSaid() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QStringList all;
    connect(&session, &Match::told, this, [&](const QString& text) { all.append(text); });
    session.startPlan(planFor(3, {}, 5, {{"target", 400}}, u"triominoes"_s));
    QTRY_VERIFY(session.turn()->phase() == Turn::MatchOver);
    const QRegularExpression bridge(u"gains \\d+ point[s()]*: .*\\+ 40 bridge"_s);
    const QRegularExpression plain(u"gains \\d+ point[s()]*\\."_s);
    const QRegularExpression drawn(u"loses 5 point[s()]*: a tile drawn\\."_s);
    const auto any = [&all](const QRegularExpression& form) { return !all.filter(form).isEmpty(); };
    QVERIFY(any(bridge));
    QVERIFY(any(plain));
    QVERIFY(any(drawn));
    const QRegularExpression twice(u"gains [^.]*\\. [^.]*gains "_s);
    for (const QString& text : std::as_const(all)) {
        const auto match = twice.match(text);  // once for each seat, at the end of a round
        QVERIFY2(!match.hasMatch() || match.captured().count(text.section(u' ', 0, 0)) < 2, qPrintable(text));
    }
}

void TestSessionToldPoints::whoTakesARoundIsNamedByWhatEndedIt() {
    QStringList endings;
    for (std::uint64_t deal = 1; deal < 30 && endings.size() < 6; ++deal) {
        Match session;
        session.turn()->pace()->setSpeed(u"instant"_s);
        session.startPlan(planFor(2, {}, deal, {{"target", 0}}));
        QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
        if (session.roundEnd()->kind() == u"out"_s) endings.append(session.roundEnd()->text());
    }
    QVERIFY(endings.contains(u"Ada laid their last tile."_s));
    QVERIFY(endings.contains(u"Bruno laid their last tile."_s));
}

/// By name: whoever looks, "You" or somebody else.
void TestSessionToldPoints::anUndercutNamesWhoKnockedAndWhoHadLess() {
    QSet<QString> said;
    for (std::uint64_t deal = 1; deal < 2000 && said.size() < 4; ++deal) {
        MatchPlan plan = playedMatch("tiles_and_deal", 2, deal, 9000);
        plan.players[0].human = deal % 2 == 1;
        Replay replay;
        QVERIFY(replay.show(plan));
        const auto& history = replay.whole()->history();
        for (std::size_t ply = 0; ply < history.size(); ++ply) {
            const kit::Event* over = find(history[ply], kit::EventType::RoundOver);
            if (over == nullptr || over->why != "undercut") continue;
            replay.setPly(static_cast<int>(ply) + 1);
            said.insert(Narrator(*replay.played(), replay.players()).roundText(false));
        }
    }
    QCOMPARE(said, (QSet<QString>{
                       u"Bruno knocked, but you had as little deadwood or less: an undercut."_s,
                       u"You knocked, but Bruno had as little deadwood or less: an undercut."_s,
                       u"An undercut, Ada against Bruno: the same deadwood, or less."_s,
                       u"An undercut, Bruno against Ada: the same deadwood, or less."_s,
                   }));
}

void TestSessionToldPoints::aHexagonIsCheeredWithItsSixTilesAndABridgeWithOne() {
    Match session;
    letPlainBotsPlay(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QList<qsizetype> highlights;
    QStringList why;
    connect(session.table(), &Table::scored, this,
            [&](int, int, const QString& words) { why.append(words); });
    connect(session.table(), &Table::happened, this, [&](Moment::Kind kind, const QList<int>& pieces) {
        if (kind != Moment::Ring && kind != Moment::Bridge) return;
        QCOMPARE(kind == Moment::Bridge, pieces.size() == 1);
        QVERIFY(pieces.contains(session.table()->pieces()->count() - 1));  // the tile just laid is part of it
        QVERIFY2(why.last().contains(pieces.size() == 1 ? u"40 bridge"_s : u"hexagon"_s),
                 qPrintable(why.last()));
        highlights.append(pieces.size());
    });
    session.startPlan(planFor(4, {}, 30, {{"target", 1500}}, u"triominoes"_s));
    QTRY_VERIFY_WITH_TIMEOUT(session.turn()->phase() == Turn::MatchOver, 30'000);
    QVERIFY(highlights.contains(1));
    QVERIFY(highlights.contains(6));
    QCOMPARE(highlights.count(1) + highlights.count(6), highlights.size());
}

BONEYARD_TEST(TestSessionToldPoints)
#include "tst_session_told_points.moc"
