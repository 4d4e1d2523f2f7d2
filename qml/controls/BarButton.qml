// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A button in a slim bar, which is hardly higher.
IconButton {
    tight: true
}
