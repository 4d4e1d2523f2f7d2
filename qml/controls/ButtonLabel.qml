// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What stands on a button: an icon, if there is one, and words.
Item {
    id: root

    required property string text
    required property font font
    property string symbol: ""
    property color ink: Theme.colors.ink

    // not the Text's own implicitWidth: where the words wrap, that would follow the width that it sets
    readonly property real _wordsWidth: Math.ceil(natural.advanceWidth) + 1
    readonly property real _before: root.symbol === "" ? 0 : Math.round(Theme.body * 1.2) + 8

    implicitWidth: root._wordsWidth + root._before
    implicitHeight: words.implicitHeight

    TextMetrics {
        id: natural

        text: root.text
        font: root.font
    }
    Row {
        anchors.centerIn: parent
        spacing: 8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.symbol !== ""
            name: root.symbol
            color: root.ink
            width: Math.round(Theme.body * 1.2)
            height: width
        }
        Text {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(root._wordsWidth, root.width - root._before)
            text: root.text
            font: root.font
            color: root.ink
            elide: Text.ElideRight
            wrapMode: Text.Wrap
            maximumLineCount: 3
            horizontalAlignment: Text.AlignHCenter
            textFormat: Text.PlainText
        }
    }
}
