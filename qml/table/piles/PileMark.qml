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
    required property string meaning
    required property string action
    required property var tiles
    required property int index
    required property Meanings meanings

    property bool arriving: false ///< a tile is on its way
    property bool quiet: false ///< a tile is chosen: what is pressed here is the place to throw it
    property HeapTile heapTile: null ///< its top tile, on its way to the rack

    readonly property bool _here: root.kind === MarkModel.Pile
    readonly property var _lying: root.tiles.length < lying.shown.length ? root.tiles : lying.shown ///< what is taken is gone at once
    readonly property int _top: root._lying.length - (drag.held ? 2 : 1) ///< what is dragged does not lie there
    readonly property bool _ready: root.action !== ""
    readonly property real _scale: root.zoom / root.unit
    /// What a press does, and with which tile.
    readonly property string _meaning: root.action + "/" + root.tiles.length + "/" + (root.tiles[root.tiles.length - 1]?.spoken ?? "")

    signal takeWanted(action: string)
    signal lookWanted(tiles: var)
    signal refused(words: string) ///< there is nothing to take or to look at

    function passOver() {
        tap.told = true;
    }
    function explain(): var {
        return root.meanings.ofMark(root.index);
    }
    function press() {
        if (root._ready)
            root.takeWanted(root.action);
        else if (root.tiles.length > 0)
            root.lookWanted(root.tiles);
        else
            root.refused(root.meanings.ofMark(root.index).words || qsTr("It is empty."));
    }

    /// It lies there, with the number under it: a point of this item.
    function covers(at: point): bool {
        return root.contains(at) || (pill.visible && pill.contains(root.mapToItem(pill, at)));
    }
    function _pressByKey(event: KeyEvent) {
        event.accepted = !root.quiet;
        if (event.accepted)
            root.press();
    }

    onVisibleChanged: if (root.visible)
        tap.settle()

    objectName: "pileMark"
    visible: root._here
    width: place.width * root._scale
    height: place.height * root._scale
    scale: 1 / root._scale
    x: root.px * root.unit - root.width / 2
    y: root.py * root.unit - root.height / 2
    activeFocusOnTab: root._here && (root._ready || root.tiles.length > 0 || root.activeFocus)
    Keys.onReturnPressed: event => root._pressByKey(event)
    Keys.onEnterPressed: event => root._pressByKey(event)
    Keys.onSpacePressed: event => root._pressByKey(event)
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.description: root.meaning
    Accessible.onPressAction: if (root.enabled)
        root.press()

    Arrived { // what is thrown lies there when it has come
        id: lying

        now: root.tiles
        arriving: root.arriving
    }
    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    SettlingTap {
        id: tap

        enabled: !root.quiet
        margin: Math.max(0, (44 - root.width) / 2) // however small the table is seen, large enough for a finger
        meaning: root._meaning // with another's throw it is another
        onTaken: root.press()
    }
    DragFromHere {
        id: drag

        enabled: root._ready && !root.quiet && tap.settled
        onHeldChanged: if (drag.held) {
            const top = root.tiles[root.tiles.length - 1];
            root.heapTile?.begin(drag, top.values, top.suit);
        }
        onDropped: if (root.heapTile?.drop())
            root.takeWanted(root.action)
        onBroken: root.heapTile?.goHome()
    }
    TileFace {
        id: place

        anchors.centerIn: parent
        scale: root._scale
        face: root._here ? root.face : ""
        unit: root.unit
        shadow: false
        values: root._lying[root._top]?.values ?? []
        suit: root._lying[root._top]?.suit ?? ""
        ghost: root._top < 0
        opacity: ghost ? 0.35 : 1
        ring: root._ready ? Surfaces.on.accent : "transparent"
        edged: true
        ringWidth: root.unit * 0.06
    }
    FocusRing {
        shown: root.activeFocus
        corner: 6
    }
    PileCount {
        id: pill

        visible: root._lying.length > 0
        count: root._lying.length
        onPressed: tap.told = false
        onTapped: if (!tap.told && tap.settled)
            root.lookWanted(root.tiles)

        function explain(): var {
            return root.explain();
        }
    }
    Tip {
        text: root.spoken
        above: true
        shown: pointer.hovered || pill.hovered
    }
}
