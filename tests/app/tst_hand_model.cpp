// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "hands.h"
#include "match/handmodel.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The hand as QML shows it: where its tiles stand.
class TestHandModel : public QObject {
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto kMode = Tester::FailureReportingMode::QtTest;

private slots:
    void init();
    void aHandKeepsTheOrderItWasGiven();
    void aTileThatIsTakenBackStandsWhereItStood();
    void aTileThatIsTakenBackFromTheNextRoundStandsWhereItStood();
    void whatComesBackIsNotMarkedAsDrawnThoughItIsNotKnown();
    void drawnTilesComeToTheEndOfTheHand();
    void drawnTilesComeBeforeAJokerThatStandsLast();
    void noDrawnTileComesIntoAMeldThatAJokerEnds();
    void whatWasDrawnIsMarkedUntilATileIsPlayed();
    void whoDrawsTheLikeOfWhatTheyThrewSeesItAsDrawn();
    void whatIsLeftOverStandsAsItStoodWhenAMoveIsTakenBack();
    void tilesKeepTheWayTheyStandWhenOthersGoAndCome();
    void twoThatStandAlikeLeaveAPlaceFreeBetweenThem();
    void theOneTileThatIsChosenSaysWhatTheHandIsWorthWithoutIt();
    void aHandCanBeSorted();
    void theSameTileTwiceIsTwoRows();
    void ofTwoAlikeTheOneThatIsLeftOverIsMeant();
    void eachPersonFindsHisHandAsHeLeftIt();
    void theTilesOfAMeldStandAsTheyAreLaid();
    void ofWaysThatAreAsGoodTheOneThatStoodStays();
    void aNewMeldStandsBehindThoseThatStood();
    void arrangedNoLongerTheHandStandsAsBefore();
    void eachPersonArrangesHisOwnHand();
};

namespace {

/// The first two make a meld with the last, which comes between them.
std::vector<kit::HandTile> handWithAMeld() {
    auto hand = handOf({u"5-5"_s, u"9-9"_s, u"1-1"_s, u"11-11"_s, u"0-0"_s});
    for (const auto& [row, place] : {std::pair{1U, 0}, {3U, 2}, {4U, 1}}) {
        hand[row].group = 1;
        hand[row].place = place;
    }
    return hand;
}

}  // namespace

void TestHandModel::init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

void TestHandModel::aHandKeepsTheOrderItWasGiven() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    hand.move(2, 0);
    hand.move(0, 99);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"2-3"_s, u"0-1"_s, u"1-1"_s}));
    hand.show(0, handOf({u"1-1"_s, u"2-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"2-3"_s, u"1-1"_s}));
}

void TestHandModel::aTileThatIsTakenBackStandsWhereItStood() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    hand.move(2, 0);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));            // it was laid
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"4-4"_s}));  // another was drawn
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"4-4"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}), true);  // both are taken back
    QCOMPARE(tilesOf(hand), (QStringList{u"2-3"_s, u"0-1"_s, u"1-1"_s}));
    hand.forget();
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"2-3"_s}));
}

void TestHandModel::aTileThatIsTakenBackFromTheNextRoundStandsWhereItStood() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    hand.move(2, 0);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));  // one was laid, and another
    hand.show(0, handOf({u"0-1"_s}));
    hand.turnTo(2, 1);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"5-5"_s, u"6-6"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"5-5"_s, u"6-6"_s}));
    hand.turnTo(1, 2);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}), true);
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}), true);
    QCOMPARE(tilesOf(hand), (QStringList{u"2-3"_s, u"0-1"_s, u"1-1"_s}));
    for (int row = 0; row < hand.count(); ++row) QVERIFY(!hand.at(row, u"fresh"_s).toBool());
    hand.forget();  // another match
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"2-3"_s}));
}

void TestHandModel::whatComesBackIsNotMarkedAsDrawnThoughItIsNotKnown() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));  // a match that goes on: how it stood before is not known
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}), true);
    for (int row = 0; row < hand.count(); ++row) QVERIFY(!hand.at(row, u"fresh"_s).toBool());
}

void TestHandModel::drawnTilesComeToTheEndOfTheHand() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"1-1"_s, u"5-6"_s}));
    QSignalSpy reset(&hand, &QAbstractItemModel::modelReset);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s, u"5-6"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-6"_s, u"0-1"_s, u"2-3"_s}));
    QCOMPARE(reset.count(), 0);
}

