// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSet>
#include <QTest>

#include "played_matches.h"
#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is worth a moment at a table, in matches of bots.
class TestWorthAMoment : public QObject {
    Q_OBJECT

    struct Seen {
        Moment::Kind kind{};
        QList<int> pieces;
        int seat = kit::kNobody;
        QString words;
        QSet<int> lying = {};  ///< then
        QSet<int> own = {};    ///< of them those that the seat has laid
    };
    Match session_;
    QList<Seen> seen_;
    QStringList told_;

    /// Plays a match to its end.
    void play(const QString& game, int seats, std::uint64_t deal, const kit::GivenOptions& options);
    [[nodiscard]] QList<Seen> all(Moment::Kind kind) const {
        QList<Seen> found;
        for (const Seen& one : seen_) {
            if (one.kind == kind) found.append(one);
        }
        return found;
    }

private slots:
    void initTestCase();
    void init() {
        seen_.clear();
        told_.clear();
    }
    void aBetThatIsMetOrMissedIsSeenAtItsSeat();
    void aJokerThatIsSwappedIsFreedAtItsPlace();
    void theTilesThatWonARoundAreTheWinners();
    void aRoundOfALineIsWonByTheWholeLine_data();
    void aRoundOfALineIsWonByTheWholeLine();
    void whereThereIsNoLineTheTilesOfTheWinnerHaveWon();
    void aSuperWinIsCalledOut();
    void theLastTileOfAHandIsAMoment();
    void aMatchIsWonOnce();
};

void TestWorthAMoment::initTestCase() {
    session_.turn()->pace()->setSpeed(u"instant"_s);
    connect(session_.table(), &Table::happened, this,
            [this](Moment::Kind kind, const QList<int>& pieces, int seat, const QString& words) {
                Seen now{kind, pieces, seat, words};
                for (const kit::Piece& piece : session_.table()->scene().pieces) {
                    now.lying.insert(piece.order);
                    if (int{piece.owner} == seat) now.own.insert(piece.order);
                }
                seen_.append(now);
            });
    connect(&session_, &Match::told, this, [this](const QString& text) { told_.append(text); });
}

void TestWorthAMoment::play(const QString& game, int seats, std::uint64_t deal,
                            const kit::GivenOptions& options) {
    QVERIFY(session_.startPlan(planFor(seats, {}, deal, options, game)));
    QTRY_VERIFY_WITH_TIMEOUT(session_.turn()->phase() == Turn::MatchOver, 60'000);
}

void TestWorthAMoment::aBetThatIsMetOrMissedIsSeenAtItsSeat() {
    QList<int> paid;
    const auto scored =
        connect(session_.table(), &Table::scored, this,
                [&](int seat, int, const QString&, double, double, bool, const QString& kind) {
                    if (kind == u"round"_s) paid.append(seat);
                });
    play(u"matching_elements"_s, 4, 3, {});
    disconnect(scored);
    QVERIFY(!paid.isEmpty());
    QList<int> met;
    for (const Seen& one : all(Moment::Met)) met.append(one.seat);
    for (const int seat : paid) QVERIFY(met.contains(seat));
    const qsizetype missed = all(Moment::Missed).size();
    QVERIFY(missed > 0);
    QCOMPARE(told_.join(u' ').count(u" missed the bet."_s), missed);
    for (const Seen& one : all(Moment::Missed)) QVERIFY(one.pieces.isEmpty());
    QCOMPARE(all(Moment::Out).size(), session_.match()->status().teams().size() - 2U);
}

void TestWorthAMoment::aJokerThatIsSwappedIsFreedAtItsPlace() {
    MatchPlan plan;
    std::string swap;
    for (std::uint64_t deal = 1; deal < 300 && swap.empty(); ++deal) {
        plan = playedMatch("tiles_and_deal", 2, deal);
        for (std::size_t i = 0; i < plan.played.size() && swap.empty(); ++i) {
            if (plan.played[i].action.rfind("swap", 0) != 0 || plan.played[i].by != By::Person) continue;
            swap = plan.played[i].action;
            plan.played.resize(i);
        }
    }
    QVERIFY(session_.startPlan(plan));
    seen_.clear();
    QVERIFY(session_.play(QString::fromStdString(swap)));
    QTRY_COMPARE(all(Moment::Freed).size(), 1);
    const Seen freed = all(Moment::Freed).first();
    QCOMPARE(freed.seat, 0);
    QCOMPARE(freed.pieces.size(), 1);
    session_.leave();
}

void TestWorthAMoment::theTilesThatWonARoundAreTheWinners() {
    play(u"tiles_and_deal"_s, 2, 1, {{"target", 0}});
    QCOMPARE(all(Moment::Match).size(), 1);
    const Seen won = all(Moment::Match).first();
    QVERIFY(!won.pieces.isEmpty());
    for (const kit::Piece& piece : session_.table()->scene().pieces)
        QCOMPARE(won.pieces.contains(piece.order), int{piece.owner} == won.seat);
}

void TestWorthAMoment::aRoundOfALineIsWonByTheWholeLine_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"matador", "russian", "matching_elements"})
        QTest::newRow(game) << QString::fromLatin1(game);
}

void TestWorthAMoment::aRoundOfALineIsWonByTheWholeLine() {
    QFETCH(QString, game);
    play(game, 3, 1,
         game == u"matching_elements"_s ? kit::GivenOptions{} : kit::GivenOptions{{"target", 60}});
    QVERIFY(!all(Moment::Round).isEmpty());
    for (const Seen& one : all(Moment::Round)) {
        QCOMPARE(QSet<int>(one.pieces.begin(), one.pieces.end()), one.lying);
        QCOMPARE(one.pieces.size(), one.lying.size());  // each once
    }
}

void TestWorthAMoment::whereThereIsNoLineTheTilesOfTheWinnerHaveWon() {
    play(u"triominoes"_s, 3, 1, {});
    QVERIFY(!all(Moment::Round).isEmpty());
    for (const Seen& one : all(Moment::Round)) {
        QVERIFY(one.pieces.size() > 1);
        QCOMPARE(QSet<int>(one.pieces.begin(), one.pieces.end()), one.own);
    }
}

void TestWorthAMoment::aSuperWinIsCalledOut() {
    for (std::uint64_t deal = 1; deal < 60 && all(Moment::Great).isEmpty(); ++deal)
        play(u"tiles_and_deal"_s, 2, deal, {{"target", 0}});
    QVERIFY(!all(Moment::Great).isEmpty());
    for (const Seen& one : std::as_const(seen_))
        QCOMPARE(one.words, one.kind == Moment::Great ? u"Super win!"_s : QString());
    QVERIFY(!all(Moment::Great).first().pieces.isEmpty());
}

void TestWorthAMoment::theLastTileOfAHandIsAMoment() {
    play(u"matador"_s, 2, 1, {{"target", 60}});
    QVERIFY(!all(Moment::LastTile).isEmpty());
    // the end of the round says it already
    const QStringList twice = told_.filter(u"'s last tile"_s);
    QVERIFY2(twice.isEmpty(), qPrintable(twice.join(u'\n')));
    QVERIFY(all(Moment::LastTile).size() <= session_.round());
}

void TestWorthAMoment::aMatchIsWonOnce() {
    play(u"russian"_s, 3, 1, {{"target", 60}});
    QCOMPARE(all(Moment::Match).size(), 1);
    QCOMPARE(all(Moment::Match).first().seat, int{session_.match()->status().winners.front()});
    QVERIFY(all(Moment::Round).size() < session_.round());
}

BONEYARD_TEST(TestWorthAMoment)
#include "tst_worth_a_moment.moc"
