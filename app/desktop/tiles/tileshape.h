// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>

#include "tileground.h"

namespace boneyard::ui {

/// What tiles of one shape cover: tileground.h for QML. Turns are degrees.
class TileShape : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(double wide READ wide WRITE setWide NOTIFY groundChanged FINAL)
    Q_PROPERTY(double high READ high WRITE setHigh NOTIFY groundChanged FINAL)
    Q_PROPERTY(bool round READ round WRITE setRound NOTIFY groundChanged FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] const TileGround& ground() const { return ground_; }
    [[nodiscard]] double wide() const { return ground_.wide; }
    [[nodiscard]] double high() const { return ground_.high; }
    [[nodiscard]] bool round() const { return ground_.round; }
    void setWide(double wide);
    void setHigh(double high);
    void setRound(bool round);

    [[nodiscard]] Q_INVOKABLE QRectF box(double turn) const { return ground_.box(Heading::of(turn)); }
    [[nodiscard]] Q_INVOKABLE bool covers(double x, double y, double turn) const {
        return ground_.covers({x, y}, Heading::of(turn));
    }

signals:
    void groundChanged();

private:
    TileGround ground_;
};

}  // namespace boneyard::ui
