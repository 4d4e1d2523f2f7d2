// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// Where something lies over none of what it should keep off, or over as little of it as can be. What takes a list of
/// rectangles is not typed: Qt 6.4 compiles what is, and cannot go through such a list then.
QtObject {
    id: root

    /// The place in `room`, nearest to `from`, where an item of that size covers less than `least` (in pixels, squared),
    /// and nothing at all if that can be had: its `x`, `y` and what is `covered`; null where there is none.
    function search(places, item, from, room, least) {
        let best = null;
        const look = (x, y) => {
            const covered = root.covered(places, x, y, item.width, item.height);
            if (covered < least) {
                least = covered;
                best = {
                    "x": x,
                    "y": y,
                    "covered": covered
                };
            }
            return least === 0;
        };
        if (look(from.x, from.y) || look(from.x, room.y + 8))
            return best;
        const away = at => Math.abs(at.x - from.x) + Math.abs(at.y - from.y);
        for (const some of root._spots(item, from, room)) {
            if (some.sort((one, other) => away(one) - away(other)).some(at => look(at.x, at.y)))
                break;
        }
        return best;
    }
    /// How much of them a rectangle covers, in pixels, squared.
    function covered(places, x, y, width, height) {
        let sum = 0;
        for (const one of places) {
            const wide = Math.min(x + width, one.x + one.width) - Math.max(x, one.x);
            const high = Math.min(y + height, one.y + one.height) - Math.max(y, one.y);
            if (wide > 0 && high > 0)
                sum += wide * high;
        }
        return sum;
    }
    /// Where to look: beside `from`, then anywhere.
    function _spots(item, from, room) {
        const right = room.x + room.width - item.width - 8;
        const low = room.y + room.height - item.height - 8;
        const step = Math.max(8, room.width / 70);
        const aside = [];
        const all = [];
        for (let x = room.x + 8; x <= right; x += step) {
            aside.push(Qt.point(x, from.y));
            for (let y = room.y + 8; y <= low; y += step)
                all.push(Qt.point(x, y));
        }
        return [aside, all];
    }
}
