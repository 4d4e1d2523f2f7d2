// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "rackbacks.h"

#include <QImageReader>
#include <QLinearGradient>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace boneyard::ui {

namespace {

constexpr double kBoardTop = 0.72;     // of the height: so far down the tiles are seen
constexpr double kBoardBottom = 0.97;  // below it there is a little shadow
constexpr int kShadows = 4;            // one about the other
constexpr double kInset = 0.018;       // units, as SlabBody.qml has all of these
constexpr double kRim = 0.05;
constexpr double kCorner = 0.12;
constexpr double kFrame = 0.13;
constexpr double kFrameCorner = 0.06;
constexpr double kSign = 0.26;

}  // namespace

RackBacks::RackBacks(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &RackBacks::looksChanged, this, [this] { update(); });
}

void RackBacks::paint(QPainter* painter) {
    if (count_ <= 0) return;
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (shadow_) paintShadow(*painter);
    for (int tile = 0; tile < count_; ++tile) {
        painter->save();
        painter->translate(pad_ + tile * step_, 0);
        if (picture_.isEmpty())
            paintTile(*painter);
        else
            paintRound(*painter, upended_ && tile % 2 == 1);
        painter->restore();
    }
    paintBoard(*painter);
}

void RackBacks::paintShadow(QPainter& painter) const {
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 22));
    for (int step = 0; step < kShadows; ++step) {
        const double in = step;
        const double corner = 2.0 + kShadows - step;
        painter.drawRoundedRect(
            QRectF(in, height() * kBoardTop + in, width() - 2 * in, height() * (1 - kBoardTop) - 1.5 * in),
            corner, corner);
    }
}

void RackBacks::paintTile(QPainter& painter) const {
    const double corner = unit_ * kCorner;
    const double inset = unit_ * kInset;
    const QRectF plate(inset, inset, unit_ * wide_ - 2 * inset, unit_ * high_ - 2 * inset);
    painter.setPen(Qt::NoPen);
    painter.setBrush(rim_);
    painter.drawRoundedRect(plate.translated(0, unit_ * kRim), corner, corner);
    QLinearGradient light(plate.topLeft(), plate.bottomLeft());
    light.setColorAt(0, body_);
    light.setColorAt(1, shade_);
    painter.setBrush(light);
    painter.setPen(QPen(edge_, 1));
    painter.drawRoundedRect(plate.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
    const double frame = unit_ * kFrame + 0.5;
    const QRectF field = plate.adjusted(frame, frame, -frame, -frame);
    painter.setBrush(back_);
    painter.setPen(QPen(back_line_, 1));
    painter.drawRoundedRect(field, unit_ * kFrameCorner, unit_ * kFrameCorner);
    const double out = unit_ * kSign / std::sqrt(2.0);
    const QPointF middle = field.center();
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF{{middle - QPointF(0, out), middle + QPointF(out, 0),
                                   middle + QPointF(0, out), middle - QPointF(out, 0)}});
}

/// In the square in which it turns.
void RackBacks::paintRound(QPainter& painter, bool onHead) {
    const double side = unit_ * 4 / std::sqrt(3.0);
    const double left = (unit_ * wide_ - side) / 2;
    const double top = onHead ? unit_ * high_ - side : 0;
    const double ratio = painter.device()->devicePixelRatio() * std::abs(painter.transform().m11());
    const int pixels = std::max(1, static_cast<int>(std::ceil(side * ratio)));
    const QRectF square(-side / 2, -side / 2, side, side);
    painter.translate(left + side / 2, top + side / 2);
    if (onHead) painter.rotate(180);
    const double below = unit_ * kRim * (onHead ? -1 : 1);
    painter.drawImage(square.translated(0, below), layer(QLatin1String("-rim.svg"), pixels));
    painter.drawImage(square, layer(QLatin1String(onHead ? "-turned.svg" : ".svg"), pixels));
    painter.drawImage(square, layer(QLatin1String("-back.svg"), pixels));
}

/// A part of a round tile, as large as that is on the screen. It is kept: all tiles have the same.
QImage RackBacks::layer(QLatin1String part, int side) {
    QImage& kept = layers_[picture_ + part];
    if (kept.width() != side) {
        QImageReader reader(QStringLiteral(":/assets/images/") + picture_ + part);
        reader.setScaledSize({side, side});
        kept = reader.read();
    }
    return kept;
}

void RackBacks::paintBoard(QPainter& painter) const {
    const QRectF board(1, height() * kBoardTop, width() - 2, height() * (kBoardBottom - kBoardTop));
    const double corner = std::min(4.0, board.height() / 3);
    painter.setBrush(board_);
    painter.setPen(QPen(board_line_, 1));
    painter.drawRoundedRect(board.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner);
}

}  // namespace boneyard::ui

#include "moc_rackbacks.cpp"
