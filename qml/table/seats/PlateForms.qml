// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Which form the plates of the seats have, by the room that the table needs. It does not go to and fro while that grows.
Item {
    id: root

    required property rect box ///< what is to be seen of the table, in tile units
    required property size felt ///< in pixels
    required property int others ///< seats but one's own
    required property bool small
    required property real readable ///< pixels a tile unit
    required property real beside ///< pixels from the side of the window to the rack

    /// With whole plates around it the table would be small, or they would merge: they shrink to badges.
    property bool tight: false
    /// As badges they stand at the sides, rather than in a row above a high table.
    property bool cornered: false
    /// There is room for the own plate beside the rack.
    property bool lowered: false

    /// By what whole plates would leave of the felt, and not by what is left, and back only where there is clearly more.
    readonly property real _roomy: {
        const plate = Theme.body + Theme.small + Theme.px(26);
        const word = Theme.small * 1.3 + 8;
        const high = root.felt.height - plate - 38;
        if (root.others > 2 && root.felt.height * 0.64 < 2 * plate + 2 * word + 34) // the one at the side meets one's own
            return 0;
        if (root.small || root.others < 3 || root.felt.width <= 760)
            return Math.min(root.felt.width / root.box.width, high / root.box.height) / root.readable;
        // two sit at the sides: the table lies between them, or below
        const between = Math.min((root.felt.width - 2 * (190 * Theme.roomy + 28)) / root.box.width, high / root.box.height);
        const own = root.lowered ? word : plate + word + 14; // what lies there of the plate below, and over it
        const below = Math.min(root.felt.width / root.box.width, Math.max(1, root.felt.height * 0.64 - plate - word - 20 - own) / root.box.height);
        return Math.max(between, below) / root.readable;
    }
    readonly property real _badge: 170 * Theme.roomy
    /// How large the table could be, by what can be read, below badges in a row, and between those at the sides.
    readonly property real _below: Math.min((root.felt.width - 16) / root.box.width, (root.felt.height - Theme.small * 2 - 48) / root.box.height) / root.readable
    readonly property real _between: root.small || root.others < 3 || root.felt.height < 100 ? 0 : Math.min((root.felt.width - 2 * (root._badge + 16)) / root.box.width, (root.felt.height - 20) / root.box.height) / root.readable
    readonly property real _gain: root._between / root._below
    readonly property bool _roomBeside: root.beside > 190 * Theme.roomy

    /// The hand is dealt anew.
    function restart() {
        dealt.restart();
    }

    function _settle() {
        // No arm of a table goes up between four whole plates.
        const crowded = root.others > 3 && root._between > root._roomy * (root.tight ? 1 : 1.1);
        root.tight = root._roomy < (root.tight ? 1.7 : 1.3) + (crowded ? 0.7 : 0);
        root.cornered = root.tight && (root.cornered ? root._gain > 0.95 : root._gain > 1.05 && root._below < 2.5);
    }

    visible: false
    on_RoomyChanged: root._settle()
    on_GainChanged: root._settle()
    // It gives way when there is none, and comes back only with the next round: a plate does not jump because a meld has
    // been laid.
    on_RoomBesideChanged: if (!root._roomBeside || dealt.running)
        root.lowered = root._roomBeside

    Timer { // and takes its place
        id: dealt

        interval: 400
        running: true
        onTriggered: root.lowered = root._roomBeside
    }
}
