// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where beside a plate a rack may stand, the best place first: where the plates lie in a row beside it, at the sides of the
/// felt above it, or below what hangs from it. Where there is less room its tiles stand closer. In a row where the table
/// will come to lie there is none: it would not stand for long.
QtObject {
    id: root

    required property SeatRing ring
    readonly property real apart: 11 ///< pixels from the plate
    readonly property real most: Theme.px(420) ///< so wide at most
    readonly property real clear: 6 ///< pixels around each

    /// Places, as rectangles. Not typed: Qt 6.4 compiles what is, and reads the plate wrongly then.
    function of(plate, rack) {
        const inRow = plate.y < 20;
        const found = [];
        if (inRow && root.ring.parted)
            return found;
        for (const part of [1, 0.6]) {
            for (const place of inRow ? root._beside(plate, rack, part) : root._over(plate, rack, part)) {
                if (place.width > 0 && found.every(one => one.x !== place.x || one.y !== place.y || one.width !== place.width))
                    found.push(place);
            }
        }
        return found;
    }
    /// On which side of the plate such a place is. Not typed, as above.
    function sideOf(place, plate) {
        if (place.bottom <= plate.y)
            return "above";
        if (place.top >= plate.y + plate.height)
            return "below";
        return place.x < plate.x ? "left" : "right";
    }
    /// It lies on the felt, and apart from what is taken. Not typed, as above.
    function isFree(place, taken) {
        const gap = root.clear;
        if (place.x < gap || place.y < gap || place.right > root.ring.width - gap || place.bottom > root.ring.height - gap)
            return false;
        return taken.every(one => one.left >= place.right + gap || one.right <= place.left - gap || one.top >= place.bottom + gap || one.bottom <= place.top - gap);
    }
    /// Towards the middle of the felt first. The way to the next plate is shared with what stands beside that.
    function _beside(plate, rack, part) {
        const end = plate.x + plate.width;
        const row = root.ring.plateRects.filter(one => one.y < 20);
        const onLeft = Math.max(0, ...row.filter(one => one.right <= plate.x).map(one => (one.right + plate.x) / 2));
        const onRight = Math.min(root.ring.width, ...row.filter(one => one.left >= end).map(one => (one.left + end) / 2));
        const heap = plate.heapRect; // it stands beyond the tiles that the seat has won
        const left = Math.min(plate.x, heap.width > 0 ? heap.left : plate.x) - root.apart;
        const right = Math.max(end, heap.width > 0 ? heap.right : end) + root.apart;
        const before = root._wide(rack, (left - onLeft - root.apart) * part);
        const after = root._wide(rack, (onRight - right - root.apart) * part);
        const places = [Qt.rect(right, plate.y, after, plate.height), Qt.rect(left - before, plate.y, before, plate.height)];
        return plate.x + plate.width / 2 > root.ring.width / 2 + 2 ? places.reverse() : places;
    }
    function _over(plate, rack, part) {
        const wide = root._wide(rack, plate.width * part);
        const x = Math.round(plate.x + (plate.width - wide) / 2);
        return [plate.y - root.apart - plate.height, plate.y + plate.height + plate.hangsBy + root.apart].map(y => Qt.rect(x, y, wide, plate.height));
    }
    /// How wide it is in so much room; 0: it has none there.
    function _wide(rack, room) {
        const within = Math.min(root.most, room);
        return rack.fitsIn(within) ? Math.ceil(rack.wideIn(within)) : 0;
    }
}
