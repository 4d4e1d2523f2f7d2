// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <array>
#include <string_view>

#include "feltseen.h"
#include "pagetest.h"
#include "program/commandline.h"

using namespace boneyard;
using namespace boneyard::test;

/// Late tables of every game, in small windows and in large ones: every tile is seen, and as large as can be.
class TestTableSpace : public PageTest {
    Q_OBJECT

    /// A table of which bots have played so much.
    void openLate(const QString& arguments);
    /// Two people lay whatever can be laid, until so many melds lie there.
    void layMelds(int count);

private slots:
    void nothingLiesOverATileAndTilesAreLarge_data();
    void nothingLiesOverATileAndTilesAreLarge();
    void ofATableTooLargeToBeReadThePartThatMattersIsSeen();
    void tilesThatGoOnBeyondAPartSinkIntoTheFelt_data();
    void tilesThatGoOnBeyondAPartSinkIntoTheFelt();
    void theFrameOfWhatIsSeenIsAllOnTheMap();
    void theMapGoesToACornerWhereNoTileLies();
    void theMapDoesNotFlashWhileATableGrows();
    void aLineIsNotLaidAnewBecauseHandsAreOpened();
    void platesShrinkWhereOnesOwnStandsOnTheFelt();
};

namespace {

bool waitedFor() { return qEnvironmentVariableIsSet("BONEYARD_QUICK"); }

/// For who wants to look at them.
void keepPicture(QQuickWindow& window, const QString& name) {
    const QString folder = qEnvironmentVariable("BONEYARD_PICTURES");
    if (!folder.isEmpty())
        window.grabWindow().save(folder + u'/' + QString(name).replace(u' ', u'_') + u".png"_s);
}

/// Late tables: what is played, and how far; of melds people lay so many.
struct Late {
    const char* name = "";
    const char* arguments = "";
    int melds = 0;
};

constexpr std::array kLate{
    Late{"a double-twelve with a spinner",
         "--game matador --option set=12 --option spinner=true --seats 6 --deal 3 --plies 68"},
    Late{"teams of elements",
         "--game matching_elements --seats 6 --option teams=3x2 --deal 3 --level novice --plies 112"},
    Late{"an arm beside one's own plate",
         "--game matching_elements --seats 6 --option teams=3x2 --deal 3 --plies 60"},
    Late{"a cross of elements", "--game matching_elements --seats 3 --deal 22 --plies 40"},
    Late{"a discard pile", "--game tiles_and_deal --deal 5 --plies 100"},
    Late{"eight melds", "",
         8},  // no more can lie there: of thirteen tiles four can be made, and a joker adds none
    Late{"thirty-four triangles", "--game triominoes --seats 4 --deal 4 --level beginner --plies 80"},
    Late{"forty-seven triangles",
         "--game triominoes --seats 4 --deal 8 --level beginner --option target=0 --plies 83"},
    Late{"a line of dominoes", "--game russian --seats 3 --deal 7 --plies 24"},
};

/// Whether there is a place in a part of the felt where all of these, so many times as large, lie under
/// nothing.
bool couldBeLarger(const Felt& felt, const QRectF& within, const QList<QRectF>& lying, const QRectF& box,
                   const Things& things, double by) {
    if (felt.zoom * by > felt.most) return false;
    const QRectF large(box.topLeft() * by, box.size() * by);
    constexpr int kStep = 6;  // pixels
    for (int x = 0; x <= static_cast<int>(within.width() - large.width()); x += kStep) {
        for (int y = 0; y <= static_cast<int>(within.height() - large.height()); y += kStep) {
            const QPointF shift = within.topLeft() + QPointF(x, y) - large.topLeft();
            const bool clear = std::none_of(lying.begin(), lying.end(), [&](const QRectF& tile) {
                const QRectF moved(tile.topLeft() * by + shift, tile.size() * by);
                return std::any_of(things.begin(), things.end(),
                                   [&](const auto& thing) { return meet(moved, thing.second); });
            });
            if (clear) return true;
        }
    }
    return false;
}

/// Whether from some place a third of the tiles is in sight and the last one as well, and nothing lies over
/// any tile that is drawn.
bool couldShowLast(const Felt& felt, const QPointF& last, const Things& things) {
    constexpr int kStep = 4;  // pixels
    const QSize most = felt.view.size().toSize();
    const QPointF corner = felt.view.topLeft() - last;
    for (int x = 0; x <= most.width(); x += kStep) {
        for (int y = 0; y <= most.height(); y += kStep) {
            const QPointF shift = corner + QPointF(x, y);
            const auto seen = std::count_if(felt.tiles.begin(), felt.tiles.end(), [&](const QRectF& tile) {
                return felt.view.contains(tile.translated(shift));
            });
            if (seen * 3 < felt.tiles.size()) continue;
            const auto under = [&](const QRectF& tile) {
                const QRectF moved = tile.translated(shift) & felt.drawn;
                return std::any_of(things.begin(), things.end(),
                                   [&](const auto& thing) { return meet(moved, thing.second); });
            };
            if (std::none_of(felt.tiles.begin(), felt.tiles.end(), under)) return true;
        }
    }
    return false;
}

/// Of a table that is seen in part.
QStringList partFaults(QQuickWindow& window, const Felt& felt, Match& match) {
    QStringList faults;
    const auto seen = [&](const QRectF& tile) { return felt.view.adjusted(-1, -1, 1, 1).contains(tile); };
    const auto count = std::count_if(felt.tiles.begin(), felt.tiles.end(), seen);
    if (count * 3 < felt.tiles.size())
        faults.append(u"%1 of %2 tiles are in sight"_s.arg(count).arg(felt.tiles.size()));
    const QPointF last = felt.origin + match.table()->ground()->last() * felt.zoom;
    // A third of the tiles goes before the last one.
    if (!felt.view.contains(last) && couldShowLast(felt, last, thingsOn(window)))
        faults.append(u"the last tile is out of sight"_s);
    const bool narrow = window.width() < 640;  // there it rather goes than cover anything
    for (const char* name : {"OverviewMap", "fit"}) {
        if (narrow && name == std::string_view("OverviewMap")) continue;
        if (all(window, QString::fromLatin1(name)).size() != 1)
            faults.append(u"there is no "_s + QString::fromLatin1(name));
    }
    return faults;
}

QStringList tableFaults(QQuickWindow& window, Match& match) {
    QStringList faults;
    const Felt felt(window, *match.table()->marks());
    const Things things = thingsOn(window);
    Things firm = things;  // the racks of the others give way to tiles
    firm.removeIf([](const auto& thing) { return thing.first == u"SeatRack"; });
    const QRectF sight(QPointF(), window.size());
    if (felt.tiles.isEmpty() && pilesOn(window).isEmpty()) faults.append(u"no tile lies there"_s);
    if (felt.zoom < felt.least * 0.999)
        faults.append(u"tiles are too small to be read: %1 of %2"_s.arg(felt.zoom).arg(felt.least));
    for (const QRectF& tile : felt.tiles) {
        if (!felt.near && !sight.contains(tile)) faults.append(u"a tile is out of sight"_s);
    }
    if (felt.near) faults += partFaults(window, felt, match);
    faults += hiddenNumbers(window);
    for (const auto& [name, place] : things + pilesOn(window)) {
        const auto under = [&, where = place](const QRectF& one) { return meet(one & felt.drawn, where); };
        if (std::any_of(felt.tiles.begin(), felt.tiles.end(), under))
            faults.append(u"a tile lies under "_s + name);
        if (std::any_of(felt.numbers.begin(), felt.numbers.end(), under))
            faults.append(u"a number lies under "_s + name);
        if (name != u"OverviewMap") continue;
        if (!felt.near) faults.append(u"there is a map of what is all in sight"_s);
        for (const auto& [other, over] : things) {
            if (other != name && meet(place, over)) faults.append(u"the map lies under "_s + other);
        }
    }
    if (felt.near) return faults;
    // Of the box the room that is kept for more belongs to it, and what the camera leaves around.
    QRectF bounds = match.table()->ground()->bounds();
    QList<QRectF> lying = felt.tiles;
    for (const QVariant& kept : match.table()->ground()->kept()) {
        const QRectF area = kept.toRectF();
        bounds |= area;
        lying.append({felt.origin + area.topLeft() * felt.zoom, area.size() * felt.zoom});
    }
    bounds.adjust(-0.3, -0.3, 0.3, 0.3);
    const QRectF box(QPointF(), bounds.size() * felt.zoom);
    QRectF laid;
    for (const QRectF& tile : std::as_const(lying)) laid |= tile;
    const QRectF around(laid.center() - QPointF(box.width(), box.height()) / 2, box.size());
    if (couldBeLarger(felt, felt.view, lying, around | laid, firm, 1.2))
        faults.append(u"tiles could be a fifth larger"_s);
    // Arms of the table go between the plates.
    const QRectF all(felt.origin + bounds.topLeft() * felt.zoom, box.size());
    if (couldBeLarger(felt, felt.whole, lying + felt.places, all | laid, firm + keptAtPlates(window), 1.2))
        faults.append(u"between the plates tiles could be a fifth larger"_s);
    return faults;
}

/// What is said for a while lies over no tile and no number: beside them, or in the line above.
QStringList messageFaults(QQuickWindow& window, Match& match) {
    QStringList faults;
    for (const QQuickItem* message : all(window, u"MessageLine"_s)) {
        const QRectF place = placeOf(*message);
        const Felt felt(window, *match.table()->marks());
        for (const QRectF& number : felt.numbers)
            if (meet(place, number)) faults.append(u"a number lies under what is said"_s);
        for (const QRectF& tile : felt.tiles) {
            const bool square = qAbs(tile.width() - tile.height()) < 1;  // a triangle turns in it
            const double rim = square ? tile.width() * 0.25 : 0;
            if (meet(place, tile.adjusted(rim, rim, -rim, -rim) & felt.drawn))
                faults.append(u"a tile lies under what is said"_s);
        }
    }
    return faults + hiddenNumbers(window);
}

}  // namespace

