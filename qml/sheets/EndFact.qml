// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// Something that was so in a match: what, and how much or whose. It can be pressed.
T.AbstractButton {
    id: root

    required property var modelData ///< {what, words, ply}

    function explain(): var {
        return {
            "name": root.modelData.what,
            "words": root.modelData.words
        };
    }

    objectName: "endFact"
    text: root.modelData.what
    implicitHeight: Math.max(Theme.control, words.implicitHeight + 20)
    hoverEnabled: true
    activeFocusOnTab: true
    focusPolicy: Qt.TabFocus
    Accessible.role: Accessible.Button
    //: Spoken for something that was so in a match. %1 "Best move", %2 "Ada: 13 + 40 bridge"
    Accessible.name: Sentence.filled(qsTr("%1: %2"), [root.modelData.what, root.modelData.words])
    Accessible.onPressAction: if (root.enabled)
        root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.raised
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline

        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: Theme.colors.ink
            opacity: root.down ? 0.18 : root.hovered ? 0.09 : 0
        }
        FocusRing {
            shown: root.visualFocus
        }
    }
    Column {
        id: words

        anchors.left: parent.left
        anchors.right: mark.left
        anchors.leftMargin: 14
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2

        AppText {
            width: parent.width
            text: root.modelData.what
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppText {
            width: parent.width
            text: root.modelData.words
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Icon {
        id: mark

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        name: root.mirrored ? "back" : "forth"
        color: Theme.colors.quiet
        width: Math.round(Theme.body * 1.1)
        height: width
    }
    HoverHandler {
        cursorShape: Qt.PointingHandCursor
    }
}
