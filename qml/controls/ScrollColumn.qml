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

    /// Scrolls something in it into sight.
    function reveal(item: Item) {
        focus.reveal(item);
    }
    /// Scrolls by a key, where there is more than is seen: what is only read is no stop of Tab.
    function scrollBy(key: int): bool {
        const line = 60;
        const page = root.height * 0.8;
        const ways = {
            [Qt.Key_Up]: -line,
            [Qt.Key_Down]: line,
            [Qt.Key_PageUp]: -page,
            [Qt.Key_PageDown]: page,
            [Qt.Key_Home]: -root.contentHeight,
            [Qt.Key_End]: root.contentHeight
        };
        const way = ways[key];
        if (way === undefined || root.contentHeight <= root.height)
            return false;
        root.contentY = Math.max(0, Math.min(root.contentHeight - root.height, root.contentY + way));
        return true;
    }

    Layout.fillWidth: true
    Layout.fillHeight: true
    Layout.rightMargin: -root.margin
    implicitHeight: column.implicitHeight
    contentHeight: column.implicitHeight
    contentWidth: width
    clip: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    RevealFocus {
        id: focus

        flick: root
        column: column
    }
    ColumnLayout {
        id: column

        anchors.left: parent?.left
        width: root.width - root.margin
    }
}
