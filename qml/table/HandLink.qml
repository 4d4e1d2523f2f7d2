// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// Between the rack and what is done with its tiles: it tells of clicks and drags, and is told what they do.
Item {
    id: root

    required property Match match
    required property Rack rack
    required property TableHands hands
    required property DragTile drag
    required property bool focused

    Binding {
        // Where the hand is gathered, there are times for other things than tiles: then none of them is dim.
        target: root.rack
        property: "choosing"
        value: root.match.turn.phase === Turn.YourTurn && (root.match.selection.gathers || root.match.table.texts.handNote === "")
    }
    Binding {
        target: root.rack
        property: "focused"
        value: root.focused
    }
    Binding {
        target: root.rack
        property: "opening"
        value: root.drag.opening
    }
    Binding {
        target: root.rack
        property: "dragged"
        value: root.drag.row
    }
    Binding {
        target: root.rack
        property: "draggedWithOthers"
        value: root.drag.many
    }
    Connections {
        target: root.rack

        function onTileClicked(row: int) {
            root.hands.clicked(row);
        }
        function onTileDoubleClicked(row: int) {
            root.hands.doubleClicked(row);
        }
        function onTileSwept(row: int) {
            root.match.selection.choose(row, false);
        }
        function onDragBegan(row: int, at: point, byFinger: bool) {
            root.drag.begin(row, at, byFinger);
        }
        function onDragMoved(at: point) {
            root.drag.move(at);
        }
        function onDragEnded() {
            root.drag.drop();
        }
        function onDragBroken() {
            root.drag.cancel();
        }
    }
}
