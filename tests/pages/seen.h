// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

namespace boneyard::test {

/// Where an item is in its window.
inline QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()));
}

/// The name of the QML type that it is.
inline QString typeOf(const QQuickItem& item) {
    return QString::fromLatin1(item.metaObject()->className()).section(u'_', 0, 0);
}

/// All that is seen below an item and has one of these names, or is of such a type.
inline void gatherSeen(QQuickItem* below, const QStringList& names, QList<QQuickItem*>& found) {
    if (!below->isVisible() || below->opacity() == 0) return;
    if (names.contains(below->objectName()) || names.contains(typeOf(*below))) found.append(below);
    for (QQuickItem* child : below->childItems()) gatherSeen(child, names, found);
}

inline QList<QQuickItem*> allSeen(QQuickItem* below, const QStringList& names) {
    QList<QQuickItem*> found;
    gatherSeen(below, names, found);
    return found;
}

/// A press at that point of the window is its own.
inline bool takes(const QQuickItem* place, const QPointF& at) {
    return place->contains(place->mapFromScene(at));
}

/// More than a brush of their edges.
inline bool meet(const QRectF& one, const QRectF& other) {
    const QRectF both = one & other;
    return both.width() > 1 && both.height() > 1;
}

}  // namespace boneyard::test
