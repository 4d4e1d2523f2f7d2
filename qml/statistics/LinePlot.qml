// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Boneyard.Controls

/// Lines over a number of matches, with axes that can be read. "lines" is a list of {points, color, dashed}, and
/// "marks" of {label, value}: heights worth a name. Time goes from left to right in every language.
Item {
    id: root

    property var lines: []
    property var marks: []
    property real leastSpan: 10 ///< a smaller range of values is not blown up
    property string spoken: ""

    readonly property rect _range: root.rangeOf(root.lines)
    readonly property real _step: root.niceStep(root._range.height / Math.max(2, Math.floor(field.height / 44)))

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
            "label": root.named(value),
            "strong": value === 0
        };
    }
    function xOf(value: real): real {
        return (value - root._range.x) / root._range.width * field.width;
    }
    function yOf(value: real): real {
        return field.height - (value - root._range.y) / root._range.height * field.height;
    }
    function named(value: real): string {
        return Numbers.whole(value);
    }

    implicitHeight: 220
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken

    FontMetrics {
        id: metrics

        font.family: Theme.family
        font.pixelSize: Theme.small
    }
    Item {
        id: field

        anchors.fill: parent
        anchors.leftMargin: Math.ceil(Math.max(metrics.advanceWidth(root.named(root._range.y)), metrics.advanceWidth(root.named(root._range.bottom)))) + 10
        anchors.rightMargin: 8
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

            Shape {
                id: line

                required property var modelData
                readonly property var spots: modelData.points.map(point => Qt.point(root.xOf(point.x), root.yOf(point.y)))
                readonly property point end: line.spots.length > 0 ? line.spots[line.spots.length - 1] : Qt.point(0, 0)

                anchors.fill: parent

                ShapePath {
                    strokeColor: line.modelData.color
                    strokeWidth: Theme.plain ? 3 : 2.5
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    capStyle: line.modelData.dashed ? ShapePath.FlatCap : ShapePath.RoundCap
                    strokeStyle: line.modelData.dashed ? ShapePath.DashLine : ShapePath.SolidLine
                    dashPattern: [3, 2]

                    PathPolyline {
                        path: line.spots
                    }
                }
                Rectangle {
                    x: line.end.x - width / 2
                    y: line.end.y - height / 2
                    visible: line.spots.length > 0
                    width: 8
                    height: 8
                    radius: 4
                    color: line.modelData.color
                }
            }
        }
    }
}
