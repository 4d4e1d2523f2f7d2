// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QPointingDevice>
#include <QTest>
#include <QTouchEvent>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Fingers on sheets: what a slip from a button must not do.
class TestTouchSheets : public HandTest {
    Q_OBJECT

    QPointingDevice* screen_ = QTest::createTouchDevice();

    /// A sheet over a table, as far as it takes presses.
    void openSheet(const QString& name);
    [[nodiscard]] QQuickItem* card() const { return game_->item(u"sheetCard"_s); }
    [[nodiscard]] QList<QQuickItem*> buttons() const;
    void slip(const QPoint& from, const QPoint& to);
    void tap(const QPoint& at);
    /// Of a button that is in sight.
    [[nodiscard]] QPoint middle(const QQuickItem& button) const {
        return button.mapToScene({button.width() / 2, button.height() / 2}).toPoint();
    }

private slots:
    void aFingerThatSlidesOffAButtonPressesNothing_data();
    void aFingerThatSlidesOffAButtonPressesNothing();
    void aTapPressesTheButton();
    void aPressThatBeganBesideTheSheetDoesNotCloseItFromWithin();
};

namespace {

void gatherButtons(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible() || !item->isEnabled()) return;
    if (item->inherits("QQuickAbstractButton")) found.append(item);
    for (QQuickItem* child : item->childItems()) gatherButtons(child, found);
}

}  // namespace

void TestTouchSheets::openSheet(const QString& name) {
    open(u"matador"_s, 2, 21);
    if (QTest::currentTestFailed()) return;
    QVERIFY(QMetaObject::invokeMethod(game_->item(u"playArea"_s), "sheetWanted", Q_ARG(QString, name)));
    QTRY_VERIFY(card() != nullptr);
    settle();
}

/// Those that are in sight.
QList<QQuickItem*> TestTouchSheets::buttons() const {
    QList<QQuickItem*> found;
    gatherButtons(card(), found);
    const QRectF sight = card()->mapRectToScene(card()->boundingRect());
    found.removeIf([&](const QQuickItem* button) { return !sight.contains(middle(*button)); });
    return found;
}

void TestTouchSheets::slip(const QPoint& from, const QPoint& to) {
    QTest::touchEvent(&window(), screen_).press(0, from);
    for (int step = 1; step <= 10; ++step) {
        QTest::touchEvent(&window(), screen_).move(0, from + (to - from) * step / 10);
        QTest::qWait(5);
    }
    QTest::touchEvent(&window(), screen_).release(0, to);
    QTest::qWait(60);
}

void TestTouchSheets::tap(const QPoint& at) {
    QTest::touchEvent(&window(), screen_).press(0, at);
    QTest::touchEvent(&window(), screen_).release(0, at);
    QTest::qWait(60);
}

void TestTouchSheets::aFingerThatSlidesOffAButtonPressesNothing_data() {
    QTest::addColumn<QString>("sheet");
    for (const char* sheet : {"menu", "scores", "keys", "save"})
        QTest::newRow(sheet) << QString::fromLatin1(sheet);
}

void TestTouchSheets::aFingerThatSlidesOffAButtonPressesNothing() {
    QFETCH(QString, sheet);
    openSheet(sheet);
    if (QTest::currentTestFailed()) return;
    const QString title = card()->parentItem()->property("title").toString();
    const auto plies = match().match()->actions().size();
    const auto count = buttons().size();
    QVERIFY(count > 0);
    for (qsizetype row = 0; row < count; ++row) {
        const QPoint from = middle(*buttons().at(row));
        const QString name = buttons().at(row)->property("text").toString();
        const QRectF place = buttons().at(row)->mapRectToScene(buttons().at(row)->boundingRect());
        // onto the sheet, onto the next button, beside the sheet, out of the window
        const QPoint next = middle(*buttons().at((row + 1) % count));
        for (const QPoint& to :
             {from + QPoint(0, 90), from + QPoint(-160, -6), next, QPoint(20, 400), QPoint(-40, 400)}) {
            if (place.contains(to)) continue;
            slip(from, to);
            QVERIFY2(card() != nullptr, qPrintable(name));
            QCOMPARE(card()->parentItem()->property("title").toString(), title);
            QVERIFY2(game_->item(u"tablePage"_s) != nullptr, qPrintable(name));
            QCOMPARE(buttons().size(), count);
        }
    }
    QCOMPARE(match().match()->actions().size(), plies);
}

void TestTouchSheets::aTapPressesTheButton() {
    openSheet(u"menu"_s);
    if (QTest::currentTestFailed()) return;
    tap(middleOf(u"close"_s));
    QTRY_VERIFY(card() == nullptr);
}

void TestTouchSheets::aPressThatBeganBesideTheSheetDoesNotCloseItFromWithin() {
    openSheet(u"menu"_s);
    if (QTest::currentTestFailed()) return;
    slip(middleOf(u"sheetCard"_s) + QPoint(0, 40), {20, 400});
    QVERIFY(card() != nullptr);
    slip({20, 400}, middleOf(u"sheetCard"_s));
    QVERIFY(card() != nullptr);
    tap({20, 400});  // but a tap there does
    QTRY_VERIFY(card() == nullptr);
}

BONEYARD_TEST(TestTouchSheets)

#include "tst_touch_sheets.moc"
