// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A calm surface that things lie on.
Rectangle {
    radius: Theme.radius + 4
    color: Theme.colors.chrome
    border.width: Theme.colors.outlineWidth
    border.color: Theme.colors.outline
}
