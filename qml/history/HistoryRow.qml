// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// One match that is over. Pressing it shows it again.
Card {
    id: root

    required property int matchId
    required property string gameName
    required property string when
    required property string seats
    required property string result
    required property bool won
    required property string remark
    required property int winner ///< the seat of the only one; -1: it was a team, or several
    required property string medallion ///< of that seat
    property bool small: false
    property bool pointed: false ///< the keyboard is here

    signal chosen
    signal resultWanted
    signal doomed

    implicitHeight: line.implicitHeight + (root.small ? 14 : 24)
    height: implicitHeight
    color: hover.hovered ? Theme.colors.raised : Theme.colors.chrome
    Accessible.role: Accessible.ListItem
    //: Spoken line of the history. %1 a game, %2 when, %3 who won, %4 the players with their points
    Accessible.name: qsTr("%1, %2. %3. %4").arg(root.gameName).arg(root.when).arg(root.result).arg(root.seats)
    Accessible.focusable: true
    Accessible.focused: root.pointed
    Accessible.onPressAction: if (root.enabled)
        root.chosen()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: root.chosen()
    }
    RowLayout {
        id: line

        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 8
        spacing: 12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                AppText {
                    text: root.gameName
                    font.weight: Font.DemiBold
                    Accessible.ignored: true
                }
                AppText {
                    Layout.fillWidth: true
                    text: root.remark
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    Accessible.ignored: true
                }
                AppText {
                    text: root.when
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    Accessible.ignored: true
                }
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: 12

                AppText {
                    Layout.fillWidth: true
                    text: root.seats
                    font.pixelSize: Theme.small
                    color: Theme.colors.quiet
                    Accessible.ignored: true
                }
                Medallion {
                    Layout.rightMargin: -6
                    Layout.preferredHeight: 0 // it may rise a little: the line is not to grow for it
                    sign: root.medallion
                    seat: root.winner
                    size: Math.round(Theme.body * 1.4)
                }
                AppText {
                    text: root.result
                    font.weight: root.won ? Font.Bold : Font.Normal
                    color: root.won ? Theme.colors.good : Theme.colors.ink
                    Accessible.ignored: true
                }
            }
        }
        IconButton {
            objectName: "resultOfMatch"
            symbol: "crown"
            activeFocusOnTab: false // the space bar does it
            //: A button: shows again how the match ended
            text: qsTr("Result")
            onClicked: root.resultWanted()
        }
        IconButton {
            objectName: "deleteMatch"
            symbol: "trash"
            activeFocusOnTab: false // the Delete key does it
            text: qsTr("Delete")
            onClicked: root.doomed()
        }
    }
    FocusRing {
        shown: root.pointed
        anchors.margins: 0
        corner: Theme.radius - 1
    }
}
