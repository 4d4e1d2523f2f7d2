// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// How a side stands when somebody has gone out: in or out of the match, and with how many points. A plain item: a layout
/// within a layout forgets how wide its words have become (Qt 6.4).
Item {
    id: root

    required property string names
    required property int score
    required property int team
    required property var members ///< as SideRow has them
    required property bool out

    //: Beside a player or a team: it plays no more in this match, or it does
    readonly property string _state: root.out ? qsTr("out") : qsTr("still in")

    function explain(): var {
        return {
            "name": root.names,
            "words": root.Accessible.name
        };
    }

    objectName: "outRow"
    implicitHeight: Math.max(names.implicitHeight, medallion.implicitHeight)
    Accessible.role: Accessible.ListItem
    //: Spoken for a player or a team when somebody has gone out of the match. %1 a name, %2 "out" or "still in", %3 "34 points"
    Accessible.name: Sentence.filled(qsTr("%1: %2, %3"), [root.names, root._state, Spoken.points(root.score)])

    RowLayout {
        anchors.fill: parent
        spacing: 10

        Medallion {
            id: medallion

            visible: root.team < 0
            sign: root.members[0]?.medallion ?? ""
            seat: root.members[0]?.seat ?? -1
        }
        TeamMark {
            team: root.team
            size: Theme.body
        }
        AppText {
            id: names

            Layout.fillWidth: true
            text: root.names
            wrapMode: Text.Wrap
            color: root.out ? Theme.colors.quiet : Theme.colors.ink
            Accessible.ignored: true
        }
        AppText {
            Layout.minimumWidth: implicitWidth // Qt 6.4 keeps what it took in another language
            text: root._state
            color: root.out ? Theme.colors.quiet : Theme.colors.good
            Accessible.ignored: true
        }
        AppText {
            Layout.minimumWidth: Theme.large * 2.4
            horizontalAlignment: Text.AlignRight
            text: Numbers.whole(root.score)
            font.weight: Font.Bold
            color: root.out ? Theme.colors.quiet : Theme.colors.ink
            Accessible.ignored: true
        }
    }
}
