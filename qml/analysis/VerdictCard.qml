// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls

/// How good one move was: what was played, what was better and why, and what it cost. No layout, and none in it: what wraps
/// in a layout has another height only while an outer one lays it out, which does so again, and again.
Item {
    id: root

    required property var verdict ///< of MatchAnalysis.verdict()
    property bool brief: false ///< there is room for the moves alone
    property bool slim: false ///< and even that for one line

    readonly property bool better: (root.verdict.best ?? "") !== ""
    readonly property int _gap: 8
    readonly property real _before: mark.visible ? mark.width + root._gap : 0
    readonly property real _cost: cost.text === "" ? 0 : Math.ceil(measure.advanceWidth) + 1

    implicitWidth: root._before + word.implicitWidth + root._gap + root._cost
    implicitHeight: lines.implicitHeight
    objectName: "verdict"
    Accessible.role: Accessible.Grouping
    //: Spoken of a move. %1 "Mistake", %2 what it cost
    Accessible.name: root.better ? qsTr("%1: %2").arg(root.verdict.word).arg(root.verdict.cost) : root.verdict.word ?? ""

    TextMetrics { // what wraps does not say how wide it would be
        id: measure

        font: cost.font
        text: cost.text
    }
    Column {
        id: lines

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: root.brief ? 2 : 6

        Item {
            width: parent.width
            height: Math.max(mark.visible ? mark.height : 0, word.height, cost.height)

            GradeMark {
                id: mark

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                grade: root.verdict.grade ?? -1
            }
            AppText {
                id: word

                anchors.left: parent.left
                anchors.leftMargin: root._before
                anchors.right: cost.left
                anchors.rightMargin: root._gap
                anchors.verticalCenter: parent.verticalCenter
                text: root.slim && root.better ? better.words : root.verdict.word ?? ""
                font.weight: Font.Bold
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            AppText {
                id: cost

                objectName: "cost"
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(root._cost, root.width / 2) // the grade is not to be cut for it
                text: root.verdict.cost ?? ""
                wrapMode: Text.WordWrap
                horizontalAlignment: Text.AlignRight
                color: Theme.colors.bad
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
        }
        MoveLine {
            width: parent.width
            visible: !root.slim && text !== ""
            better: false
            marked: root.better
            text: root.verdict.played ?? ""
        }
        MoveLine {
            id: better

            width: parent.width
            visible: root.better && !root.slim
            better: true
            text: root.verdict.best ?? ""
        }
        AppText {
            width: parent.width
            visible: !root.brief && text !== ""
            text: root.verdict.why ?? ""
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
        }
        AppText {
            width: parent.width
            visible: !root.brief && text !== ""
            text: root.verdict.detail ?? ""
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            wrapMode: Text.Wrap
        }
        HindsightChip {
            width: parent.width
            visible: !root.brief && text !== ""
            text: root.verdict.hindsight ?? ""
        }
    }
}
