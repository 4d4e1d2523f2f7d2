// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The sign of how good a move was, as it is known from chess: ?? for a blunder. Nothing where that is not known.
Item {
    id: root

    required property int grade ///< as bots::Grade has it, best first; -1: none
    property real size: Theme.small * 1.6

    readonly property bool _bad: root.grade >= 2
    readonly property color colour: root.grade >= 3 ? Theme.colors.bad : root._bad ? Theme.colors.accent : Theme.colors.good

    implicitWidth: root.size
    implicitHeight: root.size
    visible: root.grade >= 0

    Rectangle {
        anchors.centerIn: parent
        width: Math.max(root.grade === 1 ? root.size * 0.4 : root.size, sign.visible ? sign.implicitWidth + root.size * 0.3 : 0)
        height: root.grade === 1 ? root.size * 0.4 : root.size
        radius: height / 2
        color: root.grade === 0 ? "transparent" : root.colour
    }
    Icon {
        visible: root.grade === 0
        anchors.centerIn: parent
        width: root.size
        height: root.size
        name: "check"
        color: root.colour
        weight: 3
    }
    AppText {
        id: sign

        anchors.centerIn: parent
        visible: root._bad
        text: ["?!", "?", "??"][root.grade - 2] ?? ""
        // it reads from left to right in every language
        LayoutMirroring.enabled: false
        font.pixelSize: Math.max(1, Math.round(root.size * 0.7))
        font.weight: Font.Bold
        color: root.grade === 2 ? Theme.colors.accentInk : Theme.colors.chrome
        Accessible.ignored: true
    }
}
