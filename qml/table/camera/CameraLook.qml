// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// How one looks at the table: what lies in the middle of the view, and how near that is. From one look to the next it
/// glides.
Item {
    id: root

    property rect view: Qt.rect(0, 0, 1, 1) ///< where on the screen the table should fit, in pixels
    property real lookX: 0 ///< the tile unit in the middle of the view
    property real lookY: 0
    property real zoom: 40 ///< pixels a tile unit

    /// Where it is going, or is already: what is seen is judged by this, not by each frame of the way.
    property var goal: ({
            "x": 0,
            "y": 0,
            "zoom": 40
        })
    property bool placed: false ///< one has looked at this view: from now on it glides

    readonly property real originX: root.view.x + root.view.width / 2 - root.lookX * root.zoom
    readonly property real originY: root.view.y + root.view.height / 2 - root.lookY * root.zoom

    function toTable(x: real, y: real): point {
        return Qt.point((x - root.originX) / root.zoom, (y - root.originY) / root.zoom);
    }
    function toScreen(x: real, y: real): point {
        return Qt.point(root.originX + x * root.zoom, root.originY + y * root.zoom);
    }
    /// Looks there at once.
    function look(x: real, y: real, z: real) {
        moves.stop();
        root.lookX = x;
        root.lookY = y;
        root.zoom = z;
        root.goal = {
            "x": x,
            "y": y,
            "zoom": z
        };
    }
    /// Goes there, if it has a place to come from.
    function go(x: real, y: real, z: real) {
        if (!root.placed || Theme.camera === 0) {
            root.look(x, y, z);
            root.placed = true;
            return;
        }
        moves.stop();
        root.goal = {
            "x": x,
            "y": y,
            "zoom": z
        };
        if (Math.abs(x - root.lookX) + Math.abs(y - root.lookY) + Math.abs(z - root.zoom) > 0.001)
            moves.start();
    }

    /// The middle of the view is elsewhere on the screen now, by so many pixels: what is seen stays where it is.
    function shift(dx: real, dy: real) {
        const onItsWay = moves.running;
        const to = root.goal;
        root.look(root.lookX + dx / root.zoom, root.lookY + dy / root.zoom, root.zoom);
        root.goal = {
            "x": to.x + dx / to.zoom,
            "y": to.y + dy / to.zoom,
            "zoom": to.zoom
        };
        if (onItsWay)
            moves.start();
    }

    CameraWay {
        id: moves

        camera: root
        goal: root.goal
    }
}
