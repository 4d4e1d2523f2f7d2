// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Over what has just appeared, or has come to mean something else: for a moment it takes no press, which was meant for
/// what was there before. Keys and screen readers name what they press, and need not wait.
MouseArea {
    id: root

    property string meaning: "" ///< of what it lies over
    readonly property bool settled: !settling.running

    onMeaningChanged: settling.restart()
    anchors.fill: parent
    containmentMask: root.parent?.containmentMask ?? null // as far as what it lies over takes one
    enabled: !root.settled
    visible: root.enabled

    Connections {
        target: root.parent

        function onVisibleChanged() {
            if (root.parent.visible)
                settling.restart();
        }
    }

    Timer {
        id: settling

        interval: Theme.settle
        running: true
    }
}
