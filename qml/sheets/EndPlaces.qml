// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Who stands where at the end of a match, best first; and what tells more of it.
Card {
    id: root

    required property MatchEnd end
    property bool roomy: false ///< it is as high as what stands beside it

    signal scoresWanted

    color: Theme.colors.raised
    radius: Theme.radius
    implicitHeight: column.implicitHeight + more.implicitHeight + 34

    Column {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 14
        spacing: root.roomy ? 16 : 8

        Repeater {
            model: root.end.places

            EndPlace {
                width: column.width
            }
        }
    }
    Flow {
        id: more

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: 6
        spacing: 4

        GameButton {
            objectName: "scoresButton"
            quietLook: true
            symbol: "score"
            //: Opens the score sheet of the match
            text: qsTr("Score sheet")
            onClicked: root.scoresWanted()
        }
    }
}
