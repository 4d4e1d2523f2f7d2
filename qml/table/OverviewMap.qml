// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

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
    property size beside: Qt.size(0, 0) ///< something else lies in the upper right corner: so far it keeps from there
    property point _at: Qt.point(1, 0) ///< of the view: from its left side to the right one, and from the upper one down

    /// Goes elsewhere along the sides of the view rather than over a tile: to a corner, if that can be.
    function settle() {
        if (drag.held || !root.needed)
            return;
        const lying = root._lying();
        const now = root._covered(lying, root._at);
        if (now === 0)
            return;
        const down = [0, 1, 0.25, 0.5, 0.75, 0.125, 0.375, 0.625, 0.875];
        const places = down.reduce((all, y) => all.concat([Qt.point(1, y), Qt.point(0, y)]), []);
        const covered = places.map(at => root._covered(lying, at));
        const least = Math.min(...covered);
        if (least < now)
            root._at = places[covered.indexOf(least)];
    }
    /// The tiles and places, with what is said beside those, and what lies over the felt, in pixels.
    function _lying() {
        const c = root.camera;
        const middle = Qt.point(c.view.x + c.view.width / 2, c.view.y + c.view.height / 2);
        const beside = 0.8;
        const places = c.places.map(one => Qt.rect(one.x - beside, one.y - beside, one.width + 2 * beside, one.height + 2 * beside));
        const tiles = c.grounds.concat(places).map(one => Qt.rect(middle.x + (one.x - c.goal.x) * c.goal.zoom, middle.y + (one.y - c.goal.y) * c.goal.zoom, one.width * c.goal.zoom, one.height * c.goal.zoom));
        return tiles.concat(c.obstacles, c.signs);
    }
    /// How much of them it would cover there.
    function _covered(lying, at) {
        const left = root._left(at);
        const top = root._top(at);
        return lying.reduce((sum, one) => {
            const wide = Math.min(left + root.width, one.x + one.width) - Math.max(left, one.x);
            const high = Math.min(top + root.height, one.y + one.height) - Math.max(top, one.y);
            return sum + Math.max(0, wide) * Math.max(0, high);
        }, 0);
    }
    function _left(at: point): real {
        const aside = at.x === 1 && at.y === 0 ? root.beside.width : 0;
        return root.camera.view.x + at.x * (root.camera.view.width - root.width) - aside;
    }
    function _top(at: point): real {
        const below = at.x === 1 && at.y === 0 ? root.beside.height : 0;
        return root.camera.view.y + at.y * (root.camera.view.height - root.height) + below;
    }

    objectName: "overviewMap"
    x: root._left(root._at)
    y: root._top(root._at)
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()
    onNeededChanged: soon.restart()

    readonly property bool needed: pieces.count > 0 && root.camera.hides

    function explain(): var {
        return {
            "name": root.Accessible.name,
            "words": tip.text
        };
    }
    function go(x: real, y: real) {
        root.camera.lookAt(root.box.x + (x - map.x) / root._k, root.box.y + (y - map.y) / root._k);
    }

    visible: root.needed
    width: Math.max(44, root.box.width * root._k + 12)
    height: Math.max(44, root.box.height * root._k + 12) // a finger presses it
    radius: Theme.radius / 2
    clip: true
    color: Theme.plain ? "#000000" : Qt.alpha(Surfaces.chosen.dark, 0.92) // tiles of any colour are seen on it
    border.width: Theme.plain ? 2 : 1
    border.color: Theme.colors.outline
    Accessible.role: Accessible.Graphic
    //: Spoken for a small map of the whole table
    Accessible.name: qsTr("Map of the table")

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: point => root.go(point.position.x, point.position.y)
    }
    Connections {
        target: root.camera

        function onGoalChanged() {
            soon.restart();
        }
        function onPlacesChanged() {
            soon.restart();
        }
        function onViewChanged() {
            soon.restart();
        }
        function onObstaclesChanged() {
            soon.restart();
        }
    }
    Timer { // they change one after the other
        id: soon

        interval: 30
        onTriggered: root.settle()
    }
    DragFromHere {
        id: drag

        onHeldChanged: {
            if (drag.held)
                root.camera.remember();
            else
                soon.restart();
        }
        onTakenBack: root.camera.putBack()
        onCentroidChanged: if (held)
            root.go(centroid.position.x, centroid.position.y)
    }
    Item {
        id: map

        x: (root.width - root.box.width * root._k) / 2
        y: (root.height - root.box.height * root._k) / 2

        Repeater {
            id: pieces

            model: root.table.pieces

            MapTile {
                face: root.table.face
                scaled: root._k
                corner: Qt.point(root.box.x, root.box.y)
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
                color: Surfaces.on.accent
            }
        }
        Rectangle {
            x: (root._seen.x - root.box.x) * root._k
            y: (root._seen.y - root.box.y) * root._k
            width: root._seen.width * root._k
            height: root._seen.height * root._k
            color: Qt.alpha(Surfaces.on.ink, 0.14)
            border.width: 1.5
            border.color: Surfaces.on.ink
        }
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        id: tip

        //: Of the small map of a table that is larger than what one sees of it
        text: qsTr("The whole table. Press a spot to go there.")
        shown: pointer.hovered && !drag.held
    }
}
