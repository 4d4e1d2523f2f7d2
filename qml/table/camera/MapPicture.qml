// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// What the small map of a table shows: the tiles, the places for the chosen one, and a frame around what one sees.
Item {
    id: root

    required property Table table
    required property Camera camera
    required property real scaled ///< pixels a tile unit
    property SpotModel spots: null ///< the places for the chosen tile

    readonly property int count: pieces.count
    readonly property rect _box: root.camera.box
    readonly property rect _seen: {
        const c = root.camera;
        const w = c.view.width / c.zoom;
        const h = c.view.height / c.zoom;
        return Qt.rect(c.lookX - w / 2, c.lookY - h / 2, w, h);
    }

    Repeater {
        id: pieces

        model: root.table.pieces

        MapTile {
            face: root.table.face
            scaled: root.scaled
            corner: Qt.point(root._box.x, root._box.y)
        }
    }
    Repeater {
        model: root.spots

        Rectangle {
            required property real px
            required property real py

            width: 4
            height: 4
            radius: 2
            x: (px - root._box.x) * root.scaled - 2
            y: (py - root._box.y) * root.scaled - 2
            color: Surfaces.on.accent
        }
    }
    Rectangle {
        id: frame

        // What is seen may reach further than the map: all four sides of the frame are on it.
        readonly property real inset: 3
        readonly property real from: Math.max(frame.inset - root.x, (root._seen.left - root._box.x) * root.scaled)
        readonly property real above: Math.max(frame.inset - root.y, (root._seen.top - root._box.y) * root.scaled)
        readonly property real to: Math.min((root.parent?.width ?? 0) - frame.inset - root.x, (root._seen.right - root._box.x) * root.scaled)
        readonly property real below: Math.min((root.parent?.height ?? 0) - frame.inset - root.y, (root._seen.bottom - root._box.y) * root.scaled)

        objectName: "mapFrame"
        x: frame.from
        y: frame.above
        width: Math.max(0, frame.to - frame.from)
        height: Math.max(0, frame.below - frame.above)
        radius: 2
        color: Qt.alpha(Surfaces.on.ink, 0.14)
        border.width: 1.5
        border.color: Surfaces.on.ink
    }
}
