// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QVariantMap>

#include "kit/scene.h"
#include "kit/setup.h"

namespace boneyard::ui {

/// The tiles that lie on a table, and the piles there, for a small picture of it in QML: {pieces: [{tile,
/// values, suit, x, y, angle}], bounds: {left, top, right, bottom}}. What lies face down has no values.
QVariantMap pictureOf(const kit::Scene& scene);

/// A table as a picture shows it: nothing is there of a stock that is used up, and a stock that else lies at
/// the edge is all there is while no tile has been laid.
kit::Scene pictured(kit::Scene scene, const kit::Status& status);

}  // namespace boneyard::ui
