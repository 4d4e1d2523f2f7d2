// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Daily

/// The deals of the day: one of each game, what came of them, and the days before.
FocusScope {
    id: root

    required property Daily daily
    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property bool _broad: root.width >= Theme.px(1080) ///< what is told of the deals stands beside them

    signal leave
    signal challengeWanted

    objectName: "dayPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    T.StackView.onActivated: bar.nextItemInFocusChain().forceActiveFocus()
    Keys.onEscapePressed: root.leave()

    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        title: root.daily.title
        onLeave: root.leave()

        GameButton {
            objectName: "copyResult"
            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.control
            visible: root.daily.result !== ""
            //: Puts the results of today's deals on the clipboard, to be sent to somebody
            text: qsTr("Copy the result")
            onClicked: {
                root.daily.copy();
                message.say(qsTr("Four lines are on the clipboard now."));
                Announcer.announce(qsTr("Four lines are on the clipboard now."));
            }
        }
    }
    ScrollColumn {
        id: column

        anchors.top: bar.bottom
        anchors.topMargin: root.small ? 8 : 16
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: column.margin / 2 // its rows stand in the middle, and the bar beside them
        width: Math.min(root.width - 24, Theme.px(root._broad ? 1200 : 760)) + column.margin
        bottomMargin: 16
        spacing: root.small ? 6 : 10

        AppText {
            Layout.fillWidth: true
            text: Sentence.inARow([root.daily.date, root.daily.streak])
            font.pixelSize: Theme.large
            color: Surfaces.on.ink
            wrapMode: Text.Wrap
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root._broad ? 2 : 1
            columnSpacing: 16
            rowSpacing: column.spacing

            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignTop
                spacing: column.spacing

                Repeater {
                    model: root.daily

                    DayRow {
                        id: row

                        Layout.fillWidth: true
                        small: root.small
                        onChosen: root.daily.play(row.gameId)
                    }
                }
                GameButton {
                    objectName: "takeChallenge"
                    Layout.alignment: Qt.AlignRight
                    //: Opens a deal that a friend has sent
                    text: qsTr("Take a challenge")
                    onClicked: root.challengeWanted()
                }
            }
            ColumnLayout {
                Layout.fillWidth: !root._broad
                Layout.preferredWidth: root._broad ? Math.round(column.inside.width * 0.4) : -1
                Layout.alignment: Qt.AlignTop
                spacing: column.spacing

                DayPlot {
                    Layout.fillWidth: true
                    visible: root.daily.plotGames.length > 0
                    daily: root.daily
                }
                DayWords {
                    Layout.fillWidth: true
                    daily: root.daily
                }
            }
        }
    }
    MessageLine {
        id: message

        lift: 20
    }
}
