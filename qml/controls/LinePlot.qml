// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// Lines over a number of matches or rounds, with axes that can be read. "lines" is a list of {points, color, dashed}, and
/// "marks" of {label, value}: heights worth a name. A line may have a "label", a "pattern" of dashes, and be "heavy".
/// Time goes from left to right in every language.
Item {
    id: root

    property var lines: []
    property var marks: []
    property real leastSpan: 10 ///< a smaller range of values is not blown up
    property string spoken: ""
    property bool named: false ///< each line has its label at its end
    property bool readable: false ///< the values at one place can be asked for, by pointer and arrow keys
    property var titles: [] ///< what each place is called, from the left
    property int at: -1 ///< where the values are read; -1: nowhere

    readonly property rect _range: root.rangeOf(root.lines)
    readonly property real _step: root.niceStep(root._range.height / Math.max(2, Math.floor(field.height / 44)))
    readonly property real _tail: root.named ? Math.min(root.width * 0.34, root.lines.reduce((wide, line) => Math.max(wide, Math.ceil(metrics.advanceWidth(line.label))), 0) + 30) : 8
    readonly property string _told: root.at < 0 ? "" : (root.titles[root.at] ?? Numbers.whole(root.at)) + ": " + reading.values.map(line => line.label + " " + Numbers.whole(line.value)).join(", ")

    function rangeOf(lines: var): rect {
        let low = Infinity;
        let high = -Infinity;
        let right = 1;
        for (const line of lines) {
            for (const point of line.points) {
                low = Math.min(low, point.y);
                high = Math.max(high, point.y);
                right = Math.max(right, point.x);
            }
        }
        if (low > high)
            return Qt.rect(0, 0, 1, root.leastSpan);
        const more = Math.max((high - low) * 0.08, (root.leastSpan - (high - low)) / 2);
        return Qt.rect(0, low - more, right, high - low + 2 * more);
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
    function tick(value: real, place: real): var {
        return {
            "place": place,
            "label": Numbers.whole(value),
            "strong": value === 0
        };
    }
    function xOf(value: real): real {
        return (value - root._range.x) / root._range.width * field.width;
    }
    function yOf(value: real): real {
        return field.height - (value - root._range.y) / root._range.height * field.height;
    }
    /// The values of all lines there, the highest first.
    function valuesAt(at: int): var {
        const all = [];
        for (const line of root.lines) {
            const point = line.points.find(each => each.x === at);
            if (point)
                all.push({
                    "label": line.label,
                    "color": line.color,
                    "value": point.y
                });
        }
        return all.sort((one, other) => other.value - one.value);
    }
    function _read(x: real) {
        root.at = Math.max(0, Math.min(root._range.right, Math.round(x / field.width * root._range.width)));
    }
    function _walk(step: int) {
        root.at = root.at < 0 ? (step < 0 ? root._range.right : 0) : Math.max(0, Math.min(root._range.right, root.at + step));
    }

    implicitHeight: 220
    activeFocusOnTab: root.readable
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken
    Accessible.description: root._told
    Accessible.focusable: root.readable
    Keys.onLeftPressed: event => {
        event.accepted = root.readable;
        if (root.readable)
            root._walk(-1);
    }
    Keys.onRightPressed: event => {
        event.accepted = root.readable;
        if (root.readable)
            root._walk(1);
    }
    onActiveFocusChanged: if (!root.activeFocus)
        root.at = -1

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.small
    }
    Item {
        id: field

        anchors.fill: parent
        anchors.leftMargin: Math.ceil(Math.max(metrics.advanceWidth(Numbers.whole(root._range.y)), metrics.advanceWidth(Numbers.whole(root._range.bottom)))) + 10
        anchors.rightMargin: root._tail
        anchors.topMargin: metrics.height / 2
        anchors.bottomMargin: metrics.height + 6

        PlotTicks {
            anchors.fill: parent
            ticks: root.ticks(root._range.y, root._range.bottom, root._step).map(value => root.tick(value, root.yOf(value)))
        }
        PlotTicks {
            readonly property real step: root.niceStep(root._range.right / Math.max(2, Math.floor(field.width / 90)))

            anchors.fill: parent
            upright: true
            ticks: root.ticks(0, root._range.right, step).map(value => root.tick(value, root.xOf(value)))
        }
        Repeater {
            model: root.marks.filter(mark => mark.value > root._range.y && mark.value < root._range.bottom)

            PlotMark {
                required property var modelData

                y: root.yOf(modelData.value)
                width: field.width
                label: modelData.label
            }
        }
        Repeater {
            model: root.lines

            PlotLine {
                anchors.fill: parent
                spots: modelData.points.map(point => Qt.point(root.xOf(point.x), root.yOf(point.y)))
            }
        }
        PlotLabels {
            anchors.left: parent.right
            anchors.leftMargin: 10
            width: root._tail - 10
            height: parent.height
            visible: root.named
            lines: !root.named ? [] : root.lines.filter(line => line.points.length > 0).map(line => ({
                        "label": line.label,
                        "color": line.color,
                        "heavy": line.heavy ?? false,
                        "y": root.yOf(line.points[line.points.length - 1].y)
                    }))
        }
        PlotReading {
            id: reading

            visible: root.at >= 0
            anchors.fill: parent
            place: root.xOf(root.at)
            title: root.at < 0 ? "" : (root.titles[root.at] ?? Numbers.whole(root.at))
            values: root.at < 0 ? [] : root.valuesAt(root.at)
        }
        HoverHandler {
            id: pointer

            enabled: root.readable
            onPointChanged: if (pointer.hovered)
                root._read(pointer.point.position.x)
            onHoveredChanged: if (!pointer.hovered)
                root.at = -1
        }
        TapHandler {
            enabled: root.readable
            onTapped: point => root._read(point.position.x)
        }
    }
    FocusRing {
        shown: root.readable && root.activeFocus
    }
}
