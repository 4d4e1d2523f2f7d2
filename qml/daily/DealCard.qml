// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Daily

/// The deal of the day in the place of a sixth game: a tile of each game, and which are played.
Card {
    id: root

    required property Daily daily
    property bool narrow: false
    property bool low: false ///< there is little height for all cards
    property real nameSize: Theme.title
    property real tableHeight: Math.round(root.width * 0.36)
    readonly property alias way: open

    signal openWanted

    implicitHeight: grid.implicitHeight + 2 * grid.anchors.margins
    objectName: "dealCard"
    Accessible.role: Accessible.Grouping
    Accessible.name: root.daily.title

    GridLayout {
        id: grid

        anchors.fill: parent
        anchors.margins: root.low ? 10 : 12
        columns: root.narrow && root.width > 480 ? 2 : 1
        columnSpacing: 16
        rowSpacing: root.low ? 4 : 12

        Rectangle {
            id: tray

            Layout.fillWidth: grid.columns === 1
            Layout.preferredWidth: grid.columns === 1 ? -1 : 200
            Layout.preferredHeight: grid.columns === 1 ? root.tableHeight : 130
            radius: Theme.radius
            color: Theme.colors.raised
            border.width: Theme.plain ? 1 : 0
            border.color: Theme.colors.outline

            Row {
                anchors.fill: parent
                anchors.margins: 8

                Repeater {
                    id: signs

                    model: root.daily

                    DaySign {
                        width: Math.floor((tray.width - 16) / signs.count)
                        height: tray.height - 16
                    }
                }
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: 8
            Layout.topMargin: root.low ? 4 : 8
            Layout.bottomMargin: root.low ? 4 : 8
            spacing: root.low ? 2 : 6

            AppText {
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.control
                text: root.daily.title
                font.pixelSize: root.nameSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.small
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
            AppText {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: root.narrow ? 0 : Theme.body * 2.9
                text: root.daily.date + (root.daily.streak === "" ? "" : "\n" + root.daily.streak)
                wrapMode: Text.Wrap
                color: Theme.colors.quiet
                verticalAlignment: Text.AlignTop
            }
            GameButton {
                id: open

                objectName: "dayButton"
                Layout.topMargin: 2
                //: Opens the page of the deals of the day
                text: qsTr("Today's deals")
                onClicked: root.openWanted()
            }
        }
    }
}
