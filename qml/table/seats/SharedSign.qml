// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Says that the points beside it are those of partners: a word or a sign for it, and on a badge without a medallion also
/// the mark of their team, whose form tells it where no colour does.
Item {
    id: root

    required property BarePlate plate
    property string word: ""
    property bool worded: false ///< there is room for the word
    property bool marked: false ///< nothing else on the plate has the team's form

    readonly property bool _team: root.plate.partners !== ""
    readonly property real _mark: root._team && root.marked ? mark.size + 3 : 0
    readonly property real wordWide: root._team ? words.implicitWidth + 3 : 0
    readonly property real wide: root.wordWide + root._mark ///< with the word
    readonly property bool said: root._team && root.worded
    readonly property real taken: root.said ? root.wide : root._mark

    implicitWidth: root.taken
    implicitHeight: words.implicitHeight
    baselineOffset: words.baselineOffset

    TeamMark {
        id: mark

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        team: root._mark > 0 ? root.plate.team : -1
        size: Math.round(Theme.small * 0.8)
    }
    AppText {
        id: words

        objectName: "together"
        anchors.right: parent.right
        anchors.rightMargin: 3
        visible: root.said
        text: root.word
        font.pixelSize: Theme.small
        font.weight: root.plate.small ? Font.DemiBold : Font.Normal
        color: root.plate.small ? Theme.teams[root.plate.team] ?? Theme.colors.quiet : Theme.colors.quiet
        Accessible.ignored: true
    }
}
