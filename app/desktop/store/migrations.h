// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <span>

namespace boneyard::ui {

/// The statements that lead from one version of the store to the next. What a step once did on main it does
/// for ever: a change is a new step.
using Migration = QStringList;

/// From an empty file on: the first makes version 1.
std::span<const Migration> migrations();

}  // namespace boneyard::ui
