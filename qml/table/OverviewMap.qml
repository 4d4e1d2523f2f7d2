// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A small map of a table that is larger than what one sees of it: where one looks, and where the chosen tile
/// may lie. A press or a drag on it goes there.
Rectangle {
    id: root

    required property Table table
    required property Camera camera
    property SpotModel spots: null

    readonly property rect box: root.camera.box
    readonly property real _k: Math.min(root.room.width / Math.max(1, root.box.width), root.room.height / Math.max(1, root.box.height))
    property size room: Qt.size(160, 110) ///< at most so large
    readonly property rect _seen: {
        const c = root.camera;
        const w = c.view.width / c.zoom;
        const h = c.view.height / c.zoom;
        return Qt.rect(c.lookX - w / 2, c.lookY - h / 2, w, h);
    }
    readonly property bool needed: pieces.count > 0 && root.camera.hides

    function go(x: real, y: real) {
        root.camera.lookAt(root.box.x + (x - map.x) / root._k, root.box.y + (y - map.y) / root._k);
    }

    visible: root.needed
    width: root.box.width * root._k + 12
    height: root.box.height * root._k + 12
    radius: Theme.radius / 2
    clip: true
    color: Qt.alpha(Theme.colors.chrome, Theme.plain ? 1 : 0.9)
    border.width: Theme.plain ? 2 : 1
    border.color: Theme.colors.outline
    Accessible.role: Accessible.Graphic
    //: Spoken for a small map of the whole table
    Accessible.name: qsTr("Map of the table")

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => root.go(point.position.x, point.position.y)
    }
    DragFromHere {
        onCentroidChanged: if (held)
            root.go(centroid.position.x, centroid.position.y)
    }
    Item {
        id: map

        x: 6
        y: 6

        Repeater {
            id: pieces

            model: root.table.pieces

            Rectangle {
                required property real px
                required property real py
                required property real angle
                required property string suit
                readonly property bool lying: Math.round(angle / 90) % 2 !== 0
                readonly property var shape: Faces.of(root.table.face)

                width: Math.max(2, (lying ? shape.high : shape.wide) * root._k)
                height: Math.max(2, (lying ? shape.wide : shape.high) * root._k)
                x: (px - root.box.x) * root._k - width / 2
                y: (py - root.box.y) * root._k - height / 2
                color: shape.mark !== "" ? Catalog.enamel(root.table.face, suit) : Theme.ivory
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
                x: (px - root.box.x) * root._k - 2
                y: (py - root.box.y) * root._k - 2
                color: Theme.colors.accent
            }
        }
        Rectangle {
            x: (root._seen.x - root.box.x) * root._k
            y: (root._seen.y - root.box.y) * root._k
            width: root._seen.width * root._k
            height: root._seen.height * root._k
            color: Qt.alpha(Theme.colors.accent, 0.12)
            border.width: 1.5
            border.color: Theme.colors.accent
        }
    }
}
