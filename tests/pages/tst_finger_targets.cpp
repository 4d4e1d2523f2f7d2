// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QRegularExpression>
#include <QTest>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// How large the things are that a finger presses.
class TestFingerTargets : public PageTest {
    Q_OBJECT

    static void gatherTargets(QQuickItem* item, QList<QQuickItem*>& targets);

private slots:
    void aFingerHitsEveryTarget_data();
    void aFingerHitsEveryTarget();
};

/// What can be pressed or drawn by a finger, below an item.
void TestFingerTargets::gatherTargets(QQuickItem* item, QList<QQuickItem*>& targets) {
    static const QRegularExpression kTargets(
        u"^(GameButton|SettlingButton|IconButton|Stepper|ToggleSwitch|Select|ValueSlider|TextBox|Pile|GameCard)_"_s);
    if (!item->isVisible()) return;
    if (kTargets.match(QString::fromLatin1(item->metaObject()->className())).hasMatch() && item->width() > 0)
        targets.append(item);
    for (QQuickItem* child : item->childItems()) gatherTargets(child, targets);
}

void TestFingerTargets::aFingerHitsEveryTarget_data() {
    QTest::addColumn<QString>("page");
    for (const char* page : {"home", "new", "settings", "history", "statistics", "table"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

/// 44 pixels each way about its middle. Tiles are not looked at: how large they are, the hand decides.
void TestFingerTargets::aFingerHitsEveryTarget() {
    QFETCH(QString, page);
    LaunchPlan plan;
    plan.size = {1280, 800};
    plan.page = page;
    plan.hasGame = page == u"table"_s || page == u"new"_s;
    plan.match = {u"tiles_and_deal"_s, 2, 5, {}, Players::usual(2)};
    plan.match.keep = false;
    openWindow(plan);
    QTest::qWait(200);
    QStringList small;
    QList<QQuickItem*> targets;
    gatherTargets(window().contentItem(), targets);
    QVERIFY(!targets.isEmpty());
    for (const QQuickItem* target : std::as_const(targets)) {
        const QPointF middle(target->width() / 2, target->height() / 2);
        for (const QPointF& off :
             {QPointF(-21.5, 0), QPointF(21.5, 0), QPointF(0, -21.5), QPointF(0, 21.5)}) {
            if (target->contains(middle + off)) continue;
            small.append(QStringLiteral("%1 \"%2\": %3 x %4")
                             .arg(QString::fromLatin1(target->metaObject()->className()).section(u'_', 0, 0),
                                  target->property("text").toString())
                             .arg(target->width())
                             .arg(target->height()));
            break;
        }
    }
    QVERIFY2(small.isEmpty(), qPrintable(small.join(u'\n')));
}

BONEYARD_TEST(TestFingerTargets)
#include "tst_finger_targets.moc"
