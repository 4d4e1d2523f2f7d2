// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What is said to a move: praise with a check mark, or what to look for with an arrow back; or neither, where it was
/// shown.
Rectangle {
    id: root

    required property string words
    required property bool good
    required property bool small
    property bool shown: false ///< the move was not the player's

    readonly property color ink: root.shown ? Theme.colors.ink : root.good ? Theme.colors.good : Theme.colors.bad

    objectName: "lessonVerdict"
    implicitHeight: Math.max(line.implicitHeight, mark.height) + 2 * root._pad
    radius: Theme.radius
    color: Qt.alpha(root.ink, Theme.plain ? 0 : 0.12)
    border.width: Theme.plain ? 2 : 1
    border.color: Theme.plain ? root.ink : Qt.alpha(root.ink, 0.5)

    readonly property real _pad: root.small ? 6 : 12

    Icon {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: root._pad
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.body + 5
        height: width
        name: root.shown ? "hint" : root.good ? "check" : "undo"
        color: root.ink
    }
    AppText {
        id: line

        anchors.left: mark.right
        anchors.right: parent.right
        anchors.leftMargin: root._pad
        anchors.rightMargin: root._pad
        anchors.verticalCenter: parent.verticalCenter
        text: root.words
        font.pixelSize: root.small ? Theme.small : Theme.body
        font.weight: Font.Medium
        wrapMode: Text.Wrap
    }
}
