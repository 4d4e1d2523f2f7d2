// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T

/// A column that scrolls where it has no room, in a layout or anchored in a card. Its scroll bar stands in the margin beside it: were the column
/// narrower while it scrolls, its words could need more lines only for that, and the layout would never come to rest.
Flickable {
    id: root

    /// How much of the card's margin the scroll bar takes.
    property real margin: 14
    default property alias content: column.data
    property alias spacing: column.spacing
    readonly property alias inside: column ///< the column itself
    readonly property Item _focused: root.Window.activeFocusItem

    /// What the Tab key has come to is scrolled into sight.
    function _reveal() {
        const reason = (root._focused as T.Control)?.focusReason;
        if (reason !== Qt.TabFocusReason && reason !== Qt.BacktabFocusReason)
            return;
        root.reveal(root._focused);
    }
    /// Scrolls no further than it must; of what is too high for it the upper end is seen.
    /// The column is asked for its height: contentHeight follows it later.
    function reveal(item: Item) {
        const top = item.mapToItem(column, 0, 0).y;
        if (top < 0 || top > column.height) // it is none of these
            return;
        const lowest = top - 4;
        const highest = Math.min(lowest, top + item.height + 4 - root.height);
        root.contentY = Math.max(0, Math.min(column.height - root.height, Math.max(highest, Math.min(lowest, root.contentY))));
    }

    on_FocusedChanged: root._reveal()

    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.rightMargin: -root.margin
    implicitHeight: column.implicitHeight
    contentHeight: column.implicitHeight
    contentWidth: width
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    ColumnLayout {
        id: column

        anchors.left: parent?.left
        width: root.width - root.margin
    }
}
