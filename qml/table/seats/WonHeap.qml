// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// The tiles that a seat has won, in a heap beside its plate that grows, and how many.
Item {
    id: root

    required property string face
    required property int count
    required property string spoken
    property real high: 40

    readonly property real _unit: root.high * 0.7 / Faces.of(root.face).high
    readonly property int _layers: Math.min(7, Math.ceil(root.count / 6))
    readonly property real _wide: (root._layers - 1) * 4 + Faces.of(root.face).wide * root._unit

    objectName: "wonHeap"
    visible: root.count > 0
    width: Math.max(root._wide, pill.width)
    height: root.high
    Accessible.role: Accessible.Graphic
    Accessible.name: root.spoken

    Repeater {
        model: root._layers

        StandingTile {
            required property int index

            x: (root.width - root._wide) / 2 + index * 4
            face: root.face
            unit: root._unit
            shadow: index === 0
        }
    }
    CountPill {
        id: pill

        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        count: root.count
    }
    HoverHandler {
        id: pointer
    }
    Tip {
        text: root.spoken
        shown: pointer.hovered
    }
}
