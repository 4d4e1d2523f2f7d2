// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where one looks at the table from: it keeps everything in view until the player takes it.
Item {
    id: root

    property rect view: Qt.rect(0, 0, 1, 1) ///< where on the screen the table should fit, in pixels
    property rect box: Qt.rect(-1, -1, 2, 2) ///< what should be seen, in tile units
    property real maxZoom: 60
    property real minZoom: 8
    property real legible: 12 ///< to show all of a large table, tiles are not made smaller than this
    property point interest: Qt.point(0, 0) ///< where the last tile lies: it stays in view

    property real lookX: 0 ///< the tile unit in the middle of the view
    property real lookY: 0
    property real zoom: 40 ///< pixels a tile unit
    property bool taken: false ///< the player moved it
    property bool _placed: false

    readonly property real originX: root.view.x + root.view.width / 2 - root.lookX * root.zoom
    readonly property real originY: root.view.y + root.view.height / 2 - root.lookY * root.zoom

    function toTable(x: real, y: real): point {
        return Qt.point((x - root.originX) / root.zoom, (y - root.originY) / root.zoom);
    }
    function toScreen(x: real, y: real): point {
        return Qt.point(root.originX + x * root.zoom, root.originY + y * root.zoom);
    }
    function zoomAt(x: real, y: real, factor: real) {
        root.take();
        const held = root.toTable(x, y);
        root.zoom = Math.max(root.minZoom, Math.min(root.maxZoom * 2.5, root.zoom * factor));
        const now = root.toTable(x, y);
        root.lookX += held.x - now.x;
        root.lookY += held.y - now.y;
    }
    function panBy(dx: real, dy: real) {
        root.take();
        root.lookX -= dx / root.zoom;
        root.lookY -= dy / root.zoom;
    }
    function take() {
        root.taken = true;
        moves.stop();
    }
    function fit() {
        root.taken = false;
        root.follow();
    }
    function lookAt(x: real, y: real) {
        root.take();
        root.lookX = x;
        root.lookY = y;
    }
    /// The middle of what is seen: of everything, or as near to the last tile as the table's edge lets it.
    function _middle(start: real, length: real, seen: real, wanted: real): real {
        if (length <= seen)
            return start + length / 2;
        return Math.max(start + seen / 2, Math.min(start + length - seen / 2, wanted));
    }
    function follow() {
        if (root.taken || root.view.width < 2 || root.view.height < 2)
            return;
        moves.stop();
        const whole = Math.min(root.view.width / Math.max(1, root.box.width), root.view.height / Math.max(1, root.box.height));
        const z = Math.min(root.maxZoom, Math.max(root.legible, whole));
        const x = root._middle(root.box.x, root.box.width, root.view.width / z, root.interest.x);
        const y = root._middle(root.box.y, root.box.height, root.view.height / z, root.interest.y);
        if (!root._placed || Theme.camera === 0) {
            root.lookX = x;
            root.lookY = y;
            root.zoom = z;
            root._placed = true;
        } else if (Math.abs(x - root.lookX) + Math.abs(y - root.lookY) + Math.abs(z - root.zoom) > 0.001) {
            toX.to = x;
            toY.to = y;
            toZoom.to = z;
            moves.start();
        }
    }

    onViewChanged: {
        root._placed = false;
        soon.restart();
    }
    onBoxChanged: soon.restart()
    onMaxZoomChanged: soon.restart()
    onInterestChanged: soon.restart()

    Timer { // the four sides of the box change one after the other
        id: soon

        interval: 0
        onTriggered: root.follow()
    }
    ParallelAnimation {
        id: moves

        NumberAnimation {
            id: toX

            target: root
            property: "lookX"
            duration: Theme.camera
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            id: toY

            target: root
            property: "lookY"
            duration: Theme.camera
            easing.type: Easing.InOutCubic
        }
        NumberAnimation {
            id: toZoom

            target: root
            property: "zoom"
            duration: Theme.camera
            easing.type: Easing.InOutCubic
        }
    }
}
