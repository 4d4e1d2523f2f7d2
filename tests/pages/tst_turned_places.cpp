// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QPointingDevice>
#include <QSet>
#include <QTest>
#include <algorithm>

#include "feltseen.h"
#include "pagetest.h"
#include "seen.h"
#include "spoken.h"

using namespace boneyard;
using namespace boneyard::test;

/// A place in which the chosen tile can lie in several ways, in line and across: one is shown, and a sign
/// turns it.
class TestTurnedPlaces : public HandTest {
    Q_OBJECT

    [[nodiscard]] SpotModel& spots() const { return *match().selection()->spots(); }
    [[nodiscard]] QQuickItem* spotAt(int row) const;
    [[nodiscard]] QQuickItem* shownAt(const QString& end) const;
    [[nodiscard]] bool chooseATileThatTurns() const;
    [[nodiscard]] bool playOn() const;
    [[nodiscard]] bool comesToATurn() const;
    [[nodiscard]] QString wrongOfSigns(int& signs) const;
    [[nodiscard]] QString wrongOfPresses(int& tried) const;
    void openAtATileThatTurns();
    void press(const QPoint& at, Qt::MouseButton button = Qt::LeftButton) const;

private slots:
    void aTileThatCanLieInLineOrAcrossHasOnePlaceAtEachEnd();
    void theSignTurnsTheTileAndLaysNothing();
    void whileATileIsDraggedOnlyThePlaceItGoesToHasASign();
    void aFingerOnTheRackMakesTheMouseOfBeforeMeanNothing();
    void theSignSaysWhatItDoes();
    void whatThePointerHasTurnedIsLaidWhereItIs();
    void aTileLetGoLiesAsItsPlaceShows();
    void noPressTakesAPlaceThatIsNotSeen_data();
    void noPressTakesAPlaceThatIsNotSeen();
    void theSignIsSeenAndLiesOverNothing_data();
    void theSignIsSeenAndLiesOverNothing();
};

namespace {

QPoint middle(const QQuickItem* item) { return placeOf(*item).center().toPoint(); }

QQuickItem* signOf(const QQuickItem* place) {
    auto* sign = place->property("turnSign").value<QQuickItem*>();
    return sign != nullptr && sign->isVisible() ? sign : nullptr;
}

int wayOf(const QQuickItem* place) { return place->property("way").toInt(); }

bool isShown(const QQuickItem* place) { return place->property("shown").toBool(); }

}  // namespace

QQuickItem* TestTurnedPlaces::spotAt(int row) const {
    for (QQuickItem* item : all(window(), u"spot"_s)) {
        if (item->property("index").toInt() == row) return item;
    }
    return nullptr;
}

/// The place for the chosen tile at that end; null: there is none, or there are two.
QQuickItem* TestTurnedPlaces::shownAt(const QString& end) const {
    QQuickItem* found = nullptr;
    for (QQuickItem* item : all(window(), u"spot"_s)) {
        if (!isShown(item) || item->property("group").toString() != end) continue;
        if (found != nullptr) return nullptr;
        found = item;
    }
    return found;
}

bool TestTurnedPlaces::chooseATileThatTurns() const {
    for (int row = 0; row < match().table()->hand()->count(); ++row) {
        if (!match().table()->hand()->at(row, u"playable"_s).toBool()) continue;
        match().selection()->choose(row, true);
        match().selection()->setSpot(-1);
        for (int spot = 0; spot < spots().count(); ++spot) {
            if (spots().at(spot, u"way"_s).toInt() == SpotModel::Across) return true;
        }
    }
    return false;
}

/// Lays another tile than the chosen one where that can be: the line is to grow long.
bool TestTurnedPlaces::playOn() const {
    const std::string chosen = match().selection()->tile().toStdString();
    const std::vector<std::string> legal = match().match()->legal();
    const auto other = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
        return chosen.empty() || action.find(chosen) == std::string::npos;
    });
    return match().play(QString::fromStdString(other != legal.end() ? *other : legal.front()));
}

/// False once the match is over.
bool TestTurnedPlaces::comesToATurn() const {
    return QTest::qWaitFor(
               [this] {
                   if (match().turn()->phase() == Turn::RoundOver) match().next();
                   return match().turn()->mayAct() || match().turn()->phase() == Turn::MatchOver;
               },
               20000) &&
           match().turn()->mayAct();
}

