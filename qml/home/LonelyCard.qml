// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// The match on this window's table, where it is kept nowhere else.
Item {
    id: root

    required property Match match
    required property string turn
    required property real gap ///< to the next card
    readonly property alias way: card.way

    signal chosen
    signal arrived

    ContinueCard {
        id: card

        anchors.fill: parent
        anchors.rightMargin: root.gap
        matchId: 0
        game: root.match.gameName
        face: root.match.table.face
        picture: root.match.picture
        round: root.match.round
        turn: root.turn
        scores: ""
        casual: root.match.casual
        ofDay: root.match.ofDay
        damaged: false
        played: ""
        onChosen: root.chosen()
        onArrived: root.arrived()
    }
}
