// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Where a moment is seen: what can light up, burst, fly or be called out over the table. At rest nothing of it is there.
Item {
    id: root

    required property TableScene scene
    required property SeatRing ring
    required property FreePlace places ///< finds where what is called out covers nothing
    readonly property int usual: 1900
    property int span: root.usual ///< milliseconds from its beginning until nothing of a moment is seen any more

    /// Points fly to their plate, under the tiles: whoever looks at these reads their numbers.
    function send(points: int, from: point, seat: int) {
        const plate = root.ring.plateOf(seat);
        if (Theme.count > 0 && plate)
            aFlight.createObject(root.scene.below, {
                "points": points,
                "from": from,
                "plate": Qt.rect(plate.x, plate.y, plate.width, plate.height)
            });
    }
    function light(pieces: var, look: var, at: int) {
        const step = Theme.still ? 0 : Math.min(look.step, 600 / Math.max(1, pieces.length));
        pieces.forEach((order, row) => {
            const piece = root.scene.world.pieceOf(order);
            if (piece)
                aLight.createObject(piece, {
                    "piece": piece,
                    "delay": at + row * step,
                    "stays": root._left((Theme.still ? 1400 : 500) + (pieces.length - 1 - row) * step, at + row * step, 620),
                    "turns": look.turns
                });
        });
    }
    /// "where" tells its place, which moves with the table.
    function burst(where: var, reach: real, at: int, color: color) {
        if (!Theme.still)
            aBurst.createObject(root, {
                "x": Qt.binding(() => where().x),
                "y": Qt.binding(() => where().y),
                "reach": reach,
                "color": color,
                "delay": at
            });
    }
    function cheer(seat: int, look: var, at: int) {
        const plate = root.ring.plateOf(seat);
        if (!plate)
            return;
        aCheer.createObject(root, {
            "plate": plate,
            "sign": look.sign,
            "color": look.color,
            "delay": at,
            "stays": root._left(Theme.still ? 1300 : 450, at, Theme.still ? 2 * Theme.fade : look.grand ? 1060 : 760),
            "grand": look.grand
        });
        if (look.grand)
            root.burst(() => root.ring.pointOf(seat), Theme.px(120), at, look.color);
    }
    function call(words: string, at: int) {
        const called = aTitle.createObject(root, {
            "words": words,
            "delay": at,
            "stays": root._left(1100, at, Theme.still ? 2 * Theme.fade : 560),
            "room": root.width * 0.8
        }) as MomentTitle;
        called?.due.connect(() => {
            const felt = root.scene.view;
            const place = root.places.free(Qt.point(felt.x + felt.width / 2, felt.y + felt.height / 2), called);
            called.x = place.x;
            called.y = place.y;
        });
    }
    /// Nothing of it is seen any more, but for points on their way.
    function clear() {
        ending.come();
        root._remove(Array.from(root.children));
    }
    /// Nor are those on their way.
    function land() {
        root._remove(Array.from(root.scene.below.children));
    }
    /// How long something rests that begins then and moves for so long, so that it is over in time.
    function _left(wanted: int, at: int, moves: int): int {
        return Math.max(0, Math.min(wanted, root.span - at - moves));
    }
    function _remove(all: var) {
        for (const shown of all) {
            shown.visible = false; // it is there until the next turn of the event loop
            shown.destroy();
        }
    }
    /// Of some tiles, a point in tile units; null: none of them lies there.
    function middle(orders: var): var {
        const all = orders.map(order => root.scene.world.pieceOf(order)).filter(piece => piece !== null);
        if (all.length === 0)
            return null;
        return Qt.point(all.reduce((sum, piece) => sum + piece.px, 0) / all.length, all.reduce((sum, piece) => sum + piece.py, 0) / all.length);
    }

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    MomentEnd {
        id: ending
    }
    Component {
        id: aLight

        TileLight {
            end: ending
        }
    }
    Component {
        id: aBurst

        Burst {}
    }
    Component {
        id: aCheer

        PlateCheer {}
    }
    Component {
        id: aTitle

        MomentTitle {}
    }
    Component {
        id: aFlight

        PointsFlight {}
    }
}