void TestHandModel::drawnTilesComeBeforeAJokerThatStandsLast() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    auto held = handOf({u"1-1"_s, u"5-6"_s, u"J"_s});
    held[2].face.suit.clear();
    hand.show(0, held);
    auto more = handOf({u"1-1"_s, u"5-6"_s, u"J"_s, u"2-3"_s});
    more[2].face.suit.clear();
    hand.show(0, more);
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-6"_s, u"2-3"_s, u"J"_s}));
    QVERIFY(hand.at(2, u"fresh"_s).toBool());
    QVERIFY(!hand.at(3, u"fresh"_s).toBool());
    hand.knowDrawn();
    QVERIFY(!hand.at(2, u"fresh"_s).toBool());
}

void TestHandModel::noDrawnTileComesIntoAMeldThatAJokerEnds() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    auto held = handOf({u"1-1"_s, u"5-5"_s, u"6-6"_s, u"J"_s});
    held[3].face.suit.clear();
    for (std::size_t i = 1; i < held.size(); ++i) held[i].group = 1;
    hand.show(0, held);
    auto more = held;
    more.push_back(handOf({u"2-3"_s}).front());
    hand.show(0, more);
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-5"_s, u"6-6"_s, u"J"_s, u"2-3"_s}));
}

void TestHandModel::whatWasDrawnIsMarkedUntilATileIsPlayed() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    const auto fresh = [&hand] {
        QStringList tiles;
        for (int row = 0; row < hand.count(); ++row) {
            if (hand.at(row, u"fresh"_s).toBool()) tiles.append(hand.at(row, u"tile"_s).toString());
        }
        return tiles;
    };
    hand.show(0, handOf({u"1-1"_s, u"5-6"_s}));
    QCOMPARE(fresh(), QStringList());  // it was dealt
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"5-6"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s, u"5-6"_s}));
    QCOMPARE(fresh(), (QStringList{u"0-1"_s, u"2-3"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    QCOMPARE(fresh(), QStringList());
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s, u"5-6"_s}), true);
    QCOMPARE(fresh(), QStringList());  // it was taken back
}

void TestHandModel::whoDrawsTheLikeOfWhatTheyThrewSeesItAsDrawn() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"B8"_s, u"K1"_s}));
    hand.show(0, handOf({u"B8"_s, u"K1"_s, u"R2"_s}));
    hand.show(0, handOf({u"K1"_s, u"R2"_s}));  // B8 is thrown
    hand.show(0, handOf({u"B8"_s, u"K1"_s, u"R2"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"K1"_s, u"R2"_s, u"B8"_s}));
    QVERIFY(hand.at(2, u"fresh"_s).toBool());
}

void TestHandModel::whatIsLeftOverStandsAsItStoodWhenAMoveIsTakenBack() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    auto held = handOf({u"B2"_s, u"R2"_s, u"K4"_s, u"K5"_s, u"R9"_s});
    for (std::size_t i = 0; i < 2; ++i) held[i].group = 1;
    hand.show(0, held);
    hand.move(4, 2);
    hand.setArranged(true);
    const QStringList before{u"B2"_s, u"R2"_s, u"R9"_s, u"K4"_s, u"K5"_s};
    QCOMPARE(tilesOf(hand), before);
    auto left = handOf({u"B2"_s, u"R2"_s, u"K4"_s, u"K5"_s});
    hand.show(0, left);  // R9 is thrown, and nothing is a meld any more
    hand.show(0, held, true);
    QCOMPARE(tilesOf(hand), before);
}

void TestHandModel::tilesKeepTheWayTheyStandWhenOthersGoAndCome() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    const auto ways = [&hand] {
        QStringList all;
        for (int row = 0; row < hand.count(); ++row)
            all.append(hand.at(row, u"tile"_s).toString() +
                       (hand.at(row, u"upended"_s).toBool() ? u"v"_s : u"^"_s));
        return all.join(u' ');
    };
    hand.show(0, handOf({u"1"_s, u"2"_s, u"3"_s, u"4"_s}));
    QCOMPARE(ways(), u"1^ 2v 3^ 4v"_s);
    hand.show(0, handOf({u"1"_s, u"3"_s, u"4"_s}));
    QCOMPARE(ways(), u"1^ 3^ 4v"_s);
    hand.show(0, handOf({u"1"_s, u"3"_s, u"4"_s, u"5"_s}));  // what is drawn fits at the end
    QCOMPARE(ways(), u"1^ 3^ 4v 5^"_s);
    hand.show(0, handOf({u"1"_s, u"3"_s, u"4"_s}), true);
    hand.show(0, handOf({u"1"_s, u"2"_s, u"3"_s, u"4"_s}), true);  // both taken back
    QCOMPARE(ways(), u"1^ 2v 3^ 4v"_s);
    hand.show(0, handOf({u"2"_s, u"3"_s, u"4"_s}));
    hand.show(0, handOf({u"1"_s, u"2"_s, u"3"_s, u"4"_s}), true);
    QCOMPARE(ways(), u"1^ 2v 3^ 4v"_s);
    hand.move(0, 2);
    QCOMPARE(ways(), u"2v 3^ 1^ 4v"_s);
    hand.sortByValue();
    QCOMPARE(ways().count(u'v'), 2);
    QVERIFY(!hand.at(0, u"upended"_s).toBool() && hand.at(1, u"upended"_s).toBool());
    hand.turnTo(2, 1);
    hand.show(0, handOf({u"7"_s, u"8"_s, u"9"_s}));
    QCOMPARE(ways(), u"7^ 8v 9^"_s);
}

