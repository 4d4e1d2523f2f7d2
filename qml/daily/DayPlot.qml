// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Daily

/// The results of one game's deals, day by day, beside par.
Card {
    id: root

    required property Daily daily

    implicitHeight: column.implicitHeight + 32

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 16
        spacing: 8

        RowLayout {
            Layout.fillWidth: true
            spacing: 10

            AppText {
                Layout.fillWidth: true
                //: The headline over the results of the deals of the day, as a plot
                text: qsTr("Day by day")
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
            Select {
                objectName: "dayPlotGame"
                spoken: qsTr("Game")
                choices: root.daily.plotGames
                chosen: root.daily.plotGame
                onPicked: value => root.daily.plotGame = value
            }
        }
        LinePlot {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.px(190)
            dated: true
            readable: true
            named: true
            leastSpan: 20
            spoken: root.daily.plotSaid
            lines: [
                {
                    "points": root.daily.ownLine,
                    "color": Theme.colors.accent,
                    "dashed": false,
                    //: A line in a plot: the player's own results
                    "label": qsTr("You")
                },
                {
                    "points": root.daily.parLine,
                    "color": Theme.colors.ink,
                    "dashed": true,
                    //: A line in a plot: what good bots come to with the same tiles
                    "label": qsTr("Par")
                }
            ]
        }
        AppText {
            Layout.fillWidth: true
            visible: text !== ""
            text: root.daily.plotSaid
            wrapMode: Text.Wrap
            color: Theme.colors.quiet
        }
    }
}
