// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "common/catalog.h"
#include "common/words.h"
#include "match/match.h"
#include "setup/matchsetup.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::ui;
using namespace Qt::StringLiterals;

/// The models that QML shows.
class TestModels : public QObject {
    Q_OBJECT

    using Tester = QAbstractItemModelTester;
    static constexpr auto kMode = Tester::FailureReportingMode::QtTest;

private slots:
    void init();
    void everyModelIsSoundWhileAMatchIsPlayed();
    void everyModelOfTheSetupIsSoundWhileItIsFilledIn();
    void rowsThatStayAreToldByDataChanged();
    void aHandKeepsTheOrderItWasGiven();
    void aTileThatIsTakenBackStandsWhereItStood();
    void drawnTilesComeToTheEndOfTheHand();
    void whatWasDrawnIsMarkedUntilATileIsPlayed();
    void aHandCanBeSorted();
    void theSameTileTwiceIsTwoRows();
    void eachPersonFindsHisHandAsHeLeftIt();
    void theTilesOfAMeldStandAsTheyAreLaid();
    void arrangedNoLongerTheHandStandsAsBefore();
    void eachPersonArrangesHisOwnHand();
    void spotsAreThoseOfTheTileOnly();
    void ofTheWaysToLieInOnePlaceTheOneThatBringsMostIsShown();
    void aPlaceOnWhichATileLiesAlreadyIsToldApart();
    void theNearestSpotIsTakenButNotBeyondTheLimit();
    void aTurnedTileStaysTurnedNearTheSameEnd();
    void turningGoesRoundTheWaysAtOneEndFirst();
    void aPreviewIsALittleTable();
    void phrasesAreFilledIn();
};

namespace {

/// The smallest model that there can be.
class Names : public RowModel {
public:
    Names() : RowModel({"name"}) {}
    void show(const QStringList& names) {
        QList<Row> rows;
        for (const QString& name : names) rows.append(Row{name});
        setRows(rows);
    }
};

std::vector<kit::HandTile> handOf(const QStringList& tiles) {
    std::vector<kit::HandTile> hand;
    for (const QString& tile : tiles) {
        std::vector<int> values;
        for (const QString& value : tile.split(u'-')) values.push_back(value.toInt());
        hand.push_back({{tile.toStdString(), values, tile.startsWith(u'2') ? "red" : "blue"}, true});
    }
    return hand;
}

QStringList tilesOf(const HandModel& hand) {
    QStringList tiles;
    for (int row = 0; row < hand.count(); ++row) tiles.append(hand.at(row, u"tile"_s).toString());
    return tiles;
}

/// The first two make a meld with the last, which comes between them.
std::vector<kit::HandTile> handWithAMeld() {
    auto hand = handOf({u"5-5"_s, u"9-9"_s, u"1-1"_s, u"11-11"_s, u"0-0"_s});
    for (const auto& [row, place] : {std::pair{1U, 0}, {3U, 2}, {4U, 1}}) {
        hand[row].group = 1;
        hand[row].place = place;
    }
    return hand;
}

/// Two ways to lay 1-2 at the left end, one at the right end; and another tile.
kit::Scene sceneWithSpots() {
    kit::Scene scene;
    scene.hand = handOf({u"1-2"_s, u"3-4"_s});
    scene.spots = {{"left line", "1-2", {-4, 0, 90}, "L", 0, {}},
                   {"left across", "1-2", {-4, 0.5, 0}, "L", 3, {}},
                   {"right line", "1-2", {4, 0, 90}, "R", 0, {}},
                   {"other", "3-4", {4, 0, 90}, "R", 0, {}}};
    return scene;
}

}  // namespace

void TestModels::init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

