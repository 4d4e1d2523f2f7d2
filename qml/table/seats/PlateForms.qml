// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Which form the plates of the seats have: one that leaves room for the table as it is late in a round. It goes with
/// the window, and not with what lies there: who sits where is known by the place.
Item {
    id: root

    required property real spread ///< of a late table, in square tile units
    required property bool bends ///< it takes the form of the felt
    required property size felt ///< in pixels, while the hand lies in one row
    required property int others ///< seats but one's own
    required property bool small
    required property real readable ///< pixels a tile unit
    required property real beside ///< pixels from the side of the window to the hand, if nothing lies there

    /// With whole plates around it the table would be small, or they would merge: they shrink to badges.
    readonly property bool tight: {
        // No arm of a table goes up between four whole plates.
        const crowded = root.others > 3 && root._between > root._roomy * 1.2;
        return root._roomy < (crowded ? 2 : 1.12);
    }
    /// As badges they stand at the sides, rather than in a row above a high table.
    readonly property bool cornered: root.tight && root._between > root._below * 1.05 && root._below < 2.5
    /// There is room for the own plate beside the hand as it was dealt: in that round the plate stays, and the hand gives
    /// way.
    property bool lowered: false

    /// So large is a tile unit of a late table below a row of whole plates, by what can be read.
    readonly property real underRow: root._unit(root.felt.width - 32, root._underRow)
    readonly property real _plate: Theme.body + Theme.small + Theme.px(26)
    readonly property real _underRow: root.felt.height - root._plate - 38

    /// By what whole plates would leave of the felt.
    readonly property real _roomy: {
        const plate = root._plate;
        const word = Theme.small * 1.3 + 8;
        const high = root._underRow;
        if (root.others > 2 && root.felt.height * 0.64 < 2 * plate + 2 * word + 34) // the one at the side meets one's own
            return 0;
        if (root.small || root.others < 3 || root.felt.width <= 760)
            return root._unit(root.felt.width, high);
        // two sit at the sides: the table lies between them, or below, over one's own
        const between = root._unit(root.felt.width - 2 * (190 * Theme.roomy + 28), high);
        return Math.max(between, root._unit(root.felt.width, root.felt.height * 0.64 - 2 * (plate + word) - 34));
    }
    readonly property real _below: root._unit(root.felt.width - 16, root.felt.height - Theme.small * 2 - 48) ///< badges in a row
    readonly property real _between: root.small || root.others < 3 || root.felt.height < 100 ? 0 : root._unit(root.felt.width - 2 * (170 * Theme.roomy + 16), root.felt.height - 20) ///< those at the sides
    readonly property real own: 190 * Theme.roomy ///< it is not wider
    readonly property bool _roomBeside: root.beside > root.own

    /// So large is a tile unit of a late table in such a room, by what can be read.
    function _unit(wide: real, high: real): real {
        const rigid = wide < high ? 1 / 1.3 : 1.3; // width by height
        const shape = root.bends ? Math.max(0.4, Math.min(4, wide / Math.max(1, high))) : rigid;
        return Math.min(wide / Math.sqrt(root.spread * shape), Math.max(1, high) / Math.sqrt(root.spread / shape)) / root.readable;
    }
    /// The hand is dealt anew.
    function restart() {
        dealt.restart();
        soon.restart();
    }

    on_RoomBesideChanged: if (dealt.running)
        soon.restart()

    visible: false
    Timer { // until it has its place
        id: dealt

        interval: 400
        running: true
    }
    Timer { // after all that goes with it: the plate takes room from the hand
        id: soon

        interval: 0
        running: true
        onTriggered: root.lowered = root._roomBeside
    }
}
