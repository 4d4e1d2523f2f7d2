// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// A light that comes over a tile and goes again; it turns the tile a little while it does, where that is wanted. It lies in the
/// tile, and takes itself away.
Item {
    id: root

    required property PieceItem piece
    required property MomentEnd end ///< of the moment
    property int delay: 0 ///< milliseconds until it comes
    property int stays: 900
    property real turns: 0 ///< degrees from which the tile turns to where it lies

    property real _light: 0

    property bool _counts: false ///< the tile knows of it

    function _begin() {
        ++root.piece.lights;
        root._counts = true;
    }
    function _end() {
        if (root._counts)
            --root.piece.lights;
        root._counts = false;
        root.piece.swing = 0;
        root.destroy();
    }

    anchors.centerIn: parent
    Component.onCompleted: going.start()

    Connections {
        target: root.end

        function onCome() {
            going.stop();
            root._end();
        }
    }

    TileFace {
        anchors.centerIn: parent
        visible: root._light > 0
        rotation: root.piece.angle + root.piece.swing
        turn: root.piece.angle
        scale: root.piece.zoom / root.piece.unit
        seen: root.piece.zoom
        face: root.piece.face
        unit: root.piece.unit
        ghost: true
        solid: true
        shadow: false
        opacity: 0.6 * root._light
    }
    SequentialAnimation {
        id: going

        onFinished: root._end()

        PauseAnimation {
            duration: root.delay
        }
        ScriptAction {
            script: root._begin()
        }
        ParallelAnimation {
            NumberAnimation {
                target: root.piece
                property: "swing"
                from: Theme.still ? 0 : root.turns
                to: 0
                duration: Theme.still || root.turns === 0 ? 0 : 620
                easing.type: Math.abs(root.turns) > 90 ? Easing.InOutCubic : Easing.OutBounce
            }
            SequentialAnimation {
                NumberAnimation {
                    target: root
                    property: "_light"
                    to: Theme.still ? 0 : 1
                    duration: Theme.still ? 0 : 130
                }
                NumberAnimation {
                    target: root
                    property: "_light"
                    to: 0
                    duration: Theme.still ? 0 : 420
                    easing.type: Easing.OutQuad
                }
            }
        }
        PauseAnimation {
            duration: root.stays
        }
    }
}
