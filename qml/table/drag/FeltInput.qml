// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// What hands do on the felt: pan, zoom about the pointer, fit again, put a tile back, turn it.
Item {
    id: root

    required property Camera camera
    required property TableWorld world
    property Selection selection: null ///< of who plays here
    property Item stock: null ///< the heap to draw from, which may lie here
    property bool aiming: false ///< a tile is being dragged: the wheel turns it
    property var covered: [] ///< what lies on the felt and is no part of it, as rectangles

    signal tapped(at: point)
    signal turnWanted(step: int)

    /// A right press there turns a tile: the one that is dragged, the one in its place, or else the one that is about to
    /// be laid. It chooses no place.
    function turnsAt(at: point): bool {
        return root.aiming || (root.parent.contains(at) && ((root.selection?.spot ?? -1) >= 0 || root.world.placeAt(root.mapToItem(root.world, at)) >= 0));
    }
    /// Tiles lie there that can be drawn or taken, or looked through: that is no felt.
    function _heapAt(at: point): bool {
        const stock = root.stock?.parent === root.parent && root.stock.visible ? root.stock : null;
        return root.world.pileAt(root.mapToItem(root.world, at)) || (stock !== null && stock.contains(root.mapToItem(stock, at)));
    }

    containmentMask: QtObject {
        function contains(point: point): bool {
            if (point.x < 0 || point.y < 0 || point.x >= root.width || point.y >= root.height)
                return false;
            return !root.covered.some(one => point.x >= one.left && point.x < one.right && point.y >= one.top && point.y < one.bottom) && !root._heapAt(point);
        }
    }

    FeltGrip {
        id: grip

        camera: root.camera
    }
    TapHandler {
        onDoubleTapped: root.camera.fit()
        onTapped: point => root.tapped(point.position)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus // a finger has no buttons, and would be taken for this one
        onTapped: point => {
            if (root.turnsAt(point.position))
                root.turnWanted(1);
        }
    }
    DragFromHere {
        onHeldChanged: grip.held = held || pinch.here
        onActiveTranslationChanged: if (held)
            grip.pan(activeTranslation.x, activeTranslation.y)
        onTakenBack: grip.putBack()
    }
    Item {
        // the wheel means the table, whatever lies there
        anchors.fill: parent

        WheelHandler {
            target: null
            acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
            onWheel: event => {
                if (root.aiming)
                    root.turnWanted(event.angleDelta.y > 0 ? 1 : -1);
                else
                    grip.zoomAt(event.x, event.y, Math.pow(1.0015, event.angleDelta.y));
            }
        }
    }
    PinchHandler {
        id: pinch

        property real was: 1
        property point began ///< the middle of the fingers
        property bool here: false ///< the fingers came down on the felt

        target: null
        onActiveChanged: {
            was = 1;
            here = active && root.contains(root.mapFromItem(null, centroid.scenePressPosition.x, centroid.scenePressPosition.y));
            began = centroid.position;
            grip.held = false; // the felt is taken anew, though one finger may have held it
            grip.held = here;
        }
        onCentroidChanged: if (here && active)
            grip.pan(centroid.position.x - began.x, centroid.position.y - began.y)
        onActiveScaleChanged: {
            if (here)
                grip.zoomAt(centroid.position.x, centroid.position.y, activeScale / was);
            was = activeScale;
        }
    }
}
