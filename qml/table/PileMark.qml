// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// An open pile on the table: a click or a drag takes its top tile when that can be done; the number on it, and
/// a click when nothing can be taken, shows what lies there.
Item {
    id: root

    required property string face
    required property real unit
    required property real zoom
    required property real px
    required property real py
    required property int kind
    required property string spoken
    required property string action
    required property var tiles
    required property int index
    required property Meanings meanings

    property bool quiet: false ///< a tile is chosen: what is pressed here is the place to throw it

    readonly property bool _here: root.kind === MarkModel.Pile
    readonly property bool _ready: root.action !== ""
    readonly property real _scale: root.zoom / root.unit

    signal takeWanted(action: string)
    signal lookWanted(tiles: var)

    property bool _told: false ///< what it is, to the press that goes on: that presses nothing more

    function explain(): var {
        root._told = true;
        tip.told = true;
        return root.meanings.ofMark(root.index);
    }
    function press() {
        if (root._ready)
            root.takeWanted(root.action);
        else if (root.tiles.length > 0)
            root.lookWanted(root.tiles);
    }

    objectName: "pileMark"
    visible: root._here
    width: place.width * root._scale
    height: place.height * root._scale
    scale: 1 / root._scale
    x: root.px * root.unit - root.width / 2
    y: root.py * root.unit - root.height / 2
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.onPressAction: if (root.enabled)
        root.press()

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        enabled: !root.quiet
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onPressedChanged: if (pressed)
            root._told = false
        onTapped: if (!root._told)
            root.press()
    }
    DragFromHere {
        enabled: root._ready && !root.quiet
        onDropped: if (root._ready)
            root.takeWanted(root.action)
    }
    TileFace {
        id: place

        anchors.centerIn: parent
        scale: root._scale
        face: root._here ? root.face : ""
        unit: root.unit
        shadow: false
        values: root.tiles.length > 0 ? root.tiles[root.tiles.length - 1].values : []
        suit: root.tiles.length > 0 ? root.tiles[root.tiles.length - 1].suit : ""
        ghost: root.tiles.length === 0
        opacity: ghost ? 0.35 : 1
        ring: root._ready ? Theme.colors.accent : "transparent"
        ringWidth: root.unit * 0.06
    }
    CountPill {
        objectName: "pileCount"
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.bottom
        anchors.topMargin: 4
        visible: root.tiles.length > 0
        count: root.tiles.length

        function explain(): var {
            return root.explain();
        }

        HoverHandler {
            id: counted

            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            gesturePolicy: TapHandler.ReleaseWithinBounds
            onPressedChanged: if (pressed)
                root._told = false
            onTapped: if (!root._told)
                root.lookWanted(root.tiles)
        }
    }
    Tip {
        id: tip

        text: root.spoken
        above: true
        shown: pointer.hovered || counted.hovered
    }
}
