// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Daily

/// A game's deal of today: how it stands, and the way to it.
Card {
    id: root

    required property int index
    required property string gameId
    required property string name
    required property string face
    required property int state
    required property string rules
    required property string words
    required property bool known ///< what was played before
    property bool small: false

    signal chosen

    implicitHeight: line.implicitHeight + (root.small ? 12 : 20)
    Accessible.role: Accessible.Grouping
    Accessible.name: root.name

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: root.small ? 8 : 16
        anchors.rightMargin: root.small ? 8 : 16
        spacing: root.small ? 8 : 16

        DaySign {
            Layout.preferredWidth: Theme.px(48)
            Layout.preferredHeight: Theme.px(root.small ? 48 : 60)
            gameId: root.gameId
            face: root.face
            state: root.state
            index: root.index
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                text: root.name
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                text: root.rules
                visible: root.rules !== ""
                color: Theme.colors.quiet
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
            }
            AppText {
                Layout.fillWidth: true
                text: root.words
                font.weight: root.state === Daily.Done ? Font.DemiBold : Font.Normal
                color: root.state === Daily.Done ? Theme.colors.ink : Theme.colors.quiet
                fontSizeMode: Text.HorizontalFit // it changes while it is seen: words that wrap anew are laid out late
                minimumPixelSize: Math.round(Theme.small * 0.8)
            }
        }
        GameButton {
            id: way

            objectName: "day-" + root.gameId
            enabled: root.known
            strong: root.state === Daily.Open || root.state === Daily.Begun
            quietLook: !way.strong
            //: Buttons of a deal of the day: begin it, go on with it, or play it once more when it counts no longer
            text: root.state === Daily.Open ? qsTr("Play") : root.state === Daily.Begun ? qsTr("Continue") : qsTr("Practise")
            Accessible.name: root.name + ": " + way.text
            onClicked: root.chosen()
        }
    }
}
