// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QMap>
#include <QTest>
#include <algorithm>

#include "common/words.h"
#include "feltseen.h"
#include "pagetest.h"
#include "registry.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// The tiles of the others, on racks beside their plates.
class TestSeatRacks : public HandTest {
    Q_OBJECT

    [[nodiscard]] QList<QQuickItem*> racks() const { return all(window(), u"seatRack"_s); }
    [[nodiscard]] QQuickItem* felt() const { return all(window(), u"seatRacks"_s).first(); }
    [[nodiscard]] QQuickItem* plateOf(const QQuickItem& rack) const {
        return qvariant_cast<QQuickItem*>(rack.property("plate"));
    }
    /// So many backs are seen in a plate.
    [[nodiscard]] static qsizetype backsIn(QQuickItem* plate) {
        const QList<QQuickItem*> backs = allSeen(plate, {u"HandBacks"_s});
        return backs.isEmpty() ? 0 : allSeen(backs.first(), {u"StandingTile"_s}).size();
    }
    /// What lies over a rack, or out of sight.
    [[nodiscard]] QStringList faults() const;
    /// On which side of its plate each stands, by the plate; those that stand nowhere are left out.
    [[nodiscard]] QMap<QQuickItem*, QString> sides() const;
    /// Another table of four at the start of a round, of which a person sits at the first seat.
    void openFour(const QString& game, const QSize& size);

private slots:
    void eachOfTheOthersHasARackWithAllItsTiles_data();
    void eachOfTheOthersHasARackWithAllItsTiles();
    void whereThereIsLittleRoomTheTilesStayInThePlate_data();
    void whereThereIsLittleRoomTheTilesStayInThePlate();
    void aRackThatHadToGoComesBackWithTheNextRound();
    void noRackComesOrChangesItsSideInARound_data();
    void noRackComesOrChangesItsSideInARound();
    void whereTheTableWillLieBetweenThePlatesNoRackStands_data();
    void whereTheTableWillLieBetweenThePlatesNoRackStands();
    void whatWasSaidInOneRoundTakesNoRoomInTheNext();
    void theTableIsAsLargeAsWithoutRacks();
    void aRackShrinksAsItsTilesGo();
    void tilesAreDealtToTheRacks();
    void cleanup() {
        settings_->setReducedMotion(false);
        settings_->setPace(u"instant"_s);
        game_.reset();
    }
};

QStringList TestSeatRacks::faults() const {
    QStringList found;
    const QRectF sight(QPointF(), window().size());
    const Felt table(window(), *match().table()->marks());
    for (const QQuickItem* rack : racks()) {
        const QRectF where = placeOf(*rack);
        if (!sight.contains(where)) found.append(u"a rack is out of sight"_s);
        for (const QRectF& tile : table.tiles + table.numbers) {
            if (meet(tile, where)) found.append(u"a rack lies over a tile"_s);
        }
        for (const auto& [name, thing] : thingsOn(window()) + keptAtPlates(window())) {
            if (thing != where && meet(thing, where)) found.append(u"a rack lies over "_s + name);
        }
    }
    return found;
}

QMap<QQuickItem*, QString> TestSeatRacks::sides() const {
    QMap<QQuickItem*, QString> found;
    for (const QQuickItem* rack : racks()) {
        QQuickItem* plate = plateOf(*rack);
        const QRectF one = placeOf(*rack);
        const QRectF other = placeOf(*plate);
        found[plate] = one.bottom() <= other.top()    ? u"above"_s
                       : one.top() >= other.bottom()  ? u"below"_s
                       : one.center().x() < other.x() ? u"left"_s
                                                      : u"right"_s;
    }
    return found;
}

void TestSeatRacks::openFour(const QString& game, const QSize& size) {
    settings_->setReducedMotion(true);
    openTable({game, 4, 5, {}, Players::usual(4)}, size);
    QTRY_VERIFY(match().turn()->mayAct());
}

void TestSeatRacks::eachOfTheOthersHasARackWithAllItsTiles_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("language");
    int row = 0;
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        for (const char* language : {"en", "ar"}) {
            if (!isLookedAt(row++, 2)) continue;
            const int seats = std::min(4, game.info.max_seats);
            QTest::addRow("%s in %s", qPrintable(id), language)
                << id << seats << QString::fromLatin1(language);
        }
    }
}