void TestHandModel::twoThatStandAlikeLeaveAPlaceFreeBetweenThem() {
    HandModel hand;
    const auto columns = [&hand](int first, int from, int to) {
        QList<int> all;
        for (int row = first; row < hand.count(); ++row) all.append(hand.columnOf(row, first, from, to));
        return all;
    };
    hand.show(0, handOf({u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
    QCOMPARE(columns(0, -1, -1), QList<int>({0, 1, 2, 3, 4}));
    QCOMPARE(columns(0, 1, 1), QList<int>({0, 1, 2, 3, 4}));
    QCOMPARE(columns(0, 1, 4), QList<int>({0, 2, 3, 4, 5}));  // as if the second stood last
    QCOMPARE(columns(0, 4, 1), QList<int>({0, 2, 3, 4, 5}));
    hand.show(0, handOf({u"1"_s, u"3"_s, u"4"_s, u"5"_s}));  // all stay where they are
    QCOMPARE(columns(0, -1, -1), QList<int>({0, 2, 3, 4}));
    QCOMPARE(columns(2, -1, -1), QList<int>({0, 1}));
    QCOMPARE(hand.columns(), 4);
}

void TestHandModel::theOneTileThatIsChosenSaysWhatTheHandIsWorthWithoutIt() {
    HandModel hand;
    const QSignalSpy changed(&hand, &HandModel::chosenChanged);
    auto tiles = handOf({u"1"_s, u"2"_s, u"3"_s});
    tiles[0].without.text = "Nine";
    tiles[1].without.text = "Five";
    hand.show(0, tiles);
    QCOMPARE(hand.chosenNote(), QString());
    hand.choose(1, true);
    QCOMPARE(hand.chosenNote(), u"Five"_s);
    hand.choose(0, true);
    QCOMPARE(hand.chosenNote(), QString());  // of two, only one could go
    hand.chooseOnly(2);
    QCOMPARE(hand.chosenNote(), QString());  // which cannot be thrown
    hand.chooseOnly(0);
    QCOMPARE(hand.chosenNote(), u"Nine"_s);
    QVERIFY(changed.count() >= 4);
}

void TestHandModel::aHandCanBeSorted() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-6"_s, u"1-1"_s, u"2-3"_s, u"2-2"_s}));
    QVERIFY(hand.hasSuits());
    hand.move(0, 3);
    hand.move(0, 2);
    hand.sortByValue();
    QCOMPARE(tilesOf(hand), (QStringList{u"0-6"_s, u"1-1"_s, u"2-2"_s, u"2-3"_s}));
    hand.move(0, 3);
    QVERIFY(!hand.byValue());
    QSignalSpy told(&hand, &HandModel::orderChanged);
    hand.sortByValue();
    QVERIFY(hand.byValue() && !told.isEmpty());
    hand.move(0, 3);
    hand.sortBySuit();  // blue before red
    QCOMPARE(tilesOf(hand), (QStringList{u"0-6"_s, u"1-1"_s, u"2-2"_s, u"2-3"_s}));
}

void TestHandModel::theSameTileTwiceIsTwoRows() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"1-1"_s, u"1-1"_s, u"5-6"_s}));
    QCOMPARE(hand.count(), 3);
    hand.show(0, handOf({u"1-1"_s, u"5-6"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-6"_s}));
}

void TestHandModel::ofTwoAlikeTheOneThatIsLeftOverIsMeant() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    auto tiles = handWithAMeld();
    tiles[2] = tiles[1];  // the same tile, outside the meld
    tiles[2].group = 0;
    hand.show(0, tiles);
    QCOMPARE(hand.rowOf(u"9-9"_s), 2);
    QCOMPARE(hand.rowOf(u"11-11"_s), 3);
    QCOMPARE(hand.rowOf(u"6-6"_s), -1);
}

void TestHandModel::eachPersonFindsHisHandAsHeLeftIt() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));
    hand.move(0, 1);
    hand.show(kit::kNobody, {});
    QCOMPARE(hand.count(), 0);
    hand.show(1, handOf({u"2-2"_s, u"3-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"2-2"_s, u"3-3"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"0-1"_s}));
    hand.forget();
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s}));
}

