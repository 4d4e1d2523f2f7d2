// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Match

/// Asks a friend to do better with the same tiles: by a text, or by a file.
Card {
    id: root

    required property ShownMatch match ///< at its end

    signal said(words: string)

    color: Theme.colors.raised
    radius: Theme.radius
    implicitHeight: column.implicitHeight + 28
    objectName: "shareCard"
    Accessible.role: Accessible.Grouping
    Accessible.name: heading.text

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 14
        spacing: 8

        AppText {
            id: heading

            Layout.fillWidth: true
            //: The headline over the ways to send a deal to a friend
            text: qsTr("Can a friend do better?")
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        AppText {
            Layout.fillWidth: true
            text: qsTr("Your friend plays the same tiles from your seat, against the same bots and without hints. At the end both results are compared.")
            wrapMode: Text.Wrap
        }
        AppText {
            Layout.fillWidth: true
            //: What can be cheated when a deal is sent to a friend
            text: qsTr("Nobody checks this: the deal can be played more than once, and whoever opens the file can see your result and change it.")
            wrapMode: Text.Wrap
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
        }
        Flow {
            Layout.fillWidth: true
            spacing: 10

            GameButton {
                objectName: "copyChallenge"
                //: Puts a text on the clipboard that can be sent to a friend
                text: qsTr("Copy as text")
                onClicked: {
                    Challenges.copy(root.match);
                    root.said(qsTr("The text is on the clipboard: send it to your friend."));
                }
            }
            GameButton {
                objectName: "saveChallenge"
                symbol: "save"
                text: qsTr("Save as a file")
                onClicked: picker.ask(MatchFiles.suggested(root.match, "boneyard"))
            }
        }
    }
    FilePicker {
        id: picker

        saving: true
        kind: qsTr("Matches of Boneyard")
        suffix: "boneyard"
        onPicked: file => root.said(Challenges.save(root.match, file))
    }
}
