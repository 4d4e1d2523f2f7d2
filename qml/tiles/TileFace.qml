// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings

/// A tile of any game; which face it has is a name. Its middle is the middle of this item, and it is turned
/// about it. Without values it lies face down.
Item {
    id: root

    required property string face
    required property real unit
    property var values: []
    property string suit: ""
    property var standsFor: ({}) ///< what it counts as, where that is not what is printed on it: {values, suits}
    property real turn: 0
    property real lift: 0
    property real seen: root.unit ///< how many pixels a unit is on the screen
    property TileSet look: TileSets.chosen
    property bool ghost: false
    property bool solid: false
    property bool hollow: false ///< a ghost over a tile: that is read through it
    property bool shadow: true
    property bool dim: false ///< it loses a little light
    property color ring: "transparent" ///< a line around it
    property real ringWidth: 3
    property bool edged: false ///< the ring has a dark edge: it may be as light as the tile
    property bool digits: Settings.tileFace === "usual" ? Faces.of(root.face).digits : Settings.tileFace === "digits"

    readonly property bool back: root.values.length === 0 && !root.ghost
    readonly property bool ringed: root.ring.a > 0
    // How much room it takes when it is turned. A screen reader is told the place of an item without its rotation,
    // so those who show a turned tile make themselves that large.
    readonly property real _sin: Math.abs(Math.sin(root.turn * Math.PI / 180))
    readonly property real _cos: Math.abs(Math.cos(root.turn * Math.PI / 180))
    readonly property bool round: Faces.of(root.face).round
    readonly property real spanX: root.round ? root.width : root.width * root._cos + root.height * root._sin
    readonly property real spanY: root.round ? root.height : root.width * root._sin + root.height * root._cos

    function show() {
        const file = Faces.of(root.face).file;
        loader.active = file !== "";
        if (loader.active)
            loader.setSource(Qt.resolvedUrl(file), {
                "tile": root
            });
    }

    function _shade() {
        veil.active = root.dim;
        if (root.dim)
            veil.setSource(Qt.resolvedUrl("TileVeil.qml"), {
                "tile": root
            });
    }

    implicitWidth: loader.implicitWidth
    implicitHeight: loader.implicitHeight
    width: implicitWidth
    height: implicitHeight
    onFaceChanged: root.show()
    onDimChanged: root._shade()
    Component.onCompleted: {
        if (loader.status === Loader.Null)
            root.show();
        if (root.dim && veil.status === Loader.Null)
            root._shade();
    }

    Loader {
        id: loader
    }
    Loader {
        id: veil

        anchors.fill: parent
    }
}
