// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// How well somebody has played a match: in all, move by move, and each kind of decision; luck and play apart.
ColumnLayout {
    id: root

    required property MatchAnalysis analysis

    signal seatPicked(seat: int)

    component Line: RowLayout {
        id: line

        property int grade: -1
        required property string word
        required property string value
        property string note: ""

        Layout.fillWidth: true
        spacing: 10
        Accessible.role: Accessible.ListItem
        //: Spoken line of a table. %1 what it is, %2 a number
        Accessible.name: Sentence.filled(qsTr("%1: %2"), [line.word, Sentence.sideBySide([line.value, line.note])])

        GradeMark {
            Layout.preferredWidth: Theme.body * 2
            grade: line.grade
        }
        AppText {
            Layout.fillWidth: true
            text: line.word
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppText {
            text: line.note
            font.pixelSize: Theme.small
            color: Theme.colors.quiet
            Accessible.ignored: true
        }
        AppText {
            Layout.minimumWidth: Theme.body * 3
            text: line.value
            font.weight: Font.DemiBold
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
    }
    component Title: AppText {
        Layout.fillWidth: true
        Layout.topMargin: 8
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
    }

    spacing: 6

    AnalysisHead {
        Layout.fillWidth: true
        analysis: root.analysis
        onSeatPicked: seat => root.seatPicked(seat)
    }
    AppText {
        Layout.fillWidth: true
        visible: root.analysis.complete && root.analysis.total === 0
        text: qsTr("There was never a choice in this match.")
        wrapMode: Text.Wrap
    }
    AppText {
        objectName: "account"
        Layout.fillWidth: true
        visible: text !== ""
        text: root.analysis.account
        wrapMode: Text.Wrap
    }
    Title {
        visible: root.analysis.done > 0
        //: Heading of a table: how many moves were good or bad
        text: qsTr("The moves")
    }
    Repeater {
        model: root.analysis.done > 0 ? root.analysis.grades : []

        Line {
            required property var modelData

            grade: modelData.grade
            word: modelData.word
            value: Numbers.whole(modelData.count)
        }
    }
    Title {
        visible: root.analysis.kinds.length > 1
        //: Heading of a table: how accurate each kind of decision was
        text: qsTr("Accuracy by kind of decision")
    }
    Repeater {
        model: root.analysis.kinds.length > 1 ? root.analysis.kinds : []

        Line {
            required property var modelData

            word: modelData.word
            //: %n decisions of one kind
            note: qsTr("%n move(s)", "", modelData.moves)
            value: Numbers.percent(modelData.accuracy)
        }
    }
    AppText {
        Layout.fillWidth: true
        Layout.topMargin: 8
        text: qsTr("The strongest bot goes over every move that left a choice, knowing only what was known at the time. Accuracy is the average over all moves; one that costs a fifth of the usual spread of round results counts half. A move is called worse than good only where chance cannot explain it.")
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
