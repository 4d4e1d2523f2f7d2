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
        step: 1.13
    }
    readonly property Shape triangle: Shape {
        file: "TriangleFace.qml"
        shadow: "shadow-triangle.png"
        wide: 2
        high: Math.sqrt(3)
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
        step: 1.3
    }
    readonly property Shape element: Shape {
        file: "ElementFace.qml"
        shadow: "shadow-1x2.png"
        wide: 1
        high: 2
        step: 1.13
        digits: true
        mark: "ElementMark.qml"
    }
    readonly property Shape none: Shape {
        file: ""
        shadow: ""
        wide: 0
        high: 0
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
