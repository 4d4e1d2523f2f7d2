// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/picture.h"

#include <algorithm>

#include "common/words.h"

namespace boneyard::ui {

namespace {

constexpr double kReach = 1;  // no tile reaches much further from its middle

}  // namespace

QVariantMap pictureOf(const kit::Scene& scene) {
    QVariantList pieces;
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    for (const kit::Piece& piece : scene.pieces) {
        QVariantMap map = faceMap(piece.face);
        map.insert(QStringLiteral("x"), piece.pose.x);
        map.insert(QStringLiteral("y"), piece.pose.y);
        map.insert(QStringLiteral("angle"), piece.pose.angle);
        pieces.append(map);
        left = std::min(left, piece.pose.x - kReach);
        top = std::min(top, piece.pose.y - kReach);
        right = std::max(right, piece.pose.x + kReach);
        bottom = std::max(bottom, piece.pose.y + kReach);
    }
    const QVariantMap bounds{{QStringLiteral("left"), left},
                             {QStringLiteral("top"), top},
                             {QStringLiteral("right"), right},
                             {QStringLiteral("bottom"), bottom}};
    return {{QStringLiteral("pieces"), pieces}, {QStringLiteral("bounds"), bounds}};
}

}  // namespace boneyard::ui
