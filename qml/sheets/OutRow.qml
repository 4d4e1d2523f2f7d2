// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// How a seat stands when somebody has gone out: in or out of the match, and with how many points.
RowLayout {
    id: root

    required property string name
    required property int score
    required property int standing
    required property int team
    required property string partners
    required property int seat
    required property string medallion

    readonly property bool _out: root.standing === SeatModel.Out
    //: Beside a seat: it plays no more in this match, or it does
    readonly property string _state: root._out ? qsTr("out") : qsTr("still in")

    spacing: 10
    Accessible.role: Accessible.ListItem
    //: Spoken for a seat when somebody has gone out of the match. %1 a name, %2 "out" or "still in", %3 "34 points"
    Accessible.name: qsTr("%1: %2, %3").arg(Spoken.together(root.name, root.partners)).arg(root._state).arg(Spoken.sum(root.score, root.partners, false))

    Medallion {
        sign: root.medallion
        seat: root.seat
        team: root.team
    }
    AppText {
        Layout.fillWidth: true
        text: root.name
        color: root._out ? Theme.colors.quiet : Theme.colors.ink
        Accessible.ignored: true
    }
    AppText {
        Layout.minimumWidth: implicitWidth // Qt 6.4 keeps what it took in another language
        text: root._state
        color: root._out ? Theme.colors.quiet : Theme.colors.good
        Accessible.ignored: true
    }
    AppText {
        Layout.minimumWidth: Theme.large * 2.4
        horizontalAlignment: Text.AlignRight
        text: Numbers.whole(root.score)
        font.weight: Font.Bold
        color: root._out ? Theme.colors.quiet : Theme.colors.ink
        Accessible.ignored: true
    }
}
