// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// How the points of the round came about, step by step.
/// A plain column: a layout within a layout forgets how high its lines have become (Qt 6.4).
Column {
    id: root

    required property Match match

    visible: root.match.roundEnd.account.length > 0
    spacing: 4

    Repeater {
        model: root.match.roundEnd.account

        AppText {
            required property string modelData

            width: root.width
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
