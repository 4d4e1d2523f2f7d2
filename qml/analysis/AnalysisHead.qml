// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// Whose moves are looked at, how accurate they were, and how far the analysis is.
ColumnLayout {
    id: root

    required property MatchAnalysis analysis

    signal seatPicked(seat: int)

    spacing: 6

    RowLayout {
        spacing: 10

        Select {
            objectName: "peopleSelect"
            Layout.fillWidth: true
            choices: root.analysis.people
            chosen: root.analysis.seat
            //: Before a list of players: an analysis looks at the moves of one
            spoken: qsTr("Whose moves")
            onPicked: value => root.seatPicked(value)
        }
        Column {
            visible: root.analysis.accuracy >= 0
            objectName: "accuracy"
            Accessible.role: Accessible.StaticText
            //: %1 is "91%"
            Accessible.name: qsTr("Accuracy: %1").arg(percent.text)

            AppText {
                id: percent

                anchors.right: parent.right
                text: Numbers.percent(root.analysis.accuracy)
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            AppText {
                anchors.right: parent.right
                //: Below a number in per cent: how good the moves of a match were
                text: qsTr("accuracy")
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
        }
    }
    AnalysisProgress {
        Layout.fillWidth: true
        analysis: root.analysis
    }
}
