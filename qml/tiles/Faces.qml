// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick

/// What there is to know of each kind of tile before one is drawn. All lengths are in units.
QtObject {
    id: root

    component Shape: QtObject {
        required property string file ///< who draws it
        required property string shadow ///< the picture of its shadow
        required property real wide ///< as it stands on a rack
        required property real high
        required property real least ///< pixels a unit: what is smaller is hardly read
        required property real step ///< from one tile on a rack to the next
        property bool flips: false ///< every other tile on a rack stands on its head, so that they lie close
        property string mark: "" ///< who draws the symbol of a suit by itself
        property bool round: false ///< it turns inside the circle around it
        property bool digits: false ///< numbers rather than pips, unless the player wants the others
    }

    readonly property Shape domino: Shape {
        file: "DominoFace.qml"
        shadow: "shadow-1x2.png"
        wide: 1
        high: 2
        least: 12
        step: 1.13
    }
    readonly property Shape triangle: Shape {
        file: "TriangleFace.qml"
        shadow: "shadow-triangle.png"
        wide: 2
        high: Math.sqrt(3)
        least: 14
        step: 1.1
        flips: true
        round: true
        digits: true
    }

    readonly property Shape numbered: Shape {
        file: "NumberedFace.qml"
        shadow: "shadow-5x7.png"
        wide: 1.2
        high: 1.68
        least: 14
        step: 1.3
    }
    readonly property Shape element: Shape {
        file: "ElementFace.qml"
        shadow: "shadow-1x2.png"
        wide: 1
        high: 2
        least: 13
        step: 1.13
        digits: true
        mark: "ElementMark.qml"
    }
    readonly property Shape none: Shape {
        file: ""
        shadow: ""
        wide: 0
        high: 0
        least: 0
        step: 0
    }

    /// The shape of that name.
    function of(face: string): Shape {
        switch (face) {
        case "domino":
            return root.domino;
        case "triangle":
            return root.triangle;
        case "numbered":
            return root.numbered;
        case "element":
            return root.element;
        }
        return root.none;
    }

    /// How far a tile reaches from its middle when it is turned so far.
    function box(face: string, turn: real): rect {
        const shape = root.of(face);
        const sin = Math.sin(turn * Math.PI / 180);
        const cos = Math.cos(turn * Math.PI / 180);
        if (!shape.round) {
            const wide = shape.wide * Math.abs(cos) + shape.high * Math.abs(sin);
            const high = shape.wide * Math.abs(sin) + shape.high * Math.abs(cos);
            return Qt.rect(-wide / 2, -high / 2, wide, high);
        }
        const out = shape.high * 2 / 3; // to each of the three corners, of which the first is at the top
        const xs = [-90, 30, 150].map(at => Math.cos((at + turn) * Math.PI / 180) * out);
        const ys = [-90, 30, 150].map(at => Math.sin((at + turn) * Math.PI / 180) * out);
        const left = Math.min(xs[0], xs[1], xs[2]);
        const top = Math.min(ys[0], ys[1], ys[2]);
        return Qt.rect(left, top, Math.max(xs[0], xs[1], xs[2]) - left, Math.max(ys[0], ys[1], ys[2]) - top);
    }
    /// Whether a point is on the tile: x and y from its middle, as it lies when it is turned so far.
    function covers(face: string, x: real, y: real, turn: real): bool {
        const shape = root.of(face);
        const sin = Math.sin(turn * Math.PI / 180);
        const cos = Math.cos(turn * Math.PI / 180);
        const across = x * cos + y * sin;
        const down = y * cos - x * sin;
        if (!shape.round)
            return Math.abs(across) <= shape.wide / 2 && Math.abs(down) <= shape.high / 2;
        const side = shape.high / 3; // from the middle to each of the three sides
        const slanted = Math.abs(across) * Math.sqrt(3) / 2 - down / 2;
        return down <= side && slanted <= side;
    }
}
