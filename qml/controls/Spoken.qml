// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton
import QtQuick

/// Numbers as a screen reader should say them.
QtObject {
    /// A score, which may be below zero: Qt fills in %n only for numbers that are not.
    function points(score: int): string {
        const size = qsTr("%n point(s)", "", Math.abs(score));
        //: Spoken for a score below zero. %1 "34 points"
        return score < 0 ? qsTr("minus %1").arg(size) : size;
    }
}
