// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A tile as it stands on a rack: this item is just as large as it looks, upright or on its head.
Item {
    id: root

    required property string face
    required property real unit
    property var values: []
    property string suit: ""
    property var standsFor: ({})
    property bool upended: false
    property real lift: 0
    property bool shadow: true
    property bool dim: false
    property color ring: "transparent"
    property real ringWidth: 3
    property bool edged: false ///< the ring has a dark edge: it may be as light as the tile

    readonly property real turn: root.upended ? 180 : 0
    /// Where the tile's middle is.
    readonly property real centreX: root.width / 2
    readonly property real centreY: root.upended ? root.height - body.height / 2 : body.height / 2
    property real seenTurn: root.turn ///< on the way there

    implicitWidth: Faces.of(root.face).wide * root.unit
    implicitHeight: Faces.of(root.face).high * root.unit

    TileFace {
        id: body

        x: (root.width - body.width) / 2
        y: (root.height - body.height) * root.seenTurn / 180
        face: root.face
        unit: root.unit
        values: root.values
        suit: root.suit
        standsFor: root.standsFor
        turn: root.seenTurn
        rotation: root.seenTurn
        lift: root.lift
        shadow: root.shadow
        dim: root.dim
        ring: root.ring
        ringWidth: root.ringWidth
        edged: root.edged
    }
}
