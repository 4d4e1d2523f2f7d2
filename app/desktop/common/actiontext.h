// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <string_view>

#include "kit/scene.h"

namespace boneyard::ui {

/// What an action is called at the table, as the scene's spots and choices tell it: "2-5 on the right arm".
/// Empty when it is none of theirs.
QString actionText(const kit::Scene& scene, std::string_view action);

/// The points that an action brings at once, less what it costs.
int pointsNow(const kit::Scene& scene, std::string_view action);

/// What speaks for an action rather than for another, that one named. `other`: what it is called at the
/// table. `moreNow`: how many points more that one brings at once.
QString comparedWith(const QString& other, const QString& reasons, int moreNow = 0);

/// That another move is about as good, whatever it brings now.
QString asGoodAs(const QString& other, int moreNow);

/// That a move is worth so many points more than another, played out with all tiles known: a whole number,
/// and no average.
QString bringsForCertain(double points);

/// The tile that an action lays; empty when it lays none, or several.
QString tileOfAction(const kit::Scene& scene, std::string_view action);

/// True when that is paid for at once. The reason for it says what it is worth beside the best that is free;
/// a second figure next to that would only contradict it.
bool costsPoints(const kit::Scene& scene, std::string_view action);

}  // namespace boneyard::ui
