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
    //: Before a number in the result of a match: points of the final, which decided it
    readonly property string _ofFinal: qsTr("final")
    //: Beside a player in the result of a match: they went out of it then
    readonly property string _wentOut: qsTr("out in round %L1").arg(root.modelData.out)
    readonly property string _note: root.modelData.out > 0 ? root._wentOut : root.modelData.decides !== undefined ? root._ofFinal : ""
    readonly property real _room: root.width - place.Layout.minimumWidth - (mark.visible ? mark.size : known.implicitWidth) - points.Layout.minimumWidth - 40 ///< for the names, and the note beside them
    /// Names in one line are easier to read than three beside a note.
    readonly property bool _noteBelow: root._note !== "" && whole.advanceWidth + beside.implicitWidth + 12 > root._room

    function explain(): var {
        return {
            "name": root.modelData.names,
            "words": root.Accessible.name
        };
    }

    objectName: "endPlace"
    implicitHeight: Math.max(place.implicitHeight, middle.implicitHeight, known.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: root.modelData.spoken

    TextMetrics {
        id: whole

        font: names.font
        text: root.modelData.names
    }
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
            id: mark

            team: root.modelData.team
            size: Theme.body
        }
        Medallion {
            id: known

            sign: root.modelData.medallion
            seat: root.modelData.side
        }
        Item {
            id: middle

            Layout.fillWidth: true
            implicitHeight: names.implicitHeight + (below.visible ? below.implicitHeight : 0)

            AppText {
                id: names

                width: parent.width
                text: root.modelData.names
                font.pixelSize: root.modelData.winner ? Theme.large : Theme.body
                font.weight: root.modelData.winner || root.modelData.you ? Font.DemiBold : Font.Normal
                color: root._ink
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            AppText {
                id: below

                anchors.top: names.bottom
                width: parent.width
                visible: root._noteBelow
                text: root._note
                font.pixelSize: Theme.small
                color: Theme.colors.quiet
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        AppText {
            id: beside

            Layout.minimumWidth: implicitWidth // Qt 6.4 keeps what it took in another language
            visible: text !== "" && !root._noteBelow
            text: root._note
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        AppText {
            id: points

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
