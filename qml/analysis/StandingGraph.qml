// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Boneyard.Controls

/// How the match stood after each move: the lead that was to be expected at the end of the round, with a band that it
/// lies in. A press goes to a move. Time runs to the right in every language, as on the slider below it.
Item {
    id: root

    property var curve: [] ///< of MatchAnalysis
    property int count: 1 ///< all actions of the match
    property int ply: 0 ///< the move that is told of
    property var wordsOf: ply => "" ///< an action in words

    readonly property real _top: root._reach(1)
    readonly property real _low: root._reach(-1)
    readonly property real _step: root._stepFor(root._top + root._low)
    readonly property rect _plot: Qt.rect(Theme.small * 3.4, Theme.small * 1.7, Math.max(1, root.width - Theme.small * 3.4 - 12), Math.max(1, root.height - Theme.small * 2.4))
    readonly property int _pointed: hover.hovered ? root._nearest(hover.point.position.x) : root.curve.findIndex(point => point.ply === root.ply) ///< a place in the curve; -1: nothing is known there
    readonly property var _told: root.curve[root._pointed] ?? null
    /// What is known of the move that is pointed at, or else of where one is.
    readonly property string told: {
        if (!root._told || root._told.ply === 0)
            //: Above a graph of points, as long as nothing is known of where one is
            return qsTr("Points ahead, expected at the end of the round");
        if (root._told.error > 0)
            //: How a match stood after a move. %L1 its number, %2 points ahead of the best other player like +3.4, %3 how far that may be off
            return qsTr("After move %L1: %2 points expected, give or take %3").arg(root._told.ply).arg(Numbers.ahead(root._told.lead)).arg(Numbers.tenths(root._told.error));
        //: How a match stood after a move. %L1 its number, %2 points ahead of the best other player like +3.4
        return qsTr("After move %L1: %2 points").arg(root._told.ply).arg(Numbers.ahead(root._told.lead));
    }

    signal picked(ply: int)

    /// How far the curve goes up (1) or down (-1).
    function _reach(sign: int): real {
        return root.curve.reduce((most, point) => Math.max(most, sign * point.lead + point.error), sign > 0 ? 5 : 5) * 1.05;
    }
    /// A round number, so that about three lines are drawn.
    function _stepFor(span: real): real {
        const raw = span / 3;
        const power = Math.pow(10, Math.floor(Math.log(raw) / Math.LN10));
        const lead = raw / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }
    function xAt(ply: real): real {
        return root._plot.x + root._plot.width * ply / Math.max(1, root.count);
    }
    function yAt(lead: real): real {
        return root._plot.y + root._plot.height * (root._top - lead) / (root._top + root._low);
    }
    function _line(side: real): var {
        return root.curve.map(point => Qt.point(root.xAt(point.ply), root.yAt(point.lead + side * point.error)));
    }
    function _nearest(x: real): int {
        let best = 0;
        for (let i = 1; i < root.curve.length; ++i) {
            if (Math.abs(root.xAt(root.curve[i].ply) - x) <= Math.abs(root.xAt(root.curve[best].ply) - x))
                best = i;
        }
        return best;
    }

    objectName: "standingGraph"
    implicitHeight: Theme.px(root.Window.height < 700 ? 90 : 120)
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    Accessible.name: root.told

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: point => root.picked(root.curve[root._nearest(point.position.x)]?.ply ?? 0)
    }
    GraphLines {
        plot: root._plot
        step: root._step
        most: root._top
        least: root._low
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: "transparent"
            fillColor: Qt.alpha(Theme.colors.accent, Theme.plain ? 0.45 : 0.25)

            PathPolyline {
                path: root._line(1).concat(root._line(-1).reverse())
            }
        }
        ShapePath {
            strokeColor: Theme.colors.accent
            strokeWidth: 2
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root._line(0)
            }
        }
    }
    Rectangle {
        objectName: "marker"
        x: root.xAt(root.ply) - 1
        y: root._plot.y
        width: 2
        height: root._plot.height
        color: Theme.colors.ink
    }
    Repeater {
        model: root.curve.filter(point => point.grade >= 2)

        GraphDot {
            required property var modelData

            at: Qt.point(root.xAt(modelData.ply), root.yAt(modelData.lead))
            size: modelData.grade >= 3 ? 9 : 7
            color: modelData.grade >= 3 ? Theme.colors.bad : Theme.colors.accent
        }
    }
    GraphDot {
        visible: hover.hovered
        at: Qt.point(root.xAt(root._told?.ply ?? 0), root.yAt(root._told?.lead ?? 0))
        size: 11
        color: "transparent"
        border.width: 2
        border.color: Theme.colors.ink
    }
    AppText {
        objectName: "graphTold"
        x: root._plot.x
        width: root._plot.width
        //: What a graph says of a move. %1 "After move 5: +3.4 points", %2 the move in words
        text: root._told && root._told.ply > 0 ? qsTr("%1 · %2").arg(root.told).arg(root.wordsOf(root._told.ply)) : root.told
        font.pixelSize: Theme.small
        color: hover.hovered ? Theme.colors.ink : Theme.colors.quiet
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
