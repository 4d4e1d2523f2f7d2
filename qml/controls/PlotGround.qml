// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// What the lines of a plot lie on: its two axes, and the heights that have names. Along days the axis has dates.
Item {
    id: root

    required property rect range ///< of the values that it shows
    property var marks: [] ///< {label, value}
    property bool dated: false
    property FontMetrics metrics: null

    readonly property real _step: PlotScale.niceStep(root.range.height / Math.max(2, Math.floor(root.height / 44)))
    /// A name that would lie over the one below it stands before that one.
    readonly property var _apart: {
        const all = root.marks.filter(mark => mark.value > root.range.y && mark.value < root.range.bottom).sort((one, other) => one.value - other.value).map(mark => ({
                    "label": mark.label,
                    "place": root.yOf(mark.value),
                    "shift": 0
                }));
        for (let i = 1; i < all.length; ++i) {
            if (all[i - 1].place - all[i].place < Theme.small * 1.35)
                all[i].shift = all[i - 1].shift + Math.ceil(root.metrics.advanceWidth(all[i - 1].label)) + 14;
        }
        return all;
    }

    function xOf(value: real): real {
        const way = (value - root.range.x) / root.range.width * root.width;
        return root.LayoutMirroring.enabled ? root.width - way : way;
    }
    function yOf(value: real): real {
        return root.height - (value - root.range.y) / root.range.height * root.height;
    }
    function _tick(value: real, place: real): var {
        return {
            "place": place,
            "label": Numbers.whole(value),
            "strong": value === 0
        };
    }
    function _upright(): var {
        const most = Math.max(2, Math.floor(root.width / 90));
        if (root.dated)
            return Array.from(DateAxis.ticks(root.range.x, root.range.right, most)).map(tick => ({
                        "place": root.xOf(tick.day),
                        "label": tick.label,
                        "strong": false
                    }));
        const step = PlotScale.niceStep(root.range.right / most);
        return PlotScale.ticks(0, root.range.right, step).map(value => root._tick(value, root.xOf(value)));
    }

    PlotTicks {
        anchors.fill: parent
        ticks: PlotScale.ticks(root.range.y, root.range.bottom, root._step).map(value => root._tick(value, root.yOf(value)))
    }
    PlotTicks {
        anchors.fill: parent
        upright: true
        ticks: root._upright()
    }
    Repeater {
        model: root._apart

        PlotMark {
            required property var modelData

            objectName: "plotMark"
            y: modelData.place
            width: root.width
            label: modelData.label
            shift: modelData.shift
        }
    }
}
