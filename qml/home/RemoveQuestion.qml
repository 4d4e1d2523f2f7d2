// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A question in the place of a card, and its two answers.
FocusScope {
    id: root

    required property string question
    required property string no
    required property string yes

    signal kept
    signal agreed

    /// The keys come here: to what changes nothing.
    function take(reason: int) {
        keep.forceActiveFocus(reason);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: words.text
    Keys.onEscapePressed: root.kept()

    AppText {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: 8
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: answers.top
        text: root.question
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
    }
    Row {
        id: answers

        anchors.right: parent.right
        anchors.bottom: parent.bottom
        spacing: 8

        GameButton {
            id: keep

            objectName: "keepButton"
            quietLook: true
            text: root.no
            onClicked: root.kept()
        }
        GameButton {
            objectName: "reallyRemoveButton"
            text: root.yes
            onClicked: root.agreed()
        }
    }
}
