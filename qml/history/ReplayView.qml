// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Controls
import Boneyard.History
import Boneyard.Settings
import Boneyard.Table

/// The table of a match that is looked at again, and around it what goes back and forth, and what is said of the moves.
Item {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property var verdict ///< of the move that is told of
    required property bool small
    required property bool beside ///< there is room for the list of the moves
    required property bool listed ///< and it is there
    required property bool handsShown

    readonly property Camera camera: area.scene.camera
    readonly property alias explainer: area.explainer
    readonly property alias table: table ///< with what lies on it, for a picture
    /// The hand is only looked at here: in a small window it is one thin row, and the board has the room.
    readonly property real tileUnit: Math.max(root.small ? 16 : 24, Math.min(root.height * 0.05, root.width * 0.04) * (root._low ? 0.75 : 1) * Settings.tileScale)
    readonly property bool _low: !root.beside && root.height < 720 ///< what is to be said has one line
    readonly property bool _compared: root.replay.ahead && (root.verdict.bestAction ?? "") !== ""
    readonly property var _ghosts: root._compared ? root.replay.ghosts(root.verdict.playedAction, root.verdict.bestAction) : []

    signal leave
    signal handsAsked
    signal lookWanted(tiles: var)
    signal mistakeWanted(step: int)
    signal playOnWanted
    signal ruleWanted(anchor: string)
    signal sheetWanted(name: string)

    function say(words: string) {
        area.say(words);
    }

    Accessible.role: Accessible.Pane // the keys come here when a sheet has gone
    Accessible.name: root.replay.game.name

    Item {
        id: table

        anchors.top: bar.bottom
        anchors.bottom: foot.top
        anchors.left: parent.left
        anchors.right: moves.left

        Felt {
            anchors.fill: parent
        }
        TableArea {
            id: area

            anchors.fill: parent
            objectName: "replayTable"
            showsHands: root.handsShown
            handless: !root.handsShown
            match: root.replay
            small: root.small
            tileUnit: root.tileUnit
            ghosts: root._ghosts
            onLookWanted: tiles => root.lookWanted(tiles)
            onRuleWanted: anchor => root.ruleWanted(anchor)
            onWalkLeft: root.forceActiveFocus()
        }
        MoveMarks {
            anchors.fill: area
            area: area
            marks: root._compared ? root.replay.unlaid(root.verdict.playedAction, root.verdict.bestAction) : []
        }
    }
    LookFoot {
        id: foot

        anchors.bottom: controls.top
        anchors.left: parent.left
        anchors.right: moves.left
        replay: root.replay
        analysis: root.analysis
        verdict: root.verdict
        roomy: root.beside
        parted: root.listed
        low: root._low
    }
    LookPanel {
        id: moves

        anchors.top: bar.bottom
        anchors.bottom: controls.top
        anchors.right: parent.right
        width: root.listed ? Theme.px(320) : 0
        visible: width > 0
        replay: root.replay
        analysis: root.analysis
        verdict: root.verdict
    }
    ReplayBar {
        id: bar

        width: parent.width
        replay: root.replay
        small: root.small
        handsShown: root.handsShown
        onHandsAsked: root.handsAsked()
        onLeave: root.leave()
        onSheetWanted: name => root.sheetWanted(name)
    }
    ReplayControls {
        id: controls

        anchors.bottom: parent.bottom
        width: parent.width
        replay: root.replay
        analysis: root.analysis
        small: root.small
        verdict: root._low ? root.verdict : {}
        onMistakeWanted: step => root.mistakeWanted(step)
        onPlayOnWanted: root.playOnWanted()
    }
}
