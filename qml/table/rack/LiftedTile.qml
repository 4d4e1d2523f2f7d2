// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// How a tile of the rack is seen: lifted where it is chosen or can be played, and on its way to its place.
Item {
    id: root

    required property string face
    required property real unit
    required property var values
    required property string suit
    required property int group ///< the meld it makes with others, from 1
    required property bool fresh ///< it has just been drawn
    property bool chosen: false
    property bool inviting: false ///< it can be played now
    property bool dim: false ///< others can be played, it cannot
    property bool pointed: false ///< the keyboard is here
    property bool hovered: false
    property bool upended: false ///< it stands on its head
    property bool turns: false ///< it is seen to turn

    readonly property alias turn: body.turn
    readonly property alias centreY: body.centreY
    property real _seenTurn: root.turn

    /// Lets it glide to its place from so far away, in pixels, after so many milliseconds.
    function comeFrom(away: vector2d, delay: int) {
        coming.delay = delay;
        way.from = away;
        coming.restart();
    }
    /// It is in its place at once.
    function arrive() {
        if (coming.running)
            coming.complete();
    }

    implicitWidth: body.implicitWidth
    implicitHeight: body.implicitHeight

    Behavior on _seenTurn {
        enabled: root.turns && !Theme.still
        NumberAnimation {
            duration: 160
            easing.type: Easing.OutCubic
        }
    }
    SequentialAnimation {
        id: coming

        property int delay: 0

        PropertyAction {
            target: lifted
            property: "opacity"
            value: coming.delay > 0 ? 0 : 1
        }
        PauseAnimation {
            duration: coming.delay
        }
        PropertyAction {
            target: lifted
            property: "opacity"
            value: 1
        }
        PropertyAnimation {
            id: way

            target: lifted
            property: "offset"
            to: Qt.vector2d(0, 0)
            duration: Theme.arc
            easing.type: Easing.OutCubic
        }
    }
    Item {
        id: lifted

        readonly property real rise: Math.round(root.chosen ? root.unit * 0.3 : root.inviting ? root.unit * 0.14 : 0)

        property vector2d offset: Qt.vector2d(0, 0)

        width: root.width
        height: root.height
        y: -lifted.rise
        transform: Translate {
            x: lifted.offset.x
            y: lifted.offset.y
        }
        scale: root.chosen || root.hovered ? 1.05 : 1

        Behavior on y {
            NumberAnimation {
                duration: Theme.lift
                easing.type: Easing.OutCubic
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Theme.lift
            }
        }

        StandingTile {
            id: body

            face: root.face
            unit: root.unit
            values: root.values
            suit: root.suit
            upended: root.upended
            seenTurn: root._seenTurn
            lift: root.chosen ? 0.7 : root.inviting ? 0.3 : 0
            dim: root.dim
            ring: root.pointed ? Surfaces.on.focus : root.chosen ? Surfaces.on.accent : "transparent"
            edged: true
        }
    }
    RackMark {
        // goes with the tile, but is not scaled: small bars would be of several widths then
        y: lifted.y
        width: root.width
        height: root.height
        opacity: lifted.opacity
        transform: Translate {
            x: lifted.offset.x
            y: lifted.offset.y
        }
        unit: root.unit
        fresh: root.fresh
        group: root.group
    }
}