void TestTableSpace::openLate(const QString& arguments) {
    const CommandLine line =
        CommandLine::read((u"boneyard --screenshot none --autoplay "_s + arguments).split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
}

void TestTableSpace::layMelds(int count) {
    MatchPlan plan{u"tiles_and_deal"_s, 2, 136, {}, Players::usual(2)};
    for (auto& player : plan.players) player.human = true;
    openTable(plan, {640, 400});
    int melds = 0;
    for (int move = 0; move < 200 && melds < count; ++move) {
        QTRY_VERIFY(match().turn()->mayAct() || match().turn()->phase() == Turn::Cover);
        if (match().turn()->phase() == Turn::Cover) {
            match().ready();
            continue;
        }
        const auto legal = match().match()->legal();
        const auto first = [&](const QString& word) {
            const auto found = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
                return QString::fromStdString(action).section(u' ', 0, 0) == word;
            });
            return found == legal.end() ? QString() : QString::fromStdString(*found);
        };
        for (const char* word : {"meld", "draw", "pass", "discard"}) {
            const QString action = first(QString::fromLatin1(word));
            if (action.isEmpty()) continue;
            QVERIFY2(match().play(action), qPrintable(action));
            melds += action.startsWith(u"meld"_s) ? 1 : 0;
            break;
        }
    }
    QCOMPARE(melds, count);
    QTRY_VERIFY(match().turn()->mayAct());
}

