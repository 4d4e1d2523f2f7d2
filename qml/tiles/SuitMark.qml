// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The symbol of a suit, told from the others by its form as well as by its colour.
Canvas {
    id: root

    required property string suit
    property color color: "black"

    readonly property var _paths: ({
            // on a grid of 20
            "K": "M10 1 L19 10 L10 19 L1 10 Z",
            "R": "M10 2 A8 8 0 0 1 10 18 A8 8 0 0 1 10 2 Z",
            "B": "M3 3 H17 V17 H3 Z",
            "O": "M10 2 L19 17 H1 Z",
            "joker": "M10 0.5 L12.7 7 L19.7 7.6 L14.4 12.2 L16 19 L10 15.4 L4 19 L5.6 12.2 L0.3 7.6 L7.3 7 Z"
        })

    renderStrategy: Canvas.Immediate
    onSuitChanged: root.requestPaint()
    onColorChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onPaint: {
        const pen = root.getContext("2d");
        pen.reset();
        pen.scale(root.width / 20, root.height / 20);
        pen.lineJoin = "round";
        pen.lineWidth = 1;
        pen.fillStyle = root.color;
        pen.strokeStyle = root.color;
        pen.path = root._paths[root.suit] ?? "";
        pen.fill();
        pen.stroke();
    }
}
