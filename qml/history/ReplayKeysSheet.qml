// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Sheets

/// The keys with which one looks back.
Sheet {
    id: root

    title: qsTr("Keys")
    preferredWidth: 480
    objectName: "replayKeysSheet"

    Repeater {
        model: [
            //: Names of keys on a keyboard
            {
                "keys": "← →",
                "what": qsTr("A move back, a move on")
            },
            {
                "keys": "↑ ↓",
                "what": qsTr("A round back, a round on")
            },
            {
                "keys": qsTr("Home, End"),
                "what": qsTr("To the beginning, to the end")
            },
            {
                "keys": "P N",
                "what": qsTr("To the last and the next move that could be better")
            },
            {
                "keys": qsTr("Space"),
                "what": qsTr("Play by itself, or pause")
            },
            {
                "keys": "E",
                "what": qsTr("Through other eyes")
            },
            {
                "keys": "M",
                "what": qsTr("The list of moves")
            },
            {
                "keys": "A",
                "what": qsTr("How well it was played")
            },
            {
                "keys": "S",
                "what": qsTr("Score sheet")
            },
            {
                "keys": "0",
                "what": qsTr("Show the whole table")
            },
            {
                "keys": "F1",
                "what": qsTr("The rules of the game")
            },
            {
                "keys": "?",
                "what": qsTr("What has the keys or is under the pointer, explained; the second time: these keys")
            }
        ]

        KeyLine {}
    }
}
