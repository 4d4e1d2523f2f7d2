// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Setup
import Boneyard.Table
import Boneyard.Tiles

/// What the rules make of a table: a little one, and a hand as it is dealt, which change with each choice.
Card {
    id: root

    required property MatchSetup setup

    readonly property var _shape: Faces.of(example.face)
    readonly property int _tiles: Math.max(1, example.hand.length)
    readonly property real _inOneRow: (hand.width / root._tiles - hand.spacing) / root._shape.wide
    readonly property real _inTwoRows: (2 * hand.width / (root._tiles + 1) - hand.spacing) / root._shape.wide
    readonly property real _unit: Math.min(Theme.px(26), root._inOneRow >= Theme.px(18) ? root._inOneRow : Math.max(Theme.px(15), root._inTwoRows))

    objectName: "exampleCard"
    implicitHeight: column.implicitHeight + 40

    ExampleTable {
        id: example

        setup: root.setup
    }
    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 20
        spacing: 10

        AppText {
            Layout.fillWidth: true
            //: Above a little picture of a table, which changes with the rules that are being chosen
            text: qsTr("How a table may look")
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        LittleTable {
            Layout.fillWidth: true
            Layout.preferredHeight: Math.min(width * 0.55, Theme.px(220))
            face: example.face
            scene: example.picture
        }
        AppText {
            Layout.fillWidth: true
            //: Above tiles: so many are dealt to a player by the rules that are being chosen
            text: qsTr("A hand as it is dealt")
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        Flow {
            id: hand

            objectName: "exampleHand"
            Layout.fillWidth: true
            spacing: 3

            Repeater {
                model: example.hand

                StandingTile {
                    required property var modelData

                    face: example.face
                    unit: root._unit
                    values: modelData.values
                    suit: modelData.suit
                    Accessible.role: Accessible.Graphic
                    Accessible.name: modelData.spoken
                }
            }
        }
    }
}
