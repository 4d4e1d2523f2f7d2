// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Table

/// How the last round of a match ended: all hands, and what each brought.
/// A plain column: a layout within a layout forgets how high its lines have become (Qt 6.4).
Column {
    id: root

    required property ShownMatch match ///< at its end

    objectName: "endRound"
    spacing: 10

    AppText {
        readonly property string title: root.match.roundTitle
        readonly property string words: root.match.roundText

        width: root.width
        topPadding: 6
        visible: text !== ""
        //: How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"
        text: words === "" ? title : title === "" ? words : qsTr("%1. %2").arg(title).arg(words)
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.match.account

        AppText {
            required property string modelData

            width: root.width
            text: modelData
            wrapMode: Text.Wrap
        }
    }
    Repeater {
        model: root.match.table.sides

        SideRow {
            width: root.width
            face: root.match.table.face
            meanings: root.match.table.meanings
        }
    }
}
