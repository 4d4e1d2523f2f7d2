// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QDeadlineTimer>
#include <QTest>
#include <map>

#include "../app/played_matches.h"
#include "pagetest.h"
#include "program/commandline.h"
#include "seen.h"
#include "textfaults.h"

using namespace boneyard;
using namespace boneyard::test;

/// Points come up when and where they were earned, and cover nothing.
class TestPoints : public PageTest {
    Q_OBJECT

    /// The points that are to be seen; and the tiles on the table and the plates, which they must not cover.
    void gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const;

    /// What is seen of tiles on their way, at each frame.
    struct Flights {
        int count = 0;
        int frames = 0;
        int layer = -1;       ///< whose tile is on its way: it is nobody else's turn yet
        QStringList early;    ///< what is seen of one before it lies
        QSet<QString> known;  ///< what was seen before the tile came
        const QQuickItem* flying = nullptr;
    };
    void watch(Flights& flights);

private slots:
    void pointsComeUpOverNoTileAndNoPlate_data();
    void pointsComeUpOverNoTileAndNoPlate();
    void aTileThatIsLaidUnderThemPutsThemAside();
    void pointsGoWithTheTileThatHasBroughtThem();
    void pointsOnTheirWayToAPlateGoUnderTiles();
    void thePointsOfTilesDrawnOneByOneJoin();
    void nothingOfATileIsSeenBeforeItLies_data();
    void nothingOfATileIsSeenBeforeItLies();
    void whatOthersAreGivenForTheLastTileWaitsForIt();
    void noShadowStaysBehindWhileMeldsMove();
    // the last one: in its windows nothing moves, and in those after it neither
    void longWordsOfPointsTakeMoreLinesRatherThanLieOverATile();
};

void TestPoints::gather(QQuickItem* item, QList<QQuickItem*>& pops, QList<QQuickItem*>& others) const {
    if (!item->isVisible() || item->opacity() < 0.1) return;
    if (item->objectName() == u"scorePop"_s) pops.append(item);
    const bool still =
        item->objectName() != u"piece"_s || qFuzzyCompare(item->property("_flight").toDouble(), 1);
    const QString type = QString::fromLatin1(item->metaObject()->className()).section(u'_', 0, 0);
    const bool flies = item->objectName() == u"piece"_s && !still;
    const QStringList kept{u"SeatPlate"_s, u"PieceItem"_s, u"MarkItem"_s,  u"PileMark"_s, u"TrayPile"_s,
                           u"PlateHand"_s, u"CountPill"_s, u"PileCount"_s, u"HandBar"_s};
    if (kept.contains(type) && !flies && item->width() > 0) others.append(item);
    for (QQuickItem* child : item->childItems()) gather(child, pops, others);
}

void TestPoints::pointsComeUpOverNoTileAndNoPlate_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("deal");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("enough");  // frames in which points are seen
    QTest::newRow("triangles") << u"triominoes"_s << 4 << 5 << QSize(1000, 700) << 60;
    QTest::newRow("a knock") << u"tiles_and_deal"_s << 2 << 5 << QSize(640, 480) << 1;
    if (isQuick()) return;
    QTest::newRow("triangles in a small window") << u"triominoes"_s << 4 << 5 << QSize(640, 480) << 60;
    QTest::newRow("elements") << u"matching_elements"_s << 3 << 22 << QSize(640, 480) << 40;
    QTest::newRow("elements in a wide window") << u"matching_elements"_s << 6 << 22 << QSize(1280, 800) << 40;
    QTest::newRow("open ends") << u"matador"_s << 4 << 5 << QSize(640, 480) << 1;
    QTest::newRow("a knock in a wide window") << u"tiles_and_deal"_s << 2 << 6 << QSize(1280, 800) << 1;
}

