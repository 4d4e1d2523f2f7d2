// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A tile that lies on the table. It may arrive by a flight: from a seat, from the rack, from the pointer.
Item {
    id: root

    required property string face
    required property real unit
    required property real zoom ///< pixels a tile unit on the screen
    required property string tile
    required property var values
    required property string suit
    required property var standsFor
    required property real px
    required property real py
    required property real angle
    required property int order
    required property bool last
    required property string spoken
    required property string meaning
    required property Meanings meanings

    // 0: still where it came from; 1: it lies.
    property real _flight: 1
    property bool _aloft: false ///< by the air, and not along the felt
    readonly property bool lies: root._flight >= 1
    property var _lay: null ///< where it was last seen to lie
    property real _fromX: 0
    property real _fromY: 0
    property real _fromTurn: 0
    property real _fromScale: 1
    property real _height: 0
    readonly property real _scale: root.zoom / root.unit
    readonly property real _near: (1 + (root._fromScale - 1) * (1 - root._flight)) * (1 + 0.06 * Math.max(0, root._rise))
    readonly property real _rise: root._aloft ? 4 * root._flight * (1 - root._flight) : 0
    readonly property real _turn: root.angle + root.swing + (root._fromTurn - root.angle) * (1 - root._flight)

    /// Lets it come from a point in tile units, "height" units above the straight way.
    function flyFrom(x: real, y: real, turn: real, scale: real, height: real, duration: int) {
        flight.stop();
        if (duration <= 0)
            return;
        root._height = height;
        root._aloft = true;
        flight.easing.type = height > 0 ? Easing.InOutCubic : Easing.OutBack;
        root._comeFrom(x, y, turn, scale, duration);
    }
    /// The table has been drawn anew: a tile that lies elsewhere now goes there as calmly as the camera does.
    function settle() {
        const before = root._lay;
        root._lay = {
            "tile": root.tile,
            "order": root.order,
            "x": root.px,
            "y": root.py,
            "angle": root.angle
        };
        if (before?.tile !== root.tile || before.order !== root.order || (root._aloft && !root.lies))
            return;
        if (before.x === root.px && before.y === root.py && before.angle === root.angle)
            return;
        const left = 1 - root._flight; // of a way that it still is on
        flight.stop();
        root._flight = 1;
        if (Theme.camera <= 0)
            return;
        root._aloft = false;
        flight.easing.type = Easing.InOutCubic;
        root._comeFrom(before.x + (root._fromX - before.x) * left, before.y + (root._fromY - before.y) * left, before.angle + (root._fromTurn - before.angle) * left, 1, Theme.camera);
    }
    function _comeFrom(x: real, y: real, turn: real, scale: real, duration: int) {
        root._fromX = x;
        root._fromY = y;
        root._fromTurn = root.angle + ((turn - root.angle + 540) % 360 + 360) % 360 - 180;
        root._fromScale = scale;
        root._flight = 0;
        flight.duration = duration;
        flight.start();
    }

    function explain(): var {
        return root.meanings.ofPiece(root.order);
    }

    property int lights: 0 ///< of moments that it is part of
    readonly property bool lit: root.lights > 0 ///< then a line around it tells so
    property real swing: 0 ///< degrees that it is turned yet from where it lies

    objectName: "piece"
    // Itself neither turned nor scaled on the screen, but as large as what is turned and scaled inside: so large a
    // screen reader takes it to be.
    width: body.spanX * root._scale
    height: body.spanY * root._scale
    scale: 1 / root._scale
    x: (root.px + (root._fromX - root.px) * (1 - root._flight)) * root.unit - root.width / 2
    y: (root.py + (root._fromY - root.py) * (1 - root._flight) - root._height * root._rise) * root.unit - root.height / 2
    z: root._flight < 1 && root._aloft ? 2 : root.lit || root.last ? 1 : 0
    containmentMask: QtObject {
        function contains(point: point): bool {
            return Faces.covers(root.face, (point.x - root.width / 2) / root.zoom, (point.y - root.height / 2) / root.zoom, root.angle);
        }
    }
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken
    Accessible.description: root.meaning
    Component.onCompleted: root.settle()

    NumberAnimation {
        id: flight

        target: root
        property: "_flight"
        from: 0
        to: 1
        easing.overshoot: 0.9
    }

    TileFace {
        id: body

        anchors.centerIn: parent
        rotation: root._turn
        scale: root._scale * root._near
        face: root.face
        unit: root.unit
        seen: root.zoom
        values: root.values
        suit: root.suit
        standsFor: root.standsFor
        turn: root._turn
        lift: root._flight < 1 && root._aloft ? 1 : 0
        shadow: root._flight < 1
        ring: root._flight < 1 && root._aloft ? "transparent" : root.lit ? Surfaces.on.good : root.last ? Surfaces.on.ink : "transparent"
        ringWidth: Math.max(root.unit * (root.lit ? 0.09 : 0.05), 2 / root._scale) // seen on small tiles, too
    }
}
