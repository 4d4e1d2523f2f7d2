// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Boneyard.Controls
import Boneyard.Settings

/// The points given away so far, move by move; the dearest moves have their number.
Item {
    id: root

    property var curve: [] ///< {ply, round, cost, sum}
    property var dearest: []
    property int total: root.curve.length ///< moves there will be

    readonly property real _most: root.curve.length > 0 ? root.curve[root.curve.length - 1].sum : 0
    readonly property real _step: root.stepFor(Math.max(root._most, 4))
    readonly property int _ticks: Math.max(1, Math.ceil(Math.max(root._most, 4) / root._step))
    readonly property real _axis: Theme.small * 3.2
    readonly property rect _plot: Qt.rect(Settings.rightToLeft ? 12 : root._axis, Theme.small * 2, Math.max(1, root.width - root._axis - 12), Math.max(1, root.height - Theme.small * 4))

    /// A round number, so that about four lines are drawn up to "most".
    function stepFor(most: real): real {
        const raw = most / 4;
        const power = Math.pow(10, Math.floor(Math.log(raw) / Math.LN10));
        const lead = raw / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }
    function xAt(move: real): real {
        const part = move / Math.max(1, root.total);
        return root._plot.x + root._plot.width * (Settings.rightToLeft ? 1 - part : part);
    }
    function yAt(sum: real): real {
        return root._plot.y + root._plot.height * (1 - sum / (root._ticks * root._step));
    }
    function line(): var {
        const points = [Qt.point(root.xAt(0), root.yAt(0))];
        for (let i = 0; i < root.curve.length; ++i) {
            points.push(Qt.point(root.xAt(i + 1), points[points.length - 1].y));
            points.push(Qt.point(root.xAt(i + 1), root.yAt(root.curve[i].sum)));
        }
        return points;
    }
    /// Where each round begins: {x, round}.
    function starts(): var {
        const all = [];
        for (let i = 0; i < root.curve.length; ++i) {
            if (i === 0 || root.curve[i].round !== root.curve[i - 1].round)
                all.push({
                    "x": root.xAt(i),
                    "round": root.curve[i].round
                });
        }
        return all;
    }

    implicitHeight: Theme.px(190)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    //: Spoken for the graph of an analysis. %1 is a number of points, %2 one of moves
    Accessible.name: qsTr("Points given away: %L1 after %L2 moves").arg(root._most.toFixed(1)).arg(root.curve.length)

    AppText {
        x: Settings.rightToLeft ? root.width - width : 0
        //: Above the graph of an analysis: what is summed up in it
        text: qsTr("Points given away, summed up")
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
    CostAxes {
        plot: root._plot
        ticks: root._ticks
        step: root._step
        starts: root.starts()
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.colors.accent
            strokeWidth: 2.5
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root.line()
            }
        }
    }
    Repeater {
        model: root.dearest

        Rectangle {
            id: dot

            required property var modelData
            required property int index
            readonly property var _move: root.curve[dot.modelData.number - 1]

            visible: dot._move !== undefined
            width: Theme.small * 1.5
            height: width
            radius: width / 2
            x: root.xAt(dot.modelData.number) - width / 2
            y: dot._move ? root.yAt(dot._move.sum - dot._move.cost / 2) - height / 2 : 0
            color: Theme.colors.accent

            AppText {
                anchors.centerIn: parent
                text: Numbers.whole(dot.index + 1)
                font.pixelSize: Theme.small
                font.weight: Font.Bold
                color: Theme.colors.accentInk
                Accessible.ignored: true
            }
        }
    }
}
