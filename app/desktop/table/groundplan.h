// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QRectF>
#include <QVariant>

#include "tiles/tileshape.h"

namespace boneyard::ui {

/// What ground the things on a table take, in tile units. A thing is a map with `px` and `py`, its middle,
/// and `angle`, how far it is turned, in degrees.
class GroundPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::TileShape* shape MEMBER shape_ NOTIFY shapeChanged FINAL)

public:
    using QObject::QObject;

    /// Of each tile that lies there, which it does by quarters of a turn; of a round one the square around
    /// the circle in which it turns.
    [[nodiscard]] Q_INVOKABLE QVariantList tiles(const QVariantList& things) const;
    /// A square about each thing.
    [[nodiscard]] Q_INVOKABLE static QVariantList squares(const QVariantList& things, double side);
    /// The least upright rectangle around each place for a tile, which may be turned in any way.
    [[nodiscard]] Q_INVOKABLE QVariantList places(const QVariantList& things) const;
    /// A tile as it stands on a rack, about that point.
    [[nodiscard]] Q_INVOKABLE QRectF upright(const QPointF& at) const;
    /// Around all of these rectangles and a little more; at least a unit each way.
    [[nodiscard]] Q_INVOKABLE static QRectF around(const QVariantList& rectangles);

signals:
    void shapeChanged();

private:
    [[nodiscard]] TileGround tile() const { return shape_ != nullptr ? shape_->ground() : TileGround{}; }

    TileShape* shape_ = nullptr;
};

}  // namespace boneyard::ui
