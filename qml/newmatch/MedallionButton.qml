// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// A player's picture, as a button that offers others; its text is spoken.
T.Button {
    id: root

    required property string sign
    required property int seat
    property int team: -1
    property bool offering: false ///< the others are in sight

    implicitWidth: Theme.control
    implicitHeight: Theme.control
    hoverEnabled: true
    activeFocusOnTab: root.enabled
    containmentMask: FingerReach {
        button: root
    }
    Accessible.role: Accessible.Button
    Accessible.name: root.text
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: Item {
        Medallion {
            anchors.centerIn: parent
            sign: root.sign
            seat: root.seat
            team: root.team
            size: Math.min(root.width, root.height) - 6
        }
    }
    background: Rectangle {
        radius: width / 2
        color: Theme.colors.ink
        opacity: root.down ? 0.3 : root.hovered ? 0.18 : 0
    }

    FocusRing {
        shown: root.visualFocus
        corner: root.width / 2
    }
    Tip {
        //: Tip on a player's picture: a press offers others
        text: qsTr("Choose a picture")
        shown: root.hovered && !root.down && !root.offering
    }
}
