// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// What can be done without laying a tile: a button each, with a number to choose where there is a range.
Column {
    id: root

    required property MatchSession session
    property real room: 160

    spacing: 8

    GameButton {
        // when the sheet at the end has been put away to look at the table
        objectName: "goOn"
        visible: root.session.phase === MatchSession.RoundOver || root.session.phase === MatchSession.MatchOver
        width: root.room
        strong: true
        text: root.session.phase === MatchSession.MatchOver ? qsTr("Play again") : qsTr("Next round")
        onClicked: root.session.phase === MatchSession.MatchOver ? root.session.restart() : root.session.next()
    }
    Repeater {
        model: root.session.choices

        Column {
            id: choice

            required property int index
            required property string action
            required property string kind
            required property string label
            required property int low
            required property int high

            readonly property bool ranged: choice.high > choice.low
            property int number: choice.low

            spacing: 6
            visible: choice.kind !== "next"

            Stepper {
                visible: choice.ranged
                width: root.room
                from: choice.low
                to: choice.high
                value: choice.number
                spoken: choice.label
                onMoved: number => choice.number = number
            }
            GameButton {
                objectName: "choice"
                width: root.room
                enabled: !root.session.busy
                strong: choice.kind !== "draw"
                text: choice.label
                onClicked: root.session.play(choice.ranged ? choice.action + " " + choice.number : choice.action)
            }
        }
    }
}
