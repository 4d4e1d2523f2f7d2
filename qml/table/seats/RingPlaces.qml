// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// Where the plates of the seats lie around the felt, by how large they are and how much room there is.
Item {
    id: root

    property bool small: false
    property bool lowered: false ///< there is room below: the viewer's plate hangs over the lower edge
    property int others: 0 ///< seats but the viewer's
    property bool cornered: false ///< badges stand at the sides, from the corners on: a high table goes up between them
    property bool parted: false ///< late in a round the table lies up between the plates of the row
    property real plateWidth: 150
    property real plateHeight: 50
    property real shown: 0 ///< so wide are, beside a plate, the tiles that it has shown
    property real hangs: 0 ///< so far down hangs what belongs to a plate; where they are stepped
    property real handsHeight: 0 ///< so high are the open hands under the plates

    readonly property bool sides: !root.small && root.others > 2 && root.width > 760 ///< the first and the last sit at the sides

    /// In a narrow window that is high enough the first and the last sit below the others, at the sides.
    readonly property bool stepped: root.small && !root.cornered && root.others > 3 && root.width < 118 * Theme.roomy * root.others && root.height > 300
    readonly property real _hung: root.stepped ? Math.max(Theme.small + 12, root.hangs) : 0
    readonly property real _stepY: 8 + root.plateHeight + root._hung + 4 ///< there they sit
    readonly property int inRow: root.stepped || root.sides ? root.others - 2 : root.others
    readonly property int _onLeft: Math.floor(root.others / 2) ///< where they stand at the sides
    /// A plate is not wider than its part of the row above.
    readonly property real mostWide: root.cornered ? root.width / 4 : (root.width - (root.small ? 16 : 28) - (root.sides ? 120 : 0)) / Math.max(1, root.inRow) - (root.small ? 6 + Math.max(0, root.shown - 4) : 14)

    /// What the plates leave free for the tiles.
    readonly property rect free: {
        if (root.cornered) {
            const beside = Math.min(root.plateWidth, root.mostWide) + Math.max(0, root.shown) + 16;
            return Qt.rect(beside, 8, Math.max(1, root.width - 2 * beside), Math.max(1, root.height - 20));
        }
        const side = root.sides ? Math.min(root.plateWidth, root.mostWide) + 28 : 16;
        const top = root.stepped ? root._stepY + root.plateHeight + root.handsHeight + 8 : root.others >= 1 ? root.plateHeight + root.handsHeight + (root.small ? 12 : 26) : 12;
        return Qt.rect(side, top, Math.max(1, root.width - 2 * side), Math.max(1, root.height - top - 12));
    }

    /// The left upper corner of the plate of the seat that is "turn" places to the left of the viewer.
    function place(turn: int, w: real, h: real): point {
        const margin = root.small ? 8 : 14;
        const over = root.lowered && !root.small;
        if (turn === 0)
            return Qt.point(Settings.rightToLeft ? root.width - w - margin : margin, root.height - h + (over ? 26 : -margin));
        if (root.cornered)
            return root._beside(turn, w);
        if (root.stepped && (turn === 1 || turn === root.others))
            return Qt.point(turn === 1 ? margin : root.width - w - margin, root._stepY);
        if (root.sides && (turn === 1 || turn === root.others))
            return Qt.point(turn === 1 ? margin : root.width - w - margin, Math.round(root.height * 0.36));
        const inRow = root.inRow;
        const at = root.stepped || root.sides ? turn - 2 : turn - 1;
        const room = root.width - 2 * margin - (root.sides ? 2 * 60 : 0);
        let x = margin + (root.sides ? 60 : 0) + (room / inRow) * (at + 0.5) - w / 2;
        if (inRow === 1)
            x = (root.width - w) / 2;
        else if (inRow === 2 && !root.sides && !root.small)
            x = (root.width - w) * (at === 0 ? 0.22 : 0.78);
        return Qt.point(Math.round(x - root.shown / 2), margin);
    }
    /// Of those at the sides: up on the left, where the viewer's own is the lowest, and down on the right.
    function _beside(turn: int, w: real): point {
        const right = root.others - root._onLeft;
        const down = turn <= root._onLeft ? (root._onLeft - turn) / Math.max(1, root._onLeft) : (turn - root._onLeft - 1) / right;
        return Qt.point(turn <= root._onLeft ? 8 : root.width - w - 8, Math.round(8 + down * (root.height - 16 - root.plateHeight)));
    }
}
