// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// What lies beside what: the stock and the discards in the middle, questions and the worth of the hand at
/// one's own plate.
class TestSideBySide : public HandTest {
    Q_OBJECT

    [[nodiscard]] QRectF boxOf(const QString& name) const;

private slots:
    void theStockAndTheDiscardsLieSideBySideInTheMiddle();
    void theStockMovesWithTheTable();
    void aQuestionLiesBesideTheOwnPlate();
    void whatTheHandIsWorthLiesBesideTheOwnPlate();
};

QRectF TestSideBySide::boxOf(const QString& name) const {
    const QQuickItem* item = game_->item(name);
    return item ? placeOf(*item) : QRectF();
}

void TestSideBySide::theStockAndTheDiscardsLieSideBySideInTheMiddle() {
    for (const QSize& size : {QSize(1280, 800), QSize(640, 480), QSize(480, 320)}) {
        open(u"tiles_and_deal"_s, 2, 5);
        window().resize(size);
        QTest::qWait(600);
        const QRectF stock = boxOf(u"pile"_s);
        const QRectF discards = boxOf(u"pileMark"_s);
        QVERIFY(stock.right() < discards.left());
        QVERIFY(discards.left() - stock.right() < discards.width());
        QVERIFY(qAbs(stock.center().y() - discards.center().y()) < discards.height() / 4);
        // an eighth: in the smallest window the room that is kept for melds lies beside the own plate
        QVERIFY(qAbs((stock.left() + discards.right()) / 2 - size.width() / 2.0) < size.width() / 8.0);
        game_.reset();
    }
}

void TestSideBySide::theStockMovesWithTheTable() {
    open(u"tiles_and_deal"_s, 2, 5);
    const QRectF stock = boxOf(u"pile"_s);
    const QRectF discards = boxOf(u"pileMark"_s);
    const QPoint felt{300, 300};
    QTest::mousePress(&window(), Qt::LeftButton, {}, felt);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), felt + QPoint(6 * step, 0), 5);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, felt + QPoint(60, 0));
    QTRY_VERIFY(boxOf(u"pileMark"_s).left() > discards.left() + 30);
    QCOMPARE(qRound(boxOf(u"pile"_s).left() - stock.left()),
             qRound(boxOf(u"pileMark"_s).left() - discards.left()));
}

void TestSideBySide::aQuestionLiesBesideTheOwnPlate() {
    for (const QSize& size : {QSize(800, 560), QSize(800, 530), QSize(1280, 800)}) {
        openTable({u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)}, size);
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20000);
        QTRY_VERIFY(!match().table()->texts()->question().isEmpty());
        QTest::qWait(400);
        const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
        QVERIFY(panel->isVisible());
        const QRectF there = panel->mapRectToScene(QRectF(0, 0, panel->width(), panel->height()));
        QVERIFY(QRectF(QPointF(0, 0), size).contains(there));
        int plates = 0;
        const auto look = [&](const auto& self, const QQuickItem* item) -> void {
            if (!item->isVisible()) return;
            if (item->objectName() == u"plate"_s) {
                ++plates;
                QVERIFY(!there.intersects(item->mapRectToScene(QRectF(0, 0, item->width(), item->height()))));
            }
            for (const QQuickItem* child : item->childItems()) self(self, child);
        };
        look(look, window().contentItem());
        QCOMPARE(plates, 3);
        game_.reset();
    }
}

void TestSideBySide::whatTheHandIsWorthLiesBesideTheOwnPlate() {
    for (const QString& language : {u"de"_s, u"ar"_s, u"en"_s}) {
        settings_->setLanguage(language);
        open(u"tiles_and_deal"_s, 2, 5);
        window().resize(400, 320);
        QTest::qWait(400);
        const QRectF bar = boxOf(u"handBar"_s);
        QVERIFY(QRectF(0, 0, 400, 320).contains(bar));
        const auto* ring = game_->item(u"plate"_s)->parentItem();
        for (const QQuickItem* plate : ring->childItems()) {
            if (plate->objectName() != u"plate"_s) continue;
            const QRectF there = plate->mapRectToScene(QRectF(0, 0, plate->width(), plate->height()));
            QVERIFY2(!bar.intersects(there), qPrintable(language));
        }
        game_.reset();
    }
    settings_->setLanguage(u"en"_s);
}

BONEYARD_TEST(TestSideBySide)
#include "tst_side_by_side.moc"