void TestModels::everyModelIsSoundWhileAMatchIsPlayed() {
    Match session;
    const Tester seats(session.table()->seats(), kMode);
    const Tester pieces(session.table()->pieces(), kMode);
    const Tester hand(session.table()->hand(), kMode);
    const Tester spots(session.selection()->spots(), kMode);
    const Tester marks(session.table()->marks(), kMode);
    const Tester choices(session.selection()->choices(), kMode);
    const Tester sheet(session.scoreSheet(), kMode);
    session.turn()->setPace(u"instant"_s);
    for (const char* game : {"matador", "russian"}) {
        MatchPlan plan{QString::fromLatin1(game), 4, 11, {{"target", 30}}, Players::usual(4)};
        plan.players[0].human = false;
        QVERIFY(session.startPlan(plan));
        QTRY_COMPARE_WITH_TIMEOUT(session.turn()->phase(), Turn::MatchOver, 30'000);
        QVERIFY(session.table()->pieces()->count() > 0);
        QCOMPARE(session.table()->seats()->count(), 4);
    }
    session.leave();
    QCOMPARE(session.table()->pieces()->count(), 0);
    QCOMPARE(session.table()->seats()->count(), 0);
}

void TestModels::everyModelOfTheSetupIsSoundWhileItIsFilledIn() {
    MatchSetup setup;
    const Tester options(setup.options(), kMode);
    const Tester players(setup.players(), kMode);
    setup.setSeats(4);
    setup.setPresetIndex(1);
    setup.setGameId(u"russian"_s);
    setup.setSeats(2);
    setup.setHuman(1, true);
    QCOMPARE(setup.players()->count(), 2);
}

void TestModels::rowsThatStayAreToldByDataChanged() {
    Names names;
    const Tester tester(&names, kMode);
    names.show({u"Ada"_s});
    QSignalSpy inserted(&names, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&names, &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(&names, &QAbstractItemModel::modelReset);
    QSignalSpy changed(&names, &QAbstractItemModel::dataChanged);
    names.show({u"Ada"_s, u"Bo"_s});
    QCOMPARE(inserted.count(), 1);
    QCOMPARE(changed.count(), 0);
    names.show({u"Bo"_s});
    QCOMPARE(removed.count(), 1);
    QCOMPARE(changed.count(), 1);
    names.show({u"Bo"_s});
    QCOMPARE(changed.count(), 1);  // nothing was different
    QCOMPARE(reset.count(), 0);
    QCOMPARE(names.at(0, u"name"_s).toString(), u"Bo"_s);
    QVERIFY(!names.at(1, u"name"_s).isValid());
    QVERIFY(!names.at(0, u"nonsense"_s).isValid());
}

void TestModels::aHandKeepsTheOrderItWasGiven() {
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

void TestModels::aTileThatIsTakenBackStandsWhereItStood() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    hand.move(2, 0);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));            // it was laid
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"4-4"_s}));  // another was drawn
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"4-4"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));  // both are taken back
    QCOMPARE(tilesOf(hand), (QStringList{u"2-3"_s, u"0-1"_s, u"1-1"_s}));
    hand.forget();
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s}));
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"0-1"_s, u"1-1"_s, u"2-3"_s}));
}

void TestModels::drawnTilesComeToTheEndOfTheHand() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"1-1"_s, u"5-6"_s}));
    QSignalSpy reset(&hand, &QAbstractItemModel::modelReset);
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s, u"5-6"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-6"_s, u"0-1"_s, u"2-3"_s}));
    QCOMPARE(reset.count(), 0);
}

void TestModels::whatWasDrawnIsMarkedUntilATileIsPlayed() {
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
    hand.show(0, handOf({u"0-1"_s, u"1-1"_s, u"2-3"_s, u"5-6"_s}));
    QCOMPARE(fresh(), QStringList());  // it was taken back
}

void TestModels::aHandCanBeSorted() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"0-6"_s, u"1-1"_s, u"2-3"_s, u"2-2"_s}));
    QVERIFY(hand.hasSuits());
    hand.move(0, 3);
    hand.move(0, 2);
    hand.sortByValue();
    QCOMPARE(tilesOf(hand), (QStringList{u"0-6"_s, u"1-1"_s, u"2-2"_s, u"2-3"_s}));
    hand.move(0, 3);
    hand.sortBySuit();  // blue before red
    QCOMPARE(tilesOf(hand), (QStringList{u"0-6"_s, u"1-1"_s, u"2-2"_s, u"2-3"_s}));
}

void TestModels::theSameTileTwiceIsTwoRows() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handOf({u"1-1"_s, u"1-1"_s, u"5-6"_s}));
    QCOMPARE(hand.count(), 3);
    hand.show(0, handOf({u"1-1"_s, u"5-6"_s}));
    QCOMPARE(tilesOf(hand), (QStringList{u"1-1"_s, u"5-6"_s}));
}

