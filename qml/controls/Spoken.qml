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
    /// Who plays together.
    function together(name: string, partners: string): string {
        //: Spoken for a seat that has partners. %1 a name, %2 the names of the partners
        return partners === "" ? name : qsTr("%1, with %2").arg(name).arg(partners);
    }
}
