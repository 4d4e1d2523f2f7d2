// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// One side at the end of a match: its place, who plays for it, and its points.
/// A plain item: a layout within a layout forgets how high its lines have become (Qt 6.4).
Item {
    id: root

    required property var modelData ///< of MatchEnd.places

    readonly property color _ink: root.modelData.out > 0 ? Theme.colors.quiet : Theme.colors.ink

    objectName: "endPlace"
    implicitHeight: Math.max(place.implicitHeight, names.implicitHeight, known.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.spoken

    RowLayout {
        anchors.fill: parent
        spacing: 10

        AppText {
            id: place

            Layout.minimumWidth: Theme.large * 1.2
            text: Numbers.whole(root.modelData.place)
            font.pixelSize: root.modelData.winner ? Theme.title : Theme.large
            font.weight: Font.Bold
            color: root.modelData.winner ? Theme.colors.accent : Theme.colors.quiet
            Accessible.ignored: true
        }
        TeamMark {
            team: root.modelData.team
            size: Theme.body
        }
        Medallion {
            id: known

            sign: root.modelData.medallion
            seat: root.modelData.side
        }
        AppText {
            id: names

            Layout.fillWidth: true
            text: root.modelData.names
            font.pixelSize: root.modelData.winner ? Theme.large : Theme.body
            font.weight: root.modelData.winner || root.modelData.you ? Font.DemiBold : Font.Normal
            color: root._ink
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppText {
            //: Before a number in the result of a match: points of the final, which decided it
            readonly property string ofFinal: qsTr("final")
            //: Beside a player in the result of a match: they went out of it then
            readonly property string wentOut: qsTr("out in round %L1").arg(root.modelData.out)

            Layout.minimumWidth: implicitWidth // Qt 6.4 keeps what it took in another language
            visible: text !== ""
            text: root.modelData.out > 0 ? wentOut : root.modelData.decides !== undefined ? ofFinal : ""
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        AppText {
            Layout.minimumWidth: Math.max(Theme.large * 2.4, Math.ceil(implicitWidth) + 1)
            elide: Text.ElideNone // a number is never shortened
            horizontalAlignment: Text.AlignRight
            text: Numbers.whole(root.modelData.decides ?? root.modelData.points)
            font.pixelSize: root.modelData.winner ? Theme.title : Theme.large
            font.weight: Font.Bold
            color: root._ink
            Accessible.ignored: true
        }
    }
}
