// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

/// Numbers and names as a screen reader should say them.
QtObject {
    /// A score, which may be below zero: Qt fills in %n only for numbers that are not.
    function points(score: int): string {
        const size = qsTr("%n point(s)", "", Math.abs(score));
        //: Spoken for a score below zero. %1 "34 points"
        return score < 0 ? qsTr("minus %1").arg(size) : size;
    }
    /// What a seat has: partners have it together, and a final that starts anew has points of its own.
    function sum(score: int, partners: string, inFinal: bool): string {
        const size = points(score);
        //: Spoken for what partners have in the final. %1 "34 points"
        if (inFinal && partners !== "")
            return qsTr("together %1 in the final").arg(size);
        //: Spoken for what a player has in the final. %1 "34 points"
        if (inFinal)
            return qsTr("%1 in the final").arg(size);
        //: Spoken for what partners have. %1 "34 points"
        return partners === "" ? size : qsTr("together %1").arg(size);
    }
    /// Who plays together.
    function together(name: string, partners: string): string {
        //: Spoken for a seat that has partners, and no sentence, as "You" may be among them. %1 a name, %2 the names of the partners
        return partners === "" ? name : Sentence.filled(qsTr("%1 + %2"), [name, partners]);
    }
}
