// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Over the sheets. A press that brings one up may be repeated before one has seen that it did, and then lands on whatever
/// the sheet has in that very place. There it does nothing for so long; everywhere else the sheet takes presses as always.
Item {
    id: root

    property point _at ///< of the last press
    readonly property int _while: 1000 ///< two presses that belong together are no further apart

    /// A sheet has come up: by the last press, if there was one just now.
    function guard() {
        if (press.active || recent.running)
            held.restart();
    }

    Timer {
        id: recent

        interval: root._while
    }
    Timer {
        id: held

        interval: root._while
    }
    PointHandler {
        id: press

        acceptedButtons: Qt.AllButtons
        onActiveChanged: {
            if (press.active && !held.running)
                root._at = press.point.position;
            recent.restart();
        }
    }
    MouseArea {
        x: root._at.x - width / 2
        y: root._at.y - height / 2
        width: 2 * Theme.control
        height: width
        acceptedButtons: Qt.AllButtons
        enabled: held.running
        visible: enabled
    }
}
