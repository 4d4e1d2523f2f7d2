// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A drag that begins on its own parent. Qt (6.4 to 6.8) also lets a DragHandler take up presses that began elsewhere
/// and only wander in; for those `held` stays false.
DragHandler {
    id: root

    /// Dragged, and the press was on the parent, as far as its containmentMask reaches. It is false once it has ended.
    property bool held: false
    readonly property bool byFinger: root.centroid.device?.type === PointerDevice.TouchScreen
    property bool _finger: false
    property bool _ending: false ///< by a finger; whether it was let go or taken away is told in a moment
    property bool _letGo: false
    property bool _taken: false

    signal dropped
    /// The system took the touch away: what was dragged was not let go.
    signal broken

    function _end() {
        if (!root._ending)
            return;
        root._ending = false;
        if (root._taken)
            root.broken();
        else
            root.dropped();
    }

    target: null
    onActiveChanged: {
        const was = root.held;
        if (root.active) {
            root._finger = root.byFinger;
            root._letGo = false;
            root._taken = false;
        }
        const press = root.centroid.scenePressPosition;
        root.held = root.active && root.parent.contains(root.parent.mapFromItem(null, press.x, press.y));
        if (!was || root.held)
            return;
        root._ending = root._finger;
        if (root._finger)
            Qt.callLater(root._end);
        else
            root.dropped();
    }
    onGrabChanged: transition => {
        // Both come at any end: first the one that it is.
        if (transition === PointerDevice.UngrabExclusive)
            root._letGo = true;
        else if (transition === PointerDevice.CancelGrabExclusive && !root._letGo)
            root._taken = true;
    }
}
