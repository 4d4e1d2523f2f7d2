// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// One of our own line icons, drawn on a grid of 24.
Canvas {
    id: root

    required property string name
    property color color: Theme.colors.ink
    property real weight: 2

    readonly property var _paths: ({
            "back": "M15 5 L8 12 L15 19",
            "undo": "M9 14 L4 9 L9 4 M4 9 H14 A5.5 5.5 0 0 1 14 20 H10",
            "hint": "M9.5 17 H14.5 M10.5 20.5 H13.5 M9.5 17 C9.5 14 6.5 13 6.5 9 A5.5 5.5 0 0 1 17.5 9 C17.5 13 14.5 14 14.5 17",
            "menu": "M5 7 H19 M5 12 H19 M5 17 H19",
            "score": "M4 5 H20 V19 H4 Z M4 10 H20 M12 10 V19",
            "close": "M6 6 L18 18 M18 6 L6 18",
            "settings": "M4 8 H9 M15 8 H20 M15 8 A3 3 0 0 1 9 8 A3 3 0 0 1 15 8 M4 17 H5 M11 17 H20 M11 17 A3 3 0 0 1 5 17 A3 3 0 0 1 11 17",
            "down": "M6 9 L12 15 L18 9",
            "plus": "M12 5 V19 M5 12 H19",
            "minus": "M5 12 H19",
            "check": "M5 13 L10 18 L19 7",
            "sort": "M7 5 V19 M4 16 L7 19 L10 16 M13 7 H20 M13 12 H18 M13 17 H16",
            "play": "M8 5 L19 12 L8 19 Z",
            "person": "M12 12 A4 4 0 0 1 12 4 A4 4 0 0 1 12 12 M4.5 20 C4.5 16 8 14.5 12 14.5 C16 14.5 19.5 16 19.5 20",
            "bot": "M6 9 H18 V18 H6 Z M12 9 V5 M9.5 13 V14 M14.5 13 V14 M3.5 12 V15 M20.5 12 V15",
            "home": "M4 11 L12 4 L20 11 M6 10 V20 H18 V10",
            "crown": "M4 8 L8 12 L12 6 L16 12 L20 8 L18 18 H6 Z"
        })

    implicitWidth: 20
    implicitHeight: 20
    renderStrategy: Canvas.Immediate
    onNameChanged: root.requestPaint()
    onColorChanged: root.requestPaint()
    onWidthChanged: root.requestPaint()
    onPaint: {
        const pen = root.getContext("2d");
        pen.reset();
        pen.scale(root.width / 24, root.height / 24);
        pen.lineWidth = root.weight;
        pen.lineCap = "round";
        pen.lineJoin = "round";
        pen.strokeStyle = root.color;
        pen.path = root._paths[root.name] ?? "";
        pen.stroke();
    }
}
