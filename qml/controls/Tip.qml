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
    property real _past: 0 ///< so much further down: there lies a line with buttons that answer
    property bool _low: false ///< its thing stands in the lower half of the window, where the hand lies below it

    /// A window so low has no room beside what is hovered.
    readonly property bool _aside: root.parent?.Window.height < 360 && Explained.line !== null
    property string _saidAside: ""
    readonly property real _readable: Theme.small * 21 ///< about forty letters

    x: root.parent ? Math.round((root.parent.width - root.width) / 2) : 0
    y: root.above || root._low ? -root.height - 6 : root.parent ? root.parent.height + 6 + root._past : 0
    // what goes from the table is still under the pointer for a moment, and in no window
    visible: root.shown && !root._told && !root._aside && !Explained.card && root.text !== "" && !!root.parent?.Window.window
    onShownChanged: {
        root._told = false;
        if (root._saidAside !== "")
            Explained.hush(root._saidAside);
        root._saidAside = root.shown && root._aside && Explained.fits(root.text) ? root.text : "";
        if (root._saidAside !== "")
            Explained.hint(root._saidAside);
        if (!root.shown || !root.parent?.Window.window)
            return;
        const below = root.parent.mapToItem(null, 0, root.parent.height).y;
        root._low = below > root.parent.Window.window.height / 2;
        root._past = root._overOffer(below + 6);
    }
    /// From there on down it would lie over what is offered: so much further down it does not.
    function _overOffer(top: real): real {
        const offer = Explained.offer;
        if (!offer || !offer.visible || offer.Window.window !== root.parent.Window.window)
            return 0;
        const from = offer.mapToItem(null, 0, 0).y;
        const end = from + offer.height;
        return top < end && top + root.height > from ? end + 6 - top : 0;
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
