// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "common/catalog.h"
#include "common/picture.h"
#include "common/words.h"
#include "match/match.h"
#include "played_matches.h"
#include "sessions.h"
#include "setup/matchsetup.h"
#include "suite.h"

using namespace boneyard;
using namespace boneyard::test;
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
    void aPreviewIsALittleTable();
    void noTableIsAnEmptyPicture();
    void aPictureHasThePilesOfTheTable();
    void whoLaidATileIsToldUntilOneActsOneself();
    void whoLaidATileIsToldWhileOneDraws();
    void ofTwoItIsPlainWhoLaidATile();
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
    session.turn()->pace()->setSpeed(u"instant"_s);
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

void TestModels::noTableIsAnEmptyPicture() {
    for (const GameEntry& game : games()) {
        const auto match = new_match(std::string(game.info.id), game.info.min_seats, 5, {});
        const QVariantMap picture = pictureOf(pictured((*match)->scene(0, 1.1), (*match)->status()));
        QVERIFY2(!picture[u"pieces"_s].toList().isEmpty(), game.info.id.data());
    }
}

/// All through matches: the stock while anything is left in it, and what is open on top of each pile.
void TestModels::aPictureHasThePilesOfTheTable() {
    constexpr double kReach = 0.999;  // of a tile from its middle
    for (const GameEntry& game : games()) {
        const auto made = new_match(std::string(game.info.id), game.info.min_seats, 5, {});
        kit::Match& match = **made;
        for (const PlayedText& played :
             playedMatch(std::string(game.info.id), game.info.min_seats, 5).played) {
            const kit::Scene scene = match.scene(0, 1.1);
            const kit::Status status = match.status();
            const QVariantMap picture = pictureOf(pictured(scene, status));
            qsizetype piles = 0;
            for (const kit::Mark& mark : scene.marks) piles += mark.tiles.empty() ? 0 : 1;
            const bool stock = status.stock_count > 0 && (scene.stock || scene.pieces.empty());
            const QVariantList pieces = picture[u"pieces"_s].toList();
            QCOMPARE(pieces.size(), qsizetype(scene.pieces.size()) + piles + (stock ? 1 : 0));
            const auto backs = std::count_if(pieces.begin(), pieces.end(), [](const QVariant& piece) {
                return piece.toMap()[u"values"_s].value<QList<int>>().isEmpty();
            });
            QCOMPARE(backs, stock ? 1 : 0);
            const QVariantMap box = picture[u"bounds"_s].toMap();
            for (const QVariant& one : pieces) {
                const QVariantMap piece = one.toMap();
                QVERIFY(piece[u"x"_s].toDouble() >= box[u"left"_s].toDouble() + kReach);
                QVERIFY(piece[u"x"_s].toDouble() <= box[u"right"_s].toDouble() - kReach);
                QVERIFY(piece[u"y"_s].toDouble() >= box[u"top"_s].toDouble() + kReach);
                QVERIFY(piece[u"y"_s].toDouble() <= box[u"bottom"_s].toDouble() - kReach);
            }
            QVERIFY(match.play(played.action));
        }
    }
}

namespace {

/// Of each tile on the table who is told to have laid it; -1: nobody.
QList<int> toldLayers(Match& session) {
    QList<int> all;
    for (int row = 0; row < session.table()->pieces()->count(); ++row)
        all.append(session.table()->pieces()->at(row, u"by"_s).toMap().value(u"seat"_s, -1).toInt());
    return all;
}

}  // namespace

void TestModels::whoLaidATileIsToldUntilOneActsOneself() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(4, {1}, dealThatOpensWith(0, 4, "russian"), {}, u"russian"_s)));
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    QCOMPARE(toldLayers(session), QList<int>{0});  // the first of the round
    QVERIFY(playSomething(session));
    QVERIFY(!toldLayers(session).contains(0) && !toldLayers(session).contains(1));
    const auto own = session.table()->pieces()->count();  // it may have been drawn or passed
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    const QList<int> told = toldLayers(session);
    QVERIFY(told.size() > own);
    for (int row = 0; row < told.size(); ++row) {
        const int owner = session.table()->pieces()->at(row, u"owner"_s).toInt();
        QCOMPARE(told[row], row < own ? -1 : owner);
    }
}

void TestModels::whoLaidATileIsToldWhileOneDraws() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    int drawn = 0;
    for (std::uint64_t deal = 1; deal < 60 && drawn < 3; ++deal) {
        QVERIFY(session.startPlan(planFor(4, {1}, deal, {}, u"triominoes"_s)));
        QTRY_VERIFY(session.turn()->phase() == Turn::YourTurn);
        const QList<int> before = toldLayers(session);
        if (!session.choose(ChoiceModel::Draw) || session.turn()->phase() != Turn::YourTurn) continue;
        QCOMPARE(toldLayers(session), before);
        ++drawn;
    }
    QCOMPARE(drawn, 3);
}

void TestModels::ofTwoItIsPlainWhoLaidATile() {
    Match session;
    session.turn()->pace()->setSpeed(u"instant"_s);
    QVERIFY(session.startPlan(planFor(2, {1}, dealThatOpensWith(0, 2))));
    QTRY_COMPARE(session.turn()->phase(), Turn::YourTurn);
    QCOMPARE(toldLayers(session), QList<int>{-1});
}

void TestModels::phrasesAreFilledIn() {
    QCOMPARE(say({"t", "%2 meets %1", {5, std::string("2-5")}}), u"2-5 meets 5"_s);
    QCOMPARE(say({"t", "%L1 of 100%", {7}}), u"7 of 100%"_s);
    QCOMPARE(say({"t", "%1 and %3", {1}}), u"1 and %3"_s);
    QCOMPARE(say({"t", "%n tiles, %1", {std::string("%1")}, 3}), u"3 tiles, %1"_s);
    QCOMPARE(say({"t", "%n tile(s) of %1", {9}, 1}), u"1 tile of 9"_s);  // not translated
    QCOMPARE(say({"t", "%n tile(s) of %1", {9}, 2}), u"2 tiles of 9"_s);
    QCOMPARE(say({}), QString());
}

BONEYARD_TEST(TestModels)

#include "tst_models.moc"
