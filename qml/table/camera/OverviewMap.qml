// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
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
    readonly property real _fit: Math.min(root.room.width / Math.max(1, root.box.width), root.room.height / Math.max(1, root.box.height))
    readonly property real _k: root._fit * root._part
    property size room: Qt.size(160, 110) ///< at most so large
    property var cards: [] ///< what comes up over the felt
    property Item fitter: null ///< the button that shows the whole table: it goes aside for that
    property point home ///< there it lies, unless it would cover something
    property var _place: null ///< there it is then
    readonly property size whole: root._sizeOf(1)
    property real _part: 1 ///< of its full size
    property bool _crowded: false ///< there is room for it nowhere

    /// Goes elsewhere along the sides of the view rather than over a tile: to a corner, if that can be; or is smaller.
    function settle() {
        if (drag.held || !root.needed)
            return;
        const over = root.fitter?.visible ? [Qt.rect(root.fitter.x, root.fitter.y, root.fitter.width, root.fitter.height)] : [];
        const lying = corners.lying().concat(over, root.cards);
        if (!root._crowded && root._part === 1 && corners.covered(lying, Qt.rect(root.x, root.y, root.width, root.height)) === 0)
            return;
        const parts = [1, 0.8, 0.6, 0.45];
        const found = corners.find(lying, parts.map(part => root._sizeOf(part)));
        root._crowded = found.covered > 0;
        root._part = parts[found.row];
        root._place = found.place;
    }
    function _sizeOf(part: real): size {
        // so large that a finger can press it
        return Qt.size(Math.max(44, root.box.width * root._fit * part + 12), Math.max(44, root.box.height * root._fit * part + 12));
    }

    objectName: "overviewMap"
    x: root._place?.x ?? root.home.x
    y: root._place?.y ?? root.home.y
    onWidthChanged: soon.restart()
    onHeightChanged: soon.restart()
    onNeededChanged: soon.restart()
    onCardsChanged: soon.restart()

    readonly property bool needed: map.count > 0 && root.camera.hides

    function explain(): var {
        return {
            "name": root.Accessible.name,
            "words": tip.text
        };
    }
    function go(x: real, y: real) {
        root.camera.lookAt(root.box.x + (x - map.x) / root._k, root.box.y + (y - map.y) / root._k);
    }

    visible: root.needed && !root._crowded
    width: root._sizeOf(root._part).width
    height: root._sizeOf(root._part).height
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
    FreeCorner {
        id: corners

        camera: root.camera
    }
    Timer { // they change one after the other
        id: soon

        interval: 30
        onTriggered: root.settle()
    }
    FeltGrip {
        id: grip

        camera: root.camera
    }
    DragFromHere {
        id: drag

        onHeldChanged: {
            if (drag.held)
                grip.remember();
            else
                soon.restart();
        }
        onTakenBack: grip.putBack()
        onCentroidChanged: if (held)
            root.go(centroid.position.x, centroid.position.y)
    }
    MapPicture {
        id: map

        x: (root.width - root.box.width * root._k) / 2
        y: (root.height - root.box.height * root._k) / 2
        table: root.table
        camera: root.camera
        scaled: root._k
        spots: root.spots
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
