// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The table in the player's hand: it goes where the pointer goes, and back where they take that back.
QtObject {
    id: root

    required property Camera camera
    property bool held: false ///< they have it in hand

    property point _held ///< where it looked when they took it
    property point _by ///< and so far they have moved it since, in pixels
    property var _before: null ///< how they looked at it before that

    /// The pointer is so far from where it took the table in hand.
    function pan(dx: real, dy: real) {
        root._by = Qt.point(dx, dy);
        root.camera.lookAt(root._held.x - dx / root.camera.zoom, root._held.y - dy / root.camera.zoom);
    }
    /// Nearer, or further away, with the table lying still under that point of the screen.
    function zoomAt(x: real, y: real, factor: real) {
        root.camera.zoomAt(x, y, factor);
        root._held = Qt.point(root.camera.lookX + root._by.x / root.camera.zoom, root.camera.lookY + root._by.y / root.camera.zoom);
    }
    /// Keeps how one looks at it now, before it is moved by hand.
    function remember() {
        root._before = {
            "x": root.camera.lookX,
            "y": root.camera.lookY,
            "zoom": root.camera.zoom,
            "zoomed": root.camera.zoomed,
            "moved": root.camera.moved
        };
    }
    /// So one looks at it again.
    function putBack() {
        const before = root._before;
        root.camera.zoomed = before.zoomed;
        root.camera.moved = before.moved;
        if (before.moved)
            root.camera.go(before.x, before.y, before.zoom);
        else
            root.camera.follow();
    }

    onHeldChanged: {
        root.camera.held = root.held;
        if (!root.held)
            return;
        root.remember();
        root.camera.look(root.camera.lookX, root.camera.lookY, root.camera.zoom);
        root._held = Qt.point(root.camera.lookX, root.camera.lookY);
        root._by = Qt.point(0, 0);
    }
}
