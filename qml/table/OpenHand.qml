// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Tiles

/// A seat at the end of a round: its name, the tiles it still holds, what the round brought it, and its total.
RowLayout {
    id: root

    required property string face
    required property string name
    required property var hand
    required property int roundScore
    required property int score
    required property int handCount
    required property string sum
    required property bool winner
    required property int team
    required property string partners
    required property var decides ///< what the match was decided by, where not by the totals; else undefined
    property real unit: Theme.px(22)
    readonly property real _high: Faces.of(root.face).high * root.unit

    spacing: 12
    readonly property string _who: Spoken.together(root.name, root.partners)
    //: Spoken at the end of a match that a final decides. %1 a name, %2 "12 points", %3 "34 points"
    readonly property string _final: qsTr("%1: the final %2, before it %3").arg(root._who).arg(Spoken.points(root.decides ?? 0)).arg(Spoken.points(root.score))

    Accessible.role: Accessible.ListItem
    //: Spoken at the end of a round. %1 a name, %2 "12 points", %3 "34 points"
    Accessible.name: root.decides !== undefined ? root._final : qsTr("%1: this round %2, in all %3").arg(root._who).arg(Spoken.points(root.roundScore)).arg(Spoken.points(root.score))

    TeamMark {
        team: root.team
        size: Theme.body
    }
    AppText {
        Layout.preferredWidth: Theme.px(110)
        Layout.maximumWidth: Theme.px(150)
        text: root.name
        font.weight: root.winner ? Font.Bold : Font.Normal
        color: root.winner ? Theme.colors.accent : Theme.colors.ink
        Accessible.ignored: true
    }
    Flow {
        id: hands

        Layout.fillWidth: true
        Layout.minimumHeight: root._high
        spacing: 10

        Repeater {
            model: root.hand

            TileGroup {
                required property var modelData

                face: root.face
                unit: root.unit
                label: modelData.label
                tiles: modelData.tiles
                room: hands.width
            }
        }
        AppText {
            visible: root.handCount === 0 && root.sum === "" // the game says it
            height: root._high
            //: A seat that has laid all its tiles
            text: qsTr("No tiles left")
            color: Theme.colors.quiet
        }
        AppText {
            width: hands.width
            visible: text !== ""
            text: root.sum
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
    }
    AppText {
        Layout.minimumWidth: Theme.body * 2.6
        horizontalAlignment: Text.AlignRight
        text: root.decides !== undefined ? "" : root.roundScore === 0 ? "–" : root.roundScore > 0 ? qsTr("+%L1").arg(root.roundScore) : qsTr("%L1").arg(root.roundScore)
        color: root.roundScore > 0 ? Theme.colors.good : root.roundScore < 0 ? Theme.colors.bad : Theme.colors.quiet
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
    AppText {
        Layout.minimumWidth: Theme.large * 2.4
        horizontalAlignment: Text.AlignRight
        text: (root.decides ?? root.score).toLocaleString(Qt.locale(), "f", 0)
        font.pixelSize: Theme.large
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
