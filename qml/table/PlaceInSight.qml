// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// From where a place on the table is seen that must be, by the goal of the camera.
QtObject {
    id: root

    required property rect view ///< in its middle is what the camera looks at, in pixels
    required property real top ///< from there on down it is seen
    required property var goal ///< how the camera looks at the table: {x, y, zoom}
    required property var over ///< what lies over it: rectangles in pixels

    readonly property real _edge: 0.4 ///< tile units around the place

    /// No further away than must be for it to be seen, with nothing lying over it: {x, y, zoom}.
    function look(place: rect): var {
        const wide = place.width + 2 * root._edge;
        const high = place.height + 2 * root._edge;
        const z = Math.min(root.goal.zoom, root.view.width / wide, (root.view.bottom - root.top) / high);
        const middle = Qt.point(root.view.x + root.view.width / 2, root.view.y + root.view.height / 2);
        const into = (from, to, least, most) => from < least ? from - least : to > most ? to - most : 0;
        const left = (place.left - root._edge - root.goal.x) * z + middle.x;
        const above = (place.top - root._edge - root.goal.y) * z + middle.y;
        const dx = into(left, left + wide * z, root.view.left, root.view.right);
        let dy = into(above, above + high * z, root.top, root.view.bottom);
        // what hangs into the view from above, or stands in it from below, as it lies then
        for (const one of root.over) {
            const meets = one.left < left - dx + wide * z && one.right > left - dx && one.top < above - dy + high * z && one.bottom > above - dy;
            const clear = one.top + one.bottom < 2 * middle.y ? above - one.bottom : above + high * z - one.top;
            if (meets && above - clear >= root.top && above - clear + high * z <= root.view.bottom)
                dy = clear;
        }
        return {
            "x": root.goal.x + dx / z,
            "y": root.goal.y + dy / z,
            "zoom": z
        };
    }
}
