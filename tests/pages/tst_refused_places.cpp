// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// What is seen of a tile that does not go where it was laid.
class TestRefusedPlaces : public HandTest {
    Q_OBJECT

    [[nodiscard]] int openWithATileThatFitsNowhere();
    [[nodiscard]] QList<QQuickItem*> signs() const;
    /// So many of them are marked, as a tile did not go there.
    [[nodiscard]] qsizetype refused() const;

private slots:
    void aTileThatIsRefusedMarksThePlaceThatIsSpokenOf();
    void aRefusedPlaceIsMarkedNoLongerThanUntilATileIsLaid();
    void aRefusalGoesWhenAnotherTileIsChosen();
    void aTileThatFitsNowhereSpeaksOfNoPlace();
};

namespace {

void marksBelow(QQuickItem* item, QList<QQuickItem*>& found) {
    if (!item->isVisible()) return;
    if (item->objectName() == u"mark"_s) found.append(item);
    for (QQuickItem* child : item->childItems()) marksBelow(child, found);
}

}  // namespace

/// Of the tiles on the rack the first that fits nowhere, by its row.
int TestRefusedPlaces::openWithATileThatFitsNowhere() {
    open(u"triominoes"_s, 3, 4);
    int row = 0;
    while (match().table()->hand()->at(row, u"playable"_s).toBool()) ++row;
    return row;
}

QList<QQuickItem*> TestRefusedPlaces::signs() const {
    QList<QQuickItem*> found;
    marksBelow(window().contentItem(), found);
    return found;
}

qsizetype TestRefusedPlaces::refused() const {
    const QList<QQuickItem*> all = signs();
    return std::count_if(all.begin(), all.end(),
                         [](QQuickItem* sign) { return sign->property("_refused").toBool(); });
}

void TestRefusedPlaces::aTileThatIsRefusedMarksThePlaceThatIsSpokenOf() {
    const int row = openWithATileThatFitsNowhere();
    QSignalSpy told(match().advice(), &Advice::refusedAt);
    const QList<QQuickItem*> before = signs();
    dragTo(tileAt(row), middleOf(u"playArea"_s));
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(u"playArea"_s));
    QCOMPARE(told.size(), 1);
    const QList<QQuickItem*> after = signs();
    QCOMPARE(after.size(), before.size() + 1);
    const auto fresh =
        std::find_if(after.begin(), after.end(), [&](QQuickItem* sign) { return !before.contains(sign); });
    QCOMPARE((*fresh)->property("index").toInt(), told.front().front().toInt());
    QTRY_COMPARE_WITH_TIMEOUT(signs(), before, 10000);  // for a while
}

void TestRefusedPlaces::aRefusedPlaceIsMarkedNoLongerThanUntilATileIsLaid() {
    const int row = openWithATileThatFitsNowhere();
    dragTo(tileAt(row), middleOf(u"playArea"_s));
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(u"playArea"_s));
    QCOMPARE(refused(), 1);
    QElapsedTimer since;
    since.start();
    const std::vector<std::string> legal = match().match()->legal();
    const auto lays = std::find_if(legal.begin(), legal.end(),
                                   [](const std::string& action) { return action.starts_with("place"); });
    QVERIFY(lays != legal.end());
    QVERIFY(match().play(QString::fromStdString(*lays)));
    QTRY_COMPARE(refused(), 0);
    QVERIFY2(since.elapsed() < 3500, "it went by itself");
}

void TestRefusedPlaces::aRefusalGoesWhenAnotherTileIsChosen() {
    const int row = openWithATileThatFitsNowhere();
    dragTo(tileAt(row), middleOf(u"playArea"_s));
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(u"playArea"_s));
    QCOMPARE(refused(), 1);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    QElapsedTimer since;
    since.start();
    settle();  // it has flown home
    int other = 0;
    while (!match().table()->hand()->at(other, u"playable"_s).toBool()) ++other;
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tileAt(other));
    QCOMPARE(match().selection()->count(), 1);
    QCOMPARE(refused(), 0);
    QVERIFY(game_->item(u"message"_s) == nullptr);
    QVERIFY2(since.elapsed() < 2500, "it went by itself");
}

void TestRefusedPlaces::aTileThatFitsNowhereSpeaksOfNoPlace() {
    const int row = openWithATileThatFitsNowhere();
    QSignalSpy said(match().advice(), &Advice::said);
    const QString tile = match().table()->hand()->at(row, u"tile"_s).toString();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tileAt(row));
    QCOMPARE(said.size(), 1);
    QCOMPARE(said.front().front().toString(), u"No edge on the table takes %1."_s.arg(tile));
}

BONEYARD_TEST(TestRefusedPlaces)
#include "tst_refused_places.moc"
