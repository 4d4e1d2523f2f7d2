// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History

/// The buttons that move a replay, as one reads. No layout: what appears later would lie over others (Qt 6.4).
Row {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    property bool narrow: false ///< there is no room for those that go to both ends
    readonly property bool _mirrored: root.LayoutMirroring.enabled

    signal mistakeWanted(step: int)

    component Go: IconButton {
        mirrorIcon: true
    }

    Go {
        visible: !root.narrow
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
        tip: qsTr("One move back (%1)").arg(root._mirrored ? "→" : "←")
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
        tip: qsTr("One move forward (%1)").arg(root._mirrored ? "←" : "→")
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
        visible: !root.narrow
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
}
