// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Table

/// The end of a round: every hand lies open, what each seat won, and on to the next.
Sheet {
    id: root

    required property Match match

    readonly property real _nameWide: {
        // Asking whose turn it is has the width worked out anew with the language, in which the names may be others.
        let wide = root.match.turn.name === "" ? 0 : metrics.averageCharacterWidth;
        for (let row = 0; row < sides.count; ++row)
            wide = Math.max(wide, metrics.advanceWidth(root.match.table.sides.at(row, "names")));
        return Math.min(Theme.px(110), Math.ceil(wide) + 1);
    }
    readonly property bool watching: !root.match.turn.turnsToCome ///< the player is out of the match
    readonly property bool _wentOut: root.watching && root.match.roundEnd.outTitle !== "" ///< with this round

    signal nextWanted
    signal endWanted ///< the bots play the rest at once
    signal againWanted
    signal tableWanted ///< not the sheet that this one was opened from
    signal rulesWanted

    title: root.match.roundEnd.title
    preferredWidth: root.tight ? 780 : 680 // what is said of a seat takes fewer lines
    objectName: "roundSheet"
    Keys.onPressed: event => {
        const enters = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (event.key !== Qt.Key_N && !enters)
            return;
        event.accepted = true;
        if (enters && root._wentOut)
            root.endWanted();
        else
            root.nextWanted();
    }

    AppText {
        Layout.fillWidth: true
        visible: text !== ""
        text: root.match.roundEnd.text
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    RoundAccount {
        Layout.fillWidth: true
        match: root.match
    }
    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.body
        font.weight: Font.Bold
    }
    SideHeads {
        id: heads

        Layout.fillWidth: true
    }
    Repeater {
        id: sides

        model: root.match.table.sides

        SideRow {
            nameWide: root._nameWide
            tight: root.tight
            roundWide: heads.roundWide
            totalWide: heads.totalWide
            face: root.match.table.face
            meanings: root.match.table.meanings
            Layout.fillWidth: true
        }
    }
    AppText {
        readonly property int target: root.match.scoreSheet.target

        objectName: "roundTarget"
        visible: target > 0
        //: Below the result of a round; %1 a number of points
        text: qsTr("Points to win the match: %L1").arg(target)
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
    footer: [
        GameButton {
            visible: !root.watching || !root.full // there is no room for all
            quietLook: true
            //: Opens the rule book where it explains how a round ends and what it scores
            text: qsTr("In the rules")
            onClicked: root.rulesWanted()
        },
        GameButton {
            objectName: "tableButton"
            text: qsTr("Look at the table")
            visible: !root.watching
            onClicked: root.tableWanted()
        },
        GameButton {
            objectName: "newButton"
            visible: root.watching
            //: For who is out of a match: leaves it, and starts another with the same seats and rules
            text: qsTr("New match")
            onClicked: root.againWanted()
        },
        GameButton {
            objectName: "nextButton"
            focus: !root._wentOut
            strong: !root._wentOut
            //: For who is out of a match: the others play on
            readonly property string watchOn: qsTr("Keep watching")

            text: root.watching ? watchOn : qsTr("Next round")
            onClicked: root.nextWanted()
        },
        GameButton {
            objectName: "endButton" // where it is, and what it is, where one is told to be out
            visible: root.watching
            focus: root._wentOut
            strong: root._wentOut
            //: For who is out of a match: the bots play the rest at once
            text: qsTr("See the result now")
            onClicked: root.endWanted()
        }
    ]
}
