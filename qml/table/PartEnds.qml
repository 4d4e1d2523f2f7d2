// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Where a part of the table ends, at the plates and at the rack, tiles that go on beyond sink into the felt: cut off they
/// would look as if something lay over them by mistake. Whole ones have their full light.
Item {
    id: root

    required property Camera camera

    readonly property real _overlooked: 0.1 ///< units: so much may be out of sight of a tile that looks whole
    readonly property real _deepest: 1 ///< units: so long a tile sinks at most
    readonly property color _felt: Qt.tint(Surfaces.light, Qt.alpha(Surfaces.dark, 0.5))

    /// The ends that are seen of such tiles, as they lie when the camera has come to rest. Not typed: Qt 6.4 compiles what
    /// is, and cannot go through such a list then.
    function _ends() {
        const goal = root.camera.goal;
        const middle = root.camera.view.y + root.camera.view.height / 2;
        const top = goal.y + (root.camera.partTop - middle) / goal.zoom;
        const bottom = goal.y + (root.height - middle) / goal.zoom;
        const ends = [];
        Array.from(root.camera.grounds).slice(0, root.camera.tiles.length).forEach(tile => {
            if (tile.top < top - root._overlooked && tile.bottom > top)
                ends.push({
                    "above": true,
                    "place": Qt.rect(tile.x, top, tile.width, Math.min(tile.bottom - top, root._deepest))
                });
            if (tile.bottom > bottom + root._overlooked && tile.top < bottom) {
                const from = Math.max(tile.top, bottom - root._deepest);
                ends.push({
                    "above": false,
                    "place": Qt.rect(tile.x, from, tile.width, bottom - from)
                });
            }
        });
        return ends;
    }

    Accessible.ignored: true

    Repeater {
        model: root.camera.near ? root._ends() : []

        Rectangle {
            id: end

            required property var modelData ///< {above, place}

            objectName: "partEnd"
            x: root.camera.originX + end.modelData.place.x * root.camera.zoom
            y: root.camera.originY + end.modelData.place.y * root.camera.zoom
            width: end.modelData.place.width * root.camera.zoom
            height: end.modelData.place.height * root.camera.zoom
            gradient: Gradient {
                GradientStop {
                    position: end.modelData.above ? 1 : 0
                    color: Qt.alpha(root._felt, 0)
                }
                GradientStop {
                    position: end.modelData.above ? 0 : 1
                    color: root._felt
                }
            }
        }
    }
}
