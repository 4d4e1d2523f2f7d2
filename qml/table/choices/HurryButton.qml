// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Where others are long at their turns: they play at once.
SettlingButton {
    id: root

    required property Turn turn

    //: A button: the bots play at once until it is one's turn again
    readonly property string toTurn: qsTr("To my turn")
    //: A button, for who has no turn to come in the round or the match: the bots play at once to its end
    readonly property string toEnd: qsTr("See the result now")

    objectName: "hurry"
    visible: root.turn.canHurry
    text: root.turn.turnsInRound ? root.toTurn : root.toEnd
    implicitWidth: Math.max(Math.ceil(Math.max(turnWords.advanceWidth, endWords.advanceWidth)) + 1 + root.leftPadding + root.rightPadding, Theme.control * 2) // the same in a whole round: tiles keep off it
    width: root.turn.phase === Turn.MatchOver ? 0 : implicitWidth // it comes no more: no place is kept
    edge: Surfaces.on.ink // it stands on the bare table, which may be as dark as it is
    meaning: root.text
    onTaken: root.turn.hurry()

    TextMetrics {
        id: turnWords

        text: root.toTurn
        font: root.font
    }
    TextMetrics {
        id: endWords

        text: root.toEnd
        font: root.font
    }

    function explain(): var {
        return {
            "name": root.text,
            "words": root.turn.turnsInRound ? qsTr("The others play instantly until it is your turn.") : root.turn.turnsToCome ? qsTr("The others play instantly to the end of the round.") : qsTr("The others play instantly to the end of the match.")
        };
    }
}
