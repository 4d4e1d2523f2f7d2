// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariant>

namespace boneyard::ui {

/// Where something lies over none of what it should keep off, or over as little of it as can be. `places` are
/// the rectangles that it should keep off; all lengths are pixels of one item.
class LeastCovered : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// How much of them a rectangle covers, in pixels, squared.
    [[nodiscard]] Q_INVOKABLE double covered(const QVariantList& places, const QRectF& place) const;

    /// The place in `room`, nearest to `from`, where something of that size covers less than `least` (in
    /// pixels, squared), and nothing at all if that can be had: a map of `x`, `y` and what is `covered`; null
    /// where there is none.
    [[nodiscard]] Q_INVOKABLE QVariant search(const QVariantList& places, const QSizeF& size,
                                              const QPointF& from, const QRectF& room, double least) const;

    /// The left upper corner of the place nearest to having its middle at a point that covers nothing so much
    /// larger on each side, or covers least; `room` is where that corner may be.
    [[nodiscard]] Q_INVOKABLE QPointF nearest(const QVariantList& places, const QSizeF& size,
                                              const QPointF& at, const QRectF& room, double apart) const;

    /// The first place in `room` that covers nothing, from its upper edge on down and from the right to the
    /// left; null where there is none.
    [[nodiscard]] Q_INVOKABLE QVariant firstFree(const QVariantList& places, const QSizeF& size,
                                                 const QRectF& room) const;
};

}  // namespace boneyard::ui