void TestTableSpace::nothingLiesOverATileAndTilesAreLarge_data() {
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<int>("melds");
    for (const Late& late : kLate) {
        if (waitedFor() && &late >= &kLate.at(2) && late.melds == 0) continue;
        QTest::newRow(late.name) << QString::fromLatin1(late.arguments) << late.melds;
    }
}

void TestTableSpace::nothingLiesOverATileAndTilesAreLarge() {
    QFETCH(QString, arguments);
    QFETCH(int, melds);
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);  // the camera is where it goes
    if (melds > 0)
        layMelds(melds);
    else
        openLate(arguments);
    if (QTest::currentTestFailed()) return;
    QList<QSize> sizes{{640, 400}};
    if (!waitedFor()) sizes += {{480, 320}, {800, 600}, {1280, 800}, {2560, 1440}};
    QStringList faults;
    for (const QSize& size : std::as_const(sizes)) {
        window().resize(size);
        for (const char* language : {"en", "ar"}) {
            settings_->setLanguage(QString::fromLatin1(language));
            QTest::qWait(150);  // the lines are laid out anew when the felt has kept its shape for a moment
            QStringList found;  // what stays is a fault; a busy machine takes its time
            (void)QTest::qWaitFor([&] { return (found = tableFaults(window(), match())).isEmpty(); }, 3000);
            const QString where = u"%1 %2: "_s.arg(size.width()).arg(QString::fromLatin1(language));
            for (const QString& fault : std::as_const(found)) faults.append(where + fault);
            emit match().said(u"These three make no meld: one of them has another colour."_s);
            (void)QTest::qWaitFor([&] { return (found = messageFaults(window(), match())).isEmpty(); }, 1500);
            for (const QString& fault : std::as_const(found)) faults.append(where + fault);
            keepPicture(window(),
                        u"%1_%2_%3"_s.arg(QString::fromLatin1(QTest::currentDataTag()),
                                          QString::number(size.width()), QString::fromLatin1(language)));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestTableSpace::ofATableTooLargeToBeReadThePartThatMattersIsSeen() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    openLate(QString::fromLatin1(kLate.at(1).arguments) + u" --size 640x400"_s);
    if (QTest::currentTestFailed()) return;
    QTest::qWait(300);
    const auto* camera = all(window(), u"table"_s).first()->property("camera").value<QObject*>();
    const auto isNear = [&] { return camera->property("near").toBool(); };
    QTRY_VERIFY(isNear());
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"fit"_s));
    QTRY_VERIFY(camera->property("fitted").toBool() && !isNear());
    QTRY_VERIFY(all(window(), u"OverviewMap"_s).isEmpty());
    QTest::qWait(50);  // it goes aside for the button
    const auto under = [&] {
        const QRectF button = placeOf(*all(window(), u"fit"_s).first());
        const QList<QRectF> tiles = Felt(window(), *match().table()->marks()).tiles;
        return std::any_of(tiles.begin(), tiles.end(),
                           [&](const QRectF& tile) { return meet(tile, button); });
    };
    QTRY_VERIFY(!under());
    settle();
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middleOf(u"fit"_s));  // and back
    QTRY_VERIFY(isNear());
    QTest::keyClick(&window(), Qt::Key_0);
    QTRY_VERIFY(!isNear());
    QTest::keyClick(&window(), Qt::Key_0);
    QTRY_VERIFY(isNear());
    for (int plies = 113; plies < 118; ++plies) {  // it goes on with each tile, as it was not taken in hand
        match().turn()->setPlyLimit(plies);
        match().turn()->pace()->setPaused(true);
        match().turn()->pace()->setPaused(false);  // so that it goes on
        QTRY_VERIFY_WITH_TIMEOUT(match().match()->actions().size() >= static_cast<std::size_t>(plies), 20000);
        QTest::qWait(100);
        QVERIFY(isNear() && !camera->property("zoomed").toBool() && !camera->property("moved").toBool());
        const Felt felt(window(), *match().table()->marks());
        QVERIFY(partFaults(window(), felt, match()).isEmpty());
    }
}

