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
    property real room: Infinity ///< so high it can be and be seen without scrolling: the hand lies beside the table then

    readonly property var _shape: Faces.of(example.face)
    readonly property int _tiles: Math.max(1, example.hand.length)
    readonly property real _inOneRow: (hand.width / root._tiles - hand.spacing) / root._shape.wide
    readonly property real _inTwoRows: (2 * hand.width / (root._tiles + 1) - hand.spacing) / root._shape.wide
    readonly property real _unit: Math.min(Theme.px(26), root._inOneRow >= Theme.px(18) ? root._inOneRow : Math.max(Theme.px(15), root._inTwoRows))

    readonly property bool _beside: root.room < Theme.px(420) || root.width > Theme.px(560)
    readonly property real _margin: root._beside ? 14 : 20

    objectName: "exampleCard"
    implicitHeight: parts.implicitHeight + 2 * root._margin

    ExampleTable {
        id: example

        setup: root.setup
    }
    GridLayout {
        id: parts

        anchors.fill: parent
        anchors.margins: root._margin
        columns: root._beside ? 2 : 1
        columnSpacing: 16
        rowSpacing: 10

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 3
            spacing: root._margin / 2

            Caption {
                id: above

                //: Above a little picture of a table, which changes with the rules that are being chosen
                text: qsTr("How a table may look")
            }
            LittleTable {
                Layout.fillWidth: true
                Layout.preferredHeight: Math.min(width * 0.55, Theme.px(220), Math.max(Theme.px(110), root.room - above.height - 2.5 * root._margin))
                face: example.face
                scene: example.picture
            }
        }
        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 2
            spacing: root._margin / 2

            Caption {
                //: Above tiles: so many are dealt to a player by the rules that are being chosen
                text: qsTr("A hand as it is dealt")
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

    component Caption: AppText {
        Layout.fillWidth: true
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
