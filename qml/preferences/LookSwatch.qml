// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Tiles

/// A piece of a table with a tile on it, and its name.
T.AbstractButton {
    id: root

    property bool chosen: false
    required property Surface surface
    required property TileSet tiles

    implicitWidth: 110
    implicitHeight: piece.height + 6 + name.height
    hoverEnabled: true
    activeFocusOnTab: root.chosen || root.activeFocus // Qt takes no focus away by this
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: root.text
    Accessible.checkable: true
    Accessible.checked: root.chosen
    Accessible.onPressAction: if (root.enabled)
        root.clicked()

    Ground {
        id: piece

        width: root.width
        height: Math.round(Math.min(root.width * 0.62, 76))
        material: root.surface.material
        light: Theme.light ? root.surface.dayLight : root.surface.light
        dark: Theme.light ? root.surface.dayDark : root.surface.dark

        TileFace {
            anchors.centerIn: parent
            rotation: -90
            turn: -90
            face: "domino"
            unit: Math.round(piece.height * 0.42)
            values: [3, 5]
            digits: false
            look: root.tiles
            Accessible.ignored: true
        }
        Rectangle {
            // its corners are round
            anchors.fill: parent
            anchors.margins: -3
            radius: 10
            color: "transparent"
            border.width: 5
            border.color: Theme.colors.chrome
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: -3
            radius: 10
            color: "transparent"
            border.width: root.chosen ? 3 : root.hovered ? 2 : 0
            border.color: root.chosen ? Theme.colors.accent : Theme.colors.quiet
        }
        FocusRing {
            shown: root.visualFocus
            corner: 12
        }
    }
    AppText {
        id: name

        y: piece.height + 6
        width: root.width
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        font.pixelSize: Theme.small
        font.weight: root.chosen ? Font.DemiBold : Font.Normal
        Accessible.ignored: true
    }
}
