// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Tiles

/// Where all is that lies on a table, or may be laid or pressed there: whatever comes up over the table keeps off it.
QtObject {
    id: root

    required property Item world ///< the table in tile units
    required property real unit ///< of its pixels
    required property string face
    required property Camera camera
    required property SeenRepeater pieces
    required property TableMarks marks
    required property TableSpots spots

    /// In another item's pixels. A tile on its way is where it will lie. A triangle is the square in which it turns, unless
    /// one may come close. Not typed: Qt 6.4 compiles what is, and cannot go through such a list then.
    function lying(within, close) {
        const places = root.spots.shown();
        const tiles = root.pieces.seen().concat(places);
        const signs = places.map(spot => spot.gainMark).concat(places.map(spot => spot.turnSign)).filter(sign => sign.visible);
        return tiles.map(tile => root._place(tile, within, close)).concat(root.marks.seen().concat(signs).map(item => item.mapToItem(within, Qt.rect(0, 0, item.width, item.height))));
    }
    /// What is said and can be pressed beside the places for the chosen tile, when the camera is where it goes: in pixels of
    /// the felt. Not typed, as above.
    function signs() {
        const c = root.camera;
        const at = (sign, x, y) => Qt.rect(c.view.x + c.view.width / 2 + (x - c.goal.x) * c.goal.zoom - sign.width / 2, c.view.y + c.view.height / 2 + (y - c.goal.y) * c.goal.zoom - sign.height / 2, sign.width, sign.height);
        const places = root.spots.shown();
        const gains = places.filter(spot => spot.gainMark.visible).map(spot => at(spot.gainMark, spot.px + spot.gainAt.x, spot.py + spot.gainAt.y));
        return gains.concat(places.filter(spot => spot.turnSign.visible).map(spot => at(spot.turnSign, spot.turnAt.x, spot.turnAt.y)));
    }

    function _place(tile, within, close) {
        const shape = Faces.of(root.face);
        const around = shape.high * 2 / 3;
        const box = shape.round && !close ? Qt.rect(-around, -around, 2 * around, 2 * around) : Faces.box(root.face, tile.angle);
        return root.world.mapToItem(within, Qt.rect((tile.px + box.x) * root.unit, (tile.py + box.y) * root.unit, box.width * root.unit, box.height * root.unit));
    }
}
