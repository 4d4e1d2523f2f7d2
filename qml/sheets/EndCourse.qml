// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// How the totals of a match went, round by round.
Card {
    id: root

    required property MatchEnd end
    property real high: 200
    readonly property real noted: note.visible ? note.implicitHeight + column.spacing : 0 ///< so high is what is said below it

    /// Where all colours are alike, lines are broken each in its way.
    readonly property var _patterns: [[], [6, 2], [2, 2], [6, 2, 1, 2], [1, 2], [9, 3]]

    color: Theme.colors.raised
    radius: Theme.radius
    implicitHeight: column.implicitHeight + 28

    Column {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 14
        spacing: 6

        LinePlot {
            objectName: "course"
            width: column.width
            height: root.high
            named: true
            readable: true
            //: Spoken name of a plot
            spoken: qsTr("All players' totals by round. The arrow keys go through the rounds.")
            //: In a plot: before the first round
            readonly property string start: qsTr("Start")

            titles: Array.from({
                length: root.end.rounds + 1
            }, (none, round) => round === 0 ? start : qsTr("Round %L1").arg(round))
            lines: Array.from(root.end.lines).map(line => ({
                        "points": line.points,
                        "label": line.label,
                        "color": Theme.sideColor(line.side, line.team),
                        "pattern": Theme.plain && !line.you ? root._patterns[line.side] : [],
                        "heavy": line.you,
                        "crowned": root.end.byFinal && line.winner
                    }))
        }
        AppText {
            width: column.width
            horizontalAlignment: Text.AlignHCenter
            //: Under a plot: the axis counts rounds
            text: qsTr("Rounds")
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        AppText {
            id: note

            objectName: "courseFinal"
            width: column.width
            visible: root.end.byFinal
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The final starts from scratch, and decides the match.")
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
    }
}
