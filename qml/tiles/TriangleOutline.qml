// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A triangle with round corners in the middle of its square, "inset" from where a tile of that size would end.
Canvas {
    id: root

    required property real unit
    property color color: "transparent"
    property color line: "transparent"
    property real lineWidth: 1
    property real inset: 0

    renderStrategy: Canvas.Immediate
    onColorChanged: root.requestPaint()
    onLineChanged: root.requestPaint()
    onLineWidthChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onPaint: {
        const pen = root.getContext("2d");
        pen.reset();
        pen.translate(root.width / 2, root.height / 2);
        const reach = root.width / 2 - 2 * root.inset;
        const right = reach * Math.sqrt(3) / 2;
        const round = root.unit * 0.16;
        pen.beginPath();
        pen.moveTo(0, reach / 2);
        pen.arcTo(-right, reach / 2, 0, -reach, round);
        pen.arcTo(0, -reach, right, reach / 2, round);
        pen.arcTo(right, reach / 2, 0, reach / 2, round);
        pen.closePath();
        pen.fillStyle = root.color;
        pen.fill();
        pen.lineWidth = root.lineWidth;
        pen.strokeStyle = root.line;
        pen.stroke();
    }
}
