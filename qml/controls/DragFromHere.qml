// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A drag that begins on its own parent. Qt (6.4 to 6.8) also lets a DragHandler take up presses that began elsewhere
/// and only wander in; for those `held` stays false.
DragHandler {
    id: root

    /// Dragged, and the press was on the parent, as far as its containmentMask reaches. It is false once `dropped`.
    property bool held: false

    signal dropped

    target: null
    onActiveChanged: {
        const was = root.held;
        const press = root.centroid.scenePressPosition;
        root.held = root.active && root.parent.contains(root.parent.mapFromItem(null, press.x, press.y));
        if (was && !root.held)
            root.dropped();
    }
}
