// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <cmath>
#include <functional>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// The lines that come under a resting pointer.
class TestTips : public HandTest {
    Q_OBJECT

    /// Where the tips lie that are in sight.
    [[nodiscard]] QList<QRectF> tips() const;
    void rest(const QString& name) const { restAt(middleOf(name)); }
    void restAt(const QPoint& at) const;
    /// The tips that come over them, one after the other.
    [[nodiscard]] QString wrongOf(
        const QList<QQuickItem*>& things,
        const std::function<QString(const QQuickItem&, const QRectF&)>& wrong) const;

private slots:
    void noTipLiesBesideAnExplanation_data();
    void noTipLiesBesideAnExplanation();
    void aTipGoesWithWhatItsButtonCanDo();
    void aTipGoesForAMessage_data();
    void aTipGoesForAMessage();
    void noTipLiesOverTheAnswersToAnOffer();
    void aTipCanBeReadAndKeepsOffTheHand_data();
    void aTipCanBeReadAndKeepsOffTheHand();
    void theTipOfTheSignThatTurnsATileKeepsOffItsPlace();
    void aTipLiesOverNoPlateWhereThereIsRoomElsewhere_data();
    void aTipLiesOverNoPlateWhereThereIsRoomElsewhere();
    void aTipOfTheTableLiesOverNoTileWhereThereIsRoomElsewhere();
    void whatSlidesUnderThePointerHasNoTipUntilThatGoesOn_data();
    void whatSlidesUnderThePointerHasNoTipUntilThatGoesOn();
    void aTipGoesWithAPressOnItsThing();
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

void TestTips::restAt(const QPoint& at) const {
    QTest::mouseMove(&window(), at - QPoint(1, 0));
    QTest::mouseMove(&window(), at);
    QTest::qWait(20);
}

QString TestTips::wrongOf(const QList<QQuickItem*>& things,
                          const std::function<QString(const QQuickItem&, const QRectF&)>& wrong) const {
    for (const QQuickItem* thing : things) {
        if (!QTest::qWaitFor([this] { return tips().isEmpty(); })) return u"a tip stays"_s;
        restAt(placeOf(*thing).center().toPoint());
        const QString name = thing->objectName();
        if (!QTest::qWaitFor([this] { return tips().size() == 1; })) return name + u" has no tip"_s;
        const QRectF tip = tips().front();
        if (!placeOf(*window().contentItem()).contains(tip)) return name + u" has a tip out of sight"_s;
        const QString fault = wrong(*thing, tip);
        if (!fault.isEmpty()) return fault;
        restAt({2, 300});
    }
    return {};
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

void TestTips::theTipOfTheSignThatTurnsATileKeepsOffItsPlace() {
    settings_->setReducedMotion(true);
    openTable({u"russian"_s, 2, 404, {}, Players::usual(2)}, {1280, 800});
    const auto keepsOff = [](const QQuickItem& sign, const QRectF& tip) -> QString {
        const QRectF place = placeOf(*sign.parentItem());
        if (!meet(place, tip)) return {};
        return u"a tip at %1 %2, so wide %3, over a place at %4 %5, %6 by %7, of the sign at %8 %9"_s
            .arg(tip.x())
            .arg(tip.y())
            .arg(tip.width())
            .arg(place.x())
            .arg(place.y())
            .arg(place.width())
            .arg(place.height())
            .arg(placeOf(sign).x())
            .arg(placeOf(sign).y());
    };
    int signs = 0;
    for (int turn = 0; turn < 14 && signs < 8; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        const auto* hand = match().table()->hand();
        for (int row = 0; row < hand->count() && game_->items({u"turnSign"_s}).isEmpty(); ++row) {
            if (!hand->at(row, u"playable"_s).toBool()) continue;
            match().selection()->choose(row, true);
            QTest::qWait(150);
        }
        const QList<QQuickItem*> seen = game_->items({u"turnSign"_s});
        signs += static_cast<int>(seen.size());
        const QString wrong = wrongOf(seen, keepsOff);
        QVERIFY2(wrong.isEmpty(), qPrintable(u"turn %1: %2"_s.arg(turn).arg(wrong)));
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    }
    QVERIFY(signs > 4);
}

void TestTips::aTipLiesOverNoPlateWhereThereIsRoomElsewhere_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QSize>("size");
    QTest::newRow("two") << u"matador"_s << 2 << QSize(800, 600);
    QTest::newRow("four") << u"matador"_s << 4 << QSize(1280, 800);
}

void TestTips::aTipLiesOverNoPlateWhereThereIsRoomElsewhere() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    openTable({game, seats, 404, {}, Players::usual(seats)}, size);
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    settle();
    const auto keepsOff = [this](const QQuickItem& thing, const QRectF& tip) -> QString {
        for (const QQuickItem* plate : game_->items({u"plate"_s})) {
            if (meet(placeOf(*plate), tip)) return u"a tip over a plate: "_s + thing.objectName();
        }
        return {};
    };
    QList<QQuickItem*> things =
        game_->items({u"scoreButton"_s, u"undoButton"_s, u"hintButton"_s, u"menuButton"_s});
    things += game_->items({u"mark"_s, u"pile"_s});
    QCOMPARE(wrongOf(things, keepsOff), QString());
}

