// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common

/// A drag that begins on its own parent. Qt (6.4 to 6.8) also lets a DragHandler take up presses that began elsewhere
/// and only wander in; for those `held` stays false. Escape takes it back.
DragHandler {
    id: root

    /// Dragged, and the press was on the parent, as far as its containmentMask reaches. It is false once it has ended.
    property bool held: false
    property point at ///< of the window: where it is, or was let go
    readonly property bool byFinger: root.centroid.device?.type === PointerDevice.TouchScreen
    property bool _ended: false ///< but not yet told how

    signal dropped
    /// It was taken away, by the system, another window, another button or Escape: what was dragged was not let go.
    signal broken
    signal takenBack ///< by Escape: then it is broken as well

    /// Whatever is still dragged then is dragged in vain.
    function cancel() {
        if (!root.held)
            return;
        root.held = false;
        root.broken();
        root.takenBack();
    }

    readonly property Shortcut _escape: Shortcut {
        enabled: root.held
        sequences: ["Esc", "Back"]
        onActivated: root.cancel()
    }

    target: null
    onActiveChanged: {
        const was = root.held;
        const press = root.centroid.scenePressPosition;
        if (root.active)
            root.at = root.centroid.scenePosition;
        root.held = root.active && root.parent.contains(root.parent.mapFromItem(null, press.x, press.y));
        root._ended = was && !root.held;
    }
    onCentroidChanged: if (root.held)
        root.at = root.centroid.scenePosition
    // Of a touch that ends Qt tells both, first what it is. It ends a drag by the mouse when any button is let go.
    onGrabChanged: transition => {
        const letGo = transition === PointerDevice.UngrabExclusive;
        if (!root._ended || !(letGo || transition === PointerDevice.CancelGrabExclusive))
            return;
        root._ended = false;
        if (letGo && (root.byFinger || !Presses.leftIsDown()))
            root.dropped();
        else
            root.broken();
    }
}
