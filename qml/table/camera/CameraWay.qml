// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The camera on its way to its goal.
ParallelAnimation {
    id: root

    required property QtObject camera
    required property var goal ///< {x, y, zoom}

    NumberAnimation {
        target: root.camera
        property: "lookX"
        to: root.goal.x
        duration: Theme.camera
        easing.type: Easing.InOutCubic
    }
    NumberAnimation {
        target: root.camera
        property: "lookY"
        to: root.goal.y
        duration: Theme.camera
        easing.type: Easing.InOutCubic
    }
    NumberAnimation {
        target: root.camera
        property: "zoom"
        to: root.goal.zoom
        duration: Theme.camera
        easing.type: Easing.InOutCubic
    }
}
