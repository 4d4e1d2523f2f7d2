// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

/// What somebody is helped with at the table: what to do, and why something cannot be done.
class TestSessionHelped : public QObject {
    Q_OBJECT

private slots:
    void aHintNamesALegalMoveAndAReason();
    void aHintWaitsUntilTheTilesLie();
    void aTileThatDoesNotFitIsAnsweredWithASentence();
    void aTileDroppedOnEmptyFeltIsAnsweredWhereItCannotBeLaid();
    void aLoneTileDroppedOnEmptyFeltIsToldThatAMeldTakesThree();
    void whoOpensAndWhyIsSaid();
    void nobodyIsToldToOpenWhoOnlyLooksOn();
    void aHintIsOfNoUseOnceSomethingWasDone();
};

void TestSessionHelped::aHintNamesALegalMoveAndAReason() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->hint();
    QTRY_COMPARE(hinted.count(), 1);
    const QString tile = hinted.first().at(0).toString();
    const std::string action = hinted.first().at(1).toString().toStdString();
    const auto legal = session.match()->legal();
    QVERIFY(session.table()->hand()->holds(tile));
    QVERIFY(std::find(legal.begin(), legal.end(), action) != legal.end());
    QVERIFY(!hinted.first().at(2).toString().isEmpty());
    QCOMPARE(ply(session), 0U);
}

void TestSessionHelped::aHintWaitsUntilTheTilesLie() {
    Match session;
    QVERIFY(session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2))));
    QSignalSpy hinted(session.advice(), &Advice::hinted);
    session.advice()->setHeld(true);  // one flies
    session.advice()->hint();
    QVERIFY(session.advice()->atRest());
    session.advice()->setHeld(false);
    QTRY_COMPARE(hinted.count(), 1);

    session.advice()->setHeld(true);
    session.advice()->hint();
    session.advice()->forget();  // something else was chosen
    session.advice()->setHeld(false);
    QVERIFY(session.advice()->atRest());
}

void TestSessionHelped::aTileThatDoesNotFitIsAnsweredWithASentence() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    session.ready();
    QVERIFY(playSomething(session));
    session.ready();
    QString useless;
    for (int row = 0; row < session.table()->hand()->count(); ++row) {
        if (!session.table()->hand()->at(row, u"playable"_s).toBool())
            useless = session.table()->hand()->at(row, u"tile"_s).toString();
    }
    QVERIFY(!useless.isEmpty());
    QSignalSpy said(&session, &Match::said);
    session.advice()->refuse(useless);
    QCOMPARE(said.count(), 1);
    QVERIFY(said.first().first().toString().endsWith(u'.'));
}

void TestSessionHelped::aTileDroppedOnEmptyFeltIsAnsweredWhereItCannotBeLaid() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 3)));
    session.ready();
    QVERIFY(playSomething(session));
    session.ready();
    QSignalSpy said(&session, &Match::said);
    for (int row = 0; row < session.table()->hand()->count(); ++row) {
        said.clear();
        const bool playable = session.table()->hand()->at(row, u"playable"_s).toBool();
        session.advice()->refuseAt(session.table()->hand()->at(row, u"tile"_s).toString(), 1000, 1000);
        QCOMPARE(said.count(), playable ? 0 : 1);
    }
}

void TestSessionHelped::aLoneTileDroppedOnEmptyFeltIsToldThatAMeldTakesThree() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {0, 1}, 598283172, {}, u"tiles_and_deal"_s)));
    session.ready();
    while (!session.play(u"draw"_s)) {
        QVERIFY(session.play(u"pass"_s));  // the tile that lies open is offered to both
        session.ready();
    }
    QSignalSpy said(&session, &Match::said);
    session.advice()->refuseAt(session.table()->hand()->at(0, u"tile"_s).toString(), 1000, 1000);
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), u"A meld takes three tiles or more: choose them first."_s);
}

void TestSessionHelped::whoOpensAndWhyIsSaid() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    const QRegularExpression opened(u"^(\\d-\\d-\\d opened: the highest triple dealt|No triple was dealt)"_s);
    session.startPlan(planFor(2, {0}, dealThatOpensWith(1, 2, "triominoes"), {}, u"triominoes"_s));
    QTRY_VERIFY(session.turn()->phase() == Turn::YourTurn);
    QVERIFY2(opened.match(session.table()->texts()->note()).hasMatch(),
             qPrintable(session.table()->texts()->note()));

    session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2, "triominoes"), {}, u"triominoes"_s));
    QVERIFY2(session.table()->texts()->note().contains(u"You open: "_s),
             qPrintable(session.table()->texts()->note()));
}

void TestSessionHelped::nobodyIsToldToOpenWhoOnlyLooksOn() {
    Match session;
    session.turn()->setPlyLimit(0);
    session.startPlan(planFor(2, {}, dealThatOpensWith(0, 2, "triominoes"), {}, u"triominoes"_s));
    QCOMPARE(session.table()->texts()->note(), QString());
}

void TestSessionHelped::aHintIsOfNoUseOnceSomethingWasDone() {
    Match session;
    const SlowBots bots(session);
    session.turn()->pace()->setSpeed(u"instant"_s);
    session.startPlan(planFor(2, {0}, dealThatOpensWith(0, 2)));
    QStringList order;
    connect(&session, &Match::acted, this, [&] { order.append(u"acted"_s); });
    connect(session.table(), &Table::laid, this, [&] { order.append(u"laid"_s); });
    QVERIFY(playSomething(session));
    QCOMPARE(order, (QStringList{u"acted"_s, u"laid"_s}));
}

BONEYARD_TEST(TestSessionHelped)
#include "tst_session_helped.moc"
