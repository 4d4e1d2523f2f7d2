// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "sessions.h"
#include "settings.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

namespace {

/// A match in which seat 0 is asked for its bet; false when that did not come about.
bool askForABet(MatchSession& session) {
    session.setPace(u"instant"_s);
    if (!session.startPlan(planFor(3, {0}, 3, {}, u"matching_elements"_s))) return false;
    return QTest::qWaitFor([&session] {
        if (session.phase() != MatchSession::YourTurn) return false;
        if (!session.choices()->actionOf(ChoiceModel::Bet).isEmpty()) return true;
        session.play(QString::fromStdString(session.match()->legal().front()));
        return false;
    });
}

}  // namespace

/// What is asked before tiles are laid, and how the seats stand to it.
class TestSessionAsked : public QObject {
    Q_OBJECT

private slots:
    void whoDealsIsAskedForAnElementOfHisHand();
    void aBetHasARangeAndSaysWhatItMeans();
    void aHintForABetNamesTheNumber();
    void aBetIsSaidInTheDigitsOfTheLanguage();
    void seatsSayHowTheyStandToTheirBets();
    void inAHurryBotsPlayOnUntilItIsMyTurn();
    void nobodyHurriesBotsThatPlayAmongThemselves();
    void theTileOfTheAuctionLiesAtItsSeat();
};

void TestSessionAsked::whoDealsIsAskedForAnElementOfHisHand() {
    MatchSession session;
    // "0-0 wins before any other double": the one who draws it deals, and is asked at once.
    QVERIFY(session.startPlan(planFor(4, {0}, 3, {}, u"matching_elements"_s)));
    QCOMPARE(session.phase(), MatchSession::YourTurn);
    QVERIFY(!session.question().isEmpty());
    QVERIFY(!session.questionText().isEmpty());
    const std::vector<std::string> legal = session.match()->legal();
    QCOMPARE(session.choices()->count(), int(legal.size()));
    for (int row = 0; row < session.choices()->count(); ++row) {
        QCOMPARE(session.choices()->at(row, u"action"_s).toString(),
                 u"colour "_s + session.choices()->at(row, u"suit"_s).toString());
    }
    QVERIFY(session.play(QString::fromStdString(legal.front())));
    QCOMPARE(session.suit(), QString::fromStdString(legal.front()).section(u' ', 1));
}

void TestSessionAsked::aBetHasARangeAndSaysWhatItMeans() {
    MatchSession session;
    QVERIFY(askForABet(session));
    const QVariantMap range = session.choices()->range();
    const int low = range.value(u"low"_s).toInt();
    const int usual = range.value(u"usual"_s).toInt();
    QVERIFY(low <= usual && usual <= range.value(u"high"_s).toInt());
    QVERIFY(range.value(u"meaning"_s).toString().contains(u"%1"_s));
    QVERIFY(!session.play(u"bet %1"_s.arg(range.value(u"high"_s).toInt() + 1)));
    QVERIFY(session.play(u"bet %1"_s.arg(low)));
    QVERIFY(session.choices()->range().isEmpty() || session.phase() == MatchSession::YourTurn);
}

void TestSessionAsked::aHintForABetNamesTheNumber() {
    MatchSession session;
    QVERIFY(askForABet(session));
    QSignalSpy hinted(&session, &MatchSession::hinted);
    session.hint();
    QTRY_COMPARE(hinted.size(), 1);
    const QString number = hinted[0][1].toString().section(u' ', 1);
    QVERIFY(!number.isEmpty());
    QVERIFY2(hinted[0][2].toString().startsWith(u"Bet %1."_s.arg(number)),
             qPrintable(hinted[0][2].toString()));
}

void TestSessionAsked::aBetIsSaidInTheDigitsOfTheLanguage() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath(u"settings.ini"_s), {});
    settings.setLanguage(u"ar"_s);
    const auto back = qScopeGuard([&settings] { settings.setLanguage(u"en"_s); });
    MatchSession session;
    QVERIFY(askForABet(session));
    QSignalSpy hinted(&session, &MatchSession::hinted);
    session.hint();
    QTRY_COMPARE(hinted.size(), 1);
    const int number = hinted[0][1].toString().section(u' ', 1).toInt();
    const QString advice = hinted[0][2].toString();
    QVERIFY2(advice.contains(QLocale(u"ar"_s).toString(number)) && !advice.contains(u'%'),
             qPrintable(advice));
    QVERIFY(session.play(u"bet %1"_s.arg(number)));
    const QString word = session.seats()->at(0, u"word"_s).toString();
    QVERIFY2(word.contains(QLocale(u"ar"_s).toString(number)) && !word.contains(u'%'), qPrintable(word));
}

void TestSessionAsked::seatsSayHowTheyStandToTheirBets() {
    MatchSession session;
    QVERIFY(askForABet(session));
    QVERIFY(session.play(u"bet %1"_s.arg(session.choices()->range().value(u"low"_s).toInt())));
    const QRegularExpression standing(u"^-?\\d+ of \\d+$"_s);
    QVERIFY(QTest::qWaitFor([&] {
        if (session.phase() == MatchSession::YourTurn && session.pieces()->count() == 0) {
            session.play(QString::fromStdString(session.match()->legal().back()));
        }
        return session.pieces()->count() > 0;
    }));
    for (int row = 0; row < 3; ++row) {
        const QString brief = session.seats()->at(row, u"brief"_s).toString();
        QVERIFY2(standing.match(brief).hasMatch(), qPrintable(brief));
        const bool met = brief.section(u' ', 0, 0).toInt() >= brief.section(u' ', -1).toInt();
        QCOMPARE(session.seats()->at(row, u"standing"_s).toInt(),
                 met ? int(SeatModel::Met) : int(SeatModel::Unmet));
    }
}

void TestSessionAsked::inAHurryBotsPlayOnUntilItIsMyTurn() {
    MatchSession session;
    session.setPace(u"slow"_s);
    const std::uint64_t deal = dealThatOpensWith(1, 4, "triominoes");
    QVERIFY(session.startPlan(planFor(4, {0}, deal, {}, u"triominoes"_s)));
    QCOMPARE(session.phase(), MatchSession::BotTurn);
    QVERIFY(session.canHurry());
    session.hurry();
    QVERIFY(!session.canHurry());
    QVERIFY(QTest::qWaitFor([&] { return session.phase() != MatchSession::BotTurn; }, 3000));  // else 4.5 s
    QVERIFY(session.phase() == MatchSession::YourTurn);
}

void TestSessionAsked::nobodyHurriesBotsThatPlayAmongThemselves() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(3, {}, 1)));
    QVERIFY(!session.canHurry());
}

void TestSessionAsked::theTileOfTheAuctionLiesAtItsSeat() {
    MatchSession session;
    QVERIFY(session.startPlan(planFor(4, {0}, 7, {}, u"matching_elements"_s)));
    QVERIFY(session.match()->status().phase == kit::Phase::Auction);
    for (int row = 0; row < 4; ++row) {
        QCOMPARE(session.seats()->at(row, u"shown"_s).toList().size(), qsizetype(1));
    }
}

BONEYARD_TEST(TestSessionAsked)
#include "tst_session_asked.moc"
