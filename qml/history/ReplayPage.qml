// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Files
import Boneyard.History
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Store

/// A match that was played, looked at again: the table with everything on it, what goes back and forth, and, of a match
/// that is over, what a strong bot says of the moves.
FocusScope {
    id: root

    property string file: "" ///< a match in a file, opened at once
    property var plan: null ///< or one from the history
    property ShownMatch played: null ///< or one that was played at this table
    property int from: -1 ///< how many actions have been played when it begins; -1: none
    property bool result: false ///< it begins with how the match ended
    readonly property Replay replay: replay
    readonly property MatchAnalysis analysis: analysis

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property bool _beside: root.width >= 1000 && root.height >= 500
    property bool handsShown: root.height >= 400 ///< or else they wait behind a button
    property bool _listed: true
    /// Of the move that the caption, the list and the slider tell of.
    readonly property var verdict: analysis.done > 0 ? analysis.verdict(replay.told - 1) : {}

    signal leave
    signal homeWanted
    signal playWanted(sameDeal: bool)
    signal bookWanted(gameId: string, anchor: string)
    signal playOnWanted(plan: var, whosePlace: string)

    function say(words: string) {
        if (words !== "")
            view.say(words);
    }
    function showSheet(name: string) {
        if (name === "moves" && root._beside)
            root._listed = !root._listed;
        else
            sheets.name = name;
    }

    objectName: "replayPage"
    Accessible.role: Accessible.Pane
    Accessible.name: replay.game.name
    focus: true
    Keys.onPressed: event => event.accepted = !sheets.open && keys.handle(event)
    Component.onCompleted: {
        const open = root.file !== "" ? replay.openFile(root.file) : root.played ? replay.showMatch(root.played) : replay.showPlan(root.plan);
        if (open && root.from > 0)
            replay.goTo(root.from);
        if (open && root.result && replay.ended) {
            replay.goTo(replay.count);
            sheets.name = "result";
        }
        analysis.look(replay, replay.seat);
    }

    Replay {
        id: replay

        pace: Settings.pace
        onCaptionChanged: Announcer.announce(replay.caption)
        onSeatChanged: analysis.lookAs(replay.seat)
    }
    MatchAnalysis {
        id: analysis

        archive: Archive
        onFinished: if (root.visible)
            Announcer.announce(qsTr("The analysis is done."))
    }
    ReplayKeys {
        id: keys

        replay: replay
        analysis: analysis
        camera: view.camera
        explainer: view.explainer
        mirrored: root.LayoutMirroring.enabled
        onSheetWanted: name => root.showSheet(name)
        onHandsAsked: root.handsShown = !root.handsShown
        onRuleWanted: root.bookWanted(replay.game.id, "")
        onLeave: root.leave()
    }
    Connections {
        target: MatchFiles

        function onTold(sentence: string) {
            root.say(sentence);
        }
    }

    ReplayView {
        id: view

        width: root.width // known from the start, as anchors are not
        height: root.height
        enabled: !sheets.open
        visible: replay.active
        replay: replay
        analysis: analysis
        verdict: root.verdict
        small: root.small
        beside: root._beside
        listed: root._beside && root._listed
        handsShown: root.handsShown
        onLeave: root.leave()
        onHandsAsked: root.handsShown = !root.handsShown
        onLookWanted: tiles => sheets.look(tiles)
        onMistakeWanted: step => keys.goToMistake(step)
        onPlayOnWanted: root.playOnWanted(replay.planFromHere(), replay.whosePlace())
        onRuleWanted: anchor => root.bookWanted(replay.game.id, anchor)
        onSheetWanted: name => root.showSheet(name)
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
        analysis: analysis
        file: root.file
        picture: view.table
        onSaid: words => root.say(words)
        onClosed: view.forceActiveFocus()
        onHomeWanted: root.homeWanted()
        onPlayWanted: sameDeal => root.playWanted(sameDeal)
    }
}
