// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The question before tiles are laid, in its place: in the middle of the felt between the plates, as long as it fits
/// there.
QuestionPanel {
    id: root

    required property rect free ///< where no plate is
    required property real head ///< so high the bar above the felt is
    required property real feltHeight
    readonly property real middle: root.free.y + (root.free.height - root.height) / 2
    property real kept: 0 ///< there it is, while it need not move: what lies above the felt may go

    function settle() {
        const highest = Math.max(root.head + 8, root.free.y); // over no plate
        const lowest = Math.min(root.feltHeight - 4, root.free.y + root.free.height) - root.height;
        if (!root.visible || Math.abs(root.kept - root.middle) > 40 || root.kept < highest || root.kept > lowest)
            root.kept = root.middle;
    }

    onMiddleChanged: root.settle()
    onVisibleChanged: root.settle()
    width: Math.min(Theme.px(root.small ? 420 : 560), root.free.width - 16)
    x: root.free.x + (root.free.width - width) / 2
    y: height > root.free.height ? root.feltHeight - height - 4 : root.kept
    height: Math.min(implicitHeight, room)
    room: root.small ? Math.max(root.free.height, root.feltHeight - root.head - 8) : root.free.height // rather over plates than cut off
    clear: root.free.height
}
