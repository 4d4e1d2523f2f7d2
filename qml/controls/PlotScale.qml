// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQml

/// The arithmetic of a plot's axes.
QtObject {
    id: root

    /// All that lines and their bands reach, with some room above and below. Along a number of things it begins at 0,
    /// along days where the first line does. No room is left above "most", which no value can pass.
    function rangeOf(lines: var, leastSpan: real, dated: bool, most: real): rect {
        let low = Infinity;
        let high = -Infinity;
        let left = dated ? Infinity : 0;
        let right = dated ? -Infinity : 1;
        for (const line of lines) {
            for (const point of line.points.concat(line.band ?? [])) {
                low = Math.min(low, point.y);
                high = Math.max(high, point.y);
                left = Math.min(left, point.x);
                right = Math.max(right, point.x);
            }
        }
        if (low > high)
            return Qt.rect(0, 0, 1, leastSpan);
        if (left === right) {
            left -= 1;
            right += 1;
        }
        const more = Math.max((high - low) * 0.08, (leastSpan - (high - low)) / 2);
        const top = Math.max(high, Math.min(high + more, most));
        const foot = Math.min(low - more, top - leastSpan);
        return Qt.rect(left, foot, right - left, top - foot);
    }
    /// 1, 2 or 5 with noughts, and at least that large.
    function niceStep(least: real): real {
        const power = Math.pow(10, Math.floor(Math.log10(Math.max(1, least))));
        for (const factor of [1, 2, 5]) {
            if (factor * power >= least)
                return factor * power;
        }
        return 10 * power;
    }
    function ticks(from: real, to: real, step: real): var {
        const all = [];
        for (let i = Math.ceil(from / step); i * step <= to; ++i)
            all.push(i * step);
        return all;
    }
    /// All places that a line has a point at, from the left.
    function places(lines: var): var {
        const all = new Set();
        for (const line of lines) {
            for (const point of line.points)
                all.add(point.x);
        }
        return Array.from(all).sort((one, other) => one - other);
    }
    /// The one of them that is nearest; -1 without any.
    function nearest(places: var, wanted: real): int {
        let best = -1;
        for (const place of places) {
            if (best < 0 || Math.abs(place - wanted) < Math.abs(best - wanted))
                best = place;
        }
        return best;
    }
    /// The one that comes so many after another, or the last; before the first one comes none.
    function walk(places: var, from: int, step: int): int {
        if (places.length === 0)
            return -1;
        const at = places.indexOf(from);
        const next = at < 0 ? (step < 0 ? places.length - 1 : 0) : at + step;
        return places[Math.max(0, Math.min(places.length - 1, next))];
    }
    /// For each way from one point of a line to the next whether one of the lines before it goes the same.
    function shared(lines: var, row: int): var {
        const ways = line => {
            const points = Array.from(line.points); // read once: a model may make them anew each time
            return points.slice(1).map((to, i) => [points[i].x, points[i].y, to.x, to.y].join());
        };
        if (row >= lines.length)
            return [];
        const known = new Set();
        lines.slice(0, row).forEach(line => ways(line).forEach(way => known.add(way)));
        return ways(lines[row]).map(way => known.has(way));
    }
    /// The values of all lines there, the highest first.
    function valuesAt(lines: var, at: int): var {
        const all = [];
        for (const line of lines) {
            const point = line.points.find(each => each.x === at);
            if (point)
                all.push({
                    "label": line.label ?? "",
                    "color": line.color,
                    "value": point.y
                });
        }
        return all.sort((one, other) => other.value - one.value);
    }
}
