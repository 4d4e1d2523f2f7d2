// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// The line that says what an icon does.
T.ToolTip {
    id: root

    property bool shown: false
    property bool above: false ///< what lies below is not to be covered
    property bool _told: false ///< it has been said at more length, or something else has: it comes again with the pointer
    property bool _low: false ///< its thing stands in the lower half of the window, where the hand lies below it

    /// A window so low has no room beside what is hovered.
    readonly property bool _aside: root.parent?.Window.height < 360 && Explained.line !== null
    property string _saidAside: ""
    readonly property real _readable: Theme.small * 21 ///< about forty letters

    x: root.parent ? Math.round((root.parent.width - root.width) / 2) : 0
    y: root.above || root._low ? -root.height - 6 : root.parent ? root.parent.height + 6 : 0
    // what goes from the table is still under the pointer for a moment, and in no window
    visible: root.shown && !root._told && !root._aside && !Explained.card && root.text !== "" && !!root.parent?.Window.window
    onShownChanged: {
        root._told = false;
        if (root._saidAside !== "")
            Explained.hush(root._saidAside);
        root._saidAside = root.shown && root._aside && Explained.fits(root.text) ? root.text : "";
        if (root._saidAside !== "")
            Explained.hint(root._saidAside);
        if (root.shown && root.parent?.Window.window)
            root._low = root.parent.mapToItem(null, 0, root.parent.height).y > root.parent.Window.window.height / 2;
    }
    enabled: false // a press goes through it, to what it lies on
    delay: 500
    margins: 6
    padding: 8
    implicitWidth: Math.min(contentItem.implicitWidth, root._readable) + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

    contentItem: AppText {
        text: root.text
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
    }
    background: Rectangle {
        radius: 8
        color: Theme.colors.chrome
        border.color: Theme.colors.outline
        border.width: Theme.colors.outlineWidth
    }

    Connections {
        target: root.shown ? Explained : null

        function onCardChanged() {
            if (Explained.card)
                root._told = true;
        }
        function onSpoken() {
            root._told = true;
        }
    }
}
