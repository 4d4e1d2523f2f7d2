// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// Tiles at rest, laid as on the real table and with the same tiles: a scene {pieces, bounds}, perhaps with places
/// for a tile (spots) and the signs at open ends (marks).
Item {
    id: root

    required property string face
    required property var scene
    required property real unit

    readonly property var box: root.scene.bounds
    /// Where the middle of the scene is, seen from the middle of this item.
    readonly property real _dx: root.width / 2 - (root.box.left + root.box.right) / 2 * root.unit
    readonly property real _dy: root.height / 2 - (root.box.top + root.box.bottom) / 2 * root.unit

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.ignored: true

    Repeater {
        model: Theme.plain ? [] : root.scene.pieces

        Item {
            id: place

            required property var modelData

            x: root._dx + place.modelData.x * root.unit
            y: root._dy + place.modelData.y * root.unit
            rotation: place.modelData.angle

            TileShadow {
                face: root.face
                unit: root.unit
                turn: place.modelData.angle
            }
        }
    }
    Repeater {
        model: root.scene.pieces

        TileFace {
            id: piece

            required property var modelData
            readonly property bool _highlighted: piece.modelData.ring === "highlight"

            x: root._dx + piece.modelData.x * root.unit - piece.width / 2
            y: root._dy + piece.modelData.y * root.unit - piece.height / 2
            rotation: piece.modelData.angle
            turn: piece.modelData.angle
            face: root.face
            unit: root.unit
            values: piece.modelData.values
            suit: piece.modelData.suit ?? ""
            standsFor: piece.modelData.standsFor ?? ({})
            shadow: false
            ring: piece._highlighted ? Surfaces.on.good : piece.modelData.ring === "last" ? Surfaces.on.ink : "transparent"
            ringWidth: root.unit * (piece._highlighted ? 0.09 : 0.06)
        }
    }
    Repeater {
        model: root.scene.spots ?? []

        TileFace {
            id: spot

            required property var modelData

            x: root._dx + spot.modelData.x * root.unit - spot.width / 2
            y: root._dy + spot.modelData.y * root.unit - spot.height / 2
            rotation: spot.modelData.angle
            turn: spot.modelData.angle
            face: root.face
            unit: root.unit
            values: spot.modelData.values
            suit: spot.modelData.suit ?? ""
            ghost: true
        }
    }
    Item {
        x: root._dx
        y: root._dy

        Repeater {
            model: root.scene.marks ?? []

            MarkItem {
                id: mark

                required property var modelData

                visible: true
                face: root.face
                unit: root.unit
                px: mark.modelData.px
                py: mark.modelData.py
                angle: mark.modelData.angle
                kind: mark.modelData.kind
                accepts: mark.modelData.accepts
                spoken: ""
                meaning: ""
                open: true
                Accessible.ignored: true
            }
        }
    }
}
