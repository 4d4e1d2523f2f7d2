// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace boneyard::ui {

/// From now on Qt no longer warns of what it does without by itself: a font that lacks a script, where the
/// next one has it, and a computer without sound. Everything else is said as before.
void dropIdleWarnings();

/// It is one of them.
bool isIdle(const QString& message);

}  // namespace boneyard::ui