void TestTurnedPlaces::openAtATileThatTurns() {
    settings_->setReducedMotion(true);  // the camera is where it goes
    open(u"russian"_s, 2, 4);
    QVERIFY(chooseATileThatTurns());
    QTRY_VERIFY(shownAt(u"R"_s) != nullptr && signOf(shownAt(u"R"_s)) != nullptr);
    QTest::qWait(100);
}

void TestTurnedPlaces::press(const QPoint& at, Qt::MouseButton button) const {
    QTest::mouseMove(&window(), at - QPoint(0, 1));
    QTest::mouseMove(&window(), at);
    QTest::mouseClick(&window(), button, {}, at);
}

void TestTurnedPlaces::aTileThatCanLieInLineOrAcrossHasOnePlaceAtEachEnd() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    for (const QString& end : {u"L"_s, u"R"_s}) {
        QVERIFY(shownAt(end) != nullptr);
        QCOMPARE(wayOf(shownAt(end)), static_cast<int>(SpotModel::Line));
        QVERIFY(signOf(shownAt(end)) != nullptr);
    }
}

void TestTurnedPlaces::theSignTurnsTheTileAndLaysNothing() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    const std::size_t plies = match().match()->actions().size();
    const QPoint sign = middle(signOf(shownAt(u"R"_s)));
    QSet<int> seen;
    while (!seen.contains(shownAt(u"R"_s)->property("index").toInt())) {
        seen.insert(shownAt(u"R"_s)->property("index").toInt());
        press(sign);
        QTest::qWait(50);
        QVERIFY(shownAt(u"R"_s) != nullptr);
        QCOMPARE(middle(signOf(shownAt(u"R"_s))), sign);  // to be pressed again
        QCOMPARE(match().selection()->spot(), -1);
    }
    QCOMPARE(seen.size(), 3);  // either half inward, and across
    QCOMPARE(wayOf(shownAt(u"L"_s)), static_cast<int>(SpotModel::Line));
    QCOMPARE(match().match()->actions().size(), plies);
    while (wayOf(shownAt(u"R"_s)) != SpotModel::Across) press(sign);
    const QString action = shownAt(u"R"_s)->property("action").toString();
    QVERIFY(action.endsWith(u"across"_s));
    press(middle(shownAt(u"R"_s)));
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(QString::fromStdString(match().match()->actions()[plies]), action);
}

void TestTurnedPlaces::whileATileIsDraggedOnlyThePlaceItGoesToHasASign() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    QVERIFY(all(window(), u"turnSign"_s).size() > 1);
    const QPoint from = tileAt(match().table()->hand()->rowOf(match().selection()->tile()));
    const QPoint to = middle(shownAt(u"R"_s));
    dragTo(from, {window().width() / 2, window().height() - 200});
    QTRY_COMPARE(dragged()->property("spot").toInt(), -1);
    QTRY_VERIFY(all(window(), u"turnSign"_s).isEmpty());
    QTest::mouseMove(&window(), to);
    QTRY_COMPARE(all(window(), u"turnSign"_s).size(), 1);
    QCOMPARE(signOf(shownAt(u"R"_s)), all(window(), u"turnSign"_s).first());
    QTest::keyClick(&window(), Qt::Key_Escape);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(!dragged()->isVisible());
}

void TestTurnedPlaces::aFingerOnTheRackMakesTheMouseOfBeforeMeanNothing() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    const auto byFinger = [this] { return shownAt(u"R"_s)->property("byFinger").toBool(); };
    QTest::mouseMove(&window(), middle(shownAt(u"L"_s)) - QPoint(0, 1));
    QTest::mouseMove(&window(), middle(shownAt(u"L"_s)));
    QTRY_VERIFY(!byFinger());
    QPointingDevice* screen = QTest::createTouchDevice();
    const QPoint rack{8, window().height() - 8};
    QTest::touchEvent(&window(), screen).press(0, rack);
    QTRY_VERIFY(byFinger());
    QTest::touchEvent(&window(), screen).release(0, rack);
}

