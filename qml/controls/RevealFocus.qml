// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// Scrolls what the keys have come to into sight; what was pressed lies in sight, and stays where it is.
QtObject {
    id: root

    required property Flickable flick
    required property Item column ///< all that it scrolls, with the same room above and below
    readonly property Item _focused: root.flick.Window.activeFocusItem

    /// Scrolls no further than it must; of what is too high for it the upper end is seen.
    /// The column is asked for its height: contentHeight follows it later.
    function reveal(item: Item) {
        const inside = item.mapToItem(root.column, 0, 0).y;
        if (inside < 0 || inside > root.column.height) // it is none of these
            return;
        const top = root.column.y + inside;
        const lowest = top - 4;
        const highest = Math.min(lowest, top + item.height + 4 - root.flick.height);
        const whole = root.column.height + 2 * root.column.y;
        root.flick.contentY = Math.max(0, Math.min(whole - root.flick.height, Math.max(highest, Math.min(lowest, root.flick.contentY))));
    }

    on_FocusedChanged: {
        // What says no reason is never pressed to get the keys.
        const reason = (root._focused as T.Control)?.focusReason ?? (root._focused as T.TextField)?.focusReason ?? Qt.TabFocusReason;
        if (root._focused && (reason === Qt.TabFocusReason || reason === Qt.BacktabFocusReason))
            root.reveal(root._focused);
    }
}
