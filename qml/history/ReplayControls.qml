// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// What moves a replay: back and forth, by round, by itself, and anywhere by the slider. Time runs to the right in
/// every language, as on any player's buttons, and so it is not mirrored.
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

    component Go: IconButton {
        LayoutMirroring.enabled: false
    }

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
            LayoutMirroring.enabled: false
            LayoutMirroring.childrenInherit: true

            Go {
                visible: !root._narrow
                symbol: "first"
                text: qsTr("To the beginning")
                //: %1 is a key on the keyboard
                tip: qsTr("To the beginning (%1)").arg(qsTr("Home"))
                enabled: root.replay.told > 0
                onClicked: root.replay.goTo(0)
            }
            Go {
                objectName: "roundBack"
                symbol: "backward"
                text: qsTr("One round back")
                //: %1 is a key on the keyboard
                tip: qsTr("One round back (%1)").arg("↑")
                enabled: root.replay.told > 0
                onClicked: root.replay.stepRound(-1)
            }
            Go {
                objectName: "stepBack"
                symbol: "back"
                text: qsTr("One move back")
                //: %1 is a key on the keyboard
                tip: qsTr("One move back (%1)").arg("←")
                enabled: root.replay.told > 0
                onClicked: root.replay.step(-1)
            }
            Go {
                objectName: "playButton"
                symbol: root.replay.playing ? "pause" : "play"
                text: root.replay.playing ? qsTr("Pause") : qsTr("Play")
                onClicked: root.replay.playing = !root.replay.playing
            }
            Go {
                objectName: "stepOn"
                symbol: "forth"
                text: qsTr("One move forward")
                //: %1 is a key on the keyboard
                tip: qsTr("One move forward (%1)").arg("→")
                enabled: root.replay.ply < root.replay.count
                onClicked: root.replay.step(1)
            }
            Go {
                objectName: "roundOn"
                symbol: "forward"
                text: qsTr("One round forward")
                //: %1 is a key on the keyboard
                tip: qsTr("One round forward (%1)").arg("↓")
                enabled: root.replay.ply < root.replay.count
                onClicked: root.replay.stepRound(1)
            }
            Go {
                visible: !root._narrow
                symbol: "last"
                text: qsTr("To the end")
                //: %1 is a key on the keyboard
                tip: qsTr("To the end (%1)").arg(qsTr("End"))
                enabled: root.replay.ply < root.replay.count
                onClicked: root.replay.goTo(root.replay.count)
            }
            Go {
                objectName: "mistakeBack"
                visible: root.analysis.active
                symbol: "markBack"
                text: qsTr("To the previous move that could be better")
                //: %1 what a button does, %2 a key on the keyboard
                tip: qsTr("%1 (%2)").arg(text).arg("P")
                enabled: root.analysis.done > 0 && root.analysis.mistakeFrom(root.replay.ply, -1) >= 0
                onClicked: root.mistakeWanted(-1)
            }
            Go {
                objectName: "mistakeOn"
                visible: root.analysis.active
                symbol: "markOn"
                text: qsTr("To the next move that could be better")
                //: %1 what a button does, %2 a key on the keyboard
                tip: qsTr("%1 (%2)").arg(text).arg("N")
                enabled: root.analysis.done > 0 && root.analysis.mistakeFrom(root.replay.told - 1, 1) >= 0
                onClicked: root.mistakeWanted(1)
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
