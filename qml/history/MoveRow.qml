// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls

/// One move in words, under the number of its round where that begins.
Item {
    id: root

    required property int ply
    required property string roundName
    required property string words
    required property bool opens ///< the first of its round
    property bool current: false
    property int grade: -1 ///< how good it was, if that is known
    property string gradeWord: ""

    signal taken

    implicitHeight: box.y + box.height

    AppText {
        id: title

        visible: root.opens
        height: root.opens ? implicitHeight + 14 : 0
        x: 6
        width: parent.width - 12
        text: root.roundName
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }
    Rectangle {
        id: box

        y: title.height
        width: parent.width
        height: Math.max(Theme.control, line.implicitHeight + 12)
        radius: Theme.radius / 2
        color: root.current || hover.hovered ? Theme.colors.raised : "transparent"
        border.width: root.current ? Math.max(1, Theme.colors.outlineWidth) : 0
        border.color: Theme.colors.accent
        Accessible.role: Accessible.ListItem
        //: Spoken line of a list. %L1 the number of a move, %2 the move in words
        Accessible.name: qsTr("%L1: %2").arg(root.ply).arg(root.words)
        Accessible.description: root.gradeWord
        Accessible.selected: root.current
        Accessible.onPressAction: if (root.enabled)
            root.taken()

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            onTapped: root.taken()
        }
        AppText {
            id: number

            anchors.left: parent.left
            anchors.top: line.top
            anchors.leftMargin: 6
            width: Theme.small * 2.6
            text: Numbers.whole(root.ply)
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        AppText {
            id: line

            anchors.left: number.right
            anchors.right: mark.visible ? mark.left : parent.right
            anchors.rightMargin: 6
            anchors.verticalCenter: parent.verticalCenter
            text: root.words
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        GradeMark {
            id: mark

            anchors.right: parent.right
            anchors.rightMargin: 10
            anchors.verticalCenter: parent.verticalCenter
            grade: root.grade

            HoverHandler {
                id: pointed

                margin: 8
            }
            Tip {
                text: root.gradeWord
                shown: pointed.hovered && root.grade >= 0 // over the words of a move it would lie over the next one's
            }
        }
    }
}