/// Nor over a number at an open end, a pile and its count, an open hand and what is said of one's own.
void TestPoints::pointsComeUpOverNoTileAndNoPlate() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, deal);
    QFETCH(QSize, size);
    QFETCH(int, enough);
    openFor(game, seats, {}, static_cast<std::uint64_t>(deal), u"normal"_s, {}, size);
    game_->match()->turn()->pace()->setSpeed(enough > 1 ? u"fast"_s : u"instant"_s);
    // Looks, 30 ms apart or more, in which the table may move, and what was there before it gives way. Not a
    // time: a busy machine draws fewer frames in it.
    constexpr int kSettling = 13;
    std::map<std::pair<const QQuickItem*, const QQuickItem*>, int> over;
    int seen = 0;
    const QDeadlineTimer end(25'000);
    while ((seen < enough || match().turn()->phase() < Turn::RoundOver) && !end.hasExpired()) {
        if (seen >= enough && enough > 1) break;
        QTest::qWait(30);
        QList<QQuickItem*> pops;
        QList<QQuickItem*> others;
        gather(game_->window()->contentItem(), pops, others);
        for (const QQuickItem* pop : pops) {
            ++seen;
            for (const QQuickItem* other : others) {
                const QRectF both = place(*pop) & place(*other);
                int& looks = over[{pop, other}];
                looks = both.width() < 2 || both.height() < 2 ? 0 : looks + 1;
                QVERIFY2(looks < kSettling,
                         qPrintable(pop->property("words").toString() + u" over "_s +
                                    QString::fromLatin1(other->metaObject()->className())));
            }
        }
    }
    QVERIFY2(seen >= enough, qPrintable(QString::number(seen)));
}

/// Beside a high table there is room for lines of half the length.
void TestPoints::longWordsOfPointsTakeMoreLinesRatherThanLieOverATile() {
    const QString words = u"9 + 25 for going out + 138 for the points in the other hands"_s;
    int narrow = 0;
    for (const int deal : {1, 4}) {
        const QString late = u"boneyard --game triominoes --seats 3 --deal %1 --level novice"_s.arg(deal);
        const QString part = u" --autoplay --plies 45 --size 640x480 --screenshot none"_s;
        openWindow(CommandLine::read((late + part).split(u' ')).plan);
        QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 30'000);
        settings_->setPace(u"normal"_s);  // else none come up
        QTest::qWait(300);
        const QPointF last = match().table()->ground()->last();
        emit match().table()->scored(0, 172, words, last.x(), last.y(), true, u"test"_s, false);
        QList<QQuickItem*> pops;
        QList<QQuickItem*> others;
        QTRY_VERIFY(
            (pops.clear(), others.clear(), gather(window().contentItem(), pops, others), !pops.isEmpty()));
        for (const QQuickItem* other : std::as_const(others)) {
            const QRectF both = place(*pops.front()) & place(*other);
            QVERIFY2(both.width() < 2 || both.height() < 2, other->metaObject()->className());
        }
        narrow += pops.front()->width() < 300 ? 1 : 0;
        settings_->setPace(u"instant"_s);
        game_.reset();
    }
    QVERIFY(narrow > 0);
}

/// As soon as it sets out, whether or not the camera moves: when that has come to rest would be too late.
void TestPoints::aTileThatIsLaidUnderThemPutsThemAside() {
    openFor(u"matador"_s, 2, {0}, 21, u"normal"_s);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    const QQuickItem* scene = game_->item(u"table"_s);
    auto* camera = scene->property("camera").value<QObject*>();
    const QRectF view = scene->property("view").toRectF();
    QVERIFY(QMetaObject::invokeMethod(camera, "zoomAt", Q_ARG(double, view.center().x()),
                                      Q_ARG(double, view.center().y()), Q_ARG(double, 1.1)));
    QTRY_VERIFY(camera->property("zoomed").toBool());
    const std::string action = match().match()->legal().front();
    match().selection()->offer(QString::fromStdString(action).section(u' ', 1, 1));
    const SpotModel& spots = *match().selection()->spots();
    QTRY_VERIFY(spots.count() > 0);
    const QString lay = match().selection()->action(0);
    const double x = spots.at(0, u"px"_s).toDouble();
    const double y = spots.at(0, u"py"_s).toDouble();
    match().selection()->clear();
    emit match().table()->scored(0, 12, u"12 points"_s, x, y, true, u"test"_s, true);
    QList<QQuickItem*> pops;
    QList<QQuickItem*> others;
    const auto look = [&] {
        pops.clear();
        others.clear();
        gather(window().contentItem(), pops, others);
    };
    QTRY_VERIFY((look(), !pops.isEmpty()));
    QPointF there;  // where it will lie
    QVERIFY(QMetaObject::invokeMethod(camera, "toScreen", Q_RETURN_ARG(QPointF, there), Q_ARG(double, x),
                                      Q_ARG(double, y)));
    pops.front()->setPosition(there - QPointF(pops.front()->width(), pops.front()->height()) / 2);
    const QPointF before = pops.front()->position();
    QVERIFY(match().play(lay));
    const QQuickItem* tile = nullptr;
    QTRY_VERIFY((tile = game_->items({u"piece"_s}).last())->property("px").toDouble() == x);
    QTRY_VERIFY((look(), pops.isEmpty() || pops.front()->position() != before));
    QVERIFY(!pops.isEmpty());
    QVERIFY(tile->property("_flight").toDouble() < 0.5);
    QTRY_VERIFY(tile->property("lies").toBool());
    look();
    QVERIFY(pops.isEmpty() || !place(*pops.front()).intersects(place(*tile)));
}

