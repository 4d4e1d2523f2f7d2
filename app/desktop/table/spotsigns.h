// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariant>

#include "signplaces.h"
#include "tiles/tileshape.h"

namespace boneyard::ui {

/// signplaces.h for the window. A tile or a place is a map with `at` (its middle, a point in tile units) and
/// `turn` (degrees); nothing is computed before it is asked.
class SpotSigns : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(boneyard::ui::TileShape* shape MEMBER shape_ NOTIFY shapeChanged FINAL)
    Q_PROPERTY(QRectF all MEMBER all_ NOTIFY allChanged FINAL)  ///< units: what of the table is in sight
    /// Units, rectangles: of that what lies under plates.
    Q_PROPERTY(QVariantList under MEMBER under_ NOTIFY underChanged FINAL)

public:
    using QObject::QObject;

    /// For each of these places a list of the others, by their rows, that lie partly over it or under it.
    [[nodiscard]] Q_INVOKABLE QVariantList crossings(const QVariantList& places) const;
    /// For each place a map with `gain` and `turn`, points as PlaceSigns explains them, where there are some.
    /// Of a place also `current`, `above`, `crossed`, `gain` and `whole` (sizes), `others` (a list), `turner`
    /// and `stood` count.
    [[nodiscard]] Q_INVOKABLE QVariantList find(const QVariantList& laid, const QVariantList& places) const;

signals:
    void shapeChanged();
    void allChanged();
    void underChanged();

private:
    [[nodiscard]] TileGround tile() const { return shape_ != nullptr ? shape_->ground() : TileGround{}; }

    TileShape* shape_ = nullptr;
    QRectF all_;
    QVariantList under_;
};

}  // namespace boneyard::ui