void TestSeatRacks::eachOfTheOthersHasARackWithAllItsTiles() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QString, language);
    settings_->setLanguage(language);
    settings_->setReducedMotion(true);
    openTable({game, seats, 5, {}, Players::usual(seats)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    QTRY_COMPARE(racks().size(), seats - 1);
    for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080)}) {
        window().resize(size);
        QTRY_COMPARE(racks().size(), seats - 1);
        QTest::qWait(100);
        for (const QQuickItem* rack : racks()) {
            QQuickItem* plate = plateOf(*rack);
            QCOMPARE(rack->property("count"), plate->property("handCount"));
            QCOMPARE(backsIn(plate), 1);
            QVERIFY(rack->width() >= rack->property("count").toInt() * 4);
        }
        QTRY_COMPARE(faults().join(u'\n'), QString());
    }
    settings_->setLanguage(u"en"_s);
}

void TestSeatRacks::whereThereIsLittleRoomTheTilesStayInThePlate_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::newRow("four in a small window") << 4 << QSize(640, 400);
    QTest::newRow("six in a small window") << 6 << QSize(800, 600);
}

void TestSeatRacks::whereThereIsLittleRoomTheTilesStayInThePlate() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    openTable({u"matching_elements"_s, seats, 5, {}, Players::usual(seats)}, size);
    QTRY_VERIFY(match().turn()->mayAct());
    QTest::qWait(200);
    QVERIFY(racks().isEmpty());
    QCOMPARE(faults().join(u'\n'), QString());
}

void TestSeatRacks::noRackComesOrChangesItsSideInARound_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::newRow("a line") << u"matador"_s << 4;
    QTest::newRow("triangles") << u"triominoes"_s << 4;
    QTest::newRow("elements") << u"matching_elements"_s << 4;
}

void TestSeatRacks::noRackComesOrChangesItsSideInARound() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    settings_->setReducedMotion(true);
    openFor(game, seats, {0}, 5, u"instant"_s, {}, {1280, 800});
    QMap<QQuickItem*, QString> last;
    QStringList faults;
    int seen = 0;
    for (int turn = 0; turn < 40; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20000);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(turn == 0 ? 700 : 60);  // that is where they are
        const auto now = sides();
        for (auto it = now.begin(); it != now.end(); ++it) {
            ++seen;
            if (turn > 0 && last.value(it.key()) != it.value())
                faults.append(u"turn %1: %2, not %3"_s.arg(turn).arg(it.value(), last.value(it.key())));
        }
        last = now;
        const std::vector<std::string> legal = match().match()->legal();
        const auto lays = std::find_if(legal.begin(), legal.end(),
                                       [](const std::string& one) { return one.starts_with("place"); });
        const std::string& action = lays != legal.end() ? *lays : legal.front();
        QVERIFY(
            match().play(QString::fromStdString(action.substr(0, action.find("..")))));  // of a bet the least
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    QVERIFY2(seen > 12, qPrintable(QString::number(seen)));
}

