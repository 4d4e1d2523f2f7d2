// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A look at a table that knows what there is to be seen of it.
CameraLook {
    id: root

    property alias room: sight.room ///< all the felt, with what lies over it: the table may go between that to be larger
    property alias box: sight.box ///< what should be seen, in tile units
    property alias maxZoom: sight.maxZoom
    property alias least: sight.least ///< pixels a tile unit: what is smaller cannot be read
    property alias last: sight.last ///< the middle of the tile laid last
    property alias grounds: sight.grounds ///< what nothing may lie over: rectangles in tile units, first those of the tiles
    property alias kept: sight.reserved ///< room for what may be laid: where there is some, all stays where it is while it can
    property alias tiles: sight.tiles ///< the middles of the tiles
    property alias obstacles: sight.obstacles ///< what lies over the table: rectangles in pixels
    property alias covering: sight.covering ///< of that what is seen now
    property alias signs: sight.signs ///< what is seen beside a part of a table, as the obstacles are
    property alias map: sight.map ///< and the small map, which goes elsewhere rather than lie over a tile
    property alias places: sight.places ///< what else should be seen, as the grounds are
    property alias fits: sight.fits ///< where any tile of the hand may go: of these one should be seen
    property alias wanted: sight.wanted ///< one of them that is to be seen whatever else is, as it has been named
    property bool moved: false ///< the player moved it, or went further away
    property bool near: false ///< all of it at once could not be read: a part of it is seen, the one that matters
    property real partTop: 0 ///< from there on that is drawn
    readonly property alias sight: sight

    /// To fit it again would change nothing.
    readonly property bool fitted: Math.abs(root.goal.zoom / sight.look.zoom - 1) < 0.01 && Math.abs(root.goal.x - sight.look.x) * root.goal.zoom < 2 && Math.abs(root.goal.y - sight.look.y) * root.goal.zoom < 2

    /// Something lies outside of what is seen.
    readonly property bool hides: {
        const seen = root.moved || root.near ? root.view : root.room;
        const top = root.near ? Math.max(seen.top, root.partTop) : seen.top;
        const part = Qt.rect(seen.left, top, seen.width, seen.bottom - top);
        return sight.leavesOut(root.grounds.concat(root.places), part, root.view, root.goal.x, root.goal.y, root.goal.zoom);
    }

    WholeSight {
        id: sight

        view: root.view
    }
}
