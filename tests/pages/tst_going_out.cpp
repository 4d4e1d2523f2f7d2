// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QQuickItem>
#include <QTest>
#include <algorithm>

#include "pagetest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Who goes out of a match that others go on with.
class TestGoingOut : public PageTest {
    Q_OBJECT

    /// Plays until the person is out: he folds, and bets what he never meets.
    void goOut();
    void press(const QString& name);

private slots:
    void thePageNamesThePlaceAndLeadsToTheResult();
    void onTheResultWhoIsOutStandsLastAndSaysSinceWhen();
};

void TestGoingOut::goOut() {
    MatchPlan plan{u"matching_elements"_s, 3, 11, {{"colours", 2}}, Players::usual(3)};
    openTable(plan, {1280, 800});
    const auto isOut = [&] {
        if (match().turn()->phase() == Turn::RoundOver && match().turn()->turnsToCome()) match().next();
        if (!match().turn()->mayAct()) return !match().turn()->turnsToCome();
        QString action = QString::fromStdString(match().match()->legal().front());
        if (action.startsWith(u"bid"_s)) action = u"fold"_s;
        if (const auto dots = action.indexOf(u".."_s); dots > 0) action = u"bet "_s + action.mid(dots + 2);
        match().play(action);
        return false;
    };
    QVERIFY(QTest::qWaitFor(isOut, 60'000));
    QTRY_VERIFY(game_->item(u"roundSheet"_s) != nullptr);
    settle();
}

void TestGoingOut::press(const QString& name) {
    QTRY_VERIFY(game_->item(name) != nullptr);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(name));
}

void TestGoingOut::thePageNamesThePlaceAndLeadsToTheResult() {
    goOut();
    QCOMPARE(game_->item(u"roundSheet"_s)->property("title").toString(), u"You are out, in place 3"_s);
    QCOMPARE(game_->item(u"nextButton"_s)->property("text").toString(), u"Watch on"_s);
    for (const QSize& size : {QSize(480, 320), QSize(1280, 800)}) {
        window().resize(size);
        settle();
        for (const QString& name : {u"newButton"_s, u"endButton"_s, u"nextButton"_s}) {
            const QQuickItem* button = game_->item(name);
            QVERIFY2(button != nullptr && button->isVisible(), qPrintable(name));
            QVERIFY(QRectF(QPointF(), size).contains(button->mapRectToScene(button->boundingRect())));
        }
    }
    press(u"endButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"matchSheet"_s) != nullptr, 60'000);
    QCOMPARE(match().turn()->phase(), Turn::MatchOver);
    // The score sheet lies over the result, and gives it back.
    settle();
    press(u"scoresButton"_s);
    QTRY_VERIFY(game_->item(u"scoreSheet"_s) != nullptr);
    settle();
    press(u"close"_s);
    QTRY_VERIFY(game_->item(u"matchSheet"_s) != nullptr);
}

namespace {

/// What can be read in an item.
QStringList textsIn(const QQuickItem* item) {
    QStringList texts;
    if (!item->isVisible()) return texts;
    if (const QString text = item->property("text").toString(); !text.isEmpty()) texts.append(text);
    for (const QQuickItem* child : item->childItems()) texts += textsIn(child);
    return texts;
}

/// The rows of the sides on a sheet, from above.
QList<const QQuickItem*> rowsIn(const QQuickItem* item) {
    QList<const QQuickItem*> rows;
    if (item->objectName() == u"sideRow"_s && item->isVisible()) rows.append(item);
    for (const QQuickItem* child : item->childItems()) rows += rowsIn(child);
    std::sort(rows.begin(), rows.end(), [](const QQuickItem* a, const QQuickItem* b) {
        return a->mapToScene({}).y() < b->mapToScene({}).y();
    });
    return rows;
}

}  // namespace

void TestGoingOut::onTheResultWhoIsOutStandsLastAndSaysSinceWhen() {
    goOut();
    const int round = match().round();
    QList<const QQuickItem*> rows = rowsIn(game_->item(u"roundSheet"_s));
    QCOMPARE(rows.size(), 3);
    QCOMPARE(rows.last()->property("names").toString(), u"You"_s);
    QVERIFY(textsIn(rows.last()).join(u' ').contains(u"Out of the match from now on."_s));
    press(u"endButton"_s);
    QTRY_VERIFY_WITH_TIMEOUT(game_->item(u"matchSheet"_s) != nullptr, 60'000);
    settle();
    rows = rowsIn(game_->item(u"matchSheet"_s));
    QCOMPARE(rows.size(), 3);
    for (const QQuickItem* row : rows) QCOMPARE(row->property("out").toBool(), row == rows.last());
    const QString said = textsIn(rows.last()).join(u' ');
    QVERIFY2(said.contains(u"Out since round %1."_s.arg(round)), qPrintable(said));
    QVERIFY2(!said.contains(u"No tiles left"_s), qPrintable(said));
}

BONEYARD_TEST(TestGoingOut)
#include "tst_going_out.moc"
