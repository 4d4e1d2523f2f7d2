// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The buttons of a sheet: in one line where they go into it, else one below the other, or where they share the line all
/// equally wide.
Flow {
    id: root

    required property real room ///< so wide it may be
    property bool shares: false ///< buttons that do not go into one line otherwise share one evenly

    /// One line has room for them only so.
    readonly property bool snug: root.inLine("easeWide") > root.room && root.inLine("snugWide") <= root.room
    readonly property bool shared: root.shares && root.inLine("snugWide") > root.room

    /// How wide they are in one line, by a property that says it of each; by its implicit width where it has none.
    /// Neither is typed: Qt 6.4 compiles what is, and cannot go through an item's children then.
    function inLine(wide) {
        return Array.from(root.children).reduce((width, button) => button.visible ? width + (button[wide] ?? button.implicitWidth) + root.spacing : width, 0) - root.spacing;
    }
    /// How wide one of them is. A button's implicit width follows from whether it is snug, too, but only after it.
    function _wideOf(button) {
        return (root.snug ? button.snugWide : button.easeWide) ?? button.implicitWidth;
    }
    /// How wide each is where they share the line, and how high.
    function _share() {
        const all = Array.from(root.children).filter(button => button.visible).length;
        return Math.floor((root.room - (all - 1) * root.spacing) / Math.max(1, all));
    }
    function _tallest() {
        return Array.from(root.children).reduce((tall, button) => Math.max(tall, button.implicitHeight), 0);
    }
    function _keepIn() {
        for (const button of Array.from(root.children)) {
            button.width = Qt.binding(() => root.shared ? root._share() : Math.min(root._wideOf(button), root.room));
            button.height = Qt.binding(() => root.shared ? root._tallest() : button.implicitHeight);
            if (button instanceof GameButton)
                button.snug = Qt.binding(() => root.snug);
        }
    }

    spacing: root.shares && root.room < 700 ? 8 : 12
    visible: children.length > 0
    onChildrenChanged: root._keepIn()
}