void TestTableSpace::tilesThatGoOnBeyondAPartSinkIntoTheFelt_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(640, 400), QSize(480, 320)}) QTest::addRow("%d", size.width()) << size;
}

/// They are not cut off by the rack or the plates as if that lay over them; whole tiles keep their light.
void TestTableSpace::tilesThatGoOnBeyondAPartSinkIntoTheFelt() {
    QFETCH(QSize, size);
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    openLate(QString::fromLatin1(kLate.at(1).arguments) +
             u" --size %1x%2"_s.arg(size.width()).arg(size.height()));
    if (QTest::currentTestFailed()) return;
    QTest::qWait(300);
    const auto* camera = all(window(), u"table"_s).first()->property("camera").value<QObject*>();
    QTRY_VERIFY(camera->property("near").toBool());
    const auto faults = [this] {
        QStringList found;
        const Felt felt(window(), *match().table()->marks());
        const QImage picture = window().grabWindow();
        const double ratio = picture.devicePixelRatio();
        const auto colour = [&](double x, double y) {
            return picture.pixelColor((QPointF(x, y) * ratio).toPoint());
        };
        const double slack = 0.15 * felt.zoom;  // nobody sees that so little is missing
        QList<QRectF> ends;
        for (const QQuickItem* end : all(window(), u"partEnd"_s)) ends.append(placeOf(*end));
        int cut = 0;
        for (const QRectF& tile : felt.tiles) {
            const bool below =
                tile.top() < felt.drawn.bottom() && tile.bottom() > felt.drawn.bottom() + slack;
            const bool above = tile.top() < felt.drawn.top() - slack && tile.bottom() > felt.drawn.top();
            if (!below && !above) {
                const auto dims = [&](const QRectF& end) {
                    const QRectF both = end & tile;
                    return both.width() > 1 && both.height() > slack;
                };
                if (std::any_of(ends.begin(), ends.end(), dims)) found.append(u"a whole tile has sunk"_s);
                continue;
            }
            ++cut;
            const double edge = below ? felt.drawn.bottom() - 1 : felt.drawn.top() + 1;
            const QColor there = colour(tile.center().x(), edge);
            const QColor bare = colour(felt.drawn.center().x() + felt.drawn.width() / 4, edge);
            const int off = qAbs(there.red() - bare.red()) + qAbs(there.green() - bare.green()) +
                            qAbs(there.blue() - bare.blue());
            if (off > 75)
                found.append(u"a tile is cut off at %1: %2"_s.arg(edge).arg(there.name() + bare.name()));
        }
        if (cut == 0) found.append(u"no tile goes on beyond"_s);
        return found;
    };
    QStringList found;
    (void)QTest::qWaitFor([&] { return (found = faults()).isEmpty(); }, 3000);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    settle();
    QTest::keyClick(&window(), Qt::Key_0);  // all of it
    QTRY_VERIFY(!camera->property("near").toBool());
    QVERIFY(all(window(), u"partEnd"_s).isEmpty());
}

