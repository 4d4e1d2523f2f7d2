// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QtQmlIntegration/qqmlintegration.h>
#include <QObject>
#include <QPointF>
#include <QRectF>
#include <QVariant>

#include "kit/scene.h"
#include "match/matchstate.h"

namespace boneyard::ui {

/// Where things lie at a table, or may come to lie, in tile units: what is to be kept in sight.
class TableGround : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A table has it.")
    /// A box around all that lies there; and the middle of the last tile, which is that of the table before
    /// there is one.
    Q_PROPERTY(QRectF bounds READ bounds NOTIFY changed FINAL)
    Q_PROPERTY(QPointF last READ last NOTIFY changed FINAL)
    /// So large that box becomes in most rounds, as an area.
    Q_PROPERTY(double spread READ spread NOTIFY changed FINAL)
    /// Rectangles where more may be laid in this round: they are seen from the start.
    Q_PROPERTY(QVariantList kept READ kept NOTIFY changed FINAL)
    /// Where whoever acts may lay any tile of the hand: {px, py, angle}, each place once.
    Q_PROPERTY(QVariantList fits READ fits NOTIFY changed FINAL)
    /// The middle of the tiles that are left to draw; undefined: they lie at the edge, on no place of the
    /// table.
    Q_PROPERTY(QVariant stock READ stock NOTIFY changed FINAL)
    /// Whose the tiles are that lie together: {x, y, name}, the left end and the middle of the line.
    Q_PROPERTY(QVariantList headings READ headings NOTIFY changed FINAL)

public:
    /// Of what `scene` shows; both outlive it. Whoever shows another scene emits changed().
    TableGround(const MatchState& state, const kit::Scene& scene, QObject* parent = nullptr)
        : QObject(parent), state_(state), scene_(scene) {}

    [[nodiscard]] QRectF bounds() const;
    [[nodiscard]] QPointF last() const;
    [[nodiscard]] double spread() const { return scene_.spread; }
    [[nodiscard]] QVariantList kept() const;
    [[nodiscard]] QVariantList fits() const;
    [[nodiscard]] QVariant stock() const;
    [[nodiscard]] QVariantList headings() const;

signals:
    void changed();

private:
    const MatchState& state_;
    const kit::Scene& scene_;
};

}  // namespace boneyard::ui
