// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTest>

#include "sessions.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;

namespace {

/// Deal 5 gives the person the orange 3 to 7 and a joker; the orange 8 lies open.
MatchPlan plan() { return planFor(2, {0}, 5, {}, u"tiles_and_deal"_s); }

int rowOf(Match& session, const QString& tile) { return session.table()->hand()->rowOf(tile); }

QString kindAt(Match& session, int row, const QString& role) {
    return session.selection()->choices()->at(row, role).toString();
}

}  // namespace

/// Games in which several tiles of the hand are laid together.
class TestGathering : public QObject {
    Q_OBJECT

    std::unique_ptr<Match> session_;

private slots:
    void init() {
        session_ = std::make_unique<Match>();
        session_->turn()->pace()->setSpeed(u"instant"_s);
        QVERIFY(session_->startPlan(plan()));
        QVERIFY(session_->play(u"take"_s));
    }
    void tilesJoinTheChoiceAndLeaveIt();
    void chosenTilesThatMakeAMeldAreLaid();
    void tilesThatMakeNoMeldAreAnsweredWithASentence();
    void tilesThatAreTooFewForAMeldAreToldHowManyItTakes();
    void aHintToLayAMeldChoosesItsTiles();
    void aLoneTileHasItsPlaces();
    void whatBelongsTogetherStandsTogether();
    void whereNothingBelongsTogetherThatIsSaid();
    void aJokerStandsWhereItStandsIn();
    void theHandKeepsItsOrderOnceATileIsMoved();
    void aKnockThatCannotBeSaysWhy();
    void nothingIsGatheredBeforeATileIsDrawn();
};

void TestGathering::tilesJoinTheChoiceAndLeaveIt() {
    session_->selection()->tap(rowOf(*session_, u"O4"_s));
    session_->selection()->tap(rowOf(*session_, u"O5"_s));
    QCOMPARE(session_->table()->hand()->chosen(), (QStringList{u"O4"_s, u"O5"_s}));
    session_->selection()->tap(rowOf(*session_, u"O4"_s));
    QCOMPARE(session_->table()->hand()->chosen(), QStringList{u"O5"_s});
    QCOMPARE(session_->selection()->tile(), u"O5"_s);
}

void TestGathering::chosenTilesThatMakeAMeldAreLaid() {
    QSignalSpy laid(session_->table(), &Table::laid);
    for (const QString& tile : {u"O4"_s, u"O6"_s}) session_->selection()->tap(rowOf(*session_, tile));
    QVERIFY(!session_->selection()->choices()->together());
    session_->selection()->tap(rowOf(*session_, u"O5"_s));
    QVERIFY(session_->selection()->choices()->together());
    QVERIFY(kindAt(*session_, 0, u"ways"_s).isEmpty());
    QVERIFY(session_->choose(ChoiceModel::Meld));
    QCOMPARE(session_->match()->actions().back(), std::string("meld O4 O5 O6"));
    QCOMPARE(laid.count(), 3);
    QCOMPARE(session_->table()->hand()->chosenCount(), 0);
}

void TestGathering::tilesThatMakeNoMeldAreAnsweredWithASentence() {
    QSignalSpy said(session_.get(), &Match::said);
    for (const QString& tile : {u"O4"_s, u"R3"_s}) session_->selection()->tap(rowOf(*session_, tile));
    QVERIFY(!session_->choose(ChoiceModel::Meld));
    session_->advice()->refuseChosen();
    QCOMPARE(said.count(), 1);
    QVERIFY(said.first().first().toString().endsWith(u'.'));
}

void TestGathering::tilesThatAreTooFewForAMeldAreToldHowManyItTakes() {
    QSignalSpy said(session_.get(), &Match::said);
    for (const QString& tile : {u"O4"_s, u"O5"_s}) session_->selection()->tap(rowOf(*session_, tile));
    session_->advice()->refuseChosen();
    QCOMPARE(said.count(), 1);
    QCOMPARE(said.first().first().toString(), u"A meld takes three tiles or more: choose them first."_s);
}

void TestGathering::aHintToLayAMeldChoosesItsTiles() {
    session_->setThinker([](const kit::Match&, kit::Seat, int, std::uint64_t) -> bots::Bot {
        return [](const std::stop_token&) { return std::optional<std::string>("meld O3 O4 O5"); };
    });
    session_->selection()->tap(rowOf(*session_, u"O8"_s));
    session_->advice()->hint();
    QTRY_COMPARE(session_->table()->hand()->chosen(), (QStringList{u"O3"_s, u"O4"_s, u"O5"_s}));
    QVERIFY(session_->choose(ChoiceModel::Meld));
}

