// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What the numbers at the end of each SideRow below are; their columns are as wide as these words.
RowLayout {
    id: root

    readonly property real roundWide: Math.max(Theme.body * 2.6, Math.ceil(round.implicitWidth) + 1)
    readonly property real totalWide: Math.max(Theme.large * 2.4, Math.ceil(total.implicitWidth) + 1)

    objectName: "sideHeads"
    spacing: 12

    Item {
        Layout.fillWidth: true
    }
    AppText {
        id: round

        Layout.preferredWidth: root.roundWide
        horizontalAlignment: Text.AlignRight
        //: Over the points that a round brought each player
        text: qsTr("Round")
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true // each row says it
    }
    AppText {
        id: total

        Layout.preferredWidth: root.totalWide
        horizontalAlignment: Text.AlignRight
        //: Over the points that each player has in all
        text: qsTr("Total")
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
