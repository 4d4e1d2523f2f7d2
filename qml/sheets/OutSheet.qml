// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// Somebody at this machine has gone out of a match that others go on with: in which place, why, who is left, and the
/// ways on.
Sheet {
    id: root

    required property Match match

    readonly property bool othersPlay: root.match.turn.turnsToCome ///< somebody else at this machine is still in

    signal nextWanted
    signal endWanted ///< the bots play the rest at once
    signal againWanted
    signal roundWanted ///< the sheet of the round

    function _goOn() {
        if (root.othersPlay)
            root.nextWanted();
        else
            root.endWanted();
    }

    title: root.match.roundEnd.outTitle
    preferredWidth: 620
    objectName: "outSheet"
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
            event.accepted = true;
            root._goOn();
        } else if (event.key === Qt.Key_N) {
            event.accepted = true;
            root.nextWanted();
        }
    }

    AppText {
        Layout.fillWidth: true
        text: root.match.roundEnd.title
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    RoundAccount {
        Layout.fillWidth: true
        match: root.match
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 4

        Repeater {
            model: root.match.table.sides

            OutRow {
                Layout.fillWidth: true
            }
        }
    }
    footer: [
        GameButton {
            objectName: "roundButton"
            visible: root.width > 560 // else there is no room for all
            quietLook: true
            //: Opens the sheet that tells how the round went
            text: qsTr("The round")
            onClicked: root.roundWanted()
        },
        GameButton {
            objectName: "newButton"
            visible: !root.othersPlay
            quietLook: true
            //: For who is out of a match: leaves it, and starts another with the same seats and rules
            text: qsTr("New match")
            onClicked: root.againWanted()
        },
        GameButton {
            objectName: "nextButton"
            focus: root.othersPlay
            strong: root.othersPlay
            //: For who is out of a match: the others play on
            readonly property string watchOn: qsTr("Keep watching")

            text: root.othersPlay ? qsTr("Next round") : watchOn
            onClicked: root.nextWanted()
        },
        GameButton {
            objectName: "endButton"
            visible: !root.othersPlay
            focus: !root.othersPlay
            strong: true
            //: For who is out of a match: the bots play the rest at once
            text: qsTr("See the result now")
            onClicked: root.endWanted()
        }
    ]
}
