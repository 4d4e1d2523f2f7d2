// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// After a few matches, once: whether the line that says what is to be done is still wanted. Whoever plays on keeps it.
OfferLine {
    id: root

    required property Match match
    property bool later: false ///< something else is offered there

    objectName: "promptOffer"
    wanted: !root.later && root.match.active && !root.match.turn.autoplay && Settings.offersToHidePrompt && !Theme.held && root.match.table.texts.prompt !== ""
    words: qsTr("The line above says what to do. Do you still want it?")
    //: A button: the line that says what is to be done goes away
    no: qsTr("Hide it")
    //: A button: the line that says what is to be done stays
    yes: qsTr("Keep it")
    onRefused: Settings.keepPrompt(false)
    onAccepted: Settings.keepPrompt(true)

    Connections {
        target: root.match.table
        enabled: root.open

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
        }
    }
}
