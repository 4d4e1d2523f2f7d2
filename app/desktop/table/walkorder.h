// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariant>

namespace boneyard::ui {

/// From which of the places on a table the keys go on to which: rectangles, all in the same pixels. A place
/// is told by its row among them; -1: none.
class WalkOrder : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// The nearest that way from another one, of equals the first. What lies aside is further, and most of
    /// all what lies more aside than ahead; what lies behind is not on the way.
    [[nodiscard]] Q_INVOKABLE static int thatWay(const QVariantList& places, const QRectF& from, int right,
                                                 int down);
    /// So many on from that one, row by row and round again.
    [[nodiscard]] Q_INVOKABLE static int after(const QVariantList& places, int one, int by);
    /// Of all the upper left corners the nearest to that point, of equals the first.
    [[nodiscard]] Q_INVOKABLE static int nearest(const QVariantList& places, const QPointF& point);
};

}  // namespace boneyard::ui
