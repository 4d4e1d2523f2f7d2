// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QMap>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <functional>

#include "calmtest.h"

using namespace boneyard;
using namespace boneyard::test;

/// Hand and buttons stay where they are, whatever it is time for.
class TestStillHand : public CalmTest {
    Q_OBJECT

    /// An action that takes, draws, lays or throws, in turn; empty: there is nothing of that kind.
    [[nodiscard]] QString nextAction(int step) const;
    /// Where the top of that tile of the hand is that stands lowest.
    [[nodiscard]] int lowest() const {
        int top = 0;
        for (const QQuickItem* tile : allSeen(game_->item(u"rackTile"_s)->parentItem(), {u"StandingTile"_s}))
            top = std::max(top, qRound(placeOf(*tile).top()));
        return top;
    }
    /// Plays a round in that window, and calls it whenever it is the person's turn.
    void playThrough(const QSize& size, const std::function<void()>& look,
                     const kit::GivenOptions& options = {});

private slots:
    void noTileOfTheHandRisesBecauseItIsTimeToThrow_data() { sizes(); }
    void noTileOfTheHandRisesBecauseItIsTimeToThrow();
    void noneRisesWhereMeldsAreLaidAtTheEndAlone();
    void buttonsStandInOneLineEachInItsPlace_data() { sizes(); }
    void buttonsStandInOneLineEachInItsPlace();
    void whatSortsIsThereInAWholeRound_data();
    void whatSortsIsThereInAWholeRound();
    void tilesStayWhenOneIsDrawnOrLaidAfterThem_data();
    void tilesStayWhenOneIsDrawnOrLaidAfterThem();
    void tilesThatWereSeenDealtStayWhenOneIsLaid();
    void whatIsSeenAtOnceStandsWhereItStays_data();
    void whatIsSeenAtOnceStandsWhereItStays();
    void whatArrangesIsASwitchThatShowsAndSaysHowItStands();

private:
    static void sizes();
};

void TestStillHand::sizes() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1000, 700), QSize(1280, 800), QSize(640, 400), QSize(480, 320)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

QString TestStillHand::nextAction(int step) const {
    const auto legal = match().match()->legal();
    const QStringList words = step % 3 == 0
                                  ? QStringList{u"take"_s, u"meld"_s, u"draw"_s, u"discard"_s, u"pass"_s}
                                  : QStringList{u"draw"_s, u"discard"_s, u"pass"_s};
    for (const QString& word : words) {
        for (const std::string& action : legal) {
            if (action.starts_with(word.toStdString())) return QString::fromStdString(action);
        }
    }
    return {};
}

void TestStillHand::playThrough(const QSize& size, const std::function<void()>& look,
                                const kit::GivenOptions& options) {
    settings_->setReducedMotion(true);
    openSmall(u"tiles_and_deal"_s, 2, 5, size, options);
    QTest::qWait(500);
    int looked = 0;
    for (int step = 0; step < 24; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        QTest::qWait(200);
        look();
        if (QTest::currentTestFailed()) return;
        ++looked;
        const QString action = nextAction(step);
        QVERIFY(!action.isEmpty() && match().play(action));
    }
    QVERIFY2(looked > 8, qPrintable(QString::number(looked)));
    settings_->setReducedMotion(false);
}

void TestStillHand::noTileOfTheHandRisesBecauseItIsTimeToThrow() {
    QFETCH(QSize, size);
    QSet<int> heights;
    playThrough(size, [&] { heights.insert(lowest()); });
    QVERIFY2(heights.size() == 1, qPrintable(QString::number(heights.size())));
}

void TestStillHand::noneRisesWhereMeldsAreLaidAtTheEndAlone() {
    QSet<int> heights;
    playThrough({1280, 800}, [&] { heights.insert(lowest()); }, {{"melds", "closed"}, {"hand", 10}});
    QVERIFY2(heights.size() == 1, qPrintable(QString::number(heights.size())));
}

