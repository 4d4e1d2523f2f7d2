// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <QWheelEvent>

#include "pagetest.h"
#include "seen.h"

using namespace boneyard;
using namespace boneyard::test;

/// The table as one looks at it by hand, and the way back to where all of it is seen.
class TestFit : public PageTest {
    Q_OBJECT

    [[nodiscard]] QQuickItem* table() const { return game_->item(u"table"_s); }
    [[nodiscard]] bool is(const char* what) const {
        return table()->property("camera").value<QObject*>()->property(what).toBool();
    }
    [[nodiscard]] bool hasButton() const { return game_->item(u"fit"_s) != nullptr; }
    /// The middle of the felt that the seats leave free.
    [[nodiscard]] QPoint middle() const {
        return table()->mapToScene(table()->property("view").toRectF().center()).toPoint();
    }
    void wheel(int steps) const;
    void pan(const QPoint& by) const;
    /// From where one looks then: that unit is in the middle of the felt.
    void lookAt(const QPointF& unit) const {
        QMetaObject::invokeMethod(camera(), "lookAt", Q_ARG(double, unit.x()), Q_ARG(double, unit.y()));
    }
    /// Where the button is, unless it would cover something: of the table.
    [[nodiscard]] QPointF fitHome() const {
        return table()->findChild<QQuickItem*>(u"fit"_s)->property("home").toPointF();
    }
    [[nodiscard]] QList<QPointF> middlesOf(const QString& name) const {
        QList<QPointF> all;
        for (const QQuickItem* item : game_->items({name})) all.append(placeOf(*item).center());
        return all;
    }
    [[nodiscard]] QObject* camera() const { return table()->property("camera").value<QObject*>(); }
    void press() const {
        settle();
        QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"fit"_s));
    }
    /// The next move, whatever it is, and what the others answer.
    void playOn();

private slots:
    void theButtonIsThereWheneverTheTableDoesNotFit_data();
    void theButtonIsThereWheneverTheTableDoesNotFit();
    void theNextMoveFitsUnlessOneCameNearerOnPurpose_data();
    void theNextMoveFitsUnlessOneCameNearerOnPurpose();
    void theButtonKeepsOffAQuestion_data();
    void theButtonKeepsOffAQuestion();
    void theButtonKeepsOffTheSignThatTurnsATile();
    void aPressThatComesWithTheButtonIsNotItsOwn();
};

void TestFit::wheel(int steps) const {
    QWheelEvent event(middle(), window().mapToGlobal(middle()), {}, {0, 120 * steps}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&window(), &event);
}

void TestFit::pan(const QPoint& by) const {
    // beside the tiles in the middle
    const QPoint from =
        middle() + QPoint(0, static_cast<int>(table()->property("view").toRectF().height() * 0.4));
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) QTest::mouseMove(&window(), from + by * step / 10);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, from + by);
}

void TestFit::playOn() {
    const std::size_t before = match().match()->actions().size();
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    QTRY_VERIFY(match().match()->actions().size() > before + 1 && match().atRest());
    QTest::qWait(50);
}

namespace {

void sizes() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(480, 320), QSize(1280, 800), QSize(2560, 1440)})
        QTest::addRow("%d", size.width()) << size;
}

}  // namespace

void TestFit::aPressThatComesWithTheButtonIsNotItsOwn() {
    settings_->setReducedMotion(true);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, {1280, 800});
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    playOn();
    QTRY_VERIFY(is("fitted") && !hasButton());
    wheel(2);
    QTRY_VERIFY(hasButton());
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"fit"_s));  // meant for the felt there
    QTest::qWait(50);
    QVERIFY(is("zoomed"));
    press();
    QTRY_VERIFY(is("fitted") && !is("zoomed"));
}

void TestFit::theButtonIsThereWheneverTheTableDoesNotFit_data() { sizes(); }