void TestTurnedPlaces::theSignSaysWhatItDoes() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    QStringList said;
    for (int i = 0; i < 3; ++i) {
        QQuickItem* sign = signOf(shownAt(u"R"_s));
        said.append(spokenName(sign));
        QAccessibleInterface* thing = QAccessible::queryAccessibleInterface(sign);
        QVERIFY(isPressable(*thing));
        const QString then = thing->text(QAccessible::Description);
        pressIt(*thing);
        QTest::qWait(50);
        QCOMPARE(shownAt(u"R"_s)->property("spoken").toString(), then);
    }
    said.sort();
    QCOMPARE(said, QStringList({u"Turn it across"_s, u"Turn it another way"_s, u"Turn it in line"_s}));
}

void TestTurnedPlaces::whatThePointerHasTurnedIsLaidWhereItIs() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    const QRectF line = placeOf(*shownAt(u"R"_s));
    QRectF across;
    for (int row = 0; row < spots().count(); ++row) {
        if (spots().at(row, u"group"_s) == u"R"_s && wayOf(spotAt(row)) == SpotModel::Across)
            across = placeOf(*spotAt(row));
    }
    // at the far end of the one there is nothing of the other
    const QPoint tip = (line.center() * 2 - across.center()).toPoint() +
                       QPoint(line.center().x() > across.center().x() ? 4 : -4, 0);
    QVERIFY(line.contains(tip) && !across.contains(tip));
    QTest::mouseMove(&window(), tip - QPoint(0, 1));
    QTest::mouseMove(&window(), tip);
    QTRY_VERIFY(shownAt(u"R"_s)->property("solid").toBool());
    while (wayOf(shownAt(u"R"_s)) != SpotModel::Across) {
        QTest::mouseClick(&window(), Qt::RightButton, {}, tip);
        QTest::mouseMove(&window(), tip - QPoint(0, 1));
        QVERIFY(shownAt(u"R"_s)->property("solid").toBool());
    }
    const std::size_t plies = match().match()->actions().size();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, tip);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QVERIFY(QString::fromStdString(match().match()->actions()[plies]).endsWith(u"R across"_s));
}

void TestTurnedPlaces::aTileLetGoLiesAsItsPlaceShows() {
    openAtATileThatTurns();
    if (QTest::currentTestFailed()) return;
    const QPoint sign = middle(signOf(shownAt(u"R"_s)));
    QPoint to;
    while (wayOf(shownAt(u"R"_s)) != SpotModel::Across) press(sign);
    to = middle(shownAt(u"R"_s));  // in the middle of the one the other is let go
    while (wayOf(shownAt(u"R"_s)) == SpotModel::Across) press(sign);
    const QString action = shownAt(u"R"_s)->property("action").toString();
    const std::size_t plies = match().match()->actions().size();
    const int row = match().table()->hand()->rowOf(match().selection()->tile());
    dragTo(tileAt(row), to);
    QTRY_COMPARE(match().selection()->action(match().selection()->spot()), action);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
    QTRY_VERIFY(match().match()->actions().size() > plies);
    QCOMPARE(QString::fromStdString(match().match()->actions()[plies]), action);
}

/// What is wrong with presses where the chosen tile could lie in a way that is not shown; empty: nothing is.
QString TestTurnedPlaces::wrongOfPresses(int& tried) const {
    const QList<QQuickItem*> places = all(window(), u"spot"_s);
    for (const QQuickItem* hidden : places) {
        if (isShown(hidden)) continue;
        const QRectF box = placeOf(*hidden);
        for (int i = 0; i < 64; ++i) {
            const int row = i / 8;
            const QPointF at(box.left() + box.width() * (i % 8 + 0.5) / 8,
                             box.top() + box.height() * (row + 0.5) / 8);
            for (const QQuickItem* place : places) {
                if (!takes(place, at)) continue;
                if (!isShown(place)) return place->property("action").toString() + u" is not seen"_s;
                if (!placeOf(*place).contains(at))
                    return place->property("action").toString() + u" is beside"_s;
            }
            ++tried;
        }
    }
    return {};
}

void TestTurnedPlaces::noPressTakesAPlaceThatIsNotSeen_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<qulonglong>("deal");
    QTest::newRow("two") << 2 << 404ULL;
    QTest::newRow("four") << 4 << 921267049ULL;
}

