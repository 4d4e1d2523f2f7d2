// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What is worth a moment is seen when the tile that has made it lies: at its tiles, around the point where they meet, and at the
/// plates. It is over within two seconds, and any press ends it. At rest nothing of it is there.
MomentStage {
    id: root

    readonly property bool running: life.running
    readonly property int latest: 600 ///< milliseconds until the last of several moments begins
    property var _waiting: [] ///< what a tile on its way has made: {kind, pieces, seat, words}

    function add(kind: int, pieces: var, seat: int, words: string) {
        root._waiting.push({
            "kind": kind,
            "pieces": pieces,
            "seat": seat,
            "words": words
        });
        soon.restart();
    }
    /// Tiles that were laid while nobody looked light up in turn.
    function recall(pieces: var) {
        root.cut();
        root.span = root.usual + pieces.length * looks.recalled.apart;
        pieces.forEach((order, row) => root.light([order], looks.recalled, row * looks.recalled.apart));
        life.restart();
    }
    /// All of it is over at once.
    function cut() {
        root._waiting = [];
        life.stop();
        cues.hush();
        root.clear();
        root.land();
        root.span = root.usual;
        for (let seat = 0; seat < root.ring.count; ++seat)
            root.ring.plateOf(seat)?.calm();
    }

    function _begin() {
        if (root.scene.arriving || root._waiting.length === 0)
            return;
        const all = root._waiting;
        root._waiting = [];
        // However many come together, the last one begins while there is time to see it.
        const whole = all.slice(0, -1).reduce((sum, one) => sum + looks.of(one.kind).apart, 0);
        const pace = Theme.still ? 0 : Math.min(1, root.latest / Math.max(1, whole));
        let at = 0;
        for (const one of all) {
            const look = looks.of(one.kind);
            cues.add(Math.round(at), one.kind);
            if (Theme.highlight > 0)
                root._show(one, look, Math.round(at));
            at += look.apart * pace;
        }
        if (Theme.highlight > 0)
            life.restart();
    }
    function _show(one: var, look: var, at: int) {
        root.light(one.pieces, look, at);
        const middle = look.reach > 0 ? root.middle(one.pieces) : null;
        const camera = root.scene.camera;
        if (middle)
            root.burst(() => camera.toScreen(middle.x, middle.y), Math.max(26, look.reach * camera.zoom), at + look.after, look.color);
        if (look.atSeat)
            root.cheer(one.seat, look, at);
        if (one.words !== "")
            root.call(one.words, at);
    }

    objectName: "momentShow"

    Connections {
        target: root.scene

        function onArrivingChanged() {
            root._begin();
        }
    }
    Timer { // all that comes of one action comes at once
        id: soon

        interval: 0
        onTriggered: root._begin()
    }
    Timer {
        id: life

        interval: root.span
        onTriggered: {
            root.clear();
            root.span = root.usual;
        }
    }
    MomentLooks {
        id: looks
    }
    MomentSounds {
        id: cues
    }
}
