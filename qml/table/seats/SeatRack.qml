// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// Another player's tiles on a little rack that is seen from behind: as many backs as they hold, the closer the more they are.
RackBacks {
    id: root

    required property SeatPlate plate

    readonly property var _shape: Faces.of(root.plate.face)
    readonly property TileSet _look: TileSets.chosen
    readonly property real _least: Math.max(4, root._wide * 0.12) ///< from one to the next: closer, they could not be told apart
    readonly property int _many: 12
    // Apart from what the picture is told: all of that has one signal.
    readonly property real _unit: Math.round(root.height * 0.82) / root._shape.high
    readonly property real _wide: root._shape.wide * root._unit
    readonly property real _pad: 6
    readonly property real _step: root._stepIn(root.width)

    /// How wide it is with all tiles of its player, where there is room for so much.
    function wideIn(room: real): real {
        return root._stepIn(room) * Math.max(0, root._shownIn(room) - 1) + root._wide + 2 * root._pad;
    }
    /// Enough of them are seen to tell that they are many.
    function fitsIn(room: real): bool {
        return room > root._wide + 2 * root._pad && root._shownIn(room) >= Math.min(root.plate.handCount, root._many);
    }
    function _restOf(room: real): real {
        return Math.max(0, room - root._wide - 2 * root._pad);
    }
    function _shownIn(room: real): int {
        return Math.min(root.plate.handCount, Math.floor(root._restOf(room) / root._least) + 1);
    }
    function _stepIn(room: real): real {
        return Math.min(root._shape.step * root._unit * (root._shape.flips ? 1 : 0.97), root._restOf(room) / Math.max(1, root._shownIn(room) - 1));
    }
    function explain(): var {
        return root.plate.explain();
    }

    objectName: "seatRack"
    height: root.plate.height
    count: Math.min(root._shownIn(root.width), Math.round(root.plate.handCount * root.plate.dealt))
    step: root._step
    unit: root._unit
    wide: root._shape.wide
    high: root._shape.high
    pad: root._pad
    picture: root._shape.round ? `triangle-${root._look.name}` : ""
    upended: root._shape.flips && root._step > root._unit
    body: root._look.body
    shade: root._look.shade
    edge: root._look.edge
    rim: root._look.rim
    back: root._look.back
    backLine: root._look.backLine
    board: Theme.plain ? "#000000" : Qt.darker(Surfaces.dark, Theme.light ? 1.35 : 1.15)
    boardLine: Theme.plain ? Theme.colors.outline : Qt.lighter(Surfaces.dark, Theme.light ? 1.15 : 1.7)
    shadow: !Theme.plain
    Accessible.ignored: true
}
