// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Analysis
import Boneyard.Controls

/// How far the analysis is, with a button that stops it or lets it go on.
RowLayout {
    id: root

    required property MatchAnalysis analysis

    readonly property real part: root.analysis.total > 0 ? root.analysis.done / root.analysis.total : 0
    readonly property string words: {
        if (root.analysis.total === 0)
            return qsTr("Looking for moves with a choice…");
        if (root.analysis.running)
            return qsTr("Looked at %L1 of %L2 moves").arg(root.analysis.done).arg(root.analysis.total);
        return qsTr("Stopped after %L1 of %L2 moves").arg(root.analysis.done).arg(root.analysis.total);
    }

    spacing: 16
    visible: !root.analysis.complete

    ColumnLayout {
        spacing: 6

        AppText {
            Layout.fillWidth: true
            text: root.words
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Rectangle {
            id: track

            Layout.fillWidth: true
            implicitHeight: 8
            radius: 4
            color: Theme.colors.raised
            border.width: Theme.plain ? 1 : 0
            border.color: Theme.colors.outline
            Accessible.role: Accessible.ProgressBar
            Accessible.name: root.words

            Rectangle {
                anchors.left: parent.left
                width: track.width * root.part
                height: parent.height
                radius: parent.radius
                color: Theme.colors.accent
            }
        }
    }
    GameButton {
        objectName: "stopButton"
        //: Stops an analysis that is under way, or lets it go on
        text: root.analysis.running ? qsTr("Stop") : qsTr("Continue")
        onClicked: root.analysis.running ? root.analysis.stop() : root.analysis.goOn()
    }
}
