// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// The boneyard: a heap of tiles face down, and how many. Click it or drag from it to draw.
Item {
    id: root

    required property Table table
    required property real unit
    property bool ready: false ///< it can be drawn from now
    property bool wise: false ///< and that is what to do next
    property int owed: 0 ///< tiles that are seen to be dealt yet: they look as if they still lay there
    property HeapTile heapTile: null ///< its top tile, on its way to the rack

    readonly property real _wide: Faces.of(root.table.face).wide * root.unit
    readonly property real _high: Faces.of(root.table.face).high * root.unit
    readonly property bool _round: Faces.of(root.table.face).round
    readonly property int _left: root.table.stockCount
    readonly property int _layers: Math.min(5, Math.ceil((root.table.stockCount + root.owed) / 3))

    signal taken
    signal refused ///< it was pressed, and cannot be drawn from now

    objectName: "pile"
    implicitWidth: root._wide + 14 + Math.max(0, root._layers - 1) * 5
    implicitHeight: root._high + 10
    activeFocusOnTab: root.ready || root.activeFocus // Qt takes no focus away by this
    Accessible.role: Accessible.Button
    //: Spoken for the boneyard, the heap of tiles that are left to draw
    Accessible.name: qsTr("Boneyard: %n tile(s) left", "", root.table.stockCount)
    readonly property string _press: root.ready ? root.table.texts.drawing : "" ///< what pressing it does
    readonly property string _meaning: root._left >= 0 ? root._what().words : "" // again with each tile that is drawn

    Accessible.description: root._press === "" || root._meaning === "" ? root._press + root._meaning : root._press + ". " + root._meaning
    Accessible.onPressAction: if (root.enabled)
        root.take()
    Keys.onReturnPressed: root.take()
    Keys.onEnterPressed: root.take()
    Keys.onSpacePressed: root.take()

    onReadyChanged: if (root.ready)
        settling.restart()
    on_LeftChanged: settling.restart()

    property bool _told: false ///< what lies there, to the press that goes on: that presses nothing more

    function passOver() {
        root._told = true;
    }
    function explain(): var {
        return root._what();
    }
    function _what(): var {
        return root.table.meanings.ofStock(root.Accessible.name);
    }
    function take() {
        if (root.ready)
            root.taken();
        else
            root.refused();
    }

    HoverHandler {
        id: pointer

        cursorShape: root.ready ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        margin: Math.max(0, (44 - root.width) / 2)
        onPressedChanged: if (pressed)
            root._told = false
        onTapped: if (!settling.running && !root._told)
            root.take()
    }
    DragFromHere {
        id: drag

        enabled: root.ready && !settling.running
        onHeldChanged: if (drag.held)
            root.heapTile?.begin(drag, [], "")
        onDropped: if (root.heapTile?.drop())
            root.take()
        onBroken: root.heapTile?.goHome()
    }
    Timer { // a press that comes with one's turn was meant for something else; the second of a double click for the first tile
        id: settling

        interval: Theme.settle
    }

    TriangleOutline {
        objectName: "emptyPile"
        visible: root.table.stockCount === 0 && root._round
        width: root._high * 4 / 3
        height: width
        x: (root._wide - width) / 2
        y: root._high * 2 / 3 - height / 2
        unit: root.unit
        line: Surfaces.on.ink
        lineWidth: 2
        opacity: 0.3
    }
    Rectangle {
        visible: root.table.stockCount === 0 && !root._round
        width: root._wide
        height: root._high
        radius: root.unit * 0.12
        color: "transparent"
        border.width: 2
        border.color: Surfaces.on.ink
        opacity: 0.3
    }
    Repeater {
        model: root._layers

        StandingTile {
            required property int index

            x: index * 5
            y: (root._layers - 1 - index) * 2
            face: root.table.face
            unit: Math.round(root.unit)
            shadow: index === 0
            lift: root.ready && index === root._layers - 1 ? 0.4 : 0
            ring: root.ready && root.wise && index === root._layers - 1 ? Surfaces.on.accent : "transparent"
            edged: true
        }
    }
    CountPill {
        x: Math.max(0, root._layers - 1) * 5 + (root._wide - width) / 2
        slim: root._wide < Theme.small * 1.2 + 13 // two digits have no room on it otherwise; there it lies at the foot
        y: slim && !root._round ? root._high - height + 2 : root._high * (root._round ? 2 / 3 : 1 / 2) - height / 2 // a triangle's middle lies low
        count: root.table.stockCount + root.owed
    }
    FocusRing {
        shown: root.activeFocus
        corner: 6
    }
    Tip {
        id: tip

        text: root.Accessible.name
        above: true
        shown: pointer.hovered && !drag.held
    }
}
