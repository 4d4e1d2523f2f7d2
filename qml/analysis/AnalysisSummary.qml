// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// Above the list of moves: how far it is, what it comes to, the graph, the rounds.
Card {
    id: root

    required property MatchAnalysis analysis

    readonly property string sentence: {
        if (!root.analysis.complete)
            return "";
        if (root.analysis.total === 0)
            return qsTr("There was nothing to choose in this match.");
        if (root.analysis.improvable === 0)
            return qsTr("Well played! No move could have been better: each was as good as any.");
        const number = value => Numbers.tenths(value);
        //: %n moves for which there was something better
        const first = qsTr("%n move(s) could have been better.", "", root.analysis.improvable);
        //: %1 the points of all moves together, %2 the mean of a move, both like 12.4
        return first + " " + qsTr("Together they cost %1 points, %2 for each move that left a choice.").arg(number(root.analysis.cost)).arg(number(root.analysis.mean));
    }

    implicitHeight: column.implicitHeight + 40

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 20
        spacing: 14

        SettingRow {
            Layout.fillWidth: true
            visible: root.analysis.people.length > 1
            //: Before a list of players: an analysis looks at the moves of one
            label: qsTr("Whose moves")

            Select {
                objectName: "peopleSelect"
                choices: root.analysis.people
                chosen: root.analysis.seat
                spoken: qsTr("Whose moves")
                onPicked: value => root.analysis.lookAs(value)
            }
        }
        AnalysisProgress {
            Layout.fillWidth: true
            analysis: root.analysis
        }
        AppText {
            objectName: "summary"
            Layout.fillWidth: true
            visible: text !== ""
            text: root.sentence
            font.pixelSize: Theme.large
            wrapMode: Text.Wrap
        }
        CostGraph {
            Layout.fillWidth: true
            visible: root.analysis.done > 0
            curve: root.analysis.curve
            dearest: root.analysis.dearest
            total: root.analysis.total
        }
        Flow {
            Layout.fillWidth: true
            visible: root.analysis.rounds.length > 1
            spacing: 14

            Repeater {
                model: root.analysis.rounds

                AppText {
                    required property var modelData

                    //: What the moves of a round cost. %1 its number, %2 points like 3.4
                    text: qsTr("Round %L1: %2").arg(modelData.round).arg(Numbers.tenths(modelData.cost))
                    font.pixelSize: Theme.small
                    color: modelData.cost > 0 ? Theme.colors.ink : Theme.colors.quiet
                }
            }
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("The strongest bot looks again at each move that left a choice, knowing only what was known then. A move costs what the round would have brought more with a better one, ahead of the best other player. Where chance tells more than the difference, it was as good as any.")
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
    }
}
