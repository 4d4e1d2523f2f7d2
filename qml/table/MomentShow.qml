// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// What is worth a moment is seen when the tile that has made it lies: at its tiles, around the point where they meet, and at the
/// plates. It is over within two seconds, and any press ends it. At rest nothing of it is there.
Item {
    id: root

    required property TableScene scene
    required property SeatRing ring
    required property FreePlace places ///< finds where what is called out covers nothing

    readonly property bool running: life.running
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
    /// Points fly to their plate.
    function send(points: int, from: point, seat: int) {
        if (Theme.count > 0)
            flight.createObject(root, {
                "points": points,
                "from": from,
                "to": root.ring.pointOf(seat)
            });
    }
    /// All of it is over at once.
    function cut() {
        root._waiting = [];
        life.stop();
        cues.hush();
        ending.come();
        Array.from(root.children).forEach(shown => shown.destroy());
        for (let seat = 0; seat < root.ring.count; ++seat)
            root.ring.plateOf(seat)?.calm();
    }

    function _begin() {
        if (root.scene.arriving || root._waiting.length === 0)
            return;
        const all = root._waiting;
        root._waiting = [];
        let at = 0;
        for (const one of all) {
            const look = looks.of(one.kind);
            cues.add(at, one.kind);
            if (Theme.highlight > 0)
                root._show(one, look, at);
            at += Theme.still ? 0 : look.apart;
        }
        if (Theme.highlight > 0)
            life.restart();
    }
    function _show(one: var, look: var, at: int) {
        root._light(one.pieces, look, at);
        const middle = look.reach > 0 ? root._middle(one.pieces) : null;
        const camera = root.scene.camera;
        if (middle)
            root._burst(() => camera.toScreen(middle.x, middle.y), Math.max(26, look.reach * camera.zoom), at + look.after, look.color);
        if (look.atSeat)
            root._cheer(one.seat, look, at);
        if (one.words !== "")
            root._call(one.words, at);
    }
    function _light(pieces: var, look: var, at: int) {
        const step = Theme.still ? 0 : Math.min(look.step, 600 / Math.max(1, pieces.length));
        pieces.forEach((order, row) => {
            const piece = root.scene.pieceOf(order);
            if (piece)
                light.createObject(piece, {
                    "piece": piece,
                    "delay": at + row * step,
                    "stays": (Theme.still ? 1400 : 500) + (pieces.length - 1 - row) * step,
                    "turns": look.turns
                });
        });
    }
    /// "where" tells its place, which moves with the table.
    function _burst(where: var, reach: real, at: int, color: color) {
        if (!Theme.still)
            burst.createObject(root, {
                "x": Qt.binding(() => where().x),
                "y": Qt.binding(() => where().y),
                "reach": reach,
                "color": color,
                "delay": at
            });
    }
    function _cheer(seat: int, look: var, at: int) {
        const plate = root.ring.plateOf(seat);
        if (!plate)
            return;
        cheer.createObject(root, {
            "plate": plate,
            "sign": look.sign,
            "color": look.color,
            "delay": at,
            "grand": look.grand
        });
        if (look.grand)
            root._burst(() => root.ring.pointOf(seat), Theme.px(120), at, look.color);
    }
    function _call(words: string, at: int) {
        const called = title.createObject(root, {
            "words": words,
            "delay": at,
            "room": root.width * 0.8
        }) as MomentTitle;
        called?.due.connect(() => {
            const felt = root.scene.view;
            const place = root.places.nearest(Qt.point(felt.x + felt.width / 2, felt.y + felt.height / 2), called);
            called.x = place.x;
            called.y = place.y;
        });
    }
    /// Of some tiles, a point in tile units; null: none of them lies there.
    function _middle(orders: var): var {
        const all = orders.map(order => root.scene.pieceOf(order)).filter(piece => piece !== null);
        if (all.length === 0)
            return null;
        return Qt.point(all.reduce((sum, piece) => sum + piece.px, 0) / all.length, all.reduce((sum, piece) => sum + piece.py, 0) / all.length);
    }

    objectName: "momentShow"
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

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

        interval: 1900
    }
    MomentEnd {
        id: ending
    }
    MomentLooks {
        id: looks
    }
    MomentSounds {
        id: cues
    }
    Component {
        id: light

        TileLight {
            end: ending
        }
    }
    Component {
        id: burst

        Burst {}
    }
    Component {
        id: cheer

        PlateCheer {}
    }
    Component {
        id: title

        MomentTitle {}
    }
    Component {
        id: flight

        PointsFlight {}
    }
}
