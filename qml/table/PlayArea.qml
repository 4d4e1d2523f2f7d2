// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings

/// A table at which a match is played, wherever that is: with the rack, the pile, the buttons and the keys.
Item {
    id: root

    required property Match match
    required property bool small
    required property real tileUnit
    property alias head: area.head
    property alias side: area.side
    property alias tellsNotes: area.tellsNotes

    readonly property alias feltHeight: area.feltHeight
    readonly property bool arriving: area.scene.arriving ///< a tile is on its way
    readonly property alias keys: keys
    readonly property alias question: question
    readonly property alias actions: actions
    property bool focused: true ///< the keys are the table's, and not a button's
    property alias resultCame: actions.resultCame
    default property alias bars: area.bars

    signal escaped ///< and nothing was there to let go
    signal answered
    signal nextWanted
    signal sheetChange ///< the match came to a point where a sheet opens or closes
    signal sheetWanted(name: string)
    signal waysWanted(ways: var)
    signal lookWanted(tiles: var)
    signal ruleWanted(anchor: string)

    function say(words: string) {
        area.say(words);
    }
    function hush() {
        area.hush();
    }
    /// A key was pressed: what is still to be seen is not waited for.
    function hasten() {
        area.hasten();
    }

    /// A hint is Enter's, wherever the keyboard was; unless a sheet has come meanwhile.
    function _takeKeys() {
        sure.close();
        if (question.asking && root.enabled)
            question.forceActiveFocus();
        else if (root.enabled)
            root.answered();
    }

    objectName: "playArea"

    TableArea {
        id: area

        anchors.fill: parent
        match: root.match
        small: root.small
        tileUnit: root.tileUnit
        selection: root.match.selection
        showsHands: actions.over // all lie open then, at the table as well
        drawable: root.match.canDraw
        drawIsWise: actions.drawIsWise
        hurried: root.match.turn.hurrying
        raised: actions.y < 0
        obstacles: (actions.y < 0 ? [Qt.rect(area.corner.x + actions.x, area.feltHeight + actions.y, actions.width, -actions.y)] : []).concat(area.seats > 2 ? [Qt.rect(hurry.x, hurry.y, hurry.width, hurry.height)] : [])
        standing: root.enabled && !drag.active ? hints.words : "" // a sheet lies over it, or a tile may come there
        onDrawn: actions.press(ChoiceModel.Draw)
        onLookWanted: tiles => root.lookWanted(tiles)
        onRuleWanted: anchor => root.ruleWanted(anchor)
        onWalkLeft: root.answered()
    }
    TableHands {
        id: hands

        match: root.match
        rack: area.rack
        scene: area.scene
        onTogetherWanted: actions.pressTogether()
        onRowWanted: row => actions.pressRow(row)
        onNextWanted: if (actions.resultCame) // a key that comes too late does not go past the result
            root.match.next()
    }
    TableKeys {
        id: keys

        match: root.match
        rack: area.rack
        scene: area.scene
        drag: drag
        explainer: area.explainer
        table: area.walk
        focused: root.focused
        onFocusWanted: root.answered()
        onHushWanted: area.hush()
        onSheetWanted: name => root.sheetWanted(name)
        onEscaped: root.escaped()
        onNextWanted: root.nextWanted()
        onPlayWanted: hands.playCurrent()
        onChoiceWanted: kind => actions.press(kind)
    }
    HandLink {
        match: root.match
        rack: area.rack
        hands: hands
        drag: drag
        focused: root.focused
    }
    Connections {
        target: area.scene

        function onSpotTaken(row: int) {
            hands.play(row);
        }
        function onTurnWanted(step: int) {
            keys.turn(step);
        }
        function onPlacePointed() {
            root.match.advice.forget(); // that is Enter's now
        }
        function onTogetherWanted() {
            actions.pressTogether();
        }
        function onTakeWanted(action: string) {
            root.match.play(action);
        }
        function onFeltTapped() {
            root.match.advice.putAway(); // a finger has no Escape
            root.match.selection.clear();
        }
    }
    HintLink {
        id: hints

        match: root.match
        scene: area.scene
        onCame: action => {
            question.advise(action);
            root._takeKeys();
        }
    }
    Connections {
        target: root.match

        function onActed() {
            area.hasten();
            area.hush(); // a hint, or why something could not be done
        }
        function onTakenBack() {
            area.drop();
        }
    }
    Connections {
        target: root.match.turn

        function onPassingChanged() {
            if (!root.match.turn.passing)
                area.hush(); // "You cannot play: pass."
        }
        function onPhaseChanged() {
            if (root.match.turn.phase !== Turn.YourTurn && root.match.turn.phase !== Turn.BotTurn)
                area.hush(); // a sheet comes: what was said belongs to what was before
            root.sheetChange();
        }
    }
    ActionBar {
        id: actions

        parent: area.corner
        y: parent.height - height - foot
        rack: parent.height
        match: root.match
        room: area.corner.width
        small: root.small
        arriving: root.arriving
        onWaysWanted: ways => root.waysWanted(ways)
        onSureWanted: (action, label) => {
            area.hush();
            if (action === root.match.advice.action) // a hint that is followed is not doubted
                root.match.play(action);
            else
                sure.ask(action, label);
        }
        onResultWanted: root.sheetWanted("result")
    }
    HurryButton {
        id: hurry

        parent: area.over
        x: Settings.rightToLeft ? area.side + 12 : parent.width - area.side - width - 12
        y: area.feltHeight - height - 10 + Math.min(0, actions.y)
        turn: root.match.turn
    }
    SurePanel {
        id: sure

        parent: area.over
        x: Settings.rightToLeft ? 8 : parent.width - width - 8
        y: area.feltHeight + Math.min(0, actions.y) - height - 8 // over the felt: what could be laid is in sight
        match: root.match
        within: area.over
        onAnswered: root.answered()
    }
    AskedQuestion {
        id: question

        parent: area.over
        free: area.free
        hung: area.hung
        own: area.own
        head: area.head
        feltHeight: area.feltHeight
        waits: area.showing
        match: root.match
        small: root.small
        onAnswered: root.answered()
    }
    DragTile {
        id: drag

        match: root.match
        scene: area.scene
        rack: area.rack
        onTogetherDropped: actions.pressTogether()
        onActiveChanged: if (drag.active) {
            area.hush(); // why the last one could not lie there, or another's hint
            area.scene.world.refuseAt(-1);
        }
    }
}