void TestGathering::aLoneTileHasItsPlaces() {
    session_->selection()->tap(rowOf(*session_, u"R3"_s));
    QCOMPARE(session_->selection()->spots()->count(), 1);  // the discard pile
    QCOMPARE(session_->selection()->spots()->action(0), u"discard R3"_s);
    session_->selection()->tap(rowOf(*session_, u"O4"_s));
    QCOMPARE(session_->selection()->spots()->count(), 0);  // two tiles have no place together
}

void TestGathering::whatBelongsTogetherStandsTogether() {
    HandModel* hand = session_->table()->hand();
    hand->setArranged(true);
    QVERIFY(hand->gaps() > 0);
    int before = std::numeric_limits<int>::max();
    int gap = 0;
    for (int row = 0; row < hand->count(); ++row) {
        const int group = hand->at(row, u"group"_s).toInt();
        if (row > 0 && group != before) ++gap;
        QCOMPARE(hand->at(row, u"gap"_s).toInt(), gap);
        if (before == 0) QCOMPARE(group, 0);  // what is left over comes last
        before = group;
    }
    QCOMPARE(hand->gaps(), gap);
}

void TestGathering::whereNothingBelongsTogetherThatIsSaid() {
    HandModel* hand = session_->table()->hand();
    const auto belongs = [&] {
        for (int row = 0; row < hand->count(); ++row) {
            if (hand->at(row, u"group"_s).toInt() > 0) return true;
        }
        return false;
    };
    for (std::uint64_t deal = 1; belongs() || deal == 1; ++deal)
        QVERIFY(session_->startPlan(planFor(2, {0}, deal, {}, u"tiles_and_deal"_s)));
    QSignalSpy said(hand, &HandModel::nothingToArrange);
    hand->setArranged(true);
    QCOMPARE(said.count(), 1);
    QVERIFY(!hand->arranged());
    QVERIFY(!session_->game()->gathering().arrangeNone.isEmpty());
}

void TestGathering::aJokerStandsWhereItStandsIn() {
    HandModel* hand = session_->table()->hand();
    int between = 0;
    for (std::uint64_t deal = 1; between < 3; ++deal) {
        QVERIFY(session_->startPlan(planFor(2, {0}, deal, {}, u"tiles_and_deal"_s)));
        hand->setArranged(true);
        QMap<int, QList<int>> melds;  // the ranks of each as they stand, 0 for a joker
        QMap<int, QSet<QString>> suits;
        for (int row = 0; row < hand->count(); ++row) {
            const int group = hand->at(row, u"group"_s).toInt();
            const int rank = hand->at(row, u"values"_s).value<QList<int>>().value(0);
            if (group == 0) continue;
            melds[group].append(rank);
            if (rank > 0) suits[group].insert(hand->at(row, u"suit"_s).toString());
        }
        for (auto meld = melds.cbegin(); meld != melds.cend(); ++meld) {
            if (suits[meld.key()].size() > 1) continue;  // a set: its joker stands for any
            QSet<int> starts;
            for (qsizetype i = 0; i < meld->size(); ++i) {
                const bool highAce = meld->at(i) == 1 && i > 0;
                if (meld->at(i) > 0) starts.insert((highAce ? 14 : meld->at(i)) - int(i));
            }
            QCOMPARE(starts.size(), 1);
            if (meld->indexOf(0) > 0 && meld->indexOf(0) + 1 < meld->size()) ++between;
        }
    }
}

void TestGathering::theHandKeepsItsOrderOnceATileIsMoved() {
    HandModel* hand = session_->table()->hand();
    hand->setArranged(true);
    const QString first = hand->at(0, u"tile"_s).toString();
    hand->move(0, 3);
    QVERIFY(!hand->arranged());
    QCOMPARE(hand->gaps(), 0);
    QCOMPARE(hand->at(3, u"tile"_s).toString(), first);
}

void TestGathering::aKnockThatCannotBeSaysWhy() {
    int knocks = 0;
    for (int row = 0; row < session_->selection()->choices()->count(); ++row) {
        if (session_->selection()->choices()->at(row, u"kind"_s) != ChoiceModel::Knock) continue;
        ++knocks;
        QCOMPARE(kindAt(*session_, row, u"action"_s), QString());
        QVERIFY(kindAt(*session_, row, u"whyNot"_s).contains(u"to knock"_s));
    }
    QCOMPARE(knocks, 1);
}

void TestGathering::nothingIsGatheredBeforeATileIsDrawn() {
    QVERIFY(session_->selection()->gathers());
    QVERIFY(session_->startPlan(plan()));
    QVERIFY(!session_->selection()->gathers());
    QVERIFY(!session_->table()->texts()->handNote().isEmpty());
}

BONEYARD_TEST(TestGathering)
#include "tst_gathering.moc"
