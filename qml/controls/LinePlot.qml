// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Lines over a number of matches or rounds, with axes that can be read. "lines" is a list of {points, color, dashed}, and
/// "marks" of {label, value}: heights worth a name. A line may have a "label", a "pattern" of dashes, a "band" around it
/// (the points of its edge), and be "heavy"; "crowned" it has a crown before its label. Over days (DateAxis) the axis has dates.
/// Time goes as the language is read.
Item {
    id: root

    property var lines: []
    property var marks: []
    property real leastSpan: 10 ///< a smaller range of values is not blown up
    property real most: Infinity ///< no value can be greater
    property string spoken: ""
    property bool named: false ///< each line has its label at its end
    property bool dated: false ///< the places are days
    property bool readable: false ///< the values at one place can be asked for, by pointer and arrow keys
    property var titles: [] ///< what each place is called, from the first
    property int at: -1 ///< where the values are read; -1: nowhere

    readonly property bool _mirrored: root.LayoutMirroring.enabled
    readonly property rect _range: PlotScale.rangeOf(root.lines, root.leastSpan, root.dated, root.most)
    readonly property var _places: root.readable ? PlotScale.places(root.lines) : []
    readonly property real _tail: root.named ? Math.min(root.width * 0.42, root.lines.reduce((wide, line) => Math.max(wide, Math.ceil(metrics.advanceWidth(line.label)) + (line.crowned ? Theme.small + 5 : 0)), 0) + 30) : 8
    readonly property string _title: root.at < 0 ? "" : root.dated ? DateAxis.text(root.at) : (root.titles[root.at] ?? Numbers.whole(root.at))
    readonly property string _told: root.at < 0 ? "" : root._title + ": " + Sentence.sideBySide(reading.values.map(line => line.label + " " + Numbers.whole(line.value)))

    /// Somebody wants to see what is behind that place.
    signal chosen(at: int)

    function xOf(value: real): real {
        return ground.xOf(value);
    }
    function yOf(value: real): real {
        return ground.yOf(value);
    }
    function _read(x: real) {
        root.at = PlotScale.nearest(root._places, root._range.x + (root._mirrored ? field.width - x : x) / field.width * root._range.width);
    }
    function _walk(event: KeyEvent, steps: int) {
        event.accepted = root.readable;
        if (root.readable)
            root.at = PlotScale.walk(root._places, root.at, root._mirrored ? -steps : steps);
    }

    implicitHeight: 220
    activeFocusOnTab: root.readable
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken
    Accessible.description: root._told
    Accessible.focusable: root.readable
    Keys.onLeftPressed: event => root._walk(event, -1)
    Keys.onRightPressed: event => root._walk(event, 1)
    Keys.onReturnPressed: event => {
        event.accepted = root.at >= 0;
        if (root.at >= 0)
            root.chosen(root.at);
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

        objectName: "plotField"
        anchors.fill: parent
        anchors.leftMargin: Math.ceil(Math.max(metrics.advanceWidth(Numbers.whole(root._range.y)), metrics.advanceWidth(Numbers.whole(root._range.bottom)))) + 10
        anchors.rightMargin: root._tail
        anchors.topMargin: metrics.height / 2
        anchors.bottomMargin: metrics.height + 6

        PlotGround {
            id: ground

            anchors.fill: parent
            range: root._range
            marks: root.marks
            dated: root.dated
            metrics: metrics
        }
        Repeater {
            model: root.lines

            PlotLine {
                anchors.fill: parent
                shared: PlotScale.shared(root.lines, index)
                spots: modelData.points.map(point => Qt.point(root.xOf(point.x), root.yOf(point.y)))
                edge: (modelData.band ?? []).map(point => Qt.point(root.xOf(point.x), root.yOf(point.y)))
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
                        "crowned": line.crowned ?? false,
                        "y": root.yOf(line.points[line.points.length - 1].y)
                    }))
        }
        PlotReading {
            id: reading

            visible: root.at >= 0
            anchors.fill: parent
            place: root.xOf(root.at)
            title: root._title
            values: root.at < 0 ? [] : PlotScale.valuesAt(root.lines, root.at)
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
            onTapped: point => {
                root._read(point.position.x);
                if (root.at >= 0)
                    root.chosen(root.at);
            }
        }
    }
    FocusRing {
        shown: root.readable && root.activeFocus
    }
}
