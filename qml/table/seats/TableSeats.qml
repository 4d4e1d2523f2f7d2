// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// The seats around a table, with plates of the form for which that leaves room.
SeatRing {
    id: root

    required property bool smallWindow
    required property real readable ///< pixels a tile unit
    required property real comfortable ///< and where there is room for all
    required property real floor ///< its height while the hand lies in one row
    required property real beside ///< pixels from the side of the window to the hand, if nothing lies there
    required property bool lowers ///< the own plate may lie beside the rack

    readonly property real over: root.lowered && !root.small ? forms.own : 0 ///< so far from the side the own plate hangs over the lower edge

    /// The hand is dealt anew.
    function restart() {
        forms.restart();
    }

    small: root.smallWindow || forms.tight
    parted: root.inRow > 1 && forms.underRow * root.readable < root.comfortable * 0.7
    cornered: forms.cornered
    lowered: forms.lowered && root.lowers

    PlateForms {
        id: forms

        spread: root.table.ground.spread
        bends: !Faces.of(root.table.face).around
        felt: Qt.size(root.width, root.floor)
        others: root.others
        small: root.smallWindow
        readable: root.readable
        beside: root.beside
    }
}
