// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// An unfinished match as a little table: pressed anywhere it goes on. It can be removed, after a question in its place.
Card {
    id: root

    required property int matchId ///< in the archive; 0: it is only on this window's table
    required property string game
    required property string face
    required property var picture ///< of its table: {pieces, bounds}
    required property int round
    required property string turn
    required property string scores
    required property bool casual
    required property bool ofDay ///< it is a deal of the day, and counts
    required property bool challenged ///< it is a friend's deal
    required property bool damaged ///< it can only be removed
    required property string played ///< when, last; empty: it is on this table
    property bool latest: true
    property bool near: true ///< it is in sight, or soon will be: far away no table is drawn
    property bool asking: false

    readonly property alias way: goOn
    readonly property bool here: goOn.activeFocus || remover.activeFocus || question.activeFocus
    //: An unfinished match. %L1 the round, %2 whose turn it is: "your turn"
    readonly property string _standing: root.damaged ? qsTr("This match can no longer be read.") : (root.casual ? qsTr("Round %L1, %2") : root.ofDay ? qsTr("Round %L1, %2, deal of the day") : root.challenged ? qsTr("Round %L1, %2, challenge") : qsTr("Round %L1, %2, rated")).arg(root.round).arg(root.turn) + (root.played === "" ? "" : "\n" + root.played)

    signal chosen
    signal removeWanted
    signal arrived ///< the keys are here now

    Accessible.role: Accessible.Grouping
    Accessible.name: root.game
    onMatchIdChanged: root.asking = false
    onHereChanged: if (root.here)
        root.arrived()

    T.Button {
        id: goOn

        objectName: "continueButton"
        anchors.fill: parent
        visible: !root.asking && !root.damaged
        hoverEnabled: true
        activeFocusOnTab: true
        focusPolicy: Qt.TabFocus
        //: Goes on with the unfinished match
        text: qsTr("Continue")
        Accessible.role: Accessible.Button
        //: Spoken for a Continue button. %1 is a game
        Accessible.name: root.latest ? goOn.text : qsTr("Continue %1").arg(root.game)
        Accessible.description: Sentence.inARow([Sentence.sideBySide(root._standing.split("\n")), root.scores])
        Accessible.onPressAction: if (goOn.enabled)
            root.chosen()
        Keys.onReturnPressed: root.chosen()
        Keys.onEnterPressed: root.chosen()
        onClicked: root.chosen()

        background: Rectangle {
            radius: root.radius
            color: Theme.colors.ink
            opacity: goOn.down ? 0.16 : goOn.hovered ? 0.08 : 0
        }

        FocusRing {
            shown: goOn.visualFocus
            anchors.margins: 1 // in a row that is scrolled the outside is cut off
            corner: root.radius - 6
        }
    }
    ContinueWords {
        anchors.fill: parent
        visible: !root.asking
        game: root.game
        face: root.face
        picture: root.picture
        near: root.near
        standing: root._standing
        scores: root.scores
        latest: root.latest
        damaged: root.damaged
        spare: remover.visible ? remover.width - 6 : 0
    }
    IconButton {
        id: remover

        objectName: "removeButton"
        anchors.right: parent.right
        anchors.top: parent.top
        leftPadding: 8 // what it shows stands in the corner, beside the first line of the words
        bottomPadding: 10
        visible: root.matchId > 0 && !root.asking
        symbol: "close"
        ink: Theme.colors.quiet
        text: qsTr("Remove the match")
        //: Spoken for that button. %1 is a game
        Accessible.name: qsTr("Remove the match of %1").arg(root.game)
        onClicked: {
            const byKey = remover.activeFocus;
            root.asking = true;
            question.take(byKey ? Qt.TabFocusReason : Qt.MouseFocusReason);
        }
    }
    RemoveQuestion {
        id: question

        anchors.fill: parent
        anchors.margins: 10
        visible: root.asking
        question: qsTr("Remove this match?")
        //: Answers "Remove this match?": no
        no: qsTr("Keep")
        //: Answers "Remove this match?": yes
        yes: qsTr("Remove")
        onKept: {
            const byKey = question.activeFocus;
            root.asking = false;
            if (byKey)
                remover.forceActiveFocus(Qt.TabFocusReason);
        }
        onAgreed: {
            root.removeWanted();
            root.asking = false;
        }
    }
}
