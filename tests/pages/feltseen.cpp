// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "feltseen.h"

#include <QLineF>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace boneyard::test {

Things thingsOn(QQuickWindow& window) {
    Things found;
    for (const char* name : {"SeatPlate", "SeatWord", "SeatRack", "ShownTiles", "PlateHand", "HandBar",
                             "Tray", "OverviewMap", "TopBar", "ActionBar", "fit"}) {
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

Things pilesOn(QQuickWindow& window) {
    Things found;
    for (const char* name : {"PileMark", "PileCount", "CountPill"}) {
        for (const QQuickItem* item : all(window, QString::fromLatin1(name)))
            found.append({QString::fromLatin1(name), placeOf(*item)});
    }
    for (QQuickItem* stock : all(window, u"TrayPile"_s))  // its tiles
        found.append({u"TrayPile"_s, stock->mapRectToScene(stock->childrenRect())});
    return found;
}

Things keptAtPlates(QQuickWindow& window) {
    Things found;
    for (const QQuickItem* plate : all(window, u"SeatPlate"_s))
        found.append({u"what hangs at a plate"_s,
                      plate->parentItem()->mapRectToScene(plate->property("hangs").toRectF())});
    return found;
}

Felt::Felt(QQuickWindow& window, const ui::MarkModel& signs) {
    const QList<QQuickItem*> tables = all(window, u"table"_s);
    if (tables.isEmpty()) return;
    QQuickItem* scene = tables.first();
    view = scene->mapRectToScene(scene->property("view").toRectF());
    whole = scene->mapRectToScene({8, 8, scene->width() - 16, scene->height() - 16});
    const auto* camera = scene->property("camera").value<QObject*>();
    zoom = camera->property("zoom").toDouble();
    near = camera->property("near").toBool();
    least = camera->property("least").toDouble();
    const double partTop = scene->mapToScene({0, near ? camera->property("partTop").toDouble() : 0}).y();
    if (near) view.setTop(qMax(view.top(), partTop));
    drawn =
        QRectF(QPointF(0, near ? partTop : 0), QPointF(scene->mapToScene({scene->width(), scene->height()})));
    most = camera->property("maxZoom").toDouble();
    origin =
        scene->mapToScene({camera->property("originX").toDouble(), camera->property("originY").toDouble()});
    QList<QPointF> piles;
    for (const QQuickItem* pile : allSeen(scene, {u"PileMark"_s})) piles.append(placeOf(*pile).center());
    for (const QQuickItem* tile : allSeen(scene, {u"piece"_s})) {
        const QRectF place = placeOf(*tile);
        const bool inPile = std::any_of(piles.begin(), piles.end(), [&](const QPointF& pile) {
            return QLineF(pile, place.center()).length() < zoom;  // those under the top one peek out
        });
        if (!inPile) tiles.append(place);
    }
    for (const QQuickItem* mark : allSeen(scene, {u"mark"_s})) numbers.append(placeOf(*mark));
    const double wide = 1.6 * zoom;
    for (int row = 0; row < signs.count(); ++row) {
        const QPointF middle(signs.at(row, u"px"_s).toDouble(), signs.at(row, u"py"_s).toDouble());
        places.append(QRectF(origin + middle * zoom - QPointF(wide, wide) / 2, QSizeF(wide, wide)));
    }
}

}  // namespace boneyard::test
