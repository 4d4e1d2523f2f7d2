// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a round brought partners together, and what they have in all then: the sum below their cells.
Item {
    id: root

    required property var modelData ///< of ScoreSheetModel.teams
    required property string spoken
    property bool decides: false ///< it decided the match, and counts to no total
    property bool small: false
    readonly property string shown: root.decides ? points.text : points.text + " · " + total.text

    function explain(): var {
        return {
            "name": root.spoken
        };
    }

    objectName: "scoreTeam"
    implicitHeight: points.implicitHeight + 8
    Accessible.role: Accessible.StaticText
    Accessible.name: root.spoken

    Rectangle {
        x: 8
        width: root.width - 16
        height: 1
        color: Theme.colors.outlineWidth > 0 ? Theme.colors.outline : Qt.alpha(Theme.colors.ink, 0.25)
    }
    Row {
        anchors.centerIn: parent
        spacing: root.small ? 6 : 10

        TeamMark {
            team: root.modelData.team
            anchors.verticalCenter: parent.verticalCenter
        }
        ScorePoints {
            id: points

            cell: root.modelData
            decides: root.decides
            font.pixelSize: Theme.small
        }
        AppText {
            id: total

            visible: !root.decides
            text: Numbers.whole(root.modelData.total)
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
    }
}
