// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantMap>

#include "kit/scene.h"

namespace boneyard::ui {

/// The tiles that lie on a table, for a small picture of it in QML: {pieces: [{tile, values, suit, x, y,
/// angle}], bounds: {left, top, right, bottom}}.
QVariantMap pictureOf(const kit::Scene& scene);

}  // namespace boneyard::ui
