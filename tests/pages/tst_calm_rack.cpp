// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "calmtest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What one is about to press or to take up on the rack stays where it is.
class TestCalmRack : public CalmTest {
    Q_OBJECT

    /// Where the rack's tiles stand, and which way up.
    [[nodiscard]] QMap<QString, double> turns() const;

private slots:
    void buttonsStandBesideTheRackOrAboveIt_data();
    void buttonsStandBesideTheRackOrAboveIt();
    void noTriangleTurnsWhileAnotherIsDragged_data();
    void noTriangleTurnsWhileAnotherIsDragged();
    void twoRowsStayWhereTheyAreWhileATileIsDrawnAndThrown();
    void twoRowsPartNoMeld();
    void theMarksOfARaisedTileGoWithItAndAreAlike();
};

QMap<QString, double> TestCalmRack::turns() const {
    QMap<QString, double> all;
    for (const QQuickItem* tile : seen(u"rackTile"_s))
        all[tile->property("tile").toString()] = tile->property("turn").toDouble();
    return all;
}

void TestCalmRack::buttonsStandBesideTheRackOrAboveIt_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"tiles_and_deal", "triominoes"}) {
        for (const QSize& size : {QSize(1280, 800), QSize(640, 480), QSize(480, 320), QSize(500, 900)})
            QTest::addRow("%s %dx%d", game, size.width(), size.height()) << QString::fromLatin1(game) << size;
    }
}

void TestCalmRack::buttonsStandBesideTheRackOrAboveIt() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    openSmall(game, 2, 3, size);  // no triangle fits: one is drawn
    const double edge = game_->item(u"playArea"_s)->property("feltHeight").toDouble() +
                        placeOf(*game_->item(u"playArea"_s)).top();
    const auto buttons = seen(u"choice"_s);
    QVERIFY(!buttons.isEmpty());
    for (const QQuickItem* button : buttons) {
        const QRectF at = placeOf(*button);
        QVERIFY2(at.top() >= edge - 0.5 || at.bottom() <= edge + 0.5,
                 qPrintable(button->property("text").toString()));
        QVERIFY(at.bottom() <= size.height());
        for (const QQuickItem* bar : seen(u"handBar"_s)) QVERIFY(!meet(at, placeOf(*bar)));
    }
}

void TestCalmRack::noTriangleTurnsWhileAnotherIsDragged_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("in one row") << QSize(1280, 800);
    QTest::newRow("in two rows") << QSize(480, 320);
}

void TestCalmRack::noTriangleTurnsWhileAnotherIsDragged() {
    QFETCH(QSize, size);
    openSmall(u"triominoes"_s, 2, 3, size);
    auto before = turns();
    QVERIFY(before.size() > 6);
    before.remove(rack()[0]);
    const QPoint from = tileAt(0);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (const int over : {1, 4, 6, 3}) {
        const QPoint to = tileAt(over);
        for (int step = 1; step <= 4; ++step) QTest::mouseMove(&window(), from + (to - from) * step / 4, 5);
        QTest::qWait(200);
        auto now = turns();
        now.remove(rack()[0]);
        for (const QString& tile : before.keys()) {
            if (now.contains(tile)) QCOMPARE(now[tile], before[tile]);
        }
    }
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, {300, 100});
}

void TestCalmRack::twoRowsStayWhereTheyAreWhileATileIsDrawnAndThrown() {
    openSmall(u"tiles_and_deal"_s, 2, 5, {480, 320});
    const auto edges = [&] {
        QTest::qWait(400);
        QMap<double, double> left;  // by the row's height
        for (const QQuickItem* tile : seen(u"rackTile"_s)) {
            const QPointF at = tile->mapToScene({});
            left[at.y()] = std::min(left.value(at.y(), 1e9), at.x());
        }
        return left;
    };
    const auto before = edges();
    QCOMPARE(before.size(), 2);
    QVERIFY(match().play(u"take"_s));
    QTRY_VERIFY(match().selection()->gathers());
    QCOMPARE(edges(), before);
    QVERIFY(match().play(u"discard R8"_s));
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayDraw(), 20000);
    QCOMPARE(edges(), before);
}

void TestCalmRack::twoRowsPartNoMeld() {
    toLay({480, 320});
    match().table()->hand()->setArranged(true);
    QTest::qWait(400);
    QMap<int, QSet<double>> rows;  // of each meld
    for (const QQuickItem* tile : seen(u"rackTile"_s)) {
        const int meld = tile->property("group").toInt();
        if (meld > 0) rows[meld].insert(tile->y());
    }
    QVERIFY(!rows.isEmpty());
    for (const auto& heights : rows) QCOMPARE(heights.size(), 1);
}

void TestCalmRack::theMarksOfARaisedTileGoWithItAndAreAlike() {
    toLay();
    const int row = rowOf(u"O3"_s);  // of two melds: the second, with two bars
    const auto bars = [&] {
        QTest::qWait(400);
        QList<QRectF> all;
        QQuickItem* tile = nullptr;
        for (QQuickItem* one : seen(u"rackTile"_s)) {
            if (one->property("index").toInt() == row) tile = one;
        }
        for (const QQuickItem* mark : allSeen(tile, {u"meldMark"_s})) {
            for (const QQuickItem* bar : mark->childItems()) {
                if (bar->width() > 0) all.append(placeOf(*bar));
            }
        }
        return all;
    };
    const auto before = bars();
    QVERIFY(before.size() > 1);
    match().selection()->choose(row, true);
    const auto after = bars();
    QCOMPARE(after.size(), before.size());
    for (int i = 0; i < after.size(); ++i) {
        QVERIFY(after[i].top() < before[i].top() - 5);
        QCOMPARE(after[i].size(), before[i].size());
        QCOMPARE(after[i].size(), after[0].size());
        QCOMPARE(after[i].toRect().toRectF(), after[i]);  // on whole pixels
    }
}

BONEYARD_TEST(TestCalmRack)
#include "tst_calm_rack.moc"
