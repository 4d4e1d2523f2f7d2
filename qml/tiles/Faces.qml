// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma Singleton

import QtQuick
import Boneyard.Tiles

/// What there is to know of each kind of tile before one is drawn. All lengths are in units.
QtObject {
    id: root

    component Shape: TileShape {
        required property string file ///< who draws it
        required property string shadow ///< the picture of its shadow
        required property real least ///< pixels a unit: what is smaller is hardly read
        required property real step ///< from one tile on a rack to the next
        property bool flips: false ///< every other tile on a rack stands on its head, so that they lie close
        property string mark: "" ///< who draws the symbol of a suit by itself
        property bool turned: true ///< it can be laid one way round or another
        property bool around: false ///< tiles go all around: which places fit one can be shown
        property point bare: Qt.point(0, 0) ///< from the middle, a tile that stands: there a little sign hides nothing
        property real bareWide: 0.24 ///< of such a size
        property real outside: 0 ///< the middle of a larger one there, where no tile lies beside; 0: there is none
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
        turned: false
        flips: true
        round: true
        bareWide: 0.46
        around: true
        digits: true
    }

    readonly property Shape numbered: Shape {
        file: "NumberedFace.qml"
        shadow: "shadow-5x7.png"
        wide: 1.2
        high: 1.68
        turned: false
        least: 14
        step: 1.3
    }
    readonly property Shape element: Shape {
        file: "ElementFace.qml"
        bare: Qt.point(0.45, 0) // the symbol is in the middle; beyond it lie the numbers of a tile beside this one
        bareWide: 0.28
        outside: 0.55
        around: true
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
        return root.of(face).box(turn);
    }
    /// Whether a point is on the tile: x and y from its middle, as it lies when it is turned so far.
    function covers(face: string, x: real, y: real, turn: real): bool {
        return root.of(face).covers(x, y, turn);
    }
}
