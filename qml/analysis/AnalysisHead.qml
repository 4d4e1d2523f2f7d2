// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// All that stands above the list of moves.
Item {
    id: root

    required property MatchAnalysis analysis
    property bool canJump: false

    signal jump(ply: int)

    implicitHeight: column.implicitHeight + 40

    ColumnLayout {
        id: column

        y: 24
        width: parent.width
        spacing: 16

        AnalysisSummary {
            Layout.fillWidth: true
            analysis: root.analysis
        }
        AppText {
            Layout.topMargin: 8
            visible: root.analysis.dearest.length > 0
            //: Heading above at most three moves
            text: qsTr("The costliest moves")
            font.pixelSize: Theme.title
            font.weight: Font.DemiBold
            color: Surfaces.on.ink
            Accessible.role: Accessible.Heading
        }
        GridLayout {
            Layout.fillWidth: true
            visible: root.analysis.dearest.length > 0
            columns: Math.max(1, Math.min(root.analysis.dearest.length, Math.floor(root.width / Theme.px(320))))
            columnSpacing: 16
            rowSpacing: 16

            Repeater {
                model: root.analysis.dearest

                DearCard {
                    id: card

                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    Layout.alignment: Qt.AlignTop
                    face: root.analysis.face
                    move: card.modelData
                    place: card.index + 1
                    canJump: root.canJump
                    onJump: ply => root.jump(ply)
                }
            }
        }
        RowLayout {
            Layout.topMargin: 8
            visible: root.analysis.done > 0
            spacing: 12

            AppText {
                objectName: "listHeading"
                Layout.fillWidth: true
                //: Heading of a list of moves
                readonly property string every: qsTr("Every move")
                //: Heading of a list of moves
                readonly property string better: qsTr("Moves that could be better")

                // over a list that is empty it would promise something: the summary says that there was none
                text: root.analysis.all ? every : root.analysis.improvable > 0 ? better : ""
                font.pixelSize: Theme.title
                font.weight: Font.DemiBold
                color: Surfaces.on.ink
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
                Accessible.ignored: text === ""
            }
            AppText {
                //: A switch: the moves that were good are listed as well
                text: qsTr("Show all")
                color: Surfaces.on.ink
                Accessible.ignored: true
            }
            ToggleSwitch {
                objectName: "allSwitch"
                spoken: qsTr("Show all")
                checked: root.analysis.all
                onToggled: root.analysis.all = checked
            }
        }
    }
}
