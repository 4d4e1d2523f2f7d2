// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// What the player does with tiles: it hears of clicks and drags on the rack and on the table, and does what they mean.
Item {
    id: root

    required property Match match
    required property TableArea area
    required property ActionBar actions
    required property bool focused ///< the keys are the table's, and not a button's
    required property bool byKeys ///< and came there by a key

    readonly property Rack rack: root.area.rack
    readonly property alias drag: drag

    property string _refused: "" ///< why what was chosen last could not be done

    signal turnWanted(step: int)

    /// What Enter does.
    function playCurrent() {
        hands.playCurrent();
    }

    Binding {
        // Where the hand is gathered, and while a question is asked, it is time for other things than tiles: then none of
        // them is dim.
        target: root.rack
        property: "choosing"
        value: root.match.turn.phase === Turn.YourTurn && root.match.table.texts.question === "" && (root.match.selection.gathers || root.match.table.texts.handNote === "")
    }
    Binding {
        target: root.rack
        property: "focused"
        value: root.focused
    }
    Binding {
        target: root.rack
        property: "byKeys"
        value: root.focused && root.byKeys
    }
    Binding {
        target: root.rack
        property: "opening"
        value: drag.opening
    }
    Binding {
        target: root.rack
        property: "dragged"
        value: drag.row
    }
    Binding {
        target: root.rack
        property: "draggedWithOthers"
        value: drag.many
    }
    Connections {
        target: root.rack

        function onTileClicked(row: int) {
            hands.clicked(row);
        }
        function onTileDoubleClicked(row: int) {
            hands.doubleClicked(row);
        }
        function onTileSwept(row: int) {
            root.match.selection.choose(row, false);
        }
        function onDragBegan(row: int, at: point, byFinger: bool) {
            drag.begin(row, at, byFinger);
        }
        function onDragMoved(at: point) {
            drag.move(at);
        }
        function onDragEnded() {
            drag.drop();
        }
        function onDragBroken() {
            drag.cancel();
        }
    }
    Connections {
        target: root.match.advice

        function onSaid(words: string) {
            root._refused = words;
        }
    }
    Connections {
        target: root.match.selection

        function onCountChanged() {
            // of another tile it says nothing
            if (root.match.selection.count === 0 || root._refused === "")
                return;
            if (root.area.words === root._refused)
                root.area.hush();
            root._refused = "";
            root.area.scene.world.refuseAt(-1);
        }
    }
    Connections {
        target: root.area.scene

        function onSpotTaken(row: int) {
            hands.play(row);
        }
        function onTurnWanted(step: int) {
            root.turnWanted(step);
        }
        function onPlacePointed() {
            root.match.advice.forget(); // that is Enter's now
        }
        function onTogetherWanted() {
            root.actions.pressTogether();
        }
        function onTakeWanted(action: string) {
            root.match.play(action);
        }
        function onFeltTapped(at: point) {
            const row = root.match.selection.joining(at.x, at.y);
            if (row >= 0) {
                hands.play(row); // who presses a meld means it, and not the place beside it alone
                return;
            }
            if (root.match.advice.refuseNear(root.match.selection.tile, at.x, at.y))
                return; // a tile that does not fit an end stays chosen: another end may be meant
            root.match.advice.putAway(); // a finger has no Escape
            root.match.selection.clear();
        }
    }
    TableHands {
        id: hands

        match: root.match
        rack: root.rack
        scene: root.area.scene
        onTogetherWanted: root.actions.pressTogether()
        onRowWanted: row => root.actions.pressRow(row)
        onNextWanted: if (root.actions.resultCame) // a key that comes too late does not go past the result
            root.match.next()
    }
    DragTile {
        id: drag

        match: root.match
        scene: root.area.scene
        rack: root.rack
        onTogetherDropped: root.actions.pressTogether()
        onActiveChanged: if (drag.active) {
            root.area.hush(); // why the last one could not lie there, or another's hint
            root.area.scene.world.refuseAt(-1);
        }
    }
}