void TestModels::eachPersonFindsHisHandAsHeLeftIt() {
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

void TestModels::theTilesOfAMeldStandAsTheyAreLaid() {
    HandModel hand;
    const Tester tester(&hand, kMode);
    hand.show(0, handWithAMeld());
    hand.setArranged(true);
    QCOMPARE(tilesOf(hand), (QStringList{u"9-9"_s, u"0-0"_s, u"11-11"_s, u"5-5"_s, u"1-1"_s}));
    QCOMPARE(hand.gaps(), 1);
}

void TestModels::arrangedNoLongerTheHandStandsAsBefore() {
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

void TestModels::eachPersonArrangesHisOwnHand() {
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

void TestModels::spotsAreThoseOfTheTileOnly() {
    SpotModel spots;
    const Tester tester(&spots, kMode);
    spots.show(sceneWithSpots(), u"1-2"_s);
    QCOMPARE(spots.count(), 3);
    QCOMPARE(spots.at(1, u"gain"_s).toInt(), 3);
    QCOMPARE(spots.at(0, u"values"_s).value<QList<int>>(), (QList<int>{1, 2}));
    spots.setCurrent(1);
    QVERIFY(spots.at(1, u"current"_s).toBool());
    spots.show(sceneWithSpots(), u"3-4"_s);
    QCOMPARE(spots.count(), 1);
    QCOMPARE(spots.current(), -1);
    spots.show(sceneWithSpots(), {});
    QCOMPARE(spots.count(), 0);
}

void TestModels::ofTheWaysToLieInOnePlaceTheOneThatBringsMostIsShown() {
    kit::Scene scene;
    scene.hand.push_back({{"1-2", {1, 2}}, true});
    scene.spots.push_back({"a", "1-2", {0, 0, 0}, "place", 3, {}});
    scene.spots.push_back({"b", "1-2", {0, 0, 180}, "place", 4, {}});
    scene.spots.push_back({"c", "1-2", {5, 0, 0}, "place", 1, {}});
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"front"_s).toBool());
    QVERIFY(spots.at(1, u"front"_s).toBool());
    QVERIFY(spots.at(2, u"front"_s).toBool());
}

void TestModels::aPlaceOnWhichATileLiesAlreadyIsToldApart() {
    kit::Scene scene = sceneWithSpots();
    scene.pieces.push_back({{"6-6", {6, 6}}, {4.1, 0, 0}});
    SpotModel spots;
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"over"_s).toBool());
    QVERIFY(spots.at(2, u"over"_s).toBool());
    kit::Mark pile;
    pile.pose = {4.1, 0, 0};
    pile.kind = kit::MarkKind::Pile;
    scene.marks.push_back(pile);
    spots.show(scene, u"1-2"_s);
    QVERIFY(!spots.at(0, u"pile"_s).toBool());
    QVERIFY(spots.at(2, u"pile"_s).toBool());
}

void TestModels::theNearestSpotIsTakenButNotBeyondTheLimit() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    QCOMPARE(spots.nearest(3, 0, 2), 2);
    QCOMPARE(spots.nearest(-4, -0.1, 2), 0);
    QCOMPARE(spots.nearest(-4, 0.6, 2), 1);
    QCOMPARE(spots.nearest(0, 0, 2), -1);
}

void TestModels::aTurnedTileStaysTurnedNearTheSameEnd() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    spots.setCurrent(1);
    QCOMPARE(spots.nearest(-4, -0.1, 2), 1);  // nearer to the other way, but of the same end
    QCOMPARE(spots.nearest(4, 0, 2), 2);
    spots.setCurrent(2);
    QCOMPARE(spots.nearest(-4, 0, 2), 0);
}

void TestModels::turningGoesRoundTheWaysAtOneEndFirst() {
    SpotModel spots;
    spots.show(sceneWithSpots(), u"1-2"_s);
    spots.setCurrent(0);
    QCOMPARE(spots.cycled(1), 1);
    spots.setCurrent(1);
    QCOMPARE(spots.cycled(1), 0);
    QCOMPARE(spots.cycled(-1), 0);
    QCOMPARE(spots.walked(1), 2);
    spots.setCurrent(2);
    QCOMPARE(spots.walked(1), 0);
    QCOMPARE(spots.walked(-1), 1);
    spots.setCurrent(-1);
    QCOMPARE(spots.walked(1), 0);
    QCOMPARE(spots.walked(-1), 2);
    spots.show(sceneWithSpots(), {});
    QCOMPARE(spots.walked(1), -1);
    QCOMPARE(spots.cycled(1), -1);
}

void TestModels::aPreviewIsALittleTable() {
    Catalog catalog;
    for (int row = 0; row < catalog.games()->count(); ++row) {
        const QString id = catalog.games()->at(row, u"gameId"_s).toString();
        const QVariantMap preview = catalog.preview(id);
        QVERIFY(preview[u"pieces"_s].toList().size() >= 5);
        QVERIFY(preview[u"bounds"_s].toMap()[u"right"_s].toDouble() > 0);
        QCOMPARE(catalog.preview(id), preview);
        QVERIFY(!catalog.games()->at(row, u"blurb"_s).toString().isEmpty());
    }
    QVERIFY(catalog.preview(u"no such game"_s)[u"pieces"_s].toList().isEmpty());
    QCOMPARE(Catalog::levels().size(), 7);
}

void TestModels::phrasesAreFilledIn() {
    QCOMPARE(say({"t", "%2 meets %1", {5, std::string("2-5")}}), u"2-5 meets 5"_s);
    QCOMPARE(say({"t", "%L1 of 100%", {7}}), u"7 of 100%"_s);
    QCOMPARE(say({"t", "%1 and %3", {1}}), u"1 and %3"_s);
    QCOMPARE(say({"t", "%n tiles, %1", {std::string("%1")}, 3}), u"3 tiles, %1"_s);
    QCOMPARE(say({}), QString());
}

BONEYARD_TEST(TestModels)
#include "tst_models.moc"
