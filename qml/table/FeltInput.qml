// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What hands do on the felt: pan, zoom about the pointer, fit again, put a tile back, turn it.
Item {
    id: root

    required property Camera camera
    property bool aiming: false ///< a tile is being dragged: the wheel turns it

    signal tapped
    signal turnWanted(step: int)

    TapHandler {
        onDoubleTapped: root.camera.fit()
        onTapped: root.tapped()
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.turnWanted(1)
    }
    DragHandler {
        property point at

        target: null
        onActiveChanged: at = Qt.point(0, 0)
        onActiveTranslationChanged: {
            root.camera.panBy(activeTranslation.x - at.x, activeTranslation.y - at.y);
            at = Qt.point(activeTranslation.x, activeTranslation.y);
        }
    }
    WheelHandler {
        target: null
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad
        onWheel: event => {
            if (root.aiming)
                root.turnWanted(event.angleDelta.y > 0 ? 1 : -1);
            else
                root.camera.zoomAt(event.x, event.y, Math.pow(1.0015, event.angleDelta.y));
        }
    }
    PinchHandler {
        property real was: 1

        target: null
        onActiveChanged: was = 1
        onActiveScaleChanged: {
            root.camera.zoomAt(centroid.position.x, centroid.position.y, activeScale / was);
            was = activeScale;
        }
    }
}
