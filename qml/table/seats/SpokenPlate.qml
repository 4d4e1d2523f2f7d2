// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// A plate that says what is known of its seat: to a screen reader, to the pointer, and to who asks.
BarePlate {
    id: root

    property Meanings meanings: null
    property bool summed: false ///< a sign on it says that the points are those of partners

    readonly property string _who: Spoken.together(root.name, root.partners)
    //: Spoken for a seat. %1 a name, %2 "12 tiles", %3 "34 points"
    readonly property string _what: Sentence.filled(qsTr("%1: %2, %3"), [root._who, qsTr("%n tile(s)", "", root.handCount), Spoken.sum(root.figure, root.partners, root.decides !== undefined)])
    //: The sign Σ before the points on a small plate
    readonly property string _sign: root.summed ? qsTr("Σ: what partners have together.") : ""

    Accessible.role: Accessible.StaticText
    Accessible.name: root._what
    //: Spoken for the seat whose turn it is
    Accessible.description: Sentence.sideBySide([root.toMove ? qsTr("To move") : root.word, root.meaning !== "" ? root.meaning : root.brief])

    function explain(): var {
        return {
            "name": root._what,
            "face": {
                "sign": root.medallion,
                "seat": root.seat,
                "team": root.team
            },
            "words": Array.of(root.manner, root._sign, root.meaning, root.wonSpoken).filter(words => words !== "").join(" "),
            "rule": root.meanings?.ruleOfSeat(root.seat) ?? ""
        };
    }

    HoverHandler {
        id: pointer
    }
    TapHandler {
        id: touched
    }
    Tip {
        text: Array.of(root._what, root.word, root._sign, root.meaning).filter(words => words !== "").join("\n")
        shown: pointer.hovered || touched.pressed
    }
}
