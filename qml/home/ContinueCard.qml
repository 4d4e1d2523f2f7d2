// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// An unfinished match: those of the first row are large, the others are lines beneath them. It can be removed, after
/// a question in its place.
Card {
    id: root

    required property int matchId ///< in the archive; 0: it is only on this window's table
    required property string game
    required property int round
    required property string turn
    required property string scores
    required property bool casual
    property bool first: true ///< it lies in the first row
    property bool latest: true
    property bool asking: false

    readonly property bool _narrow: root.width < 560

    signal chosen
    signal removeWanted

    implicitHeight: line.implicitHeight + (root.first ? 24 : 12)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.game
    onMatchIdChanged: root.asking = false

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.margins: root.first ? 12 : 6
        anchors.leftMargin: 24
        spacing: root._narrow ? 4 : root.first ? 16 : 8

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                text: root.asking ? qsTr("Remove this match?") : root.game
                font.pixelSize: root.first ? Theme.large : Theme.body
                font.weight: Font.DemiBold
            }
            AppText {
                Layout.fillWidth: true
                //: An unfinished match. %L1 the round, %2 whose turn it is: "your turn"
                text: (root.casual ? qsTr("Round %L1, %2") : qsTr("Round %L1, %2, rated")).arg(root.round).arg(root.turn) + (root.first || root.scores === "" ? "" : " · " + root.scores)
                color: Theme.colors.quiet
                font.pixelSize: root.first ? Theme.body : Theme.small
            }
            AppText {
                Layout.fillWidth: true
                visible: root.first && root.scores !== ""
                text: root.scores
                color: Theme.colors.quiet
            }
        }
        IconButton {
            objectName: "removeButton"
            visible: root.matchId > 0 && !root.asking
            symbol: "close"
            text: qsTr("Remove the match")
            //: Spoken for that button. %1 is a game
            Accessible.name: qsTr("Remove the match of %1").arg(root.game)
            onClicked: root.asking = true
        }
        GameButton {
            objectName: "continueButton"
            visible: !root.asking
            strong: root.latest
            quietLook: !root.latest
            symbol: "play"
            //: Goes on with the unfinished match
            text: qsTr("Continue")
            //: Spoken for a Continue button. %1 is a game
            Accessible.name: root.latest ? text : qsTr("Continue %1").arg(root.game)
            onClicked: root.chosen()
        }
        GameButton {
            visible: root.asking
            quietLook: true
            //: Answers "Remove this match?": no
            text: qsTr("Keep")
            onClicked: root.asking = false
        }
        GameButton {
            objectName: "reallyRemoveButton"
            visible: root.asking
            //: Answers "Remove this match?": yes
            text: qsTr("Remove")
            onClicked: {
                root.asking = false;
                root.removeWanted();
            }
        }
    }
}
