// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// What happens at the table, made visible: tiles fly, points pop up, a line is said.
Item {
    id: root

    required property ShownMatch match
    required property TableScene scene
    required property SeatRing ring
    required property MessageLine message
    required property Rack rack
    required property Item pile

    function pop(seat: int, points: int, words: string, x: real, y: real, onTable: bool) {
        if (Theme.pop === 0)
            return;
        const at = onTable ? root.scene.camera.toScreen(x, y) : root.ring.pointOf(seat);
        const item = popper.createObject(root.ring, {
            "points": points,
            "words": words,
            "room": root.ring.width * 0.8
        }) as ScorePop;
        if (!item)
            return;
        item.x = Math.max(4, Math.min(root.ring.width - item.width - 4, at.x - item.width / 2));
        const above = onTable ? root.scene.camera.zoom * 1.2 : 0; // the tile stays in sight
        item.y = Math.max(4, Math.min(root.ring.height - item.height - 4, at.y - item.height / 2 - above));
    }

    function tellNote() {
        if (root.match.table.note !== "")
            root.message.say(root.match.table.note);
    }

    Component.onCompleted: root.tellNote()

    Component {
        id: popper

        ScorePop {}
    }
    Connections {
        target: root.match

        function onSaid(text: string) {
            root.message.say(text);
        }
        function onStarted() {
            root.scene.launch = null;
            root.scene.camera.fit();
        }
    }
    Connections {
        target: root.match.table

        function onNoteChanged() {
            root.tellNote();
        }
        function onLaid(order: int, seat: int, fromHand: bool) {
            root.scene.arrive(order, seat);
            Sounds.play(order === 0 ? "felt" : "tiles");
        }
        function onDrew(seat: int) {
            Sounds.play("draw");
            const drawn = seat === root.match.table.viewer ? root.rack.tileAt(root.rack.count - 1) : null;
            if (drawn)
                drawn.comeFrom(root.pile.mapToItem(root.rack, root.pile.width / 2, root.pile.height / 2));
        }
        function onScored(seat: int, points: int, words: string, x: real, y: real, onTable: bool) {
            root.pop(seat, points, words, x, y, onTable);
        }
        function onHighlighted(pieces: list<int>) {
            Sounds.play("points");
            if (Theme.highlight > 0)
                root.scene.highlight(pieces);
        }
        function onRoundEnded() {
            Sounds.play("end");
            root.scene.camera.fit();
        }
    }
}
