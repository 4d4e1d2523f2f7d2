// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// How the points of the round came about, step by step.
ColumnLayout {
    id: root

    required property Match match

    visible: root.match.account.length > 0
    spacing: 4

    Repeater {
        model: root.match.account

        AppText {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            wrapMode: Text.Wrap
        }
    }
}
