// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What stands on the place where unfinished matches will wait: an offer between its sign and an arrow, or words alone.
Item {
    id: root

    required property string text
    required property bool offers
    required property bool mirrored

    implicitHeight: words.implicitHeight

    Icon {
        id: sign

        anchors.left: parent.left
        anchors.leftMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: root.offers
        name: "lesson"
        color: Surfaces.on.ink
        width: Math.round(Theme.body * 1.6)
        height: width
    }
    AppText {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: sign.visible ? 16 + sign.width + 12 : 12
        anchors.rightMargin: sign.visible ? 16 + mark.width + 8 : 12
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        color: Surfaces.on.ink
        opacity: Theme.plain || root.offers ? 1 : 0.8
        horizontalAlignment: sign.visible ? Text.AlignLeft : Text.AlignHCenter
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Icon {
        id: mark

        anchors.right: parent.right
        anchors.rightMargin: 16
        anchors.verticalCenter: parent.verticalCenter
        visible: sign.visible
        name: root.mirrored ? "back" : "forth"
        color: Surfaces.on.ink
        width: Math.round(Theme.body * 1.1)
        height: width
    }
}
