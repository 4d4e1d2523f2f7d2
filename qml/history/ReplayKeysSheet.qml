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
                "keys": root.LayoutMirroring.enabled ? "→ ←" : "← →",
                "what": qsTr("One move back, one move forward")
            },
            {
                "keys": "↑ ↓",
                "what": qsTr("One round back, one round forward")
            },
            {
                "keys": qsTr("Home, End"),
                "what": qsTr("To the beginning, to the end")
            },
            {
                "keys": "P N",
                "what": qsTr("To the previous or the next move that could be better")
            },
            {
                "keys": qsTr("Space"),
                "what": qsTr("Play or pause")
            },
            {
                "keys": "E",
                "what": qsTr("See it from another seat")
            },
            {
                "keys": "H",
                "what": qsTr("Show or hide the hands")
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
                "what": qsTr("Explain what is chosen or under the pointer; press again for these keys")
            }
        ]

        KeyLine {}
    }
}
