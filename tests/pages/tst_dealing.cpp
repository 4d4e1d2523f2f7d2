// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QTest>

#include "pagetest.h"

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
