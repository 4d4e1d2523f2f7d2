// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What tiles are made of, and what is printed on them with.
QtObject {
    id: root

    required property string name ///< also of its pictures
    required property color body ///< where the light falls
    required property color shade ///< and where it does not
    required property color edge
    required property color rim ///< its thickness, seen below
    required property color ink
    required property color groove
    required property color glint ///< light caught below what is cut into it
    required property color back
    required property color backLine
    required property color good ///< a small sign
    property bool dark: false ///< what is printed on it is lighter than the tile
    readonly property real dimness: 0.3 ///< of what cannot be played
    /// Of a dark tile without colours: only what is printed on it is seen to be dim, and colours would no longer be read.
    readonly property real deepDimness: 0.5
    readonly property color restingEdge: root.dark ? root.rim : root.edge ///< of that, too: a dark tile can hardly be darker, but its bright edge goes out
    property string pips: root.name ///< the pictures of its pips
    property list<color> hues ///< of the values from 1 on, again and again; none: all have the same ink

    /// What is hardest to be read on.
    readonly property color ground: root.dark ? root.body : root.shade

    function inkOf(value: int): color {
        return root.hues.length > 0 && value > 0 ? root.hues[(value - 1) % root.hues.length] : root.ink;
    }
    function pipOf(value: int): string {
        return root.hues.length > 0 && value > 0 ? `pip-${root.pips}-${(value - 1) % root.hues.length + 1}.png` : `pip-${root.pips}.png`;
    }
}
