// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "match/tableground.h"

#include <algorithm>
#include <vector>

namespace boneyard::ui {

QRectF TableGround::bounds() const {
    return {QPointF(scene_.left, scene_.top), QPointF(scene_.right, scene_.bottom)};
}

QPointF TableGround::last() const {
    for (const kit::Piece& piece : scene_.pieces) {
        if (piece.order == scene_.last) return {piece.pose.x, piece.pose.y};
    }
    return {};
}

QVariantList TableGround::kept() const {
    QVariantList all;
    for (const kit::Area& area : scene_.kept)
        all.append(QRectF(QPointF(area.left, area.top), QPointF(area.right, area.bottom)));
    return all;
}

QVariantList TableGround::fits() const {
    std::vector<kit::Pose> places;
    QVariantList all;
    for (const kit::Spot& spot : scene_.spots) {
        if (std::find(places.begin(), places.end(), spot.pose) != places.end()) continue;
        places.push_back(spot.pose);
        all.append(QVariantMap{{QStringLiteral("px"), spot.pose.x},
                               {QStringLiteral("py"), spot.pose.y},
                               {QStringLiteral("angle"), spot.pose.angle}});
    }
    return all;
}

QVariant TableGround::stock() const {
    return scene_.stock ? QVariant(QPointF(scene_.stock->x, scene_.stock->y)) : QVariant();
}

QVariantList TableGround::headings() const {
    QVariantList all;
    for (const kit::Heading& heading : scene_.headings) {
        all.append(QVariantMap{{QStringLiteral("x"), heading.x},
                               {QStringLiteral("y"), heading.y},
                               {QStringLiteral("name"), state_.players().name(heading.owner)}});
    }
    return all;
}

}  // namespace boneyard::ui

#include "moc_tableground.cpp"
