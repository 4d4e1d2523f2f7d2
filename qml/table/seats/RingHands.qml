// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The open hands of the others in a ring of seats: each lies under the plate of its holder.
Repeater {
    id: root

    required property RingPlaces ring
    required property Table table
    required property Repeater plates ///< of the seats
    required property bool shown ///< they lie open

    /// So high are those under which the table begins.
    readonly property real highest: root._each(hand => hand.above ? hand.taken : 0).reduce((most, one) => Math.max(most, one), 0)
    readonly property var rects: root._each(hand => hand.visible ? Qt.rect(hand.x, hand.y, hand.width, hand.height) : null).filter(rect => rect !== null)

    /// So much room that seat's takes under its plate.
    function takenBy(seat: int): real {
        return root.count > 0 ? (root.itemAt(seat) as PlateHand)?.taken ?? 0 : 0;
    }
    function _each(what) {
        const all = [];
        for (let seat = 0; seat < root.count; ++seat) {
            const hand = root.itemAt(seat) as PlateHand;
            if (hand)
                all.push(what(hand));
        }
        return all;
    }
    function _widthOf(seat) {
        const plate = root.plates.itemAt(seat);
        return plate ? plate.width : root.ring.plateWidth;
    }

    model: root.shown ? root.table.seats : null

    PlateHand {
        id: open

        required property int seat
        required property var hand
        required property string name
        readonly property int _turn: root.plates.count > 0 ? (open.seat - root.table.side + root.plates.count) % root.plates.count : 0
        readonly property bool _aside: root.ring.cornered || (root.ring.sides && (open._turn === 1 || open._turn === root.ring.others))
        readonly property point _plate: root.ring.place(open._turn, root._widthOf(open.seat), root.ring.plateHeight)

        objectName: "plateHand"
        above: open._turn !== 0 && !open._aside
        visible: open._turn !== 0 && open.tiles.length > 0
        face: root.table.face
        holder: open.name
        meanings: root.table.meanings
        groups: open.hand
        best: Theme.px(root.ring.small ? 13 : 20)
        room: open._aside ? root.ring.plateWidth + 10 : Math.min(Theme.px(460), root.ring.width / Math.max(1, root.ring.inRow) - (root.ring.small ? 12 : 40))
        x: Math.max(6, Math.min(root.ring.width - width - 6, Math.round(open._plate.x + root._widthOf(open.seat) / 2 - width / 2)))
        y: open._plate.y + root.ring.plateHeight + 6
    }
}
