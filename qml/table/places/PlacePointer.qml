// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// Makes that place current on which the mouse is. A place that comes up under a mouse at rest was not pointed at.
HoverHandler {
    id: root

    required property TableWorld world
    property Selection selection: null

    property point _last ///< of the window

    /// It has come to another place.
    signal pointed

    function look() {
        if (!root.hovered || !root.enabled || !root.selection)
            return;
        const before = root.selection.spot;
        const at = root.world.mapFromItem(null, root.point.scenePosition.x, root.point.scenePosition.y);
        root.world.pointer = Qt.point(at.x / root.world.unit, at.y / root.world.unit);
        root.selection.pointAt(root.world.placeAt(at));
        if (root.selection.spot !== before)
            root.pointed();
    }

    acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
    onPointChanged: {
        const here = root.point.scenePosition;
        if (!root.hovered || (here.x === root._last.x && here.y === root._last.y))
            return;
        root._last = here;
        root.look();
    }
    onHoveredChanged: if (!root.hovered && root.enabled)
        root.selection?.pointAt(-1)
}
