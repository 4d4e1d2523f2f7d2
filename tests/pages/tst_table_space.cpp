// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include <QQuickItem>
#include <QQuickWindow>
#include <QTest>
#include <algorithm>
#include <array>

#include "pagetest.h"
#include "program/commandline.h"

using namespace boneyard;
using namespace boneyard::test;

/// Late tables of every game, in small windows and in large ones: every tile is seen, and as large as can be.
class TestTableSpace : public PageTest {
    Q_OBJECT

private slots:
    void nothingLiesOverATileAndTilesAreLarge_data();
    void nothingLiesOverATileAndTilesAreLarge();
    void theMapGoesToACornerWhereNoTileLies();
    void theMapDoesNotFlashWhileATableGrows();
};

namespace {

bool waitedFor() { return qEnvironmentVariableIsSet("BONEYARD_QUICK"); }

/// All items of that name that are seen, or of a type of that name, below this one.
void collect(QQuickItem* item, const QString& name, QList<QQuickItem*>& found) {
    if (!item->isVisible() || item->opacity() == 0) return;
    const QString type = QString::fromLatin1(item->metaObject()->className());
    if (item->objectName() == name || type.startsWith(name + u"_QMLTYPE"_s)) found.append(item);
    for (QQuickItem* child : item->childItems()) collect(child, name, found);
}

QList<QQuickItem*> all(QQuickWindow& window, const QString& name) {
    QList<QQuickItem*> found;
    collect(window.contentItem(), name, found);
    return found;
}

QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

/// More than a brush of their edges.
bool meet(const QRectF& one, const QRectF& other) {
    const QRectF both = one & other;
    return both.width() > 1 && both.height() > 1;
}

/// What may lie over the table. The rack is all below the felt.
QList<QPair<QString, QRectF>> thingsOn(QQuickWindow& window) {
    QList<QPair<QString, QRectF>> found;
    for (const char* name : {"SeatPlate", "SeatWord", "ShownTiles", "PlateHand", "HandBar", "Tray",
                             "OverviewMap", "TopBar", "ActionBar", "fit"}) {
        for (const QQuickItem* item : all(window, QString::fromLatin1(name)))
            found.append({QString::fromLatin1(name), placeOf(*item)});
    }
    // It comes and goes with the turns of the others: its place is kept.
    const bool kept = all(window, u"SeatPlate"_s).size() > 2;
    const auto* hurry = kept ? window.findChild<QQuickItem*>(u"hurry"_s) : nullptr;
    if (hurry != nullptr) found.append({u"the place of a button"_s, placeOf(*hurry)});
    // What says how a seat stands hangs at its plate in a small window.
    for (const QQuickItem* plate : all(window, u"SeatPlate"_s)) {
        for (const QQuickItem* part : plate->childItems()) {
            if (part->isVisible() && part->z() >= 0)
                found.append({u"what hangs at a plate"_s, placeOf(*part)});
        }
    }
    return found;
}

/// Late tables: what is played, and how far.
struct Late {
    const char* name;
    const char* arguments;
};

constexpr std::array kLate{
    Late{"a double-twelve with a spinner",
         "--game matador --option set=12 --option spinner=true --seats 6 --deal 3 --plies 68"},
    Late{"teams of elements",
         "--game matching_elements --seats 6 --option teams=3x2 --deal 3 --level novice --plies 112"},
    Late{"a cross of elements", "--game matching_elements --seats 3 --deal 22 --plies 40"},
    Late{"a discard pile", "--game tiles_and_deal --deal 5 --plies 100"},
    Late{"forty-two triangles", "--game triominoes --seats 4 --deal 1 --level novice --plies 80"},
    Late{"a line of dominoes", "--game russian --seats 3 --deal 7 --plies 24"},
};

/// What lies on the felt, and how it is seen.
struct Felt {
    QRectF view;   ///< what the plates leave free
    QRectF whole;  ///< with the plates
    QList<QRectF> tiles;
    QList<QRectF> numbers;  ///< at open ends
    QList<QRectF> places;   ///< one lays there
    QPointF origin;         ///< of the units in which they lie
    double zoom = 0;
    double most = 0;

