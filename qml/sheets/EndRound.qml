// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Table

/// How the last round of a match ended: all hands, and what each brought.
ColumnLayout {
    id: root

    required property Match match ///< null: nothing is told

    spacing: 10

    AppText {
        readonly property string title: root.match?.roundTitle ?? ""
        readonly property string words: root.match?.roundText ?? ""

        Layout.fillWidth: true
        Layout.topMargin: 6
        visible: text !== ""
        //: How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"
        text: words === "" ? title : title === "" ? words : qsTr("%1. %2").arg(title).arg(words)
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.match?.account ?? []

        AppText {
            required property string modelData

            Layout.fillWidth: true
            text: modelData
            wrapMode: Text.Wrap
        }
    }
    Repeater {
        model: root.match?.table.sides ?? null

        SideRow {
            Layout.fillWidth: true
            face: root.match?.table.face ?? ""
            meanings: root.match?.table.meanings ?? null
        }
    }
}
