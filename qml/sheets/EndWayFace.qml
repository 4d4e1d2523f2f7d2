// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What stands on a way on from the end of a match: icon and words beside each other, or where all ways share one line
/// the words alone, or the icon.
Item {
    id: root

    required property string text
    required property string symbol
    required property color ink
    required property font face
    required property bool tight ///< all share one line
    required property bool bare ///< and its words have no room there

    implicitWidth: label.implicitWidth
    implicitHeight: root.tight ? root.bare ? 0 : words.implicitHeight : label.implicitHeight

    ButtonLabel {
        id: label

        anchors.fill: parent
        visible: !root.tight
        text: root.text
        font: root.face
        symbol: root.symbol
        ink: root.ink
    }
    AppText {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: root.tight && !root.bare
        text: root.text
        font.pixelSize: Theme.small
        font.weight: root.face.weight
        color: root.ink
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Icon {
        anchors.centerIn: parent
        visible: root.bare
        name: root.symbol
        color: root.ink
        width: Math.round(Theme.control * 0.54)
        height: width
    }
}