void TestFit::theButtonIsThereWheneverTheTableDoesNotFit() {
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, size);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    playOn();
    QTRY_VERIFY(is("fitted") && !hasButton());
    const auto pressed = [&] {
        press();
        return QTest::qWaitFor([&] { return is("fitted") && !is("moved") && !hasButton(); }, 3000);
    };
    wheel(2);  // nearer
    QTRY_VERIFY(is("zoomed") && hasButton());
    QVERIFY(pressed());
    wheel(-2);  // away: all is in sight, and smaller than it could be
    QTRY_VERIFY(!is("fitted") && !is("hides"));
    QTRY_VERIFY(hasButton());
    QVERIFY(pressed());
    pan({40, 0});  // aside, with all in sight
    QTRY_VERIFY(!is("fitted"));
    QTRY_VERIFY(hasButton());
    QVERIFY(pressed());
}

void TestFit::theNextMoveFitsUnlessOneCameNearerOnPurpose_data() { sizes(); }

void TestFit::theNextMoveFitsUnlessOneCameNearerOnPurpose() {
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    openTable({u"matador"_s, 2, 21, {}, Players::usual(2)}, size);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    playOn();
    wheel(-2);
    QTRY_VERIFY(!is("fitted"));
    playOn();
    QTRY_VERIFY(is("fitted") && !hasButton());
    pan({40, 0});
    QTRY_VERIFY(!is("fitted"));
    playOn();
    QTRY_VERIFY(is("fitted") && !hasButton());
    wheel(5);
    QTRY_VERIFY(is("zoomed"));
    playOn();
    QVERIFY(is("zoomed") && hasButton());
    press();
    QTRY_VERIFY(is("fitted") && !is("zoomed") && !hasButton());
}

void TestFit::theButtonKeepsOffAQuestion_data() {
    QTest::addColumn<int>("seats");
    QTest::newRow("of three") << 3;
    QTest::newRow("of six") << 6;
}

void TestFit::theButtonKeepsOffAQuestion() {
    QFETCH(int, seats);
    settings_->setReducedMotion(true);
    kit::GivenOptions options;
    if (seats == 6) options.emplace_back("teams", std::string("3x2"));
    openTable({u"matching_elements"_s, seats, 12, options, Players::usual(seats)}, {800, 600});
    QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
    const auto* panel = game_->item(u"playArea"_s)->property("question").value<QQuickItem*>();
    QTRY_VERIFY(panel->isVisible());
    settle();
    lookAt({3, 2});
    QTRY_VERIFY(hasButton());
    settle();
    const QRectF button = placeOf(*game_->item(u"fit"_s));
    QVERIFY(placeOf(*table()).contains(button));
    QVERIFY(!meet(button, placeOf(*panel)));
    for (const QQuickItem* plate : game_->items({u"plate"_s})) QVERIFY(!meet(button, placeOf(*plate)));
}

void TestFit::theButtonKeepsOffTheSignThatTurnsATile() {
    settings_->setReducedMotion(true);
    openTable({u"russian"_s, 2, 404, {}, Players::usual(2)}, {1280, 800});
    int tried = 0;
    for (int turn = 0; turn < 14 && tried < 2; ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        const auto* hand = match().table()->hand();
        for (int row = 0; row < hand->count() && game_->items({u"turnSign"_s}).isEmpty(); ++row) {
            if (!hand->at(row, u"playable"_s).toBool()) continue;
            match().selection()->choose(row, true);
            QTest::qWait(100);
        }
        for (const QPointF& sign : middlesOf(u"turnSign"_s)) {
            const QPointF now(camera()->property("lookX").toDouble(), camera()->property("lookY").toDouble());
            const double zoom = camera()->property("zoom").toDouble();
            const QPointF home = table()->mapToScene(fitHome()) + QPointF(22, 22);
            lookAt(now - (home - sign) / zoom);  // the sign comes to where the button is
            settle();
            QVERIFY(hasButton());
            const QRectF button = placeOf(*game_->item(u"fit"_s));
            const QRectF there(home - QPointF(22, 22), button.size());
            for (const QQuickItem* each : game_->items({u"turnSign"_s})) {
                tried += meet(there, placeOf(*each)) ? 1 : 0;
                QVERIFY(!meet(button, placeOf(*each)));
            }
            press();
            QTRY_VERIFY(!hasButton());
        }
        QVERIFY(match().play(QString::fromStdString(match().match()->legal().front())));
    }
    QVERIFY(tried > 0);
}

BONEYARD_TEST(TestFit)

#include "tst_fit.moc"