void TestTableSpace::theFrameOfWhatIsSeenIsAllOnTheMap() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    openLate(QString::fromLatin1(kLate.at(1).arguments) + u" --size 640x400"_s);
    if (QTest::currentTestFailed()) return;
    for (const QSize& size : {QSize(640, 400), QSize(480, 320)}) {
        window().resize(size);
        QTRY_COMPARE(all(window(), u"mapFrame"_s).size(), 1);
        QTest::qWait(300);
        const QList<QQuickItem*> frames = all(window(), u"mapFrame"_s);
        for (const QQuickItem* frame : frames) {
            const QRectF map = placeOf(*all(window(), u"OverviewMap"_s).first());
            QVERIFY(map.adjusted(2, 2, -2, -2).contains(placeOf(*frame)));
            QVERIFY(frame->width() > 10 && frame->height() > 10);
        }
    }
}

void TestTableSpace::theMapGoesToACornerWhereNoTileLies() {
    settings_->setLanguage(u"en"_s);
    const CommandLine line = CommandLine::read(
        u"boneyard --game triominoes --seats 4 --deal 4 --level beginner --screenshot none --autoplay --plies 80 --size 1000x700 --mute"_s
            .split(u' '));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
    QTest::qWait(300);
    QQuickItem* scene = all(window(), u"table"_s).first();
    auto* camera = scene->property("camera").value<QObject*>();
    QRectF laid;
    for (const QRectF& tile : Felt(window(), *match().table()->marks()).tiles) laid |= tile;
    laid = scene->mapRectFromScene(laid);
    // nearer to what is below at the left: the table is in the upper right corner then
    for (int step = 0; step < 3; ++step)
        QVERIFY(QMetaObject::invokeMethod(camera, "zoomAt", Q_ARG(double, laid.left()),
                                          Q_ARG(double, laid.bottom()), Q_ARG(double, 1.2)));
    window().resize(800, 600);
    const auto clear = [this] {
        const QList<QQuickItem*> maps = all(window(), u"OverviewMap"_s);
        const QList<QRectF> tiles = Felt(window(), *match().table()->marks()).tiles;
        return maps.size() == 1 &&
               std::none_of(tiles.begin(), tiles.end(),
                            [map = placeOf(*maps.first())](const QRectF& tile) { return meet(map, tile); });
    };
    QTest::qWait(300);
    QTRY_VERIFY(clear());  // when the table has come to rest, whatever else the machine does
}

