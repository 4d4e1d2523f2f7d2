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
    required property MomentShow moments
    required property DealShow deals
    property HeapTile heapTile: null

    property alias kept: places.others ///< what no points come up over, beside tiles and plates
    property bool plays: true ///< here a match is played: its tiles are dealt
    property bool tellsNotes: true ///< what the table asks for is said
    property bool hurried: false ///< all happens at once: what it comes to stands at the plates

    property string _note: "" ///< what the table asked for last

    function pop(seat: int, points: int, words: string, x: real, y: real, onTable: bool, kind: string) {
        if (Theme.pop === 0 || root.hurried)
            return;
        const before = onTable ? null : root._popOf(seat, kind);
        if (before) {
            before.join(before.points + points, root.match.table.earned(kind, before.points + points, before.times + 1));
            return;
        }
        const flight = root.scene.launch ? Theme.fly : Theme.arc; // from the hand, or from a seat
        const item = popper.createObject(root.ring, {
            "points": points,
            "words": words,
            "seat": seat,
            "kind": onTable ? "" : kind,
            "onTable": onTable,
            "earnedAt": Qt.point(x, y),
            "delay": onTable ? Math.max(flight + Theme.landed, Theme.camera) : 0,
            "room": Math.min(root.ring.width * 0.8, Theme.px(380))
        }) as ScorePop;
        if (!item)
            return;
        item.due.connect(() => {
            root._put(item);
            if (onTable)
                root.moments.send(item.points, Qt.point(item.x + item.width / 2, item.y + item.height / 2), seat);
            // a tile may have come to lie under another one
            root._pops().filter(other => other !== item && other.opacity > 0 && places.covers(other)).forEach(other => root._put(other));
        });
        item.rise();
    }
    /// What was to be seen of an action that is taken back.
    function drop() {
        root.moments.cut();
        root.deals.cut();
        root.scene.launch = null;
        root.scene.camera.all = false;
        root._pops().forEach(item => item.destroy());
    }
    function _put(item: ScorePop) {
        const at = places.nearest(item.onTable ? root.scene.camera.toScreen(item.earnedAt.x, item.earnedAt.y) : root.ring.pointOf(item.seat), item);
        item.x = at.x;
        item.y = at.y;
    }
    function _pops(): var {
        return Array.from(root.ring.children).filter(item => item instanceof ScorePop);
    }
    function _popOf(seat: int, kind: string): ScorePop {
        return kind === "" ? null : root._pops().find(item => item.seat === seat && item.kind === kind) ?? null;
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

    // What was said before the table was left is not said again, unless it must be acted on.
    Component.onCompleted: {
        if (root.plays && root.match.fresh)
            root.deals.deal();
        if (root.match.table.texts.noteAsks)
            root.tellNote();
        else
            root._note = root.match.table.texts.note;
    }

    FreePlace {
        id: places

        ring: root.ring
        scene: root.scene
    }
    Connections {
        target: root.scene.camera

        function onGoalChanged() {
            arrived.restart();
        }
    }
    Timer { // the table has moved: it may lie under points now
        id: arrived

        interval: Theme.camera + 20
        onTriggered: root._pops().filter(item => item.opacity > 0 && places.covers(item)).forEach(item => root._put(item))
    }
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
            root.moments.cut();
            root.deals.cut();
            if (root.plays && root.match.fresh)
                root.deals.deal();
            root.scene.camera.all = false;
            root.scene.camera.leave();
            root._pops().forEach(item => item.destroy());
        }
    }
    Connections {
        target: root.match.table.hand as QtObject

        function onNothingToArrange() {
            root.message.say(root.match.gathering.arrangeNone);
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
            root.scene.arrive(order, seat);
            Sounds.play(order === 0 ? "felt" : "tiles");
        }
        function onDrew(seat: int) {
            Sounds.play("draw");
            const drawn = seat === root.match.table.viewer ? root.rack.tileAt(root.rack.count - 1) : null;
            if (drawn)
                drawn.comeFrom(root.rack.mapFromItem(null, root.heapTile?.dropped ?? root.pile.mapToItem(null, root.pile.width / 2, root.pile.height / 2)), 0);
            else if (!root.hurried)
                root.deals.draw(seat);
        }
        function onScored(seat: int, points: int, words: string, x: real, y: real, onTable: bool, kind: string) {
            root.pop(seat, points, words, x, y, onTable, kind);
        }
        function onHappened(kind: int, pieces: list<int>, seat: int, words: string) {
            if (root.hurried)
                return;
            root.moments.add(kind, Array.from(pieces), seat, words);
            const piece = kind === Moment.Freed ? root.scene.pieceOf(pieces[0]) : null;
            if (piece)
                root.deals.free(root.scene.camera.toScreen(piece.px, piece.py), seat);
        }
        function onRoundEnded() {
            root.scene.camera.all = true;
            root.scene.camera.leave();
        }
    }
}
