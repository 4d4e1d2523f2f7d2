// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// What happens at the table, made visible: tiles fly, points come up, a line is said.
Item {
    id: root

    required property ShownMatch match
    required property TableScene scene
    required property SeatRing ring
    required property MessageLine message
    required property Rack rack
    required property Item pile
    required property MomentShow moments
    required property DealShow deals
    property HeapTile heapTile: null

    property alias kept: pops.kept ///< what no points come up over, beside tiles and plates
    property alias panels: pops.panels ///< nor over what lies in these
    property bool plays: true ///< here a match is played: its tiles are dealt
    property bool tellsNotes: true ///< what the table asks for is said
    property bool hurried: false ///< all happens at once: what it comes to stands at the plates

    property string _note: "" ///< what the table asked for last

    /// What was to be seen of an action that is taken back.
    function drop() {
        root.moments.cut();
        root.deals.cut();
        root.scene.arrival.launch = null;
        root.scene.camera.all = false;
        pops.clear();
    }
    /// What the table asks for is said when it comes, and goes with it.
    function tellNote() {
        const note = root.match.table.texts.note;
        if (note !== "" && root.tellsNotes)
            root.message.say(note);
        else if (root._note !== "" && root.message.words === root._note)
            root.message.hush();
        root._note = note;
    }

    // What was said before the table was left is not said again, unless it must be acted on. A match begins before its
    // table comes: what there is to say of that was not said yet.
    Component.onCompleted: {
        const begins = root.plays && root.match.fresh;
        if (begins)
            root.deals.deal();
        if (begins || root.match.table.texts.noteAsks)
            root.tellNote();
        else
            root._note = root.match.table.texts.note;
    }

    ScorePops {
        id: pops

        table: root.match.table
        scene: root.scene
        ring: root.ring
        onCounted: (points, at, seat) => root.moments.send(points, at, seat)
    }
    Connections {
        target: root.match

        function onSaid(text: string) {
            root.message.say(text);
        }
        function onStarted() {
            root.scene.arrival.launch = null;
            root.moments.cut();
            root.deals.cut();
            if (root.plays && root.match.fresh)
                root.deals.deal();
            root.scene.camera.all = false;
            root.scene.camera.leave();
            pops.clear();
        }
    }
    Connections {
        target: root.match.table.hand as QtObject

        function onNothingToArrange() {
            root.message.say(root.match.game.gathering.arrangeNone);
        }
    }
    Connections {
        target: root.match.table.texts as QtObject

        function onNoteChanged() {
            root.tellNote();
        }
    }
    Connections {
        target: root.match.table

        function onClearing() {
            root.moments.cut();
            if (root.plays && !root.hurried)
                root.deals.sweep();
        }
        function onDealt() {
            if (root.plays && !root.hurried)
                root.deals.deal();
        }
        function onLaid(order: int, seat: int, fromHand: bool) {
            root.deals.cut();
            root.scene.arrival.arrive(order, seat);
            Sounds.play(order === 0 ? "felt" : "tiles");
        }
        function onDrew(seat: int) {
            Sounds.play("draw");
            const drawn = seat === root.match.table.viewer ? root.rack.drawnTile() : null;
            const dropped = root.heapTile?.dropped ?? null;
            const from = drawn ? root.rack.mapFromItem(null, dropped ?? root.pile.mapToItem(null, root.pile.width / 2, root.pile.height / 2)) : null;
            if (drawn && dropped && !root.match.table.hand.arranged)
                root.match.table.hand.move(drawn.index, root.rack.placeAt(from.x, from.y)); // it stands where it was let go
            if (drawn)
                drawn.comeFrom(from, 0);
            else if (!root.hurried)
                root.deals.draw(seat);
        }
        function onScored(seat: int, points: int, words: string, x: real, y: real, onTable: bool, kind: string, byTile: bool) {
            if (!root.hurried)
                pops.pop(seat, points, words, Qt.point(x, y), onTable, kind, byTile);
        }
        function onHappened(kind: int, pieces: list<int>, seat: int, words: string) {
            if (root.hurried)
                return;
            root.moments.add(kind, Array.from(pieces), seat, words);
            const piece = kind === Moment.Freed ? root.scene.world.pieceOf(pieces[0]) : null;
            if (piece)
                root.deals.free(root.scene.camera.toScreen(piece.px, piece.py), seat);
        }
        function onRoundEnded() {
            root.scene.camera.all = true;
            root.scene.camera.leave();
        }
    }
}