/// Beside the rack, where that is not very low.
void TestStillHand::buttonsStandInOneLineEachInItsPlace() {
    QFETCH(QSize, size);
    QMap<int, QSet<int>> edges;  // by what it does
    QSet<int> lefts;
    playThrough(size, [&] {
        const QQuickItem* area = game_->item(u"playArea"_s);
        const double edge = placeOf(*area).top() + area->property("feltHeight").toDouble();
        for (const QQuickItem* button : seen(u"choice"_s)) {
            const QRectF at = placeOf(*button);
            edges[button->parentItem()->property("kind").toInt()].insert(qRound(at.bottom()));
            lefts.insert(qRound(at.left()));
            const bool beside = at.top() >= edge - 0.5 && at.bottom() <= size.height();
            QVERIFY2(beside || (size.height() == 400 && at.bottom() <= edge + 0.5),
                     qPrintable(button->property("text").toString()));
        }
    });
    if (QTest::currentTestFailed()) return;
    QCOMPARE(lefts.size(), 1);
    QSet<int> all;
    for (const QSet<int>& one : edges) {
        QCOMPARE(one.size(), 1);
        all += one;
    }
    QList<int> line(all.begin(), all.end());
    std::sort(line.begin(), line.end());
    QCOMPARE(line.size(), 3);
    QVERIFY2(qAbs(line[2] - 2 * line[1] + line[0]) <= 1,
             qPrintable(u"%1 %2 %3"_s.arg(line[0]).arg(line[1]).arg(line[2])));
}

void TestStillHand::whatSortsIsThereInAWholeRound_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(1000, 700), QSize(1024, 768), QSize(1280, 800)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

void TestStillHand::whatSortsIsThereInAWholeRound() {
    QFETCH(QSize, size);
    QSet<int> lefts;
    QSet<int> units;
    playThrough(size, [&] {
        const QQuickItem* sorts = game_->item(u"sortButton"_s);
        const auto tiles = game_->items({u"rackTile"_s});
        QVERIFY2(sorts != nullptr, qPrintable(u"with %1 tiles"_s.arg(tiles.size())));
        lefts.insert(qRound(placeOf(*sorts).left()));
        for (const QQuickItem* tile : tiles) {
            units.insert(qRound(tile->property("unit").toDouble()));
            QVERIFY2(!meet(placeOf(*sorts), placeOf(*tile)),
                     qPrintable(u"%1 %2 %3 of %4"_s.arg(placeOf(*sorts).left())
                                    .arg(placeOf(*sorts).right())
                                    .arg(placeOf(*tile).left())
                                    .arg(tiles.size())));
        }
    });
    if (QTest::currentTestFailed()) return;
    QCOMPARE(lefts.size(), 1);
    QCOMPARE(units.size(), 1);
}

void TestStillHand::tilesStayWhenOneIsDrawnOrLaidAfterThem_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char* game : {"triominoes", "matador", "matching_elements"}) {
        for (const QSize& size : {QSize(1280, 800), QSize(1000, 700)})
            QTest::addRow("%s %d", game, size.width()) << QString::fromLatin1(game) << size;
    }
}

void TestStillHand::tilesStayWhenOneIsDrawnOrLaidAfterThem() {
    QFETCH(QString, game);
    QFETCH(QSize, size);
    settings_->setReducedMotion(true);
    openSmall(game, game == u"matching_elements"_s ? 3 : 2, 3, size);  // no triangle fits: one is drawn
    QTest::qWait(600);
    const auto stands = [this] {
        QTest::qWait(150);
        QList<double> lefts(match().table()->hand()->count(), 0);
        for (const QQuickItem* tile : game_->items({u"rackTile"_s}))
            lefts[tile->property("index").toInt()] = placeOf(*tile).left();
        return lefts;
    };
    int compared = 0;
    for (int step = 0; step < 12; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct() || match().turn()->phase() >= Turn::RoundOver,
                                 20'000);
        if (!match().turn()->mayAct()) break;
        const QStringList tiles = rack();
        const QList<double> before = stands();
        const auto legal = match().match()->legal();
        const auto draws = std::find(legal.begin(), legal.end(), "draw");
        const std::string& action = draws != legal.end() ? *draws : legal.back();
        QVERIFY(match().play(
            QString::fromStdString(action).section(u".."_s, 0, 0)));  // of several numbers the least
        if (match().turn()->phase() >= Turn::RoundOver) break;
        const QList<double> after = stands();
        const QStringList now = rack();
        const QRectF whole = placeOf(*allSeen(window().contentItem(), {u"Rack"_s}).first());
        const auto tile = game_->item(u"rackTile"_s)->width();
        if (*std::max_element(after.begin(), after.end()) + tile > whole.right() - 2) continue;  // it is full
        for (qsizetype row = 0; row < std::min(tiles.size(), now.size()) && tiles[row] == now[row]; ++row) {
            ++compared;
            QVERIFY2(std::abs(before[row] - after[row]) < 1,
                     qPrintable(u"%1 of %2, then %3: from %4 to %5"_s.arg(row)
                                    .arg(tiles.size())
                                    .arg(now.size())
                                    .arg(before[row])
                                    .arg(after[row])));
        }
    }
    QVERIFY2(compared > 8, qPrintable(QString::number(compared)));
    settings_->setReducedMotion(false);
}

