// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// What a match came to: who stands where, how the totals went, what was so in it and how its last round ended, in as many
/// columns as there is room for.
GridLayout {
    id: root

    required property MatchEnd end
    required property real pageWidth
    required property real pageHeight
    required property real seen ///< so high is what is seen without scrolling
    required property bool small

    readonly property bool _course: root.end.rounds > 1 ///< of one round there is no course
    readonly property bool _wide: root.pageWidth >= Theme.px(900) && root.pageHeight >= 500
    readonly property bool _three: root._course && root.pageWidth >= Theme.px(1150) && root.pageHeight >= 500

    signal scoresWanted
    signal momentWanted(ply: int) ///< the match as it stood then

    columns: root._three ? 3 : root._wide && root._course ? 2 : 1
    columnSpacing: root._three ? 24 : 16
    rowSpacing: root.small ? 10 : 16

    EndPlaces {
        id: places

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: root._three ? 4 : 2
        Layout.row: 0
        Layout.column: 0
        end: root.end
        roomy: root.columns > 1
        onScoresWanted: root.scoresWanted()
    }
    EndCourse {
        id: course

        Layout.fillWidth: true
        Layout.preferredWidth: root._three ? 6 : 3
        Layout.alignment: Qt.AlignTop
        Layout.row: root.columns > 1 ? 0 : 1
        Layout.column: root.columns - 1
        Layout.rowSpan: root._three ? 2 : 1
        visible: root._course
        end: root.end
        high: root._three ? Math.max(Theme.px(230), root.seen - Theme.small - 32 - course.noted) : root._wide ? Math.max(Theme.px(230), root.pageHeight * 0.38) : Math.max(150, Math.min(Theme.px(240), root.pageHeight * 0.45))
    }
    EndFacts {
        id: facts

        Layout.fillWidth: true
        Layout.preferredWidth: root._three ? 4 : -1
        Layout.row: root.columns > 1 ? 1 : 2
        Layout.column: 0
        Layout.columnSpan: root.columns === 2 ? 2 : 1
        facts: root.end.facts
        beside: !root._three && root.pageWidth >= Theme.px(640)
        onMomentWanted: ply => root.momentWanted(ply)
    }
    EndRound {
        Layout.fillWidth: true
        Layout.preferredWidth: root._three ? 6 : -1
        Layout.alignment: Qt.AlignTop
        Layout.row: root._three ? 0 : root.columns > 1 ? 2 : 3
        Layout.column: root._three ? 1 : 0
        Layout.rowSpan: root._three ? 2 : 1
        Layout.columnSpan: root.columns === 2 ? 2 : 1
        match: root.end.match
        largest: root._three ? 44 : 60
        room: root._three ? root.seen : root.seen - above - facts.implicitHeight - 2 * 16

        readonly property real above: !course.visible ? places.implicitHeight : root._wide ? Math.max(places.implicitHeight, course.implicitHeight) : places.implicitHeight + course.implicitHeight + 16
    }
}