void TestTips::aTipOfTheTableLiesOverNoTileWhereThereIsRoomElsewhere() {
    settings_->setReducedMotion(true);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    for (int turn = 0; turn < 5; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
        settle();
        QTest::qWait(200);  // what would move under the pointer now has no tip
        const QString why =
            wrongOf(game_->items({u"mark"_s}), [this](const QQuickItem&, const QRectF& tip) -> QString {
                for (const QQuickItem* tile : game_->items({u"piece"_s})) {
                    if (meet(placeOf(*tile), tip)) return u"over a tile"_s;
                }
                return {};
            });
        QVERIFY2(why.isEmpty(), qPrintable(u"turn %1: %2"_s.arg(turn).arg(why)));
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    }
}

void TestTips::whatSlidesUnderThePointerHasNoTipUntilThatGoesOn_data() {
    QTest::addColumn<QString>("thing");
    for (const char* thing : {"plate", "hintButton", "pile", "mark"})
        QTest::newRow(thing) << QString::fromLatin1(thing);
}

void TestTips::whatSlidesUnderThePointerHasNoTipUntilThatGoesOn() {
    QFETCH(QString, thing);
    settings_->setReducedMotion(true);
    const bool ends = thing == u"mark"_s;
    openTable({ends ? u"matador"_s : u"tiles_and_deal"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    if (ends) {
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    }
    settle();
    QQuickItem* item = game_->item(thing);
    QVERIFY(item != nullptr);
    const QPoint at(300, 250);
    restAt(at);
    item->setPosition(item->position() + item->parentItem()->mapFromScene(at) -
                      item->parentItem()->mapFromScene(placeOf(*item).center()));
    QTest::qWait(900);
    QVERIFY(placeOf(*item).contains(at));
    QCOMPARE(tips().size(), 0);
    QTest::mouseMove(&window(), at + QPoint(1, 0));  // a hand trembles
    QTest::qWait(700);
    QCOMPARE(tips().size(), 0);
    QTest::mouseMove(&window(), at + QPoint(-6, 5));
    QTRY_COMPARE(tips().size(), 1);
}

void TestTips::aTipGoesWithAPressOnItsThing() {
    open(u"tiles_and_deal"_s, 2, 11);
    rest(u"plate"_s);
    QTRY_COMPARE(tips().size(), 1);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"plate"_s));
    QTRY_COMPARE(tips().size(), 0);
    QTest::qWait(700);
    QCOMPARE(tips().size(), 0);
}

BONEYARD_TEST(TestTips)
#include "tst_tips.moc"
