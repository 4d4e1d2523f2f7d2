// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

/// What draws the window: the graphics card, or the processor where there is none. Drivers that imitate a
/// card on the processor draw the same picture in several times the time and twice the memory.
namespace boneyard::ui::renderer {

/// Whether something in `devices` (of Linux and its kin: /dev) is a graphics card that a program may draw
/// with.
[[nodiscard]] bool hasGraphicsCard(const QString& devices);

/// Whether the processor is to draw. `wanted` is one of Settings::renderers().
[[nodiscard]] bool drawsInSoftware(const QString& wanted, const QString& devices);

/// Tells Qt so: before the first window is made. What Qt's own variables in the environment say goes first.
void choose(const QString& wanted);

}  // namespace boneyard::ui::renderer