void TestTurnedPlaces::noPressTakesAPlaceThatIsNotSeen() {
    QFETCH(int, seats);
    QFETCH(qulonglong, deal);
    settings_->setReducedMotion(true);
    openTable({u"russian"_s, seats, deal, {}, Players::usual(seats)}, {1280, 800});
    int tried = 0;
    for (int turn = 0; turn < 30 && comesToATurn(); ++turn) {
        if (chooseATileThatTurns()) {
            QTest::qWait(60);
            const QString wrong = wrongOfPresses(tried);
            QVERIFY2(wrong.isEmpty(), qPrintable(u"turn %1: %2"_s.arg(turn).arg(wrong)));
        }
        QVERIFY(playOn());
    }
    QVERIFY(tried > 500);
}

constexpr double kApart = 6;  // pixels between two signs, at least: each is plainly of its place

/// What is wrong with the signs that are seen; empty: nothing is.
QString TestTurnedPlaces::wrongOfSigns(int& signs) const {
    const QRectF felt = placeOf(*game_->item(u"table"_s));
    const QList<QQuickItem*> places = all(window(), u"spot"_s);
    QList<QQuickItem*> over = allSeen(window().contentItem(), {u"PieceItem"_s, u"RackTile"_s});
    for (QQuickItem* place : places) {
        if (isShown(place)) over.append(place);
    }
    for (const QQuickItem* place : places) {
        if (!isShown(place) || place->property("next").toInt() < 0) continue;
        const QString name = place->property("action").toString();
        const QQuickItem* sign = signOf(place);
        if (sign == nullptr) return name + u" has no sign"_s;
        const QRectF box = placeOf(*sign);
        ++signs;
        for (const QQuickItem* other : places) {
            const QQuickItem* another = isShown(other) ? signOf(other) : nullptr;
            if (another == nullptr || another == sign) continue;
            if (meet(placeOf(*another), box.adjusted(-kApart, -kApart, kApart, kApart)))
                return name + u" has a sign close to that of "_s + other->property("action").toString();
        }
        if (box.width() < 24 || box.height() < 24) return name + u" has a small sign"_s;
        if (!felt.contains(box)) return name + u" has a sign out of sight"_s;
        for (const QQuickItem* item : over) {
            if (meet(placeOf(*item), box)) return name + u" has a sign over "_s + typeOf(*item);
        }
        for (const auto& [thing, lying] : thingsOn(window())) {
            if (meet(lying, box)) return name + u" has a sign under "_s + thing;
        }
    }
    return {};
}

void TestTurnedPlaces::theSignIsSeenAndLiesOverNothing_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("spinner");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("deal");
    QTest::newRow("large") << 2 << true << QSize(1280, 800) << 404;
    QTest::newRow("small") << 2 << false << QSize(640, 400) << 404;
    QTest::newRow("many") << 4 << true << QSize(800, 600) << 404;
    QTest::newRow("four ends in the smallest window") << 2 << true << QSize(480, 320) << 2;
    QTest::newRow("an end beside a plate") << 2 << true << QSize(480, 320) << 4;
}

void TestTurnedPlaces::theSignIsSeenAndLiesOverNothing() {
    QFETCH(int, seats);
    QFETCH(bool, spinner);
    QFETCH(QSize, size);
    QFETCH(int, deal);
    settings_->setReducedMotion(true);
    openTable({u"russian"_s,
               seats,
               static_cast<std::uint64_t>(deal),
               {{"spinner", spinner}},
               Players::usual(seats)},
              size);
    int signs = 0;
    for (int turn = 0; turn < 30 && comesToATurn(); ++turn) {
        if (chooseATileThatTurns()) {
            QTest::qWait(150);
            const int before = signs;
            QString wrong;
            const bool fine = QTest::qWaitFor(
                [&] {
                    signs = before;
                    wrong = wrongOfSigns(signs);
                    return wrong.isEmpty();
                },
                1000);
            QVERIFY2(fine, qPrintable(u"turn %1: %2"_s.arg(turn).arg(wrong)));
        }
        QVERIFY(playOn());
    }
    QVERIFY(signs > 10);
}

BONEYARD_TEST(TestTurnedPlaces)
#include "tst_turned_places.moc"
