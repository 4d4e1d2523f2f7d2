// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Match

/// The other seats around the felt, clockwise from the viewer's left; the viewer's own plate at the lower left.
/// It belongs to the table and is not mirrored.
RingPlaces {
    id: root

    required property Table table
    property bool arriving: false ///< a tile is on its way
    property bool showsHands: false ///< open hands lie under the plates
    property real dealt: 1 ///< part of the tiles that are seen to have come to the seats

    property var racks: [] ///< by seat: its tiles are seen on the felt, unless that is null

    readonly property int count: plates.count
    property int made: 0 ///< plates so far: those of another match are others
    readonly property var handCounts: root._each(plate => plate.handCount)
    readonly property int _base: root.table.side

    // All plates have one form, which does not hang on how much each has to say.
    readonly property bool _shares: root._each(plate => plate.fitsShared).every(fits => fits)
    readonly property real _markSize: Math.min(...root._each(plate => plate.fittingMark))

    /// Where the viewer's own plate lies, with the tiles that it has shown.
    readonly property rect own: {
        const plate = root.count > 0 ? plates.itemAt(root._base) as SeatPlate : null;
        if (!plate)
            return Qt.rect(0, root.height, 0, 0);
        const before = plate.shownWide > 0 && plate.shownRect.x < plate.x ? plate.shownWide : 0;
        return Qt.rect(plate.x - before, plate.y, plate.width + plate.shownWide, plate.height);
    }

    readonly property rect ownShown: (root.count > 0 ? plates.itemAt(root._base) as SeatPlate : null)?.shownRect ?? Qt.rect(0, 0, 0, 0) ///< and the tiles alone

    /// The plates, and what hangs at them.
    readonly property var plateRects: root._each(plate => Qt.rect(plate.x, plate.y, plate.width, plate.height))
    readonly property var hangingRects: root._each(plate => plate.hangs).concat(root._each(plate => plate.heapRect), root._each(plate => plate.shownRect)).filter(one => one.width > 0)
    readonly property var hangingNow: root._each(plate => plate.hangsNow).concat(root._each(plate => plate.heapRect), root._each(plate => plate.shownRect)).filter(one => one.width > 0)
    readonly property alias handRects: hands.rects

    /// So far down hang, under the plates above, the tiles that they have shown; in a small window what they say.
    readonly property real hung: Math.max(0, ...root._each(plate => {
        if (plate._turn === 0 || (plate.y > 20 && (root.cornered || !root.small)))
            return 0;
        return root.small ? plate.hangs.y + plate.hangs.height : plate.shownHigh > 0 ? plate.y + plate.height + plate.shownHigh : 0;
    }))

    /// The middle of a seat's plate, a point. Not typed: Qt 6.4 compiles what is, and reads the plate wrongly then.
    function pointOf(seat) {
        const plate = plates.itemAt(seat);
        return plate ? Qt.point(plate.x + plate.width / 2, plate.y + plate.height / 2) : Qt.point(root.width / 2, 0);
    }
    /// A seat's plate. Not typed, as pointOf().
    function plateOf(seat) {
        return plates.itemAt(seat);
    }

    function _each(what) {
        const all = [];
        for (let seat = 0; seat < plates.count; ++seat) {
            const plate = plates.itemAt(seat);
            if (plate)
                all.push(what(plate));
        }
        return all;
    }

    others: Math.max(0, root.count - 1)
    plateWidth: root.count > 0 && plates.itemAt(0) ? plates.itemAt(0).implicitWidth : 150
    plateHeight: root.count > 0 && plates.itemAt(0) ? plates.itemAt(0).implicitHeight : 50
    shown: Math.max(0, ...root._each(plate => plate.shownWide))
    hangs: root.stepped ? Math.max(0, ...root._each(plate => plate.wordAbove ? 0 : plate.hangsBy)) : 0
    handsHeight: hands.highest
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Repeater {
        id: plates

        model: root.table.seats
        onItemAdded: ++root.made

        SeatPlate {
            id: plate

            readonly property int _turn: root.count > 0 ? (plate.seat - root._base + root.count) % root.count : 0
            readonly property point _at: root.place(plate._turn, plate.width, plate.height)

            face: root.table.face
            meanings: root.table.meanings
            small: root.small
            racked: (root.racks[plate.seat] ?? null) !== null
            arriving: root.arriving
            dealt: root.dealt
            shares: root._shares
            markSize: root._markSize
            wordAbove: plate._turn === 0
            below: hands.takenBy(plate.seat)
            wordRoom: plate._at.y < 20 ? root.mostWide + 8 : 1000 // beside others in the row
            // between pixels, a picture without a graphics card has seams
            width: Math.min(Math.ceil(implicitWidth), Math.floor(root.mostWide))
            height: Math.round(implicitHeight)
            x: Math.round(plate._at.x)
            y: Math.round(plate._at.y)
        }
    }
    RingHands {
        id: hands

        ring: root
        table: root.table
        plates: plates
        shown: root.showsHands
    }
}
