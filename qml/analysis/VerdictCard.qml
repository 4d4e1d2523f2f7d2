// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// How good one move was: what was played, what was better and why, and what it cost.
ColumnLayout {
    id: root

    required property var verdict ///< of MatchAnalysis.verdict()
    property bool brief: false ///< there is room for the moves alone
    property bool slim: false ///< and even that for one line

    readonly property bool better: (root.verdict.best ?? "") !== ""

    spacing: root.brief ? 2 : 6
    objectName: "verdict"
    Accessible.role: Accessible.Grouping
    //: Spoken of a move. %1 "Mistake", %2 what it cost
    Accessible.name: root.better ? qsTr("%1: %2").arg(root.verdict.word).arg(root.verdict.cost) : root.verdict.word ?? ""

    TextMetrics { // what wraps does not say how wide it would be
        id: measure

        font: cost.font
        text: cost.text
    }
    RowLayout {
        Layout.fillHeight: false
        spacing: 8

        GradeMark {
            grade: root.verdict.grade ?? -1
        }
        AppText {
            Layout.fillWidth: true
            text: root.slim && root.better ? better.words : root.verdict.word ?? ""
            font.weight: Font.Bold
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        AppText {
            id: cost

            objectName: "cost"
            Layout.preferredWidth: Math.min(Math.ceil(measure.advanceWidth) + 1, root.width / 2) // the grade is not to be cut for it
            Layout.minimumWidth: Layout.preferredWidth
            text: root.verdict.cost ?? ""
            wrapMode: Text.WordWrap
            horizontalAlignment: Text.AlignRight
            color: Theme.colors.bad
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    MoveLine {
        Layout.fillWidth: true
        visible: !root.slim && text !== ""
        better: false
        marked: root.better
        text: root.verdict.played ?? ""
    }
    MoveLine {
        id: better

        Layout.fillWidth: true
        visible: root.better && !root.slim
        better: true
        text: root.verdict.best ?? ""
    }
    AppText {
        Layout.fillWidth: true
        visible: !root.brief && text !== ""
        text: root.verdict.why ?? ""
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    AppText {
        Layout.fillWidth: true
        visible: !root.brief && text !== ""
        text: root.verdict.detail ?? ""
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    HindsightChip {
        Layout.fillWidth: true
        visible: !root.brief && text !== ""
        text: root.verdict.hindsight ?? ""
    }
}
