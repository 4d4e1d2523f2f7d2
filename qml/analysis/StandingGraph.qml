// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Shapes
import Boneyard.Controls

/// The chance to win before and after each move, with a band that it lies in. A press goes to a move. Time runs as the
/// language is read.
Item {
    id: root

    property var curve: [] ///< of MatchAnalysis
    property int count: 1 ///< all actions of the match
    property int ply: 0 ///< the move that is told of
    property var wordsOf: ply => "" ///< an action in words

    readonly property bool _mirrored: root.LayoutMirroring.enabled
    readonly property real _scale: Theme.small * 3.6 ///< so wide is what stands beside the lines
    readonly property rect _plot: Qt.rect(root._mirrored ? 12 : root._scale, Theme.small * 1.7, Math.max(1, root.width - root._scale - 12), Math.max(1, root.height - Theme.small * 2.4))
    readonly property int _pointed: hover.hovered ? root._nearest(hover.point.position.x) : root.curve.findIndex(point => point.ply === root.ply) ///< a place in the curve; -1: nothing is known there
    readonly property var _told: root.curve[root._pointed] ?? null
    /// What is known of the move that is pointed at, or else of where one is.
    readonly property string told: {
        if (!root._told)
            //: Above a graph, as long as nothing is known of where one is
            return qsTr("Chance to win");
        const chance = Numbers.percent(100 * root._told.chance);
        if (root._told.ply === 0)
            //: How a match stood when nobody had seen a tile. %1 is like 50%
            return qsTr("Before the deal: chance to win %1").arg(chance);
        if (root._told.error >= 0.005)
            //: How a match stood after a move. %L1 its number, %2 like 62%, %3 is how many of 100 that may be off
            return Sentence.filled(qsTr("After move %L1: chance to win %2, give or take %3"), [root._told.ply, chance, Numbers.whole(100 * root._told.error)]);
        //: How a match stood after a move. %L1 its number, %2 like 62%
        return Sentence.filled(qsTr("After move %L1: chance to win %2"), [root._told.ply, chance]);
    }

    signal picked(ply: int)

    function xAt(ply: real): real {
        const part = ply / Math.max(1, root.count);
        return root._plot.x + root._plot.width * (root._mirrored ? 1 - part : part);
    }
    function yAt(chance: real): real {
        return root._plot.y + root._plot.height * (1 - Math.max(0, Math.min(1, chance)));
    }
    function _line(side: real): var {
        return root.curve.map(point => Qt.point(root.xAt(point.ply), root.yAt(point.chance + side * point.error)));
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

            at: Qt.point(root.xAt(modelData.ply), root.yAt(modelData.chance))
            size: modelData.grade >= 3 ? 9 : 7
            color: modelData.grade >= 3 ? Theme.colors.bad : Theme.colors.accent
        }
    }
    GraphDot {
        visible: hover.hovered
        at: Qt.point(root.xAt(root._told?.ply ?? 0), root.yAt(root._told?.chance ?? 0))
        size: 11
        color: "transparent"
        border.width: 2
        border.color: Theme.colors.ink
    }
    AppText {
        objectName: "graphTold"
        x: root._plot.x
        width: root._plot.width
        //: What a graph says of a move. %1 "After move 5: chance to win 62%", %2 the move in words
        text: root._told && root._told.ply > 0 ? Sentence.filled(qsTr("%1 · %2"), [root.told, root.wordsOf(root._told.ply)]) : root.told
        font.pixelSize: Theme.small
        color: hover.hovered ? Theme.colors.ink : Theme.colors.quiet
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
