// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <QTimer>
#include <cmath>

#include "bots/level.h"
#include "feltseen.h"
#include "pagetest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// A table that grows with every tile lies still in between, whatever the seats' plates say and whichever
/// tile is chosen.
class TestStillTable : public PageTest {
    Q_OBJECT

    struct Moves {
        int turns = 0;
        int unlaid = 0;  ///< while no tile was laid
        int chosen = 0;  ///< by a choice
    };
    void openElements(int seats, const QSize& size);
    /// A round of bots and one person, who chooses each tile that fits before one is laid: how often the
    /// table moves.
    [[nodiscard]] Moves playRound(bool choosing = true);

private slots:
    void theTableMovesOnlyWhenATileIsLaid_data();
    void theTableMovesOnlyWhenATileIsLaid();
    void aHighTableGoesUpBetweenTheSeats();
    void whereAnOfferWasTheTableIsWhileOthersPlay();
};

namespace {

/// Where the table is seen, and how large.
struct Eye {
    QPointF origin;
    double zoom = 0;

    [[nodiscard]] bool same(const Eye& other) const {
        const QPointF way = origin - other.origin;
        return std::abs(way.x()) + std::abs(way.y()) < 2 && std::abs(zoom / other.zoom - 1) < 0.005;
    }
};

Eye eyeOf(const QObject& camera) {
    return {{camera.property("originX").toDouble(), camera.property("originY").toDouble()},
            camera.property("zoom").toDouble()};
}

}  // namespace

void TestStillTable::openElements(int seats, const QSize& size) {
    settings_->setReducedMotion(true);  // the camera is where it goes
    settings_->answerLesson(u"matching_elements"_s);
    MatchPlan plan{u"matching_elements"_s, seats, 100, {}, Players::usual(seats)};
    if (seats == 6) plan.options = {{"teams", std::string("3x2")}};
    for (int seat = 0; seat < seats; ++seat) plan.players[seat].level = bots::find_level("greedy")->number;
    openTable(std::move(plan), size);
}

TestStillTable::Moves TestStillTable::playRound(bool choosing) {
    const QObject& camera = *all(window(), u"table"_s).first()->property("camera").value<QObject*>();
    const int greedy = bots::find_level("greedy")->number;
    Moves moves;
    Eye eye = eyeOf(camera);
    int tiles = -1;
    const auto look = [&](int& count) {
        const Eye now = eyeOf(camera);
        const int lying = match().table()->pieces()->count();
        if (!now.same(eye)) {
            count += lying == tiles ? 1 : 0;
            eye = now;
        }
        tiles = lying;
    };
    QTimer watch;
    watch.callOnTimeout(this, [&] { look(moves.unlaid); });
    const auto acts = [&] { return match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver; };
    while (QTest::qWaitFor(acts, 20000) && match().turn()->mayAct()) {
        if (match().table()->pieces()->count() > 1) {
            watch.start(0);
            QTest::qWait(60);
            ++moves.turns;
        }
        watch.stop();
        tiles = match().table()->pieces()->count();
        for (int row = 0; choosing && row < match().table()->hand()->count(); ++row) {
            if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
            match().selection()->choose(row, true);
            QTest::qWait(40);
            look(moves.chosen);
        }
        match().selection()->clear();
        if (moves.turns > 0) watch.start(0);
        const auto seat = static_cast<kit::Seat>(match().turn()->seat());
        const auto action = make_bot(*match().match(), seat, greedy, 7)({});
        if (!action || !match().play(QString::fromStdString(*action))) return {};
    }
    return moves;
}

void TestStillTable::theTableMovesOnlyWhenATileIsLaid_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::newRow("four seats") << 4 << QSize(1280, 800);
    QTest::newRow("teams") << 6 << QSize(1024, 700);
}

void TestStillTable::theTableMovesOnlyWhenATileIsLaid() {
    QFETCH(int, seats);
    QFETCH(QSize, size);
    openElements(seats, size);
    const Moves moves = playRound();
    QVERIFY2(moves.turns > 5, qPrintable(QString::number(moves.turns)));
    QCOMPARE(moves.chosen, 0);
    QCOMPARE(moves.unlaid, 0);
}

/// Badges in a row above it would keep it lower, and smaller.
void TestStillTable::aHighTableGoesUpBetweenTheSeats() {
    openElements(6, {1024, 700});
    double zoom = 0;
    QList<QPointF> seats;
    connect(match().turn(), &Turn::changed, this, [&] {
        if (!match().turn()->mayAct()) return;
        zoom = eyeOf(*all(window(), u"table"_s).first()->property("camera").value<QObject*>()).zoom;
        seats.clear();
        for (const QQuickItem* plate : all(window(), u"SeatPlate"_s)) seats.append(placeOf(*plate).center());
    });
    QVERIFY(playRound(false).turns > 5);
    QVERIFY2(zoom > 20, qPrintable(QString::number(zoom)));  // 17 below badges in a row
    QCOMPARE(seats.size(), 6);
    for (const int left : {0, 1, 2}) QVERIFY(seats[left].x() < 200);
    for (const int right : {3, 4, 5}) QVERIFY(seats[right].x() > 1024 - 200);
    QVERIFY(seats[0].y() > seats[1].y() && seats[1].y() > seats[2].y());  // and round the table, as ever
    QVERIFY(seats[3].y() < seats[4].y() && seats[4].y() < seats[5].y());
}

/// And not sooner: a press may be on its way.
void TestStillTable::whereAnOfferWasTheTableIsWhileOthersPlay() {
    settings_->setPace(u"slow"_s);
    openTable({u"matador"_s, 4, 5, {}, Players::usual(4)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    const auto plate = [this] { return placeOf(*game_->items({u"plate"_s})[1]).top(); };
    const double before = plate();
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    QCOMPARE(plate(), before);
    QTRY_VERIFY_WITH_TIMEOUT(plate() < before - 20, 6000);
    settings_->setPace(u"instant"_s);
}

BONEYARD_TEST(TestStillTable)

#include "tst_still_table.moc"
