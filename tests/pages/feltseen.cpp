// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "feltseen.h"

#include <QLineF>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace boneyard::test {

namespace {

constexpr std::array kOver{"SeatPlate", "SeatWord",      "SeatRack",    "ShownTiles",  "PlateHand",
                           "HandBar",   "Tray",          "OverviewMap", "TopBar",      "ActionBar",
                           "fit",       "AskedQuestion", "SurePanel",   "PromptOffer", "LessonOffer"};

/// Of a text that has one, the place of its letters.
QRectF writtenAt(const QQuickItem& text) {
    const double wide = text.property("contentWidth").toDouble();
    const double high = text.property("contentHeight").toDouble();
    return text.mapRectToScene({(text.width() - wide) / 2, (text.height() - high) / 2, wide, high});
}

}  // namespace

Things thingsOn(QQuickWindow& window) {
    Things found;
    for (const char* name : kOver) {
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

QStringList hiddenNumbers(QQuickWindow& window) {
    QList<const QQuickItem*> numbers;
    for (QQuickItem* on :
         all(window, u"SeatPlate"_s) + all(window, u"CountPill"_s) + all(window, u"PileCount"_s)) {
        for (const QQuickItem* text : allSeen(on, {u"AppText"_s, u"SeatName"_s, u"score"_s})) {
            const QString words = text->property("text").toString();
            const bool counts =
                std::any_of(words.begin(), words.end(), [](QChar one) { return one.isDigit(); });
            if (counts && !numbers.contains(text)) numbers.append(text);
        }
    }
    QStringList faults;
    QList<QQuickItem*> over =
        allSeen(window.contentItem(), {u"MessageLine"_s, u"ThinkingDots"_s, u"RackTile"_s, u"TrayPile"_s});
    for (const char* name : kOver) over += all(window, QString::fromLatin1(name));
    for (const QQuickItem* tray : all(window, u"Tray"_s))
        over.removeAll(tray);  // one's own plate stands on it
    for (const QQuickItem* number : std::as_const(numbers)) {
        const QString words = number->property("text").toString();
        if (number->property("truncated").toBool()) faults.append(words + u" is cut"_s);
        for (const QQuickItem* one : std::as_const(over)) {
            if (!one->isAncestorOf(number) && meet(writtenAt(*number), placeOf(*one)))
                faults.append(u"%1 lies under %2"_s.arg(words, typeOf(*one)));
        }
        for (const QQuickItem* other : std::as_const(numbers)) {
            if (other != number && meet(writtenAt(*number), writtenAt(*other)))
                faults.append(u"%1 lies over %2"_s.arg(words, other->property("text").toString()));
        }
    }
    return faults;
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
