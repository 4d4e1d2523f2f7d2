// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// A table at which a match is played, wherever that is: with the rack, the pile, the buttons and the keys.
Item {
    id: root

    required property Match match
    required property bool small
    required property real tileUnit
    property alias head: area.head
    property alias offered: area.offered
    property alias side: area.side
    property alias tellsNotes: area.tellsNotes

    readonly property alias feltHeight: area.feltHeight
    readonly property alias edge: area.edge
    readonly property bool arriving: area.scene.arriving ///< a tile is on its way
    readonly property alias keys: keys
    readonly property alias question: panels.question
    readonly property alias actions: actions
    property bool focused: true ///< the keys are the table's, and not a button's
    property bool byKeys: false ///< and came there by a key
    readonly property string rackName: area.rack.name
    property alias resultCame: actions.resultCame
    default property alias bars: area.bars

    signal escaped ///< and nothing was there to let go
    signal answered
    signal keysWanted ///< by a key the keys come back to the table
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

    objectName: "playArea"

    TableArea {
        id: area

        anchors.fill: parent
        match: root.match
        small: root.small
        tileUnit: root.tileUnit
        selection: root.match.selection
        showsHands: actions.over // all lie open then, at the table as well
        drawable: root.match.turn.mayDraw
        drawIsWise: actions.drawIsWise
        hurried: root.match.turn.pace.hurrying
        raised: actions.y < 0
        barLeast: actions.least
        obstacles: (actions.y < 0 ? [Qt.rect(area.corner.x + actions.x, area.feltHeight + actions.y, actions.width, -actions.y)] : []).concat(area.ring.count > 2 ? [panels.hurryRect] : [])
        cards: panels.rects
        standingMore: panels.hintMore
        standing: root.enabled && !hand.drag.active ? panels.hintWords : "" // a sheet lies over it, or a tile may come there
        onDrawn: actions.press(ChoiceModel.Draw)
        onLookWanted: tiles => root.lookWanted(tiles)
        onRuleWanted: anchor => root.ruleWanted(anchor)
        onWalkLeft: root.keysWanted()
    }
    TableKeys {
        id: keys

        match: root.match
        rack: area.rack
        scene: area.scene
        drag: hand.drag
        explainer: area.explainer
        table: area.walk
        focused: root.focused
        onFocusWanted: root.keysWanted()
        onHushWanted: area.hush()
        onSheetWanted: name => root.sheetWanted(name)
        onEscaped: root.escaped()
        onNextWanted: root.nextWanted()
        onPlayWanted: hand.playCurrent()
        onChoiceWanted: kind => actions.press(kind)
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

        function onForcedChanged() {
            if (!root.match.turn.forced)
                area.hush(); // that one passes
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
            panels.makeSure(action, label);
        }
        onResultWanted: root.sheetWanted("result")
    }
    PlayPanels {
        id: panels

        match: root.match
        area: area
        small: root.small
        lift: Math.min(0, actions.y)
        onAnswered: root.answered()
    }
    HandLink {
        id: hand

        anchors.fill: parent
        match: root.match
        area: area
        actions: actions
        focused: root.focused
        byKeys: root.byKeys
        onTurnWanted: step => keys.turn(step)
    }
}
