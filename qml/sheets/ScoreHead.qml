// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// The heads of a score sheet's columns: names and totals, and over partners what they have together.
ColumnLayout {
    id: root

    required property var columns ///< ScoreSheetModel.columns
    required property bool paired
    required property real first
    property bool small: false
    readonly property bool inFinal: root.columns.some(column => column.decides !== undefined) ///< which the totals do not decide
    readonly property real cell: Math.max(20, (root.width - root.first) / Math.max(1, root.columns.length))

    objectName: "scoreHead"
    spacing: 2

    Row {
        Layout.preferredWidth: 0 // its columns divide what there is: else a sheet could not become narrower again
        Layout.fillWidth: true
        visible: root.paired
        leftPadding: root.first

        Repeater {
            model: root.columns

            Rectangle {
                id: team

                required property var modelData

                width: team.modelData.span * root.cell
                height: together.implicitHeight + 6
                visible: team.modelData.first
                radius: Theme.radius / 2
                color: "transparent"
                border.width: 1
                border.color: Theme.colors.outline

                AppText {
                    id: together

                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    anchors.verticalCenter: parent.verticalCenter
                    //: Over the columns of partners: what they have together
                    text: qsTr("Together %L1").arg(team.modelData.teamDecides ?? team.modelData.teamTotal)
                    //: Spoken over the columns of partners. %1 their names, %L2 what they have together
                    Accessible.name: Sentence.filled(qsTr("%1 together: %L2"), [team.modelData.teamNames, team.modelData.teamDecides ?? team.modelData.teamTotal])
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                }
                TeamMark {
                    team: team.modelData.team
                    //: %1: names of players who are a team
                    spoken: qsTr("Partners: %1").arg(team.modelData.teamNames)
                    anchors.verticalCenter: parent.verticalCenter
                    anchors.left: parent.left
                    anchors.leftMargin: 8
                }
            }
        }
    }
    Row {
        Layout.preferredWidth: 0
        Layout.fillWidth: true

        AppText {
            width: root.first
            //: Over the numbers of the rounds
            text: root.small ? "" : qsTr("Round")
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
        }
        Repeater {
            model: root.columns

            Column {
                id: head

                required property var modelData
                readonly property bool decides: head.modelData.decides !== undefined

                width: root.cell

                ScoreName {
                    anchors.horizontalCenter: parent.horizontalCenter
                    column: head.modelData
                    paired: root.paired
                    room: head.width - 8
                    letters: root.small ? Theme.small : Theme.body
                }
                AppText {
                    width: parent.width - 8
                    x: 4
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    text: Numbers.whole(head.modelData.decides ?? head.modelData.total)
                    font.pixelSize: root.small ? Theme.large : Theme.title
                    font.weight: Font.Bold
                    color: root.inFinal && !head.decides ? Theme.colors.quiet : Theme.colors.ink
                    //: Spoken over a column of the score sheet. %1 name, %L2 points in the final, %L3 points in all before it
                    readonly property string finalSpoken: Sentence.filled(qsTr("%1: %L2 in the final, %L3 before it"), [head.modelData.name, head.modelData.decides ?? 0, head.modelData.total])
                    //: Spoken over a column of the score sheet. %1 name, %L2 points in all
                    readonly property string totalSpoken: Sentence.filled(qsTr("%1: %L2 in all"), [head.modelData.name, head.modelData.total])

                    Accessible.name: head.decides ? finalSpoken : totalSpoken

                    function explain(): var {
                        return {
                            "name": Accessible.name,
                            "words": head.decides ? qsTr("The final starts from scratch, and decides the match.") : qsTr("The sum of all rounds below.")
                        };
                    }
                }
                AppText {
                    //: Under a number over a column of the score sheet: it is what the player has in the final; %L1 is the total before it
                    readonly property string ofFinal: qsTr("final (before: %L1)").arg(head.modelData.total)
                    //: Under a number over a column of the score sheet: it is the sum of all rounds, beside others that are of the final
                    readonly property string ofAll: qsTr("total")

                    objectName: "headKind"
                    width: parent.width - 8
                    x: 4
                    visible: root.inFinal
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 6
                    text: head.decides ? ofFinal : ofAll
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    Accessible.ignored: true
                }
            }
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        color: Theme.colors.outline
    }
}
