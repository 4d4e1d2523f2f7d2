// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Tiles

/// All that lies on an open pile, the one on top first.
Sheet {
    id: root

    required property string face
    property var tiles: []

    title: qsTr("On the pile")
    preferredWidth: 640
    objectName: "pileSheet"

    AppText {
        Layout.fillWidth: true
        //: What lies on an open pile is shown below, in this order
        text: qsTr("The tile on top comes first.")
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: 8

        Repeater {
            model: [...root.tiles].reverse()

            StandingTile {
                required property var modelData

                face: root.face
                unit: Theme.px(32)
                values: modelData.values
                suit: modelData.suit
                Accessible.role: Accessible.Graphic
                Accessible.name: modelData.spoken
            }
        }
    }
}
