// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// One of our own line icons, drawn on a grid of 24.
Canvas {
    id: root

    required property string name
    property color color: Theme.colors.ink
    property real weight: 2

    readonly property var _paths: ({
            "back": "M15 5 L8 12 L15 19",
            "redo": "M15 14 L20 9 L15 4 M20 9 H10 A5.5 5.5 0 0 0 10 20 H14",
            "undo": "M9 14 L4 9 L9 4 M4 9 H14 A5.5 5.5 0 0 1 14 20 H10",
            "turn": "M19.5 12 A7.5 7.5 0 1 1 16.5 6 M12.5 7 L17 6.5 L16.5 2",
            "hint": "M9.5 17 H14.5 M10.5 20.5 H13.5 M9.5 17 C9.5 14 6.5 13 6.5 9 A5.5 5.5 0 0 1 17.5 9 C17.5 13 14.5 14 14.5 17",
            "menu": "M5 7 H19 M5 12 H19 M5 17 H19",
            "score": "M4 5 H20 V19 H4 Z M4 10 H20 M12 10 V19",
            "close": "M6 6 L18 18 M18 6 L6 18",
            "settings": "M4 8 H9 M15 8 H20 M15 8 A3 3 0 0 1 9 8 A3 3 0 0 1 15 8 M4 17 H5 M11 17 H20 M11 17 A3 3 0 0 1 5 17 A3 3 0 0 1 11 17",
            "forth": "M9 5 L16 12 L9 19",
            "backward": "M12 6 L6 12 L12 18 M19 6 L13 12 L19 18",
            "forward": "M12 6 L18 12 L12 18 M5 6 L11 12 L5 18",
            "first": "M6 5 V19 M17 5 L10 12 L17 19",
            "last": "M18 5 V19 M7 5 L14 12 L7 19",
            "pause": "M8.5 5 V19 M15.5 5 V19",
            "markBack": "M13 5 L6 12 L13 19 M18.5 5 V14 M18.5 18.5 V18.7",
            "markOn": "M11 5 L18 12 L11 19 M5.5 5 V14 M5.5 18.5 V18.7",
            "list": "M9 6 H20 M9 12 H20 M9 18 H20 M4 6 H4.5 M4 12 H4.5 M4 18 H4.5",
            "hands": "M3.5 8 H8.5 V18 H3.5 Z M9.5 6 H14.5 V16 H9.5 Z M15.5 8 H20.5 V18 H15.5 Z",
            "share": "M6.5 9.5 A2.5 2.5 0 0 1 6.5 14.5 A2.5 2.5 0 0 1 6.5 9.5 M17 4 A2.5 2.5 0 0 1 17 9 A2.5 2.5 0 0 1 17 4 M17 15 A2.5 2.5 0 0 1 17 20 A2.5 2.5 0 0 1 17 15 M9 10.8 L14.7 7.6 M9 13.2 L14.7 16.4",
            "save": "M12 4 V15 M7.5 10.5 L12 15 L16.5 10.5 M4.5 16 V20 H19.5 V16",
            "open": "M12 15 V4 M7.5 8.5 L12 4 L16.5 8.5 M4.5 16 V20 H19.5 V16",
            "trash": "M5 7 H19 M10 7 V4.5 H14 V7 M7 7 L8 20 H16 L17 7 M10.5 11 V16 M13.5 11 V16",
            "down": "M6 9 L12 15 L18 9",
            "plus": "M12 5 V19 M5 12 H19",
            "minus": "M5 12 H19",
            "check": "M5 13 L10 18 L19 7",
            "sort": "M7 5 V19 M4 16 L7 19 L10 16 M13 7 H20 M13 12 H18 M13 17 H16",
            "order": "M8 19 V5 M4.5 8.5 L8 5 L11.5 8.5 M16 5 V19 M12.5 15.5 L16 19 L19.5 15.5",
            "groups": "M3 6 H12.5 V18 H3 Z M7.75 6 V18 M17 6 H21.5 V18 H17 Z",
            "play": "M8 5 L19 12 L8 19 Z",
            "person": "M12 12 A4 4 0 0 1 12 4 A4 4 0 0 1 12 12 M4.5 20 C4.5 16 8 14.5 12 14.5 C16 14.5 19.5 16 19.5 20",
            "bot": "M6 9 H18 V18 H6 Z M12 9 V5 M9.5 13 V14 M14.5 13 V14 M3.5 12 V15 M20.5 12 V15",
            "question": "M8.5 9 A3.5 3.5 0 1 1 13.5 12 C12.4 12.6 12 13.2 12 14.5 M12 18 V18.2",
            "home": "M4 11 L12 4 L20 11 M6 10 V20 H18 V10",
            "lesson": "M2.5 9 L12 5 L21.5 9 L12 13 Z M7 11.5 V16 C9 18.5 15 18.5 17 16 V11.5 M21.5 9 V14.5",
            "fit": "M9 4 H4 V9 M15 4 H20 V9 M9 20 H4 V15 M15 20 H20 V15 M9 10.5 H15 V13.5 H9 Z",
            "closer": "M10.5 4.5 A6 6 0 0 1 10.5 16.5 A6 6 0 0 1 10.5 4.5 M15 15 L20 20 M10.5 8 V13 M8 10.5 H13",
            "warning": "M12 4 L21.5 20 H2.5 Z M12 10 V14.5 M12 17 V17.2",
            "history": "M12 4 A8 8 0 0 1 12 20 A8 8 0 0 1 12 4 M12 7.5 V12 L15 14",
            "puzzle": "M9.5 5.5 A2.5 2.5 0 0 1 14.5 5.5 V7 H19 V11.5 H17.5 A2.5 2.5 0 0 0 17.5 16.5 H19 V20 H5 V7 H9.5 Z",
            "statistics": "M3.5 20 H20.5 M7 16.5 V12 M12 16.5 V5 M17 16.5 V9",
            "book": "M12 6.5 C9.5 4.5 6 4.5 3.5 5.5 V18.5 C6 17.5 9.5 17.5 12 19.5 C14.5 17.5 18 17.5 20.5 18.5 V5.5 C18 4.5 14.5 4.5 12 6.5 V19.5",
            "crown": "M4 8 L8 12 L12 6 L16 12 L20 8 L18 18 H6 Z"
        })

    implicitWidth: 20
    implicitHeight: 20
    renderStrategy: Canvas.Immediate
    onNameChanged: root.requestPaint()
    onColorChanged: root.requestPaint()
    onVisibleChanged: if (visible) // what was painted out of sight is not kept
        root.requestPaint()
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
