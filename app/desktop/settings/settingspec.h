// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariant>

namespace boneyard::ui {

/// What the player chooses and the file keeps.
enum class Setting {
    Language,
    Theme,
    TableLook,
    TileLook,
    TileFace,
    Pace,
    TextScale,
    TileScale,
    ReducedMotion,
    ShowPrompt,
    ShowEnds,
    ShowPlaces,
    Coach,
    Sounds,
    Volume,
    MomentVolume,
    Medallion,
    Renderer
};

/// One setting: its name in the file, what it is at first, and what it can be.
struct SettingSpec {
    QString name;
    QVariant fallback;
    bool (*allows)(const QVariant& value);
};

const SettingSpec& specOf(Setting setting);

}  // namespace boneyard::ui