void TestTableSpace::theMapDoesNotFlashWhileATableGrows() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(false);
    settings_->setPace(u"fast"_s);
    const CommandLine line = CommandLine::read(
        u"boneyard --game matador --seats 4 --deal 3 --autoplay --plies 8 --size 480x320 --mute"_s.split(
            u' '));
    openWindow(line.plan);
    int seen = 0;
    int frames = 0;
    connect(&window(), &QQuickWindow::frameSwapped, this, [&] {
        ++frames;
        seen += all(window(), u"OverviewMap"_s).isEmpty() ? 0 : 1;
    });
    QTRY_VERIFY_WITH_TIMEOUT(all(window(), u"piece"_s).size() >= 6 && match().atRest(), 30000);
    settings_->setPace(u"instant"_s);
    QVERIFY(frames > 10);
    QCOMPARE(seen, 0);
}

void TestTableSpace::aLineIsNotLaidAnewBecauseHandsAreOpened() {
    settings_->setLanguage(u"en"_s);
    openLate(u"--game matador --seats 4 --deal 21 --plies 12 --size 1280x800"_s);
    if (QTest::currentTestFailed()) return;
    QTest::qWait(400);  // the felt has its shape
    QQuickItem* scene = all(window(), u"table"_s).first();
    QVERIFY(match().table()->pieces()->count() > 4);
    auto* ring = scene->property("ring").value<QQuickItem*>();
    const QRectF view = scene->property("view").toRectF();
    const double aspect = match().table()->aspect();
    QVERIFY(ring->setProperty("handsHeight", 60));
    QTRY_VERIFY(scene->property("view").toRectF() != view);
    QTest::qWait(400);
    QCOMPARE(match().table()->aspect(), aspect);
    window().resize(1000, 800);
    QTRY_VERIFY(match().table()->aspect() != aspect);
}

/// There it takes from what the plates at the sides leave: whole ones leave the table 14 pixels a unit,
/// badges 20. Novices play alike on a slow and on a fast machine.
void TestTableSpace::platesShrinkWhereOnesOwnStandsOnTheFelt() {
    settings_->setLanguage(u"en"_s);
    settings_->setReducedMotion(true);
    openLate(u"--game matching_elements --seats 4 --deal 3 --level novice --plies 50 --size 800x600"_s);
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2(Felt(window(), *match().table()->marks()).zoom > 15,
                 qPrintable(QString::number(Felt(window(), *match().table()->marks()).zoom)));
}

BONEYARD_TEST(TestTableSpace)

#include "tst_table_space.moc"
