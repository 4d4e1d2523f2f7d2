// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What one cell of a score sheet is made of: its gains and losses, and what the game says of them.
Rectangle {
    id: root

    required property string name
    required property var lines ///< ScoreSheetModel.lines()
    required property var story
    property bool explains: false

    signal ruleWanted(why: string)

    objectName: "scoreReasons"
    implicitHeight: column.implicitHeight + 20
    radius: Theme.radius / 2
    color: Theme.colors.raised

    ColumnLayout {
        id: column

        x: 12
        y: 10
        width: parent.width - 24
        spacing: 4

        AppText {
            Layout.fillWidth: true
            text: root.name
            font.weight: Font.DemiBold
        }
        AppText {
            Layout.fillWidth: true
            visible: root.lines.length === 0 && root.story.length === 0
            //: In a score sheet, of a seat in one round
            text: qsTr("No points won or lost.")
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        Repeater {
            model: root.lines

            RowLayout {
                id: line

                required property var modelData

                Layout.fillWidth: true
                spacing: 12
                Accessible.role: Accessible.ListItem
                //: Spoken line of a score sheet: %1 why, %L2 points
                Accessible.name: Sentence.filled(qsTr("%1: %L2"), [line.modelData.words, line.modelData.points])

                ReasonLink {
                    Layout.fillWidth: true
                    enabled: root.explains && line.modelData.why !== ""
                    text: line.modelData.words
                    onClicked: root.ruleWanted(line.modelData.why)
                }
                AppText {
                    //: Points of a line
                    text: line.modelData.points > 0 ? qsTr("+%L1").arg(line.modelData.points) : Numbers.whole(line.modelData.points)
                    color: !line.modelData.counts ? Theme.colors.quiet : line.modelData.points < 0 ? Theme.colors.bad : Theme.colors.good
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
            }
        }
        Repeater {
            model: root.story

            AppText {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                wrapMode: Text.Wrap
            }
        }
    }
}
