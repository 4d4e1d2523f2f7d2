// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// The keys one can play with.
Sheet {
    id: root

    required property Match match
    property bool whole: true ///< a match is played: else it is a position, with pages of its own around it

    /// There the key that Qt calls Ctrl is Command, and is shown as a sign.
    property bool mac: Qt.platform.os === "osx"

    /// The keys that belong to this game.
    readonly property var _own: {
        const own = root.match.game.keys.map(each => ({
                    "keys": each.key,
                    "what": each.what
                }));
        if (root.match.game.gathering.arrangeKey !== "")
            own.push({
                "keys": root.match.game.gathering.arrangeKey,
                "what": root.match.game.gathering.arrangeOrNot
            });
        return own;
    }

    /// What its tiles can be done with, and others cannot.
    readonly property var _shape: Faces.of(root.match.table.face)
    readonly property var _turn: root._shape.turned ? [
        {
            "keys": qsTr("R"),
            "what": qsTr("Turn it another way")
        }
    ] : []
    readonly property var _fits: root._shape.around ? [
        {
            "keys": qsTr("F"),
            "what": qsTr("Show or hide where my tiles fit")
        }
    ] : []
    readonly property var _pick: root.match.game.gathering.place !== "" ? [
        {
            "keys": qsTr("Space"),
            "what": qsTr("Pick a tile or put it back")
        }
    ] : []
    readonly property var _redo: root.whole ? [
        {
            "keys": root.mac ? "\u21e7\u2318Z" : qsTr("Ctrl+Y"),
            "what": qsTr("Redo")
        }
    ] : []
    readonly property var _scores: root.whole ? [
        {
            "keys": qsTr("S"),
            "what": qsTr("Score sheet")
        },
        {
            "keys": qsTr("N"),
            "what": qsTr("Next round")
        }
    ] : []
    readonly property var _menu: root.whole ? [
        {
            "keys": qsTr("Esc"),
            "what": qsTr("Put the tile back, or open and close the menu")
        }
    ] : []
    readonly property var _hurry: root.whole && root.match.table.seats.count > 2 ? [
        {
            "keys": qsTr("Space"),
            "what": qsTr("While bots play: on to your turn")
        }
    ] : []

    title: qsTr("Keys")
    preferredWidth: 480
    objectName: "keysSheet"

    Repeater {
        model: [
            //: Names of keys on a keyboard
            {
                "keys": qsTr("← →"),
                "what": qsTr("Choose a tile")
            },
            {
                "keys": qsTr("Tab"),
                "what": qsTr("Next place for it")
            },
            ...root._turn, ...root._pick,
            {
                "keys": qsTr("Enter"),
                "what": qsTr("Lay it there")
            },
            ...root._own,
            {
                "keys": qsTr("H"),
                "what": qsTr("Hint")
            },
            {
                "keys": root.mac ? "\u2318Z" : qsTr("Ctrl+Z"),
                "what": qsTr("Undo")
            },
            ...root._redo, ...root._hurry, ...root._fits, ...root._scores,
            {
                //: A key on the keyboard
                "keys": qsTr("L"),
                "what": qsTr("Look around the table: the arrows and Page ↓ move from thing to thing, ? explains it, Esc returns to your tiles")
            },
            {
                "keys": qsTr("0"),
                "what": qsTr("Show the whole table")
            },
            ...root._menu,
            {
                "keys": qsTr("F1"),
                "what": qsTr("The rules for what to do now")
            },
            {
                "keys": root.mac ? "\u2318F" : qsTr("Ctrl+F"),
                "what": qsTr("Search the rules")
            },
            {
                "keys": qsTr("?"),
                "what": qsTr("Explain what is chosen or under the pointer; press again for these keys")
            }
        ]

        KeyLine {}
    }
}
