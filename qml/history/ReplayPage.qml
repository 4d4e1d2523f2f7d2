// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Files
import Boneyard.History
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Table

/// A match that was played, looked at again: the table with everything on it, and what goes back and forth.
FocusScope {
    id: root

    property string file: "" ///< a match in a file, opened at once
    property var plan: null ///< or one from the history
    property ShownMatch played: null ///< or one that was played at this table
    property int from: -1 ///< how many actions have been played when it begins; -1: none
    property bool result: false ///< it begins with how the match ended
    readonly property Replay replay: replay

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property real tileUnit: Math.max(30, Math.min(root.height * 0.0625, root.width * 0.05) * Settings.tileScale)
    readonly property bool _beside: root.width >= 1000 && root.height >= 500
    property bool _listed: true

    signal leave
    signal homeWanted
    signal playWanted(sameDeal: bool)
    signal lookBackWanted
    signal bookWanted(gameId: string, anchor: string)

    function say(words: string) {
        if (words !== "")
            area.say(words);
    }
    function showSheet(name: string) {
        if (name === "moves" && root._beside)
            root._listed = !root._listed;
        else
            sheets.name = name;
    }

    objectName: "replayPage"
    Accessible.role: Accessible.Pane
    Accessible.name: replay.gameName
    focus: true
    Keys.onPressed: event => event.accepted = keys.handle(event)
    Component.onCompleted: {
        const open = root.file !== "" ? replay.openFile(root.file) : root.played ? replay.showMatch(root.played) : replay.showPlan(root.plan);
        if (open && root.from > 0)
            replay.goTo(root.from);
        if (open && root.result && replay.ended) {
            replay.goTo(replay.count);
            sheets.name = "result";
        }
    }

    Replay {
        id: replay

        pace: Settings.pace
        onCaptionChanged: Announcer.announce(replay.caption)
    }
    ReplayKeys {
        id: keys

        replay: replay
        camera: area.camera
        onSheetWanted: name => root.showSheet(name)
        onLeave: root.leave()
    }
    Connections {
        target: MatchFiles

        function onTold(sentence: string) {
            root.say(sentence);
        }
    }

    Item {
        id: content

        anchors.fill: parent
        enabled: !sheets.open
        visible: replay.active

        Item {
            id: table

            anchors.top: bar.bottom
            anchors.bottom: controls.top
            anchors.left: parent.left
            anchors.right: moves.left

            Felt {
                anchors.fill: parent
            }
            TableArea {
                id: area

                anchors.fill: parent
                showsHands: true
                match: replay
                small: root.small
                tileUnit: root.tileUnit
                onLookWanted: tiles => sheets.look(tiles)
                onRuleWanted: anchor => root.bookWanted(replay.gameId, anchor)
                onWalkLeft: content.forceActiveFocus()
            }
        }
        MoveList {
            id: moves

            anchors.top: bar.bottom
            anchors.bottom: controls.top
            anchors.right: parent.right
            width: root._beside && root._listed ? Theme.px(300) : 0
            visible: width > 0
            replay: replay
        }
        ReplayBar {
            id: bar

            width: parent.width
            replay: replay
            small: root.small
            onLeave: root.leave()
            onSheetWanted: name => root.showSheet(name)
        }
        ReplayControls {
            id: controls

            anchors.bottom: parent.bottom
            width: parent.width
            replay: replay
            small: root.small
        }
    }
    NoReplay {
        anchors.fill: parent
        visible: !replay.active && replay.problem !== ""
        focus: visible
        words: replay.problem
        onLeave: root.leave()
    }
    ReplaySheets {
        id: sheets

        anchors.fill: parent
        replay: replay
        file: root.file
        picture: table
        onSaid: words => root.say(words)
        onClosed: content.forceActiveFocus()
        onHomeWanted: root.homeWanted()
        onPlayWanted: sameDeal => root.playWanted(sameDeal)
        onLookBackWanted: root.lookBackWanted()
    }
}
