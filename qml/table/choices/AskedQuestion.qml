// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// The question before tiles are laid, in its place: in the middle of the felt between the plates, as long as it fits
/// there; else beside the own plate, and what lies above that, whatever is asked.
QuestionPanel {
    id: root

    required property rect free ///< where no plate of the others is
    required property real hung ///< so far down they say something
    required property rect own ///< the player's own plate
    required property rect ownShown ///< tiles that the player has shown
    required property real head ///< so high the bar above the felt is
    required property real feltHeight
    readonly property real _gap: 14 ///< pixels between it and the own plate, which glows
    readonly property real _right: root.free.x + root.free.width
    /// The own plate, as wide as a badge becomes with what it says.
    readonly property rect _plate: {
        const wide = Math.max(root.own.width, Theme.px(150));
        return Qt.rect(Settings.rightToLeft ? root.own.x + root.own.width - wide : root.own.x, root.own.y, wide, root.own.height);
    }
    /// So wide it can be beside the tiles shown above that, or less: it goes before them then.
    readonly property real _besideShown: Settings.rightToLeft ? root.ownShown.x - 12 - root.free.x : root._right - 12 - root.ownShown.x - root.ownShown.width
    readonly property bool _keepsOff: !root.small && root.ownShown.width > 0 && root._besideShown > Theme.px(480)
    /// There is room at one side of it.
    readonly property bool _passes: root._plate.x + root._plate.width + root._gap + root.width <= root._right || root._plate.x - root._gap - root.width >= root.free.x
    readonly property real _aboveOwn: Math.min(root.free.height, root.own.y - 4 - root.free.y)
    /// So high it may be without lying over a plate.
    readonly property real _high: root._passes || root.height > root._aboveOwn ? root.free.height : root._aboveOwn
    readonly property real _lowest: Math.min(root.feltHeight - 4, root.free.y + root._high)
    readonly property real _highest: Math.max(root.head + 8, root.free.y, root.hung + 4 + root.height <= root._lowest ? root.hung + 4 : 0)
    readonly property real middle: root._highest + (root.free.y + root._high - root._highest - root.height) / 2
    property real kept: 0 ///< there it is, while it need not move: what lies above the felt may go
    readonly property real _roomNow: root.small ? Math.max(root.free.height, root.feltHeight - root.head - 8) : root.free.height - Math.max(0, root.hung + 4 - root.free.y) // rather over plates than cut off
    readonly property real _clearNow: (root._passes || root.briefest > root._aboveOwn ? root.free.height : root._aboveOwn) - Math.max(0, root.hung + 4 - root.free.y)
    property real _roomKept: Infinity ///< nor does it grow then
    property real _clearKept: Infinity
    readonly property string _asked: `${root.match.table.texts.question} ${root.feltHeight} ${root.small} ${root.visible}` ///< with this all is measured anew

    function settle() {
        if (!root.visible || Math.abs(root.kept - root.middle) > 40 || root.kept < root._highest || root.kept > root._lowest - root.height)
            root.kept = Math.round(root.middle);
    }

    /// Beside the own plate, if it could lie over it and there is room. However high it is, that it does not go from
    /// side to side with what is asked.
    function _clear(centred: real): real {
        if (centred >= root._plate.x + root._plate.width + root._gap || centred + root.width + root._gap <= root._plate.x)
            return centred;
        const after = root._plate.x + root._plate.width + root._gap;
        const before = root._plate.x - root._gap - root.width;
        return after + root.width <= root._right ? after : before >= root.free.x ? before : centred;
    }

    /// Beside the tiles that were shown above the own plate.
    function _off(centred: real): real {
        if (!root._keepsOff)
            return centred;
        return Settings.rightToLeft ? Math.min(centred, root.ownShown.x - 8 - root.width) : Math.max(centred, root.ownShown.x + root.ownShown.width + 8);
    }

    onMiddleChanged: soon.restart()
    onVisibleChanged: root.settle()
    width: Math.min(Theme.px(root.small ? 420 : 560), root._keepsOff ? root._besideShown : root.free.width - 16)
    x: Math.round(root._clear(root._off(root.free.x + (root.free.width - width) / 2)))
    y: height > root.free.height ? root.feltHeight - height - 4 : root.kept
    height: Math.min(implicitHeight, room)
    room: Math.min(root._roomNow, root._roomKept)
    clear: Math.min(root._clearNow, root._clearKept)
    on_AskedChanged: {
        root._roomKept = Infinity;
        root._clearKept = Infinity;
        settled.restart();
    }

    Timer { // what it goes by changes one after the other
        id: soon

        interval: 0
        onTriggered: root.settle()
    }
    Timer { // the plates take their places first
        id: settled

        interval: 500
        running: true
        onTriggered: {
            root._roomKept = root._roomNow;
            root._clearKept = root._clearNow;
        }
    }
}
