// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "sessions.h"
#include "settings/settings.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is asked before tiles are laid, and how the seats stand to it.
class TestSessionAsked : public QObject {
    Q_OBJECT

private slots:
    void whoDealsIsAskedForAnElementOfHisHand();
    void aBetHasARangeAndSaysWhatItMeans();
    void whoGoesOutIsToldHisPlaceAndCanGoToTheResult();
    void partnersHaveOneScoreAndOneMarkAndWinTogether_data();
    void partnersHaveOneScoreAndOneMarkAndWinTogether();
    void aBetIsSaidInTheDigitsOfTheLanguage();
    void seatsSayHowTheyStandToTheirBets();
    void inAHurryBotsPlayOnUntilItIsMyTurn();
    void whoHasLaidAllTilesHasNoTurnToComeInTheRound();
    void nobodyHurriesBotsThatPlayAmongThemselves();
    void nobodyHurriesBotsThatWillNotMove();
    void theTileOfTheAuctionLiesAtItsSeat();
};

void TestSessionAsked::whoDealsIsAskedForAnElementOfHisHand() {
    Match session;
    // "0-0 wins before any other double": the one who draws it deals, and is asked at once.
    QVERIFY(session.startPlan(planFor(4, {0}, 3, {}, u"matching_elements"_s)));
    QCOMPARE(session.turn()->phase(), Turn::YourTurn);
    QVERIFY(!session.table()->texts()->question().isEmpty());
    QVERIFY(!session.table()->texts()->questionText().isEmpty());
    const std::vector<std::string> legal = session.match()->legal();
    QCOMPARE(session.selection()->choices()->count(), int(legal.size()));
    for (int row = 0; row < session.selection()->choices()->count(); ++row) {
        QCOMPARE(session.selection()->choices()->at(row, u"action"_s).toString(),
                 u"colour "_s + session.selection()->choices()->at(row, u"suit"_s).toString());
    }
    QVERIFY(session.play(QString::fromStdString(legal.front())));
    QCOMPARE(session.table()->texts()->suit(), QString::fromStdString(legal.front()).section(u' ', 1));
}

void TestSessionAsked::aBetHasARangeAndSaysWhatItMeans() {
    Match session;
    QVERIFY(askForABet(session));
    const QVariantMap range = session.selection()->choices()->range();
    const int low = range.value(u"low"_s).toInt();
    const int usual = range.value(u"usual"_s).toInt();
    QVERIFY(low <= usual && usual <= range.value(u"high"_s).toInt());
    QVERIFY(range.value(u"meaning"_s).toString().contains(u"%1"_s));
    QVERIFY(!session.play(u"bet %1"_s.arg(range.value(u"high"_s).toInt() + 1)));
    QVERIFY(session.play(u"bet %1"_s.arg(low)));
    QVERIFY(session.selection()->choices()->range().isEmpty() || session.turn()->phase() == Turn::YourTurn);
}

void TestSessionAsked::aBetIsSaidInTheDigitsOfTheLanguage() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    settings.setLanguage(u"ar"_s);
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    Match session;
    QVERIFY(askForABet(session));
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->hint();
    QTRY_COMPARE(hinted.size(), 1);
    const int number = hinted[0][1].toString().section(u' ', 1).toInt();
    const QString advice = hinted[0][2].toString();
    QVERIFY2(advice.contains(QLocale(u"ar"_s).toString(number)) && !advice.contains(u'%'),
             qPrintable(advice));
    QVERIFY(session.play(u"bet %1"_s.arg(number)));
    // What it did stands on its plate, and is not said once more.
    QCOMPARE(session.table()->seats()->at(0, u"word"_s).toString(), QString());
    const QString word = session.table()->seats()->at(0, u"brief"_s).toString();
    QVERIFY2(word.contains(QLocale(u"ar"_s).toString(number)) && !word.contains(u'%'), qPrintable(word));
}

void TestSessionAsked::seatsSayHowTheyStandToTheirBets() {
    Match session;
    QVERIFY(askForABet(session));
    QVERIFY(session.play(u"bet %1"_s.arg(session.selection()->choices()->range().value(u"low"_s).toInt())));
    const QRegularExpression standing(u"^\u2212?\\d+ of \\d+$"_s);
    QVERIFY(QTest::qWaitFor([&] {
        if (session.turn()->phase() == Turn::YourTurn && session.table()->pieces()->count() == 0) {
            session.play(QString::fromStdString(session.match()->legal().back()));
        }
        return session.table()->pieces()->count() > 0;
    }));
    for (int row = 0; row < 3; ++row) {
        const QString brief = session.table()->seats()->at(row, u"brief"_s).toString();
        QVERIFY2(standing.match(brief).hasMatch(), qPrintable(brief));
        const bool met =
            brief.section(u' ', 0, 0).replace(QChar(0x2212), u'-').toInt() >= brief.section(u' ', -1).toInt();
        QCOMPARE(session.table()->seats()->at(row, u"standing"_s).toInt(),
                 met ? int(SeatModel::Met) : int(SeatModel::Unmet));
    }
}

