// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// The place to which a dragged tile turns and snaps: the nearest, as the tile is shown to lie there, unless the player
/// has turned it to another way.
QtObject {
    id: root

    required property Selection selection
    required property TableWorld world
    property string _turnedGroup: "" ///< the group in which the player turned the tile

    /// Another tile is dragged.
    function begin() {
        root._turnedGroup = "";
    }
    /// The place nearest to that point of the table, a row; -1: none is near.
    function nearest(at: point): int {
        const here = root.world.spotAt(root.selection.spot);
        if (root._turnedGroup === "" || here?.group !== root._turnedGroup)
            root.selection.spot = -1;
        return root.selection.aim(at.x, at.y, 1.9);
    }
    /// The place to which it is turned next, a row; -1: there is none.
    function turn(step: int): int {
        root.selection.cycle(step);
        root._turnedGroup = root.world.spotAt(root.selection.spot)?.group ?? "";
        return root.selection.spot;
    }
}
