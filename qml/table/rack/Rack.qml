// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The viewer's hand: one row, two when there are many, closer together when there are very many.
Item {
    id: root

    required property Table table
    property real bestUnit: 48
    property real leastUnit: 30
    property alias lean: standing.lean
    property int dragged: -1 ///< the tile that is on its way
    property bool draggedWithOthers: false ///< and all that are chosen with it
    property int pointer: -1 ///< where the keyboard is
    property bool choosing: false ///< it is time for tiles: those that can be played stand out
    property bool focused: true ///< the keyboard is at the table
    property bool byKeys: false ///< and came there by a key
    property int opening: -1 ///< where the dragged tile would stand: the others make room
    property bool gathers: false ///< a held pointer chooses all that it passes
    property bool grows: false ///< every turn brings one tile more until one is thrown: it has its room before it comes

    readonly property int count: tiles.count
    property int _expected: 0 ///< tiles in this turn
    readonly property alias rows: standing.rows
    readonly property alias unit: standing.unit
    readonly property alias tileHeight: standing.tileHeight
    readonly property alias neededHeight: standing.neededHeight
    readonly property alias wanted: standing.wanted ///< so long it would be, had it all room
    readonly property alias longest: standing.longest ///< so long is a row of all tiles that have room
    readonly property alias leastBegins: standing.leastBegins ///< from the start side to the tiles, with the one that is still to come
    readonly property rect usedRect: Qt.rect(standing.mirrored ? root.width - standing.begins - standing.usedWidth : standing.begins, root.height - root.neededHeight, standing.usedWidth, root.neededHeight) ///< with room to rise
    property bool settled: false ///< the rack has its place; from now on tiles glide

    /// The hand is dealt anew, or has other room: it begins so that it stands in the middle, and there from then on. Where
    /// it grows in every turn it has its room already.
    function restart() {
        standing.anchored = false;
        begun.restart();
    }

    signal tileClicked(row: int)
    signal tileDoubleClicked(row: int)
    signal tileSwept(row: int)
    signal dragBegan(row: int, at: point, byFinger: bool)
    signal dragMoved(at: point)
    signal dragEnded
    signal dragBroken

    function tileAt(row: int): RackTile {
        return tiles.itemAt(row) as RackTile;
    }
    function chosenTile(): RackTile {
        for (let row = 0; row < root.count; ++row) {
            if (root.tileAt(row)?.chosen)
                return root.tileAt(row);
        }
        return null;
    }
    /// That which came last.
    function drawnTile(): RackTile {
        for (let row = root.count - 1; row >= 0; --row) {
            if (root.tileAt(row)?.fresh)
                return root.tileAt(row);
        }
        return root.tileAt(root.count - 1);
    }
    /// A point of the window is on it, or near enough.
    function reaches(at: point): bool {
        const here = root.mapFromItem(null, at.x, at.y);
        const near = root.unit * 0.35;
        return here.y >= -near && here.y <= root.height + near && here.x >= -near && here.x <= root.width + near;
    }
    /// The place in the row that a point of this item belongs to.
    function placeAt(x: real, y: real): int {
        return standing.placeAt(x, y);
    }
    function _settleAnew() {
        root.settled = false;
        still.restart();
    }

    onCountChanged: whole.restart()
    onEnabledChanged: if (root.enabled && !standing.anchored)
        begun.restart() // a question may have covered it while it was dealt
    onChoosingChanged: whole.restart()
    onGrowsChanged: whole.restart()
    onWidthChanged: root._settleAnew()
    onUnitChanged: root._settleAnew()

    //: Spoken name of the rack that holds the player's tiles
    readonly property string name: qsTr("Your tiles")
    Accessible.role: Accessible.List
    Accessible.name: root.name

    Item {
        // the keyboard is at the whole hand, until an arrow leads to one of its tiles
        x: root.usedRect.x
        y: root.usedRect.y
        width: root.usedRect.width
        height: root.usedRect.height

        FocusRing {
            objectName: "handRing"
            anchors.margins: -3 // below it the window ends
            corner: Theme.radius - 2
            shown: root.byKeys && root.pointer < 0 && root.count > 0
        }
    }

    RackRow {
        id: standing

        table: root.table
        width: root.width
        height: root.height
        mirrored: root.LayoutMirroring.enabled
        count: root.count
        places: Math.max(root.count, root._expected)
        dragged: root.dragged
        opening: root.opening
        bestUnit: root.bestUnit
        leastUnit: root.leastUnit
    }
    RackSweep {
        id: sweep

        rack: root
        row: standing
        onPassed: row => root.tileSwept(row)
    }
    Timer { // all that belongs to a move has been shown: in between there may be a tile too many
        id: whole

        interval: 0
        onTriggered: root._expected = root.count + (root.grows && !root.choosing && root.count > 0 ? 1 : 0)
    }
    Timer { // the tiles take their places first
        id: begun

        interval: 400
        running: true
        onTriggered: if (root.enabled && !root.grows && root.count > 0)
            standing.hold()
    }
    Timer {
        id: still

        interval: 100
        onTriggered: root.settled = true
    }
    Repeater {
        id: tiles

        model: root.table.hand

        RackTile {
            id: held

            rackRow: standing
            slot: standing.slotOf(held.index)
            glides: root.settled
            face: root.table.face
            meanings: root.table.meanings
            z: held.away ? 2 : held.chosen ? 1 : 0
            pointed: root.focused && root.pointer === held.index
            choosing: root.choosing
            rises: !root.gathers
            away: root.dragged === held.index || (root.draggedWithOthers && held.chosen)
            sweeping: sweep.on
            onPressed: sweep.end()
            onClicked: root.tileClicked(held.index)
            onDoubleClicked: root.tileDoubleClicked(held.index)
            onDragBegan: (at, byFinger) => root.dragBegan(held.index, at, byFinger)
            onDragMoved: at => root.dragMoved(at)
            onDragEnded: {
                sweep.end();
                root.dragEnded();
            }
            onDragBroken: {
                sweep.end();
                root.dragBroken();
            }
            onHeld: if (root.gathers)
                sweep.begin(held.index)
            onSwept: at => sweep.goTo(at)
        }
    }
}
