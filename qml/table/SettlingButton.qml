// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A button that takes no press for a moment after it has appeared, or has come to mean something else: such a press
/// was meant for what stood there before. Keys and screen readers name what they press, and need not wait.
GameButton {
    id: root

    /// What a press does. A press that began while it was another does nothing.
    required property string meaning
    readonly property bool settled: !settling.running
    property bool _stale: false

    signal taken

    onMeaningChanged: {
        root._stale = root.down;
        settling.restart();
    }
    onVisibleChanged: if (root.visible)
        settling.restart()
    onPressed: root._stale = false
    onClicked: {
        if (!root._stale)
            root.taken();
        root._stale = false;
    }

    Timer {
        id: settling

        interval: Theme.settle
        running: true
    }
    MouseArea {
        anchors.fill: parent
        enabled: settling.running
        visible: enabled
    }
}