/// Else they come to stand at somebody else's, as the table grows and is seen from elsewhere.
void TestPoints::pointsGoWithTheTileThatHasBroughtThem() {
    openFor(u"matador"_s, 3, {0}, 21, u"normal"_s);
    QTRY_COMPARE(match().turn()->phase(), Turn::YourTurn);
    settle();
    const QQuickItem* scene = game_->item(u"table"_s);
    auto* camera = scene->property("camera").value<QObject*>();
    const QPointF last = match().table()->ground()->last();
    emit match().table()->scored(0, 12, u"12 points"_s, last.x(), last.y(), true, u"test"_s, false);
    QTRY_VERIFY(game_->item(u"scorePop"_s) != nullptr);
    const QQuickItem* pop = game_->item(u"scorePop"_s);
    const auto away = [&] {
        QPointF tile;
        QMetaObject::invokeMethod(camera, "toScreen", Q_RETURN_ARG(QPointF, tile), Q_ARG(double, last.x()),
                                  Q_ARG(double, last.y()));
        return pop->position() - tile;
    };
    const QPointF before = pop->position();
    const QPointF from = away();
    const double unit = camera->property("zoom").toDouble();
    QVERIFY(QMetaObject::invokeMethod(camera, "lookAt",
                                      Q_ARG(double, camera->property("lookX").toDouble() + 80 / unit),
                                      Q_ARG(double, camera->property("lookY").toDouble())));
    QTest::qWait(450);  // by then they have been put aside, if that is needed
    QVERIFY((pop->position() - before).manhattanLength() > 60);
    QVERIFY2((away() - from).manhattanLength() < 4,
             qPrintable(u"%1 %2"_s.arg(away().x() - from.x()).arg(away().y() - from.y())));
}

namespace {

/// One of them is drawn after the other, over it.
bool liesOver(const QQuickItem& one, const QQuickItem& other) {
    const auto wayTo = [](const QQuickItem* item) {
        QList<const QQuickItem*> way;
        for (; item != nullptr; item = item->parentItem()) way.prepend(item);
        return way;
    };
    const auto ways = std::pair(wayTo(&one), wayTo(&other));
    const auto forks =
        std::mismatch(ways.first.begin(), ways.first.end(), ways.second.begin(), ways.second.end());
    const QQuickItem* a = *forks.first;
    const QQuickItem* b = *forks.second;
    if (a->z() != b->z()) return a->z() > b->z();
    const auto all = a->parentItem()->childItems();
    return all.indexOf(a) > all.indexOf(b);
}

}  // namespace

