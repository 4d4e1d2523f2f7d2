// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The button that sorts the hand, where there is room for it before the tiles, or they have room after it nearly as
/// large as they would be. It goes where there is none, and comes back with the next round only.
SortButton {
    id: root

    required property Rack rack
    required property real room ///< before the tiles
    required property real after ///< for the tiles, where it has a place of its own before them
    property bool wanted: true ///< there is somebody who may sort them

    readonly property bool _fits: root.room >= root.width && root.rack.rows === 1
    readonly property bool _may: root.wanted && root.hand.hasSuits && root.rack.wanted * 0.9 <= root.after
    property bool _stands: false
    property bool keepsPlace: false ///< through the round, whatever the hand grows to

    property real tiles: 0 ///< so large they are then, however few are left; 0: not known yet

    /// The hand is dealt anew.
    function restart() {
        root.tiles = 0;
        begun.restart();
    }

    hand: root.rack.table.hand
    visible: root.wanted && root.hand.hasSuits && root.rack.count > 1 && root._stands
    on_MayChanged: if (begun.running)
        root.keepsPlace = root._may
    on_FitsChanged: root._stands = root._fits && (root._stands || begun.running)

    Timer { // the tiles take their places first
        id: begun

        interval: 400
        running: true
        onTriggered: {
            root.keepsPlace = root._may;
            root._stands = root._fits;
            root.tiles = root.keepsPlace ? root.rack.unit : 0;
        }
    }
}
