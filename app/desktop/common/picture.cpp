// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#include "common/picture.h"

#include <algorithm>

#include "common/words.h"

namespace boneyard::ui {

namespace {

constexpr double kReach = 1;  // no tile reaches much further from its middle

/// What is shown, and a box around it.
struct Shown {
    QVariantList pieces;
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    void add(QVariantMap face, const kit::Pose& pose) {
        face.insert(QStringLiteral("x"), pose.x);
        face.insert(QStringLiteral("y"), pose.y);
        face.insert(QStringLiteral("angle"), pose.angle);
        pieces.append(face);
        left = std::min(left, pose.x - kReach);
        top = std::min(top, pose.y - kReach);
        right = std::max(right, pose.x + kReach);
        bottom = std::max(bottom, pose.y + kReach);
    }
};

}  // namespace

kit::Scene pictured(kit::Scene scene, const kit::Status& status) {
    if (status.stock_count == 0) {
        scene.stock.reset();
    } else if (!scene.stock && scene.pieces.empty()) {
        scene.stock = kit::Pose{};
    }
    return scene;
}

QVariantMap pictureOf(const kit::Scene& scene) {
    Shown shown;
    if (scene.stock) shown.add(faceMap({}), *scene.stock);
    for (const kit::Mark& mark : scene.marks) {
        if (!mark.tiles.empty()) shown.add(faceMap(mark.tiles.back()), mark.pose);
    }
    for (const kit::Piece& piece : scene.pieces) shown.add(faceMap(piece.face), piece.pose);
    const QVariantMap bounds{{QStringLiteral("left"), shown.left},
                             {QStringLiteral("top"), shown.top},
                             {QStringLiteral("right"), shown.right},
                             {QStringLiteral("bottom"), shown.bottom}};
    return {{QStringLiteral("pieces"), shown.pieces}, {QStringLiteral("bounds"), bounds}};
}

}  // namespace boneyard::ui
