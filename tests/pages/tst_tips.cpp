// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// The lines that come under a resting pointer.
class TestTips : public HandTest {
    Q_OBJECT

    /// Where the tips lie that are in sight.
    [[nodiscard]] QList<QRectF> tips() const;
    void rest(const QString& name) const;

private slots:
    void noTipLiesBesideAnExplanation_data();
    void noTipLiesBesideAnExplanation();
    void aTipGoesWithWhatItsButtonCanDo();
    void aTipGoesForAMessage_data();
    void aTipGoesForAMessage();
    void noTipLiesOverTheAnswersToAnOffer();
    void aTipCanBeReadAndKeepsOffTheHand_data();
    void aTipCanBeReadAndKeepsOffTheHand();
};

QList<QRectF> TestTips::tips() const {
    QList<QRectF> found;
    for (const QQuickItem* layer : window().contentItem()->childItems()) {
        if (!layer->inherits("QQuickOverlay")) continue;
        for (const QQuickItem* tip : layer->childItems()) {
            if (tip->isVisible() && tip->opacity() > 0) found.append(placeOf(*tip));
        }
    }
    return found;
}

void TestTips::rest(const QString& name) const {
    const QPoint at = middleOf(name);
    QTest::mouseMove(&window(), at - QPoint(1, 0));
    QTest::mouseMove(&window(), at);
    QTest::qWait(20);
}

void TestTips::noTipLiesBesideAnExplanation_data() {
    QTest::addColumn<QString>("thing");
    for (const char* thing : {"handBar", "plate"}) QTest::newRow(thing) << QString::fromLatin1(thing);
}

void TestTips::noTipLiesBesideAnExplanation() {
    QFETCH(QString, thing);
    open(u"tiles_and_deal"_s, 2, 11);
    rest(thing);
    QTRY_COMPARE(tips().size(), 1);
    QTest::mousePress(&window(), Qt::LeftButton, {}, middleOf(thing));
    QTRY_VERIFY(game_->item(u"explanation"_s) != nullptr);
    QTRY_COMPARE(tips().size(), 0);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(thing));
    QTest::qWait(600);  // a tip would be back
    QVERIFY(game_->item(u"explanation"_s) != nullptr);
    QCOMPARE(tips().size(), 0);
}

void TestTips::aTipGoesWithWhatItsButtonCanDo() {
    openTable({u"tiles_and_deal"_s, 2, 7, {}, Players::usual(2)}, {800, 600});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    settle();
    rest(u"hintButton"_s);
    QTRY_COMPARE(tips().size(), 1);
    game_->item(u"hintButton"_s)->setEnabled(false);
    QTRY_COMPARE(tips().size(), 0);
}

void TestTips::aTipGoesForAMessage_data() {
    QTest::addColumn<QString>("thing");
    for (const char* thing : {"pile", "handBar", "plate", "hintButton"})
        QTest::newRow(thing) << QString::fromLatin1(thing);
}

void TestTips::aTipGoesForAMessage() {
    QFETCH(QString, thing);
    openTable({u"tiles_and_deal"_s, 2, 7, {}, Players::usual(2)}, {800, 600});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    settle();
    rest(thing);
    QTRY_COMPARE(tips().size(), 1);
    QTest::keyClick(&window(), Qt::Key_H);
    QTRY_VERIFY(game_->item(u"message"_s) != nullptr);
    QTRY_COMPARE(tips().size(), 0);
    QTest::qWait(600);  // a tip would be back
    QVERIFY(game_->item(u"message"_s) != nullptr);
    QCOMPARE(tips().size(), 0);
    rest(u"menuButton"_s);  // and it comes again with the pointer
    rest(thing);
    QTRY_COMPARE(tips().size(), 1);
}

void TestTips::noTipLiesOverTheAnswersToAnOffer() {
    open(u"triominoes"_s, 2, 7);
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) != nullptr);
    settle();
    for (const QString& thing : {u"undoButton"_s, u"hintButton"_s, u"menuButton"_s}) {
        rest(thing);
        QTRY_COMPARE(tips().size(), 1);
        for (const QString& answer : {u"offerNo"_s, u"offerYes"_s})
            QVERIFY2(!meet(placeOf(*game_->item(answer)), tips().first()), qPrintable(thing));
        QTest::mouseMove(&window(), {600, 400});
        QTRY_COMPARE(tips().size(), 0);
    }
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"offerNo"_s));
    QTRY_VERIFY(game_->item(u"lessonOffer"_s) == nullptr);
    rest(u"menuButton"_s);  // and then it is where it always is
    QTRY_COMPARE(tips().size(), 1);
    const QRectF button = placeOf(*game_->item(u"menuButton"_s));
    QVERIFY(std::abs(tips().first().top() - button.bottom() - 6) < 2);
}

void TestTips::aTipCanBeReadAndKeepsOffTheHand_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("thing");
    QTest::addColumn<QSize>("size");
    QTest::newRow("one's own plate") << u"matching_elements"_s << u"plate"_s << QSize(640, 400);
    QTest::newRow("what the hand is worth") << u"tiles_and_deal"_s << u"handBar"_s << QSize(1280, 800);
}

void TestTips::aTipCanBeReadAndKeepsOffTheHand() {
    QFETCH(QString, game);
    QFETCH(QString, thing);
    QFETCH(QSize, size);
    const int seats = game == u"tiles_and_deal"_s ? 2 : 3;
    openTable({game, seats, 11, {}, Players::usual(seats)}, size);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    settle();
    rest(thing);
    QTRY_COMPARE(tips().size(), 1);
    const QRectF tip = tips().first();
    QVERIFY2(tip.width() <= 330, qPrintable(QString::number(tip.width())));
    QVERIFY(QRectF(QPointF(), size).contains(tip));
    for (const QQuickItem* held : game_->items(QStringList{u"rackTile"_s, u"pile"_s}))
        QVERIFY(!meet(placeOf(*held), tip));
}

BONEYARD_TEST(TestTips)
#include "tst_tips.moc"
