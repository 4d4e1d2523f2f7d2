// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
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
    required property bool damaged ///< it can only be removed
    required property string played ///< when, last; empty: it is on this table
    property bool first: true ///< it lies in the first row
    property bool latest: true
    property bool asking: false

    readonly property alias way: goOn
    readonly property real _gap: root.width < 560 ? 4 : root.first ? 16 : 8
    readonly property real _pad: root.first ? 12 : 6

    signal chosen
    signal removeWanted

    /// How high the words are, a moment after they have wrapped. Told at once, while it is laid out, the layouts around
    /// it would give up (Qt 6.4: "Polish loop detected").
    property real _high: 0
    function _measure() {
        root._high = words.height;
    }

    implicitHeight: Math.max(root._high, Theme.control) + (root.first ? 24 : 12)
    Component.onCompleted: root._measure()
    Accessible.role: Accessible.Grouping
    Accessible.name: root.game
    onMatchIdChanged: root.asking = false

    Timer {
        id: soon

        interval: 0
        onTriggered: root._measure()
    }
    Item {
        id: words

        readonly property Item end: root.asking ? keep : root.matchId > 0 ? remover : goOn

        anchors.left: parent.left
        anchors.leftMargin: 24
        anchors.right: words.end.left
        anchors.rightMargin: root._gap
        anchors.verticalCenter: parent.verticalCenter
        onHeightChanged: soon.restart()
        height: name.height + 2 + standing.height + (scores.visible ? 2 + scores.height : 0)

        AppText {
            id: name

            width: parent.width
            text: root.asking ? qsTr("Remove this match?") : root.game
            font.pixelSize: root.first ? Theme.large : Theme.body
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
        AppText {
            id: standing

            anchors.top: name.bottom
            anchors.topMargin: 2
            width: parent.width
            //: An unfinished match. %L1 the round, %2 whose turn it is: "your turn"
            text: root.damaged ? qsTr("This match can no longer be read.") : (root.casual ? qsTr("Round %L1, %2") : qsTr("Round %L1, %2, rated")).arg(root.round).arg(root.turn) + (root.first || root.scores === "" ? "" : " · " + root.scores) + (root.played === "" ? "" : " · " + root.played)
            color: Theme.colors.quiet
            font.pixelSize: root.first ? Theme.body : Theme.small
            wrapMode: Text.Wrap
        }
        AppText {
            id: scores

            anchors.top: standing.bottom
            anchors.topMargin: 2
            width: parent.width
            visible: root.first && root.scores !== ""
            text: root.scores
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
    }
    IconButton {
        id: remover

        objectName: "removeButton"
        anchors.right: goOn.visible ? goOn.left : parent.right
        anchors.rightMargin: goOn.visible ? root._gap : root._pad
        anchors.verticalCenter: parent.verticalCenter
        visible: root.matchId > 0 && !root.asking
        symbol: "close"
        text: qsTr("Remove the match")
        //: Spoken for that button. %1 is a game
        Accessible.name: qsTr("Remove the match of %1").arg(root.game)
        onClicked: root.asking = true
    }
    GameButton {
        id: goOn

        objectName: "continueButton"
        anchors.right: parent.right
        anchors.rightMargin: root._pad
        anchors.verticalCenter: parent.verticalCenter
        visible: !root.asking && !root.damaged
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
        id: keep

        anchors.right: really.left
        anchors.rightMargin: root._gap
        anchors.verticalCenter: parent.verticalCenter
        visible: root.asking
        quietLook: true
        //: Answers "Remove this match?": no
        text: qsTr("Keep")
        onClicked: root.asking = false
    }
    GameButton {
        id: really

        objectName: "reallyRemoveButton"
        anchors.right: parent.right
        anchors.rightMargin: root._pad
        anchors.verticalCenter: parent.verticalCenter
        visible: root.asking
        //: Answers "Remove this match?": yes
        text: qsTr("Remove")
        onClicked: {
            root.asking = false;
            root.removeWanted();
        }
    }
}