void TestSessionAsked::inAHurryBotsPlayOnUntilItIsMyTurn() {
    Match session;
    session.turn()->pace()->setSpeed(u"slow"_s);
    const std::uint64_t deal = dealThatOpensWith(1, 4, "triominoes");
    QVERIFY(session.startPlan(planFor(4, {0}, deal, {}, u"triominoes"_s)));
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QVERIFY(session.turn()->canHurry());
    session.turn()->hurry();
    QVERIFY(!session.turn()->canHurry());
    QVERIFY(QTest::qWaitFor([&] { return session.turn()->phase() != Turn::BotTurn; }, 3000));  // else 4.5 s
    QVERIFY(session.turn()->phase() == Turn::YourTurn);
}

void TestSessionAsked::whoHasLaidAllTilesHasNoTurnToComeInTheRound() {
    Match session;
    letPlainBotsPlay(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(3, {0}, 11, {{"colours", 2}}, u"matching_elements"_s)));
    int without = 0;
    const auto look = [&] {
        const kit::Status status = session.match()->status();
        if (session.turn()->phase() != Turn::BotTurn || status.phase != kit::Phase::Play) return;
        QVERIFY(session.turn()->turnsToCome());
        QCOMPARE(session.turn()->turnsInRound(), status.hand_counts[0] > 0);
        without += status.hand_counts[0] > 0 ? 0 : 1;
    };
    connect(session.turn(), &Turn::changed, this, look);
    const auto play = [&] {
        if (session.turn()->phase() == Turn::RoundOver || session.turn()->phase() == Turn::MatchOver) {
            if (without == 0) session.next();
        } else if (session.turn()->mayAct()) {
            const std::vector<std::string> legal = session.match()->legal();
            const auto lays = std::find_if(legal.begin(), legal.end(),
                                           [](const auto& action) { return action.starts_with("place"); });
            const QString action = QString::fromStdString(lays != legal.end() ? *lays : legal.front());
            session.play(action.section(u".."_s, 0, 0));
        }
        return without > 0;
    };
    QVERIFY(QTest::qWaitFor(play, 60'000));
}

void TestSessionAsked::nobodyHurriesBotsThatPlayAmongThemselves() {
    Match session;
    QVERIFY(session.startPlan(planFor(3, {}, 1)));
    QVERIFY(!session.turn()->canHurry());
}

void TestSessionAsked::nobodyHurriesBotsThatWillNotMove() {
    Match session;
    session.turn()->setPlyLimit(0);  // as at the table of a puzzle
    QVERIFY(session.startPlan(planFor(3, {0}, dealThatOpensWith(1, 3))));
    QCOMPARE(session.turn()->phase(), Turn::BotTurn);
    QVERIFY(!session.turn()->canHurry());
}

void TestSessionAsked::theTileOfTheAuctionLiesAtItsSeat() {
    Match session;
    QVERIFY(session.startPlan(planFor(4, {0}, 7, {}, u"matching_elements"_s)));
    QVERIFY(session.match()->status().phase == kit::Phase::Auction);
    for (int row = 0; row < 4; ++row) {
        QCOMPARE(session.table()->seats()->at(row, u"shown"_s).toList().size(), qsizetype(1));
    }
}

void TestSessionAsked::whoGoesOutIsToldHisPlaceAndCanGoToTheResult() {
    Match session;
    letPlainBotsPlay(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    MatchPlan plan = planFor(3, {0}, 11, {{"colours", 2}}, u"matching_elements"_s);
    QVERIFY(session.startPlan(plan));
    QStringList stages;
    // The player folds, bets the most, which is never met, and so has the lowest total.
    const auto told = [&](const QString& stage) {
        if (stage.isEmpty() || stages.contains(stage)) return;
        stages.append(stage);
        // The player is as far behind as the lower of the two others has more.
        const auto& scores = session.match()->status().scores;
        const int behind = std::min(scores[1], scores[2]) - scores[0];
        if (behind > 0)
            QCOMPARE(stage, u"the lowest total drops out, unless it takes the round: you are %1 behind"_s.arg(
                                behind));
    };
    const auto play = [&] {
        told(session.table()->texts()->stage());
        if (session.turn()->phase() == Turn::RoundOver && session.turn()->turnsToCome()) session.next();
        if (session.turn()->phase() != Turn::YourTurn) return !session.turn()->turnsToCome();
        QString action = QString::fromStdString(session.match()->legal().front());
        if (action.startsWith(u"bid"_s)) action = u"fold"_s;
        if (const auto dots = action.indexOf(u".."_s); action.startsWith(u"bet"_s) && dots > 0)
            action = u"bet "_s + action.mid(dots + 2);
        session.play(action);
        return !session.turn()->turnsToCome();
    };
    QVERIFY(QTest::qWaitFor(play, 60'000));
    QCOMPARE(session.turn()->phase(), Turn::RoundOver);
    QCOMPARE(session.roundEnd()->outTitle(), u"You are out: place 3 of 3"_s);
    QVERIFY2(session.roundEnd()->title().endsWith(u"takes the elimination round"_s),
             qPrintable(session.roundEnd()->title()));
    QVERIFY2(stages.join(u'|').contains(u"the lowest total drops out"_s), qPrintable(stages.join(u'|')));
    QCOMPARE(session.table()->seats()->at(0, u"standing"_s).toInt(), int(SeatModel::Out));
    session.turn()->hurry();
    QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 60'000);
    QVERIFY(session.table()->seats()->at(0, u"brief"_s).toString().startsWith(u"out since round"_s));
    // What the final was decided by is what stands there, and not the totals from before it.
    int best = -1000;
    for (int seat = 1; seat < 3; ++seat) {
        const QVariant decides = session.table()->seats()->at(seat, u"decides"_s);
        QVERIFY(decides.isValid());
        best = std::max(best, decides.toInt());
    }
    for (int seat = 1; seat < 3; ++seat) {
        if (session.table()->seats()->at(seat, u"winner"_s).toBool())
            QCOMPARE(session.table()->seats()->at(seat, u"decides"_s).toInt(), best);
    }
}

void TestSessionAsked::partnersHaveOneScoreAndOneMarkAndWinTogether_data() {
    QTest::addColumn<QString>("teams");
    QTest::addColumn<int>("sides");
    QTest::newRow("three teams of two") << u"3x2"_s << 3;
    QTest::newRow("two teams of three") << u"2x3"_s << 2;
}

void TestSessionAsked::partnersHaveOneScoreAndOneMarkAndWinTogether() {
    QFETCH(QString, teams);
    QFETCH(int, sides);
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    const kit::GivenOptions options{{"colours", 2}, {"teams", teams.toStdString()}};
    QVERIFY(session.startPlan(planFor(6, {}, 21, options, u"matching_elements"_s)));
    const auto cell = [&](int seat, const char* role) {
        return session.table()->seats()->at(seat, QString::fromLatin1(role));
    };
    for (int seat = 0; seat < 6; ++seat) {
        QCOMPARE(cell(seat, "team").toInt(), seat % sides);
        QStringList partners;
        for (int other = seat % sides; other < 6; other += sides) {
            if (other != seat) partners.append(cell(other, "name").toString());
        }
        QCOMPARE(cell(seat, "partners").toString(), QLocale().createSeparatedList(partners));
    }
    QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 90'000);
    const kit::Status status = session.match()->status();
    const kit::Scene scene = session.match()->scene(0, 1.6);
    int best = -1000;
    for (int side = 0; side < sides; ++side) {
        int score = 0;
        int decides = 0;
        for (int seat = side; seat < 6; seat += sides) {
            score += status.scores[std::size_t(seat)];
            decides += scene.seats[std::size_t(seat)].decides.value_or(0);
        }
        const bool in = scene.seats[std::size_t(side)].decides.has_value();
        if (in) best = std::max(best, decides);
        for (int seat = side; seat < 6; seat += sides) {
            QCOMPARE(cell(seat, "score").toInt(), score);
            QCOMPARE(cell(seat, "decides").isValid(), in);
            if (in) QCOMPARE(cell(seat, "decides").toInt(), decides);
        }
    }
    QCOMPARE(status.winners.size(), std::size_t(6 / sides));
    QCOMPARE(cell(status.winners[0], "decides").toInt(), best);
    QStringList names;
    for (const kit::Seat seat : status.winners) names.append(cell(seat, "name").toString());
    QCOMPARE(Narrator(*session.played(), session.players()).matchTitle(),
             QLocale().createSeparatedList(names) + u" win the match"_s);
}

BONEYARD_TEST(TestSessionAsked)
#include "tst_session_asked.moc"
