// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// After a few matches, once: whether the line that says what is to be done is still wanted. It is asked in one's own
/// turn, when nothing has been done for some seconds, and in no match in which something else was offered there: a press
/// may still be meant for that. Whoever plays on keeps the line.
OfferLine {
    id: root

    required property Match match
    property bool later: false ///< something else is offered there
    property bool busy: false ///< something lies over the table, or asks

    readonly property bool _calm: !root._other && !root.later && !root.busy && root.match.active && root.match.turn.mayAct && !root.match.turn.autoplay && Settings.offersToHidePrompt && !Theme.held && root.match.table.texts.prompt !== ""
    property bool _other: false ///< something else was offered in this match
    property bool _asked: false
    property bool _stood: false ///< it was asked, and not answered

    objectName: "promptOffer"
    wanted: root._calm && root._asked
    on_CalmChanged: root._asked = false
    onOpenChanged: root._stood = root._stood || root.open
    onLaterChanged: root._other = root._other || root.later
    Component.onCompleted: root._other = root.later
    othersPlay: root.match.turn.phase === Turn.BotTurn
    words: qsTr("The line above says what to do. Do you still want it?")
    //: A button: the line that says what is to be done goes away
    no: qsTr("Hide it")
    //: A button: the line that says what is to be done stays
    yes: qsTr("Keep it")
    onRefused: Settings.keepPrompt(false)
    onAccepted: Settings.keepPrompt(true)

    Timer {
        id: rest

        interval: 5000
        running: root._calm && !root._asked
        onTriggered: root._asked = true
    }
    Connections {
        target: root.match

        function onStarted() {
            root._other = root.later;
            root._stood = false;
            root.giveWay();
        }
    }
    Connections {
        target: rest.running ? root.match.selection : null

        function onCountChanged() {
            rest.restart();
        }
        function onTileChanged() {
            rest.restart();
        }
    }
    Connections {
        target: root.match.table
        enabled: root._stood // it may have gone a moment before, with the turn

        function onLaid(order: int, seat: int, fromHand: bool) {
            if (fromHand)
                Settings.keepPrompt(true);
        }
    }
    Connections {
        target: root.match.turn

        function onPhaseChanged() {
            if (root.match.turn.phase === Turn.MatchOver && !root.match.turn.autoplay)
                Settings.countMatch();
            if (root.match.turn.phase === Turn.RoundOver || root.match.turn.phase === Turn.MatchOver)
                root.giveWay(); // a sheet lies over it all
        }
    }
}
