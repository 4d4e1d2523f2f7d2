// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QVariant>

#include "look.h"

namespace boneyard::ui {

/// From where a table is best looked at: look.h for the window, where all members are explained. Lists are of
/// rectangles or points; nothing is computed before it is asked.
class Sight : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QRectF view MEMBER view_ NOTIFY viewChanged FINAL)
    Q_PROPERTY(QRectF room MEMBER room_ NOTIFY roomChanged FINAL)
    Q_PROPERTY(QRectF box MEMBER box_ NOTIFY boxChanged FINAL)
    Q_PROPERTY(QVariantList grounds MEMBER grounds_ NOTIFY groundsChanged FINAL)
    /// Room for what may be laid: where all of the table is seen, that is, too.
    Q_PROPERTY(QVariantList reserved MEMBER reserved_ NOTIFY reservedChanged FINAL)
    Q_PROPERTY(QVariantList tiles MEMBER tiles_ NOTIFY tilesChanged FINAL)
    Q_PROPERTY(QVariantList obstacles MEMBER obstacles_ NOTIFY obstaclesChanged FINAL)
    /// Those of the obstacles that are seen now: under the others a place for the chosen tile may lie, but no
    /// tile.
    Q_PROPERTY(QVariantList covering MEMBER covering_ NOTIFY coveringChanged FINAL)
    Q_PROPERTY(double maxZoom MEMBER max_zoom_ NOTIFY maxZoomChanged FINAL)
    Q_PROPERTY(double least MEMBER least_ NOTIFY leastChanged FINAL)
    Q_PROPERTY(QPointF last MEMBER last_ NOTIFY lastChanged FINAL)
    Q_PROPERTY(QVariantList places MEMBER places_ NOTIFY placesChanged FINAL)
    /// Where any tile of the hand may go: seen as all of the table is, before one is chosen.
    Q_PROPERTY(QVariantList fits MEMBER fits_ NOTIFY fitsChanged FINAL)
    Q_PROPERTY(QVariantList signs MEMBER signs_ NOTIFY signsChanged FINAL)
    Q_PROPERTY(QRectF map MEMBER map_ NOTIFY mapChanged FINAL)

public:
    using QObject::QObject;

    /// {x, y, zoom, top}, from where all of the table is seen; from where a part is, near to where one looked
    /// before.
    [[nodiscard]] Q_INVOKABLE QVariantMap whole() const;
    /// The same, once more: as near to how one looked before as can be.
    [[nodiscard]] Q_INVOKABLE QVariantMap again(double beforeX, double beforeY, double beforeZoom) const;
    /// How large a unit would be seen if the table lay the other way round.
    [[nodiscard]] Q_INVOKABLE double turnedZoom() const;
    /// As again(), with all places for the chosen tile.
    [[nodiscard]] Q_INVOKABLE QVariantMap withPlaces(double beforeX, double beforeY, double beforeZoom) const;
    [[nodiscard]] Q_INVOKABLE QVariantMap part(double beforeX, double beforeY) const;
    /// All is seen so, with nothing lying over what lies there now, or may be laid.
    [[nodiscard]] Q_INVOKABLE bool clear(double x, double y, double zoom) const;
    /// The same, where of those places this one alone is asked for.
    [[nodiscard]] Q_INVOKABLE bool clearFor(const QRectF& place, double x, double y, double zoom) const;
    /// No further from that look than must be for a place to be seen, from so far down the felt on.
    [[nodiscard]] Q_INVOKABLE QVariantMap around(const QRectF& place, double x, double y, double zoom,
                                                 double top) const;
    /// One of these lies out of what is seen in a part of the felt whose view lies there; whatever else is to
    /// be seen.
    [[nodiscard]] Q_INVOKABLE static bool leavesOut(const QVariantList& places, const QRectF& part,
                                                    const QRectF& view, double x, double y, double zoom);
    /// The nearest unit to look at from which the table is not lost.
    [[nodiscard]] Q_INVOKABLE QPointF kept(double x, double y, double zoom) const;

signals:
    void viewChanged();
    void roomChanged();
    void boxChanged();
    void groundsChanged();
    void reservedChanged();
    void tilesChanged();
    void obstaclesChanged();
    void coveringChanged();
    void maxZoomChanged();
    void leastChanged();
    void lastChanged();
    void placesChanged();
    void fitsChanged();
    void signsChanged();
    void mapChanged();

private:
    [[nodiscard]] Felt felt() const;
    /// Nothing that is seen lies over these places, but for a rim.
    [[nodiscard]] bool bare(const QList<QRectF>& places, const Look& look) const;
    [[nodiscard]] Felt whole_felt() const;

    QRectF view_{0, 0, 1, 1};
    QRectF room_{0, 0, 1, 1};
    QRectF box_{-1, -1, 2, 2};
    QVariantList grounds_;
    QVariantList reserved_;
    QVariantList tiles_;
    QVariantList obstacles_;
    QVariantList covering_;
    double max_zoom_ = 60;
    double least_ = 1;
    QPointF last_;
    QVariantList places_;
    QVariantList fits_;
    QVariantList signs_;
    QRectF map_;
};

}  // namespace boneyard::ui