/// At the usual pace, where it takes a while until all have come, and others are waited for before one may
/// lay.
void TestStillHand::tilesThatWereSeenDealtStayWhenOneIsLaid() {
    settings_->setPace(u"normal"_s);
    openTable({u"matching_elements"_s, 3, 3, {}, Players::usual(3)}, {1280, 800});
    const auto first = [this] {
        for (const QQuickItem* tile : game_->items({u"rackTile"_s})) {
            if (tile->property("index").toInt() == 0) return placeOf(*tile).left();
        }
        return -1.0;
    };
    bool laid = false;
    for (int step = 0; step < 8 && !laid; ++step) {
        QTRY_VERIFY_WITH_TIMEOUT(match().turn()->mayAct(), 20'000);
        QTest::qWait(900);
        const QStringList tiles = rack();
        const double before = first();
        const std::string action = match().match()->legal().back();
        QVERIFY(match().play(QString::fromStdString(action).section(u".."_s, 0, 0)));
        laid = rack().size() < tiles.size() && rack().front() == tiles.front();
        QTest::qWait(900);
        if (laid) QVERIFY2(std::abs(first() - before) < 1, qPrintable(QString::number(first() - before)));
    }
    QVERIFY(laid);
    settings_->setPace(u"instant"_s);
}

void TestStillHand::whatIsSeenAtOnceStandsWhereItStays_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addRow("matador") << u"matador"_s << 4;
    QTest::addRow("russian") << u"russian"_s << 4;
    QTest::addRow("triominoes") << u"triominoes"_s << 3;
    QTest::addRow("matching_elements") << u"matching_elements"_s << 3;
}

/// Own plate and hand, where nothing waits for tiles that fly: a press is meant for what is there. The hand
/// stands under the table, with the plate beside it, too.
void TestStillHand::whatIsSeenAtOnceStandsWhereItStays() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    settings_->setReducedMotion(true);
    settings_->answerLesson(game);
    openTable({game, seats, 21, {}, Players::usual(seats)}, {1280, 800});
    const auto stands = [this] {
        QRectF hand;
        for (const QQuickItem* tile : game_->items({u"rackTile"_s})) hand |= placeOf(*tile);
        QRectF own;
        for (const QQuickItem* plate : game_->items({u"plate"_s})) {
            if (plate->property("seat").toInt() == 0) own = placeOf(*plate);
        }
        return std::pair{hand, own};
    };
    QTRY_VERIFY(game_->item(u"rackTile"_s) != nullptr);
    QTest::qWait(60);  // the first picture
    const auto first = stands();
    const auto tiles = rack();
    QTest::qWait(900);
    QCOMPARE(rack(), tiles);
    const auto later = stands();
    QCOMPARE(later.second, first.second);
    QVERIFY2(std::abs(later.first.left() - first.first.left()) < 1,
             qPrintable(QString::number(later.first.left())));
    QVERIFY2(std::abs(later.first.center().x() - 640) < 2,
             qPrintable(QString::number(later.first.center().x())));
    settings_->setReducedMotion(false);
}

void TestStillHand::whatArrangesIsASwitchThatShowsAndSaysHowItStands() {
    openSmall(u"tiles_and_deal"_s, 2, 5, {1280, 800});
    QQuickItem* arrange = game_->item(u"arrange"_s);
    const auto ground = [&] {
        const QImage seen = window().grabWindow();
        const QRectF at = placeOf(*arrange);
        return seen.pixelColor(QPoint(qRound(at.center().x()), qRound(at.top()) + 3));
    };
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(arrange);
    QVERIFY(spoken != nullptr);
    QVERIFY(spoken->state().checkable && !spoken->state().checked);
    const QString name = spoken->text(QAccessible::Name);
    const QString off = arrange->property("tip").toString();
    const QColor bare = ground();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(*arrange).center().toPoint());
    QTRY_VERIFY(match().table()->hand()->arranged());
    QTest::mouseMove(&window(), {600, 300});
    QVERIFY(spoken->state().checked);
    QCOMPARE(spoken->text(QAccessible::Name), name);
    const QString on = arrange->property("tip").toString();
    QVERIFY2(on != off && on == spoken->text(QAccessible::Description), qPrintable(on));
    QTRY_VERIFY2(ground().saturation() > bare.saturation() + 60, qPrintable(ground().name() + bare.name()));
    settle();
    spoken->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
    QTRY_VERIFY(!match().table()->hand()->arranged() && !spoken->state().checked);
}

BONEYARD_TEST(TestStillHand)
#include "tst_still_hand.moc"
