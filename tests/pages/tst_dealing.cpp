// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>
#include <QVariantAnimation>
#include <algorithm>

#include "common/words.h"
#include "pagetest.h"
#include "registry.h"

using namespace boneyard;
using namespace boneyard::test;

/// Tiles come from the pile in sight, and go back to it; nobody waits for that.
class TestDealing : public HandTest {
    Q_OBJECT

    /// A table of a bot and a person, some tiles into a round, at that pace: it is the person's turn.
    void openAt(const QString& pace);
    [[nodiscard]] QQuickItem* deals() const { return game_->item(u"dealShow"_s); }

private slots:
    void tilesAreDealtInTurnAndCanBePressedAtOnce();
    void eachSeatIsSeenToGetAsManyTilesAsItHoldsInTime_data();
    void eachSeatIsSeenToGetAsManyTilesAsItHoldsInTime();
    void nothingIsDealtInSightWhereNothingMoves_data();
    void nothingIsDealtInSightWhereNothingMoves();
    void whoDrawsIsSeenToGetATile();
    void whatLiesThereIsSweptBeforeTheNextDeal();
    void cleanup() {
        settings_->setReducedMotion(false);
        settings_->setPace(u"instant"_s);
        game_.reset();
    }
};

void TestDealing::openAt(const QString& pace) {
    open(u"triominoes"_s, 2, 4);
    QVERIFY(match().table()->pieces()->rowCount() > 0);
    settings_->setPace(pace);
    settle();
}

void TestDealing::tilesAreDealtInTurnAndCanBePressedAtOnce() {
    settings_->setPace(u"normal"_s);
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY(deals() != nullptr && deals()->property("dealt").toDouble() < 1);
    QTRY_VERIFY(!game_->items({u"courier"_s}).isEmpty());
    QVERIFY(game_->item(u"pile"_s)->property("owed").toInt() > 0);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tileAt(3));
    QCOMPARE(match().selection()->tile(), rack().at(3));
    QVERIFY(!deals()->property("running").toBool());
    QCOMPARE(game_->item(u"pile"_s)->property("owed").toInt(), 0);
    QTRY_VERIFY(game_->items({u"courier"_s}).isEmpty());
}

void TestDealing::eachSeatIsSeenToGetAsManyTilesAsItHoldsInTime_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    for (const GameEntry& game : games()) {
        const QString id = text(game.info.id);
        for (int seats = game.info.min_seats; seats <= game.info.max_seats; seats += 2) {
            if (new_match(std::string(game.info.id), seats, 5, {}))
                QTest::addRow("%s for %d", qPrintable(id), seats) << id << seats;
        }
    }
}

void TestDealing::eachSeatIsSeenToGetAsManyTilesAsItHoldsInTime() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    openTable({game, seats, 5, {}, Players::usual(seats)}, {1280, 800});
    QTRY_VERIFY(match().turn()->mayAct() && deals() != nullptr);
    settings_->setPace(u"normal"_s);
    settle();
    // All tiles on their way, by where they go: where a seat is.
    QHash<const QQuickItem*, QPointF> known;
    QMap<std::pair<double, double>, int> given;
    const auto look = [&] {
        for (QQuickItem* one : deals()->childItems()) {
            if (one->objectName() != "courier"_L1 || known.contains(one)) continue;
            const QPointF to = one->property("to").toPointF();
            known.insert(one, to);
            ++given[{to.x(), to.y()}];
            connect(one, &QObject::destroyed, this, [&known, one] { known.remove(one); });
        }
    };
    // Not at once: where it goes is not known to it then.
    connect(deals(), &QQuickItem::childrenChanged, this, look, Qt::QueuedConnection);
    QVariantAnimation clock;  // by which all moves here, however busy the machine is
    clock.setEndValue(1.0);
    clock.setDuration(60'000);
    int longest = 0;
    int before = 0;
    int last = 0;
    connect(&clock, &QVariantAnimation::valueChanged, this, [&] {
        look();
        if (deals()->property("running").toBool() || !known.isEmpty()) last = before;
        longest = std::max(longest, clock.currentTime() - before);
        before = clock.currentTime();
    });
    clock.setStartValue(0.0);
    clock.start();
    const kit::Status status = match().match()->status();
    emit match().table()->dealt();
    QTRY_VERIFY(deals()->property("running").toBool());
    QTRY_VERIFY_WITH_TIMEOUT(!deals()->property("running").toBool() && known.isEmpty(), 20'000);
    clock.stop();
    deals()->disconnect(this);
    QCoreApplication::sendPostedEvents(this);
    QList<int> held;
    for (int seat = 0; seat < seats; ++seat) {
        const int count = status.hand_counts[static_cast<std::size_t>(seat)];
        if (seat != match().table()->viewer() && count > 0) held.append(count);
    }
    QList<int> seen = given.values();
    std::sort(held.begin(), held.end());
    std::sort(seen.begin(), seen.end());
    QCOMPARE(seen, held);
    QVERIFY2(last - longest < 1200, qPrintable(u"%1 ms, in steps of up to %2"_s.arg(last).arg(longest)));
}

void TestDealing::nothingIsDealtInSightWhereNothingMoves_data() {
    QTest::addColumn<QString>("pace");
    QTest::addColumn<bool>("reduced");
    QTest::newRow("at once") << u"instant"_s << false;
    QTest::newRow("reduced motion") << u"normal"_s << true;
}

void TestDealing::nothingIsDealtInSightWhereNothingMoves() {
    QFETCH(QString, pace);
    QFETCH(bool, reduced);
    settings_->setPace(pace);
    settings_->setReducedMotion(reduced);
    openTable({u"matador"_s, 2, 5, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY(deals() != nullptr);
    QCOMPARE(deals()->property("dealt").toDouble(), 1.0);
    QVERIFY(game_->items({u"courier"_s}).isEmpty());
}

void TestDealing::whoDrawsIsSeenToGetATile() {
    openAt(u"normal"_s);
    emit match().table()->drew(1);
    QTRY_COMPARE(game_->items({u"courier"_s}).size(), 1);
    QTRY_VERIFY_WITH_TIMEOUT(game_->items({u"courier"_s}).isEmpty(), 1000);
}

void TestDealing::whatLiesThereIsSweptBeforeTheNextDeal() {
    openAt(u"normal"_s);
    const auto lying = game_->items({u"piece"_s}).size();
    QVERIFY(lying > 0);
    emit match().table()->clearing();
    QCOMPARE(game_->items({u"courier"_s}).size(), lying);
    emit match().table()->dealt();
    QElapsedTimer since;
    since.start();
    QTRY_VERIFY(deals()->property("dealt").toDouble() < 1);
    QTRY_VERIFY_WITH_TIMEOUT(!deals()->property("running").toBool(), 1500);
    QTRY_VERIFY(game_->items({u"courier"_s}).isEmpty());
    QVERIFY2(since.elapsed() < 1200, qPrintable(QString::number(since.elapsed())));
}

BONEYARD_TEST(TestDealing)
#include "tst_dealing.moc"