/// For a moment they would cover numbers that one may be reading.
void TestPoints::pointsOnTheirWayToAPlateGoUnderTiles() {
    openTable(playedMatch("triominoes", 3, 1, 40), {640, 480});
    QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::Cover);
    settings_->setPace(u"normal"_s);
    QTest::qWait(300);
    int frames = 0;
    int over = 0;
    connect(&window(), &QQuickWindow::afterAnimating, this, [&] {
        for (const QQuickItem* flight : game_->items({u"pointsFlight"_s})) {
            for (const QQuickItem* tile : game_->items({u"piece"_s, u"tableHeading"_s})) {
                if (!place(*flight).intersects(place(*tile))) continue;
                ++frames;
                over += liesOver(*flight, *tile) ? 1 : 0;
            }
        }
    });
    QRectF laid;
    for (const QQuickItem* tile : game_->items({u"piece"_s}))
        laid |= QRectF(tile->property("px").toDouble(), tile->property("py").toDouble(), 0.1, 0.1);
    for (const QPointF& at : {laid.topLeft(), laid.topRight(), laid.bottomLeft(), laid.bottomRight()}) {
        for (int seat = 0; seat < 3; ++seat)
            emit match().table()->scored(seat, 12, u"12"_s, at.x(), at.y(), true, u"test"_s, false);
    }
    QTRY_VERIFY(frames > 5);
    QTest::qWait(500);
    window().disconnect(this);
    QCOMPARE(over, 0);
}

void TestPoints::thePointsOfTilesDrawnOneByOneJoin() {
    openFor(u"triominoes"_s, 2, {0}, 5, u"normal"_s);
    Table* table = game_->match()->table();
    for (int draw = 1; draw <= 3; ++draw) {
        emit table->scored(1, -5, table->earned(u"draw"_s, -5, 1), 0, 0, false, u"draw"_s, false);
        QTest::qWait(60);
    }
    QList<QQuickItem*> pops;
    QList<QQuickItem*> others;
    gather(game_->window()->contentItem(), pops, others);
    QCOMPARE(pops.size(), 1);
    QCOMPARE(pops.front()->property("words").toString(), table->earned(u"draw"_s, -15, 3));
}

void TestPoints::nothingOfATileIsSeenBeforeItLies_data() {
    QTest::addColumn<QString>("game");
    QStringList all{u"matador"_s, u"triominoes"_s};
    if (!isQuick()) all += {u"matching_elements"_s, u"tiles_and_deal"_s};
    for (const auto& game : std::as_const(all)) QTest::newRow(qPrintable(game)) << game;
}

void TestPoints::watch(Flights& flights) {
    connect(match().table(), &Table::laid, this, [&flights](int, int seat) { flights.layer = seat; });
    connect(game_->window(), &QQuickWindow::afterAnimating, this, [this, &flights] {
        QSet<QString> seen;
        QStringList turns;
        QStringList others;
        QString prompt;
        const QQuickItem* now = nullptr;
        const QQuickItem* shadow = nullptr;
        const auto look = [&](const auto& self, const QQuickItem* item) -> void {
            const QString type = typeOf(*item);
            if (!item->isVisible() || item->opacity() < 0.01) return;
            if (type == u"PieceItem" && item->property("_flight").toDouble() < 1) now = item;
            if (type == u"RestingShadow" &&
                item->property("piece").value<QQuickItem*>()->property("_flight").toDouble() < 1)
                shadow = item;
            if (type == u"ScorePop")
                seen.insert(u"%1 (%2)"_s.arg(item->property("words").toString()).arg(quintptr(item)));
            if (type == u"SeatPlate") {
                const QString name = item->property("name").toString();
                if (item->property("seat").toInt() != flights.layer) others.append(name);
                if (item->property("glows").toBool()) turns.append(name);
            }
            if (type == u"TurnPrompt") prompt = item->property("text").toString();
            if (type == u"MarkItem") {
                seen.insert(u"end %1 at %2 %3"_s.arg(item->property("spoken").toString())
                                .arg(item->property("px").toDouble())
                                .arg(item->property("py").toDouble()));
            }
            for (const QQuickItem* child : item->childItems()) self(self, child);
        };
        look(look, game_->window()->contentItem());
        if (now != nullptr) {
            if (now != flights.flying) ++flights.count;
            ++flights.frames;
            if (shadow != nullptr) flights.early.append(u"a shadow"_s);
            for (const QString& one : seen - flights.known) flights.early.append(one);
            const bool comes = flights.layer >= 0 && now->property("_aloft").toBool();
            for (const QString& other : std::as_const(others)) {
                if (comes && turns.contains(other)) flights.early.append(u"the turn of "_s + other);
                if (comes && prompt.contains(other)) flights.early.append(prompt);
            }
        } else {
            flights.known = seen;
        }
        flights.flying = now;
    });
}

