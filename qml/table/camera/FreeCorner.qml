// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Where, along the sides of what is seen of a table, a thing may lie that goes aside for tiles, places and plates. All
/// in pixels of the felt.
LeastCovered {
    id: root

    required property Camera camera

    readonly property real _beside: 0.8 ///< tile units around a place: what a tile would bring is said there

    /// The tiles and places, with what is said beside those, and what lies over the felt, when the camera is where it goes.
    function lying() {
        const c = root.camera;
        const middle = Qt.point(c.view.x + c.view.width / 2, c.view.y + c.view.height / 2);
        const places = c.places.map(one => Qt.rect(one.x - root._beside, one.y - root._beside, one.width + 2 * root._beside, one.height + 2 * root._beside));
        const tiles = c.grounds.concat(places).map(one => Qt.rect(middle.x + (one.x - c.goal.x) * c.goal.zoom, middle.y + (one.y - c.goal.y) * c.goal.zoom, one.width * c.goal.zoom, one.height * c.goal.zoom));
        return tiles.concat(c.obstacles);
    }
    /// The first of these sizes for which there is a place that covers nothing, at the right or the left side: {place, row, covered}.
    /// Where there is none, the place that covers least.
    function find(lying, sizes) {
        const view = root.camera.view;
        let best = {
            "covered": Infinity
        };
        for (let row = 0; row < sizes.length && best.covered > 0; ++row) {
            const size = sizes[row];
            for (const down of [0, 1, 0.25, 0.5, 0.75, 0.125, 0.375, 0.625, 0.875]) {
                for (const aside of [1, 0]) {
                    const place = Qt.rect(view.x + aside * (view.width - size.width), view.y + down * (view.height - size.height), size.width, size.height);
                    const covered = root.covered(lying, place);
                    if (covered < best.covered)
                        best = {
                            "place": place,
                            "row": row,
                            "covered": covered
                        };
                }
            }
        }
        return best;
    }
    /// The same place; where there is none, the nearest to the upper corner at the right that covers nothing, anywhere on the
    /// felt.
    function findAnywhere(lying, size) {
        const best = root.find(lying, [size]);
        if (best.covered === 0)
            return best.place;
        return root.firstFree(lying, size, root.camera.room) ?? best.place;
    }
}
