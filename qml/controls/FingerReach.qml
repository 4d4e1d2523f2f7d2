// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// The mask of what can be pressed and is drawn smaller than a finger needs, as in a small window: it takes a press a little beyond
/// its sides, as far as no other is there.
QtObject {
    id: root

    required property Item button

    readonly property real least: 44 ///< pixels that a finger needs
    readonly property real _aside: Math.max(0, root.least - root.button.width) / 2
    readonly property real _upright: Math.max(0, root.least - root.button.height) / 2

    /// Not typed but for its sign: Qt 6.4 compiles what is, and cannot go through an item's children then.
    function contains(point: point): bool {
        if (point.x >= 0 && point.x <= root.button.width && point.y >= 0 && point.y <= root.button.height)
            return true;
        if (point.x < -root._aside || point.x > root.button.width + root._aside || point.y < -root._upright || point.y > root.button.height + root._upright)
            return false;
        return !root._isOthers(root.button.x + point.x, root.button.y + point.y);
    }
    function _isOthers(x, y) {
        return Array.from(root.button.parent?.children ?? []).some(other => other !== root.button && other.visible && (other instanceof T.Control || other instanceof TextInput) && x >= other.x && x <= other.x + other.width && y >= other.y && y <= other.y + other.height);
    }
}