void TestHandModel::theTilesOfAMeldStandAsTheyAreLaid() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handWithAMeld());
    hand.setArranged(true);
    QCOMPARE(tilesOf(hand), (QStringList{u"9-9"_s, u"0-0"_s, u"11-11"_s, u"5-5"_s, u"1-1"_s}));
    QCOMPARE(hand.gaps(), 1);
}

void TestHandModel::ofWaysThatAreAsGoodTheOneThatStoodStays() {
    HandModel hand;
    auto tiles = handOf({u"1-1"_s, u"2-2"_s, u"3-3"_s, u"4-4"_s});
    for (std::size_t i = 0; i < 3; ++i) {
        tiles[i + 1].group = 1;
        tiles[i + 1].place = static_cast<int>(i);
    }
    hand.show(0, tiles);
    hand.setArranged(true);
    const QStringList stood = tilesOf(hand);
    QCOMPARE(stood, (QStringList{u"2-2"_s, u"3-3"_s, u"4-4"_s, u"1-1"_s}));
    tiles = handOf({u"1-1"_s, u"2-2"_s, u"3-3"_s, u"4-4"_s, u"5-5"_s});
    for (std::size_t i = 0; i < 3; ++i) {
        tiles[i].group = 1;
        tiles[i].place = static_cast<int>(i);
    }
    tiles[0].ways = {{1, 0}, {0, 0}};
    tiles[1].ways = {{1, 1}, {1, 0}};
    tiles[2].ways = {{1, 2}, {1, 1}};
    tiles[3].ways = {{0, 0}, {1, 2}};
    tiles[4].ways = {{0, 0}, {0, 0}};
    hand.show(0, tiles);
    QCOMPARE(tilesOf(hand), stood + QStringList{u"5-5"_s});
}

void TestHandModel::aNewMeldStandsBehindThoseThatStood() {
    HandModel hand;
    auto tiles = handOf({u"1-1"_s, u"2-2"_s, u"3-3"_s, u"4-4"_s, u"5-5"_s});
    tiles[3].group = tiles[4].group = 1;
    tiles[4].place = 1;
    hand.show(0, tiles);
    hand.setArranged(true);
    QCOMPARE(tilesOf(hand), (QStringList{u"4-4"_s, u"5-5"_s, u"1-1"_s, u"2-2"_s, u"3-3"_s}));
    tiles[3].group = tiles[4].group = 2;
    tiles[0].group = tiles[1].group = 1;
    tiles[1].place = 1;
    hand.show(0, tiles);
    QCOMPARE(tilesOf(hand), (QStringList{u"4-4"_s, u"5-5"_s, u"1-1"_s, u"2-2"_s, u"3-3"_s}));
}

void TestHandModel::arrangedNoLongerTheHandStandsAsBefore() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handWithAMeld());
    hand.move(4, 0);
    hand.setArranged(true);
    hand.setArranged(false);
    QCOMPARE(tilesOf(hand), (QStringList{u"0-0"_s, u"5-5"_s, u"9-9"_s, u"1-1"_s, u"11-11"_s}));
    QCOMPARE(hand.gaps(), 0);

    hand.setArranged(true);
    auto later = handWithAMeld();
    later.erase(later.begin());
    later.push_back({{"3-3", {3, 3}, "blue"}, true});
    hand.show(0, later);
    QVERIFY(hand.arranged());
    hand.setArranged(false);
    QCOMPARE(tilesOf(hand), (QStringList{u"0-0"_s, u"9-9"_s, u"1-1"_s, u"11-11"_s, u"3-3"_s}));
}

void TestHandModel::eachPersonArrangesHisOwnHand() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handWithAMeld());
    hand.setArranged(true);
    hand.show(1, handWithAMeld());
    QVERIFY(!hand.arranged());
    QCOMPARE(tilesOf(hand).front(), u"5-5"_s);
    hand.show(0, handWithAMeld());
    QVERIFY(hand.arranged());
    QCOMPARE(tilesOf(hand).front(), u"9-9"_s);
}

BONEYARD_TEST(TestHandModel)

#include "tst_hand_model.moc"
