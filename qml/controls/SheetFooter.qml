// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The buttons of a sheet: in one line where they go into it, else one below the other.
Flow {
    id: root

    required property real room ///< so wide it may be

    /// One line has room for them only so.
    readonly property bool snug: root.inLine("easeWide") > root.room && root.inLine("snugWide") <= root.room

    /// How wide they are in one line, by a property that says it of each; by its implicit width where it has none.
    /// Neither is typed: Qt 6.4 compiles what is, and cannot go through an item's children then.
    function inLine(wide) {
        return Array.from(root.children).reduce((width, button) => button.visible ? width + (button[wide] ?? button.implicitWidth) + root.spacing : width, 0) - root.spacing;
    }
    /// How wide one of them is. A button's implicit width follows from whether it is snug, too, but only after it.
    function _wideOf(button) {
        return (root.snug ? button.snugWide : button.easeWide) ?? button.implicitWidth;
    }
    function _keepIn() {
        for (const button of Array.from(root.children)) {
            button.width = Qt.binding(() => Math.min(root._wideOf(button), root.room));
            if (button instanceof GameButton)
                button.snug = Qt.binding(() => root.snug);
        }
    }

    spacing: 12
    visible: children.length > 0
    onChildrenChanged: root._keepIn()
}
