// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QQuickItem>
#include <QQuickWindow>

#include "match/markmodel.h"
#include "seen.h"

namespace boneyard::test {

using Things = QList<QPair<QString, QRectF>>;

inline QList<QQuickItem*> all(QQuickWindow& window, const QString& name) {
    return allSeen(window.contentItem(), {name});
}

/// What may lie over the table. The rack is all below the felt.
Things thingsOn(QQuickWindow& window);

/// What lies on the table, with a number: no tile of it is to lie under that.
Things pilesOn(QQuickWindow& window);

/// Which number of a plate or of a pile lies under something, or is cut.
QStringList hiddenNumbers(QQuickWindow& window);

/// What hangs at a plate, or will soon.
Things keptAtPlates(QQuickWindow& window);

/// What lies on the felt, and how it is seen.
struct Felt {
    QRectF view;        ///< what the plates leave free
    QRectF whole;       ///< with the plates
    QRectF drawn;       ///< there it is drawn
    bool near = false;  ///< a part is seen
    double least = 0;   ///< that a unit is to be
    QPointF last;
    QList<QRectF> tiles;
    QList<QRectF> numbers;  ///< at open ends
    QList<QRectF> places;   ///< one lays there
    QPointF origin;         ///< of the units in which they lie
    double zoom = 0;
    double most = 0;

    Felt(QQuickWindow& window, const ui::MarkModel& signs);
};

}  // namespace boneyard::test
