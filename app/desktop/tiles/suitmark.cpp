// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "suitmark.h"

#include <QPainter>
#include <QPainterPath>

using namespace Qt::StringLiterals;

namespace boneyard::ui {

namespace {

constexpr double kGrid = 20;  // the side of the field on which the symbols are drawn

QPainterPath cornered(std::initializer_list<QPointF> corners) {
    QPainterPath path;
    path.addPolygon(QPolygonF(corners));
    path.closeSubpath();
    return path;
}

QPainterPath path_of(const QString& suit) {
    if (suit == "K"_L1) return cornered({{10, 1}, {19, 10}, {10, 19}, {1, 10}});
    if (suit == "B"_L1) return cornered({{3, 3}, {17, 3}, {17, 17}, {3, 17}});
    if (suit == "O"_L1) return cornered({{10, 2}, {19, 17}, {1, 17}});
    if (suit == "joker"_L1) {
        return cornered({{10, 0.5},
                         {12.7, 7},
                         {19.7, 7.6},
                         {14.4, 12.2},
                         {16, 19},
                         {10, 15.4},
                         {4, 19},
                         {5.6, 12.2},
                         {0.3, 7.6},
                         {7.3, 7}});
    }
    QPainterPath path;
    if (suit == "R"_L1) path.addEllipse(QPointF(10, 10), 8, 8);
    return path;
}

}  // namespace

SuitMark::SuitMark(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &SuitMark::looksChanged, this, [this] { update(); });
}

void SuitMark::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->scale(width() / kGrid, height() / kGrid);
    painter->setPen(QPen(color_, 1, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter->setBrush(color_);
    painter->drawPath(path_of(suit_));
}

}  // namespace boneyard::ui

#include "moc_suitmark.cpp"
