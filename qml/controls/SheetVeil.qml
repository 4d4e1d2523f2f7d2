// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What a sheet lies on: it darkens the page, and lets nothing through to it.
Rectangle {
    id: root

    /// Beside the sheet, by one who has seen that it is there.
    signal pressed

    color: "#000000"

    Timer {
        id: fresh // a press may still have been meant for what it covers

        interval: Theme.settle * 1.5
        running: true
    }
    MouseArea {
        property point _at ///< where it was pressed
        property bool _blind ///< before the sheet was seen

        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
        onPressed: mouse => {
            _at = Qt.point(mouse.x, mouse.y);
            _blind = fresh.running;
        }
        onClicked: mouse => {
            const slipped = Math.abs(mouse.x - _at.x) + Math.abs(mouse.y - _at.y) > 24;
            if (!_blind && !slipped)
                root.pressed();
        }
        onWheel: wheel => wheel.accepted = true
    }
}