/// Its shadow on the felt, the new number of an end, points, whose turn it is then: looked for at each frame
/// of its way.
void TestPoints::nothingOfATileIsSeenBeforeItLies() {
    QFETCH(QString, game);
    openFor(game, game == u"tiles_and_deal"_s ? 2 : 3, {}, 5, u"normal"_s);
    Flights flights;
    watch(flights);
    const int enough = isQuick() ? 4 : 8;
    QTRY_VERIFY_WITH_TIMEOUT(flights.count > enough || !flights.early.isEmpty(), 60'000);
    game_->window()->disconnect(this);
    match().table()->disconnect(this);
    QVERIFY2(flights.early.isEmpty(), qPrintable(flights.early.join(u", "_s)));
    QVERIFY(flights.frames > 2 * flights.count);
}

namespace {

/// A match to be gone on with, and the tile of a person's that then blocks the round, which another wins.
std::pair<MatchPlan, QString> beforeABlock() {
    for (std::uint64_t deal = 1; deal < 400; ++deal) {
        MatchPlan plan = playedMatch("matador", 3, deal);
        const auto made = new_match("matador", 3, deal, {});
        kit::Match& match = **made;
        for (std::size_t i = 0; i < plan.played.size(); ++i) {
            const kit::Status before = match.status();
            const std::string action = plan.played[i].action;
            if (!match.play(action)) break;
            const kit::Status now = match.status();
            if (!now.round_over() || plan.played[i].by != By::Person || !action.starts_with("place"))
                continue;
            if (now.hand_counts[0] == 0 || now.scores[0] != before.scores[0]) continue;
            plan.played.resize(i);
            return {plan, QString::fromStdString(action)};
        }
    }
    return {};
}

}  // namespace

void TestPoints::whatOthersAreGivenForTheLastTileWaitsForIt() {
    const auto [plan, action] = beforeABlock();
    QVERIFY(!action.isEmpty());
    openTable(plan, {1000, 700});
    QTRY_VERIFY(match().turn()->mayAct());
    settings_->setPace(u"slow"_s);
    settle();
    Flights flights;
    watch(flights);
    window().update();
    QTRY_VERIFY(!flights.known.isEmpty());  // the ends
    QVERIFY(match().play(action));
    QTRY_VERIFY(flights.count > 0);
    QTRY_VERIFY(!allSeen(window().contentItem(), {u"scorePop"_s}).isEmpty());
    for (const QQuickItem* pop : allSeen(window().contentItem(), {u"scorePop"_s})) {
        const QRectF lies(pop->position(), pop->size());
        QCOMPARE(lies, QRectF(lies.toRect()));  // between pixels it has seams
    }
    QTRY_VERIFY(flights.flying == nullptr);
    game_->window()->disconnect(this);
    match().table()->disconnect(this);
    QVERIFY2(flights.early.isEmpty(), qPrintable(flights.early.join(u", "_s)));
    QVERIFY(flights.frames > 0);  // it was seen to fly, if only by a busy machine
}

/// Melds move closer as others are laid: at each frame.
void TestPoints::noShadowStaysBehindWhileMeldsMove() {
    openFor(u"tiles_and_deal"_s, 2, {}, 136, u"fast"_s, {}, {640, 480});
    int moving = 0;
    int shadows = 0;
    int left = 0;
    connect(game_->window(), &QQuickWindow::afterAnimating, this, [&] {
        const auto items = allSeen(game_->window()->contentItem(), {u"piece"_s, u"RestingShadow"_s});
        for (const QQuickItem* item : items) {
            const bool shadow = item->objectName() != u"piece"_s;
            const auto* piece = shadow ? item->property("piece").value<QQuickItem*>() : item;
            const bool moves = piece->property("_flight").toDouble() < 1;
            shadows += shadow ? 1 : 0;
            if (!shadow && moves && !piece->property("_aloft").toBool()) ++moving;
            if (shadow && moves) ++left;
        }
    });
    QTRY_VERIFY_WITH_TIMEOUT(moving > 60 || left > 0, 120'000);
    game_->window()->disconnect(this);
    QCOMPARE(left, 0);
    QVERIFY(shadows > 0);
}

BONEYARD_TEST(TestPoints)
#include "tst_points.moc"
