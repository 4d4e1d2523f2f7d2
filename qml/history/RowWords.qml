// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What a row of the history says, in two lines: what was played and when, and how it ended.
ColumnLayout {
    id: root

    required property string gameName
    required property string kind
    required property string remark
    required property string when
    required property string seats
    required property string medallion
    required property int winner
    required property string result
    required property bool won
    required property string length

    spacing: 2

    component Quiet: AppText {
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }

    RowLayout {
        Layout.fillWidth: true
        spacing: 10

        AppText {
            Layout.fillWidth: true
            Layout.preferredWidth: Math.ceil(implicitWidth) // a layout's are whole pixels
            Layout.maximumWidth: Layout.preferredWidth
            text: root.gameName
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        Rectangle {
            Layout.preferredWidth: kind.implicitWidth + 14
            Layout.preferredHeight: kind.implicitHeight + 4
            visible: root.kind !== ""
            radius: height / 2
            color: "transparent"
            border.width: 1
            border.color: Theme.colors.accent

            Quiet {
                id: kind

                objectName: "kindOfMatch"
                anchors.centerIn: parent
                text: root.kind
                color: Theme.colors.ink
            }
        }
        Quiet {
            Layout.fillWidth: true
            Layout.preferredWidth: 0 // of all it can be missed most easily
            text: root.remark
        }
        Quiet {
            text: root.when
        }
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: 12

        Quiet {
            Layout.fillWidth: true
            Layout.preferredWidth: 0
            text: root.seats
        }
        Medallion {
            Layout.rightMargin: -6
            Layout.preferredHeight: 0 // it may rise a little: the line is not to grow for it
            sign: root.medallion
            seat: root.winner
            size: Math.round(Theme.body * 1.4)
        }
        AppText {
            objectName: "resultInRow"
            Layout.fillWidth: true
            Layout.preferredWidth: Math.ceil(implicitWidth) // a layout's are whole pixels
            Layout.maximumWidth: Layout.preferredWidth
            text: root.result
            font.weight: root.won ? Font.Bold : Font.Normal
            color: root.won ? Theme.colors.good : Theme.colors.ink
            Accessible.ignored: true
        }
    }
    Quiet {
        Layout.fillWidth: true
        text: root.length
    }
}
