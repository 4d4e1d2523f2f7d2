// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What lies over the felt of a table: rectangles in the pixels of the ring of seats around it.
QtObject {
    id: root

    required property SeatRing ring
    required property Item tray
    required property Item bar ///< at its upper edge
    property var things: [] ///< what lies there beside the seats and what is theirs, in the pixels of the table
    property var panels: [] ///< and what comes up over all of it

    readonly property var obstacles: root._things.concat(root.ring.plateRects, root.ring.hangingRects, root.ring.handRects) ///< a tile is not to lie under them
    readonly property var seen: root._things.concat(root.ring.plateRects, root.ring.hangingNow, root.ring.handRects) ///< those of them that are seen now
    readonly property var pressed: root._things.concat(root.ring.plateRects) ///< those that can be pressed there, and are no felt
    readonly property var cards: root._onRing(root.panels)
    readonly property var noSeats: root._things.concat(root.cards) ///< all but the seats and what is theirs

    readonly property var _bar: root.bar.visible ? [Qt.rect(root.bar.x, root.tray.y + root.bar.y, root.bar.width, root.bar.height)] : []
    readonly property var _things: root._onRing(root._bar.concat(root.things))

    function _onRing(places: var): var {
        return places.map(one => Qt.rect(one.x - root.ring.x, one.y - root.ring.y, one.width, one.height));
    }
}
