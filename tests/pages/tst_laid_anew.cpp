// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QLineF>
#include <QTest>
#include <algorithm>

#include "feltseen.h"
#include "pagetest.h"
#include "program/commandline.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is seen when a table lies otherwise than before.
class TestLaidAnew : public PageTest {
    Q_OBJECT

    void openLine();
    /// Where the middles of the tiles are seen, in the units of what they lie in.
    [[nodiscard]] QList<QPointF> middles() const;
    [[nodiscard]] int apart(const QList<QPointF>& before) const;

private slots:
    void tilesGoToTheirNewPlacesInOneMovement();
    void withReducedMotionTheyAreThereAtOnce();
};

void TestLaidAnew::openLine() {
    const CommandLine line = CommandLine::read(
        u"boneyard --autoplay --game matador --seats 2 --deal 21 --plies 16 --size 1000x700 --mute"_s.split(
            u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
    QTest::qWait(500);  // the felt has its shape
    QVERIFY(middles().size() > 6);
}

QList<QPointF> TestLaidAnew::middles() const {
    QList<QPointF> all;
    for (const QQuickItem* piece : boneyard::test::all(window(), u"piece"_s))
        all.append(piece->position() + QPointF(piece->width(), piece->height()) / 2);
    return all;
}

/// So many tiles lie elsewhere than before.
int TestLaidAnew::apart(const QList<QPointF>& before) const {
    const QList<QPointF> now = middles();
    int count = 0;
    for (qsizetype i = 0; i < std::min(now.size(), before.size()); ++i)
        count += QLineF(now[i], before[i]).length() > 1 ? 1 : 0;
    return count;
}

void TestLaidAnew::tilesGoToTheirNewPlacesInOneMovement() {
    settings_->setReducedMotion(false);
    openLine();
    settings_->setPace(u"normal"_s);
    const QList<QPointF> before = middles();
    int jumped = 0;
    int laid = 0;
    connect(match().table(), &Table::changed, this, [&] {
        ++laid;
        jumped += apart(before);  // as the next frame shows them
    });
    match().table()->setAspect(match().table()->aspect() > 1 ? 0.5 : 2);
    QTRY_VERIFY(laid > 0);
    QCOMPARE(jumped, 0);
    QTRY_VERIFY(apart(before) > 2);
    QTest::qWait(600);
    const QList<QPointF> after = middles();
    QTest::qWait(300);
    QCOMPARE(apart(after), 0);  // they have come there
    settings_->setPace(u"instant"_s);
}

void TestLaidAnew::withReducedMotionTheyAreThereAtOnce() {
    settings_->setReducedMotion(true);
    openLine();
    const QList<QPointF> before = middles();
    int moved = -1;
    connect(match().table(), &Table::changed, this, [&] { moved = apart(before); });
    match().table()->setAspect(match().table()->aspect() > 1 ? 0.5 : 2);
    QTRY_VERIFY(moved >= 0);
    QVERIFY(moved > 2);
    settings_->setReducedMotion(false);
}

BONEYARD_TEST(TestLaidAnew)

#include "tst_laid_anew.moc"
