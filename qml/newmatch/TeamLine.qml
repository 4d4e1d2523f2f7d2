// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Who plays together, under the mark of their team.
Item {
    id: root

    required property var modelData ///< of MatchSetup.teams

    objectName: "teamLine"
    implicitHeight: Math.max(mark.height, names.height)

    TeamMark {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: (Theme.control - width) / 2 // below the pictures, which have its form
        anchors.verticalCenter: names.verticalCenter
        team: root.modelData.team
        size: Theme.body
    }
    AppText {
        id: names

        anchors.left: parent.left
        anchors.leftMargin: Theme.control + 10
        anchors.right: parent.right
        text: root.modelData.names
        wrapMode: Text.Wrap
    }
}