    Felt(QQuickWindow& window, const MarkModel& signs) {
        const QList<QQuickItem*> tables = all(window, u"table"_s);
        if (tables.isEmpty()) return;
        QQuickItem* scene = tables.first();
        view = scene->mapRectToScene(scene->property("view").toRectF());
        whole = scene->mapRectToScene({8, 8, scene->width() - 16, scene->height() - 16});
        const auto* camera = scene->property("camera").value<QObject*>();
        zoom = camera->property("zoom").toDouble();
        most = camera->property("maxZoom").toDouble();
        origin = scene->mapToScene(
            {camera->property("originX").toDouble(), camera->property("originY").toDouble()});
        QList<QQuickItem*> found;
        collect(scene, u"piece"_s, found);
        for (const QQuickItem* tile : std::as_const(found)) tiles.append(placeOf(*tile));
        found.clear();
        collect(scene, u"mark"_s, found);
        for (const QQuickItem* mark : std::as_const(found)) numbers.append(placeOf(*mark));
        const double wide = 1.6 * zoom;
        for (int row = 0; row < signs.count(); ++row) {
            const QPointF middle(signs.at(row, u"px"_s).toDouble(), signs.at(row, u"py"_s).toDouble());
            places.append(QRectF(origin + middle * zoom - QPointF(wide, wide) / 2, QSizeF(wide, wide)));
        }
    }
};

using Things = QList<QPair<QString, QRectF>>;

/// What hangs at a plate, or will soon.
Things keptAtPlates(QQuickWindow& window) {
    Things found;
    for (const QQuickItem* plate : all(window, u"SeatPlate"_s))
        found.append({u"what hangs at a plate"_s,
                      plate->parentItem()->mapRectToScene(plate->property("hangs").toRectF())});
    return found;
}

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

QStringList tableFaults(QQuickWindow& window, Match& match) {
    QStringList faults;
    const Felt felt(window, *match.table()->marks());
    const Things things = thingsOn(window);
    const QRectF sight(QPointF(), window.size());
    if (felt.tiles.isEmpty()) faults.append(u"no tile lies there"_s);
    for (const QRectF& tile : felt.tiles) {
        if (!sight.contains(tile)) faults.append(u"a tile is out of sight"_s);
    }
    for (const auto& [name, place] : things) {
        const auto under = [&, where = place](const QRectF& one) { return meet(one, where); };
        if (std::any_of(felt.tiles.begin(), felt.tiles.end(), under))
            faults.append(u"a tile lies under "_s + name);
        if (std::any_of(felt.numbers.begin(), felt.numbers.end(), under))
            faults.append(u"a number lies under "_s + name);
        if (name == u"OverviewMap") faults.append(u"there is a map of what is all in sight"_s);
    }
    // Of the box what the camera leaves around it belongs to it.
    const QRectF bounds = match.table()->bounds().adjusted(-0.3, -0.3, 0.3, 0.3);
    const QRectF box(QPointF(), bounds.size() * felt.zoom);
    QRectF laid;
    for (const QRectF& tile : felt.tiles) laid |= tile;
    const QRectF around(laid.center() - QPointF(box.width(), box.height()) / 2, box.size());
    if (couldBeLarger(felt, felt.view, felt.tiles, around | laid, things, 1.2))
        faults.append(u"tiles could be a fifth larger"_s);
    // Arms of the table go between the plates.
    const QRectF all(felt.origin + bounds.topLeft() * felt.zoom, box.size());
    if (couldBeLarger(felt, felt.whole, felt.tiles + felt.places, all | laid, things + keptAtPlates(window),
                      1.2))
        faults.append(u"between the plates tiles could be a fifth larger"_s);
    return faults;
}

}  // namespace

void TestTableSpace::nothingLiesOverATileAndTilesAreLarge_data() {
    QTest::addColumn<QString>("arguments");
    QStringList sizes{u"640x400"_s};
    if (!waitedFor()) sizes += {u"480x320"_s, u"800x600"_s, u"1280x800"_s, u"2560x1440"_s};
    for (const Late& late : kLate) {
        if (waitedFor() && &late == &kLate.at(3)) break;
        for (const QString& size : sizes)
            QTest::addRow("%s at %s", late.name, qPrintable(size)) << late.arguments + u" --size "_s + size;
    }
}

void TestTableSpace::nothingLiesOverATileAndTilesAreLarge() {
    QFETCH(QString, arguments);
    const CommandLine line =
        CommandLine::read((u"boneyard --screenshot none --autoplay "_s + arguments).split(u' '));
    QVERIFY2(line.problem.isEmpty(), qPrintable(line.problem));
    openWindow(line.plan);
    QTRY_VERIFY_WITH_TIMEOUT(match().atRest(), 20000);
    QStringList faults;
    for (const char* language : {"en", "ar"}) {
        settings_->setLanguage(QString::fromLatin1(language));
        QTest::qWait(100);  // the lines are laid out anew when the felt has kept its shape for a moment
        QStringList found;  // what stays is a fault
        (void)QTest::qWaitFor([&] { return (found = tableFaults(window(), match())).isEmpty(); }, 300);
        for (const QString& fault : std::as_const(found))
            faults.append(QLatin1String(language) + u": "_s + fault);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
}

void TestTableSpace::theMapGoesToACornerWhereNoTileLies() {
    settings_->setLanguage(u"en"_s);
    const CommandLine line = CommandLine::read(
        u"boneyard --game triominoes --seats 4 --deal 1 --level novice --screenshot none --autoplay --plies 80 --size 1000x700 --mute"_s
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

BONEYARD_TEST(TestTableSpace)

#include "tst_table_space.moc"
