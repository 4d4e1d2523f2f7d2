// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Who has a column of a score sheet: their name, and their medallion where there is room for both.
Row {
    id: root

    required property var column ///< of ScoreSheetModel.columns
    required property bool paired
    required property real room
    required property int letters ///< their size

    function explain(): var {
        return {
            "name": root.column.name
        };
    }

    spacing: 6

    Medallion {
        id: face

        anchors.verticalCenter: parent.verticalCenter
        visible: root.room >= name.implicitWidth + face.size + root.spacing
        sign: root.column.medallion ?? ""
        seat: root.column.seat
        team: root.paired ? root.column.team : -1
        size: Math.round(root.letters * 1.5)
    }
    AppText {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.room)
        text: root.column.name
        font.weight: Font.DemiBold
        font.pixelSize: root.letters
        Accessible.ignored: true
    }
}
