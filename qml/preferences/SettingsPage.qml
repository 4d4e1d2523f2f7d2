// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// Language, looks and pace. All takes effect at once but what draws the window.
FocusScope {
    id: root

    signal leave

    objectName: "settingsPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: root.leave()

    component Group: Card {
        id: group
        default property alias rows: rowsColumn.data
        required property string title

        width: parent.width
        implicitHeight: rowsColumn.implicitHeight + 40

        Column {
            id: rowsColumn

            x: 20
            y: 20
            width: parent.width - 40
            spacing: 14

            AppText {
                width: parent.width
                text: group.title
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
            }
        }
    }

    RevealFocus {
        flick: flick
        column: column
    }
    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        title: qsTr("Settings")
        onLeave: root.leave()
    }
    Flickable {
        id: flick

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: width
        contentHeight: column.implicitHeight + 48
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        // No layouts: with Qt 6.4 they forget that words which wrap make a row higher while they give it its width.
        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: 24
            width: Math.min(flick.width - 32, Theme.px(680))
            spacing: 16

            Group {
                title: qsTr("Looks")

                LookSettings {
                    width: parent.width
                }
            }
            Group {
                title: qsTr("The table")

                PlaySettings {
                    width: parent.width
                }
                SoundSettings {
                    width: parent.width
                }
            }
        }
    }
}