void TestSeatRacks::aRackThatHadToGoComesBackWithTheNextRound() {
    settings_->setReducedMotion(true);
    settings_->answerLesson(u"matador"_s);  // the line that offers one takes room, and goes
    openTable({u"matador"_s, 4, 5, {{"target", 500}}, Players::usual(4)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    QTRY_COMPARE(racks().size(), 3);
    const auto covers = [this](const QList<QRectF>& all) {
        QVariantList list;
        for (const QRectF& one : all) list.append(felt()->mapRectFromScene(one));
        QVERIFY(felt()->setProperty("covered", list));
    };
    QQuickItem* plate = plateOf(*racks().first());
    const auto rack = [&]() -> QQuickItem* {
        for (QQuickItem* one : racks()) {
            if (plateOf(*one) == plate) return one;
        }
        return nullptr;
    };
    const QPointF first = placeOf(*rack()).topLeft();
    QTest::qWait(500);  // that is where it is in this match
    covers({placeOf(*rack())});
    QTRY_VERIFY(rack() == nullptr);  // and not on the other side
    QCOMPARE(backsIn(plate), plate->property("handCount").toInt());
    // nowhere is there room: the plates show them all
    covers({QRectF(QPointF(), window().size())});
    QTRY_VERIFY(racks().isEmpty());
    QCOMPARE(backsIn(plate), plate->property("handCount").toInt());
    covers({});
    QTest::qWait(1500);
    QVERIFY(racks().isEmpty());
    while (match().turn()->phase() < Turn::RoundOver) {
        if (match().turn()->mayAct()) match().play(QString::fromStdString(match().match()->legal().front()));
        QTest::qWait(1);
        QVERIFY(racks().isEmpty());
    }
    QCOMPARE(match().turn()->phase(), Turn::RoundOver);
    match().next();
    QTRY_COMPARE(match().round(), 2);
    QTRY_COMPARE(racks().size(), 3);
    QTRY_COMPARE(placeOf(*rack()).topLeft(), first);
}

void TestSeatRacks::whereTheTableWillLieBetweenThePlatesNoRackStands_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("racks");
    QTest::newRow("a line is low") << u"matador"_s << 3 << 2;
    QTest::newRow("triangles are high") << u"triominoes"_s << 3 << 0;
    QTest::newRow("one plate stands in their way") << u"triominoes"_s << 2 << 1;
    QTest::newRow("beside the table there is room") << u"matching_elements"_s << 6 << 2;
}

void TestSeatRacks::whereTheTableWillLieBetweenThePlatesNoRackStands() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, racks);
    settings_->setReducedMotion(true);
    openTable({game, seats, 5, {}, Players::usual(seats)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    QTest::qWait(700);
    QCOMPARE(this->racks().size(), racks);
}

void TestSeatRacks::whatWasSaidInOneRoundTakesNoRoomInTheNext() {
    settings_->setReducedMotion(true);
    settings_->answerLesson(u"tiles_and_deal"_s);  // the line that offers one takes room, and goes
    openTable({u"tiles_and_deal"_s, 2, 21, {{"target", 1000}}, Players::usual(2)}, {1280, 800});
    QTRY_COMPARE(racks().size(), 1);
    const auto pile = [this] { return placeOf(*game_->item(u"pile"_s)); };
    QTRY_VERIFY(match().turn()->mayAct());
    settle();
    const QRectF first = pile();
    for (int round = 2; round <= 6 && match().turn()->phase() != Turn::MatchOver; ++round) {
        while (match().turn()->phase() != Turn::RoundOver && match().turn()->phase() != Turn::MatchOver) {
            if (match().turn()->mayAct()) {
                QTRY_VERIFY(!match().journal()->writing());
                match().play(QString::fromStdString(match().match()->legal().front()));
            }
            QTest::qWait(1);
        }
        if (match().turn()->phase() == Turn::MatchOver) break;
        match().next();
        QTRY_COMPARE(match().round(), round);
        QTRY_VERIFY(match().turn()->mayAct());
        QTRY_COMPARE(racks().size(), 1);
        QTRY_COMPARE(pile(), first);
    }
    QVERIFY(match().round() > 3);
}

void TestSeatRacks::theTableIsAsLargeAsWithoutRacks() {
    openFour(u"matador"_s, {1280, 800});
    QTRY_COMPARE(racks().size(), 3);
    QTest::qWait(400);
    const double zoom = camera()->property("zoom").toDouble();
    const QVariant x = camera()->property("lookX");
    QVERIFY(felt()->setProperty("covered", QVariantList{QRectF(QPointF(), window().size())}));
    QTRY_VERIFY(racks().isEmpty());
    QTest::qWait(400);
    QCOMPARE(camera()->property("zoom").toDouble(), zoom);
    QCOMPARE(camera()->property("lookX"), x);
}

void TestSeatRacks::aRackShrinksAsItsTilesGo() {
    settings_->setReducedMotion(true);
    MatchPlan plan{u"matador"_s, 2, 5, {}, Players::usual(2)};
    for (auto& player : plan.players) player.human = true;
    plan.players[1].human = false;
    openTable(plan, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct());
    QTRY_COMPARE(racks().size(), 1);
    const QQuickItem* plate = plateOf(*racks().first());
    QMap<int, double> wide;
    for (int ply = 0; ply < 40 && wide.size() < 3; ++ply) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver);
        if (!match().turn()->mayAct()) break;
        if (racks().size() == 1 && racks().first()->property("count") == plate->property("handCount"))
            wide[plate->property("handCount").toInt()] = racks().first()->width();
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
        QTest::qWait(60);
    }
    QVERIFY(wide.size() > 1);
    const QList<double> widths = wide.values();
    QVERIFY(std::is_sorted(widths.begin(), widths.end()));
    QVERIFY(widths.first() < widths.last());
}

void TestSeatRacks::tilesAreDealtToTheRacks() {
    openFour(u"matador"_s, {1280, 800});
    QTRY_COMPARE(racks().size(), 3);
    settings_->setReducedMotion(false);
    settings_->setPace(u"normal"_s);
    settle();
    emit match().table()->drew(1);
    QTRY_COMPARE(game_->items({u"courier"_s}).size(), 1);
    const QQuickItem* courier = game_->items({u"courier"_s}).first();
    const QPointF to = courier->parentItem()->mapToScene(courier->property("to").toPointF());
    const QList<QQuickItem*> all = racks();
    QCOMPARE(std::count_if(all.begin(), all.end(),
                           [&](const QQuickItem* rack) { return placeOf(*rack).contains(to); }),
             1);
}

BONEYARD_TEST(TestSeatRacks)

#include "tst_seat_racks.moc"
