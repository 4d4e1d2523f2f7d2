// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Shapes

/// A triangle with round corners in the middle of its square, "inset" from where a tile of that size would end. It is
/// there with the first frame: a Canvas is painted later, on a busy machine much later.
Shape {
    id: root

    property real unit
    property color color: "transparent"
    property color line: "transparent"
    property real lineWidth: 1
    property real inset: 0

    readonly property real _reach: root.width / 2 - 2 * root.inset ///< from the middle to each of its corners
    readonly property real _round: root.unit * 0.16
    readonly property real _cut: root._round * Math.sqrt(3) ///< from a corner to where its rounding begins
    readonly property real _right: root.width / 2 + root._reach * Math.sqrt(3) / 2
    readonly property real _left: root.width - root._right
    readonly property real _top: root.height / 2 - root._reach
    readonly property real _bottom: root.height / 2 + root._reach / 2
    readonly property real _aside: root._cut / 2 ///< along the slanted sides
    readonly property real _down: root._cut * Math.sqrt(3) / 2

    // where lines have ragged edges by themselves
    layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
    layer.samples: 4
    layer.smooth: true

    ShapePath {
        fillColor: root.color
        strokeColor: root.line
        strokeWidth: root.lineWidth
        startX: root.width / 2 + root._aside
        startY: root._top + root._down

        PathLine {
            x: root._right - root._aside
            y: root._bottom - root._down
        }
        PathArc {
            x: root._right - root._cut
            y: root._bottom
            radiusX: root._round
            radiusY: root._round
        }
        PathLine {
            x: root._left + root._cut
            y: root._bottom
        }
        PathArc {
            x: root._left + root._aside
            y: root._bottom - root._down
            radiusX: root._round
            radiusY: root._round
        }
        PathLine {
            x: root.width / 2 - root._aside
            y: root._top + root._down
        }
        PathArc {
            x: root.width / 2 + root._aside
            y: root._top + root._down
            radiusX: root._round
            radiusY: root._round
        }
    }
}
