// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// The match on this window's table, where it is kept nowhere else.
Item {
    id: root

    required property Match match
    required property string turn
    readonly property var _bare: ({
            "pieces": [],
            "bounds": {
                "left": 0,
                "top": 0,
                "right": 0,
                "bottom": 0
            }
        }) ///< while nobody looks nothing is drawn
    readonly property alias way: card.way

    signal chosen

    ContinueCard {
        id: card

        anchors.fill: parent
        matchId: 0
        game: root.match.game.name
        face: root.match.table.face
        picture: root.visible ? root.match.table.picture : root._bare
        round: root.match.round
        turn: root.turn
        scores: ""
        casual: root.match.game.casual
        ofDay: root.match.game.ofDay
        challenged: root.match.game.challenged
        damaged: false
        played: ""
        onChosen: root.chosen()
    }
}
