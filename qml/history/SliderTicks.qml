// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Where moves lie on a slider that could have been better.
Repeater {
    id: root

    required property ValueSlider slider
    required property var mistakes ///< {ply, grade}

    readonly property real _handle: 22

    model: root.mistakes

    Rectangle {
        required property var modelData
        readonly property real part: (modelData.ply + 1) / Math.max(1, root.slider.to)

        x: root.slider.leftPadding + root._handle / 2 + (root.slider.availableWidth - root._handle) * (root.slider.mirrored ? 1 - part : part) - width / 2
        y: root.slider.height / 2 + 6
        width: 3
        height: modelData.grade >= 3 ? 9 : 5
        radius: 1
        color: modelData.grade >= 3 ? Theme.colors.bad : Theme.colors.accent
    }
}
