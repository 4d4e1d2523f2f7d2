// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// What moves a replay: back and forth, by round, by itself, and anywhere by the slider. Time runs as one reads, as on
/// the graph above.
Rectangle {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    property bool small: false
    property var verdict: ({}) ///< of the move that is told of, where that is said here

    /// The slider goes to both ends as well. Not before there is a width: buttons that come later lie over others (Qt 6.4).
    readonly property bool _narrow: root.width > 0 && root.width < 560

    signal mistakeWanted(step: int)
    signal playOnWanted

    implicitHeight: column.implicitHeight + (root.small ? 6 : 16)
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.92)

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.leftMargin: root.small ? 8 : 16
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: root.small ? 2 : 8
        anchors.bottomMargin: anchors.topMargin
        spacing: 0

        ReplayCaption {
            Layout.fillWidth: true
            replay: root.replay
            small: root.small
            verdict: root.verdict
            onPlayOnWanted: root.playOnWanted()
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: root.small ? 0 : 4

            ReplayButtons {
                replay: root.replay
                analysis: root.analysis
                narrow: root._narrow
                spacing: root.small ? 0 : 4
                onMistakeWanted: step => root.mistakeWanted(step)
            }
            ValueSlider {
                id: slider

                objectName: "plySlider"
                Layout.fillWidth: true
                Layout.minimumWidth: 60
                Layout.leftMargin: 8
                Layout.rightMargin: 8
                //: Spoken name of a slider that goes through the moves of a match
                spoken: qsTr("Move")
                valueText: where.text
                from: 0
                to: Math.max(1, root.replay.count)
                stepSize: 1
                value: root.replay.told
                onMoved: root.replay.goTo(value)

                SliderTicks {
                    slider: slider
                    mistakes: root.analysis.mistakes
                }
            }
            AppText {
                id: where

                //: Where one is in a replay: %L1 of %L2 moves
                text: qsTr("%L1 of %L2").arg(root.replay.told).arg(root.replay.count)
                color: Theme.colors.quiet
            }
        }
    }
}
