// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The lower edge: the boneyard, the rack in the middle, and room for buttons at the other side.
Item {
    id: root

    required property ShownMatch match
    required property real unit
    property Selection selection: null ///< of who plays here
    property bool small: false
    property real side: 0 ///< so much of the end side is covered above the edge
    property real plateEnd: 0 ///< so far from the start side the player's plate reaches, which may hang over the edge
    property real beside: 0 ///< so far from the start side something hangs over the edge: the rack begins after it
    property bool raised: false ///< some buttons stand above the edge
    property bool barAside: false ///< what is said of the hand gives its place to what is said of a move
    property bool dealing: false ///< the tiles of which something could be said are still on their way
    property bool drawable: false ///< the pile can be drawn from now
    property bool drawIsWise: false ///< and that is what to do next
    property HeapTile heapTile: null ///< the top tile of the boneyard, on its way to the rack
    property TableScene scene: null ///< there the boneyard may lie, too

    readonly property alias rack: rack
    readonly property alias pile: pile
    readonly property alias bar: bar ///< what is said of the hand, at the upper edge
    readonly property alias corner: corner ///< for buttons, at the end side

    signal drawn
    signal drawRefused

    property real barLeast: 0 ///< so high all buttons stand beside the tiles

    /// So high, with a row of tiles; a little higher where the buttons have room then.
    readonly property real least: {
        const row = root.unit * 2.36 + root._pad * 2;
        return root.barLeast <= row + 8 ? Math.max(row, root.barLeast) : row;
    }
    readonly property real _pad: root.small ? 4 : 12
    readonly property real before: Math.max(root._afterPile, root.beside, sorter.keepsPlace ? root._afterSorter : 0) ///< from the start side to where the rack begins
    readonly property real begins: root._center - rack.longest / 2 ///< to where its tiles would, with nothing beside them
    readonly property real _afterPile: (pile.onTable ? 0 : pile.edge + pile.width) + (root.small ? 10 : 24)
    readonly property real _sorterAt: pile.onTable ? root._pad : root._afterPile
    readonly property real _afterSorter: root._sorterAt + sorter.width + 4
    readonly property real _center: (root.width - root.side) / 2 ///< of the felt, from the start side
    readonly property real lean: root._center - root.before - middle.width / 2 ///< the hand stands under the table

    readonly property string round: `${root.match.round} ${root.width} ${root.side} ${root.unit}`

    implicitHeight: Math.max(root.least, rackHeight.given + root._pad * 2)
    height: implicitHeight
    onRoundChanged: {
        rackHeight.restart();
        rack.restart();
        sorter.restart();
    }

    RackHeight {
        id: rackHeight

        rack: rack
    }
    Rectangle {
        // the rack's ledge
        anchors.fill: parent
        color: Theme.plain ? "#000000" : Qt.alpha(Qt.darker(Surfaces.dark, Theme.light ? 1.5 : 1.7), Theme.light ? 0.45 : 0.55)

        Rectangle {
            width: parent.width
            height: Theme.plain ? 2 : 1
            color: Theme.plain ? Theme.colors.outline : "#1FFFFFFF"
        }
    }
    TrayPile {
        id: pile

        tray: root
        scene: root.scene
        table: root.match.table
        trayUnit: root.unit
        pad: root._pad
        ready: root.drawable
        wise: root.drawIsWise
        heapTile: root.heapTile
        onTaken: root.drawn()
        onRefused: root.drawRefused()
    }
    Item {
        id: middle

        anchors.left: parent.left
        anchors.right: corner.left
        anchors.leftMargin: root.before
        anchors.rightMargin: root.small ? 10 : 24
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.topMargin: root._pad
        anchors.bottomMargin: root._pad

        Rack {
            id: rack

            anchors.fill: parent
            enabled: root.selection !== null
            table: root.match.table
            gathers: root.selection?.gathers ?? false
            grows: root.selection !== null && pile.onTable // there one draws in every turn
            bestUnit: sorter.tiles > 0 ? Math.min(root.unit, sorter.tiles) : root.unit
            leastUnit: Math.min(30, root.unit)
            lean: root.lean
        }
    }
    RackSorter {
        id: sorter

        anchors.left: parent.left
        anchors.leftMargin: root._sorterAt
        y: rack.y + middle.y + rack.height - (rack.tileHeight + height) / 2
        rack: rack
        room: root.before - root._sorterAt + rack.leastBegins - (sorter.keepsPlace ? 4 : root._pad)
        after: root.width - corner.width - root._pad - middle.anchors.rightMargin - root._afterSorter
        wanted: root.selection !== null
    }
    HandBar {
        id: bar

        /// Its end stays, and what is pressed there; what is said begins sooner or later.
        readonly property real _most: root.width - root.side - root._pad - (root.raised ? corner.width + 4 : 0)
        readonly property real _end: Math.max(root.plateEnd + 4 + bar.wide, Math.min(root._center + (root.small ? bar.wide : bar.balanced) / 2, bar._most))

        anchors.right: parent.right
        anchors.rightMargin: Math.round(root.width - bar._end)
        y: root.small || rack.rows > 1 ? -height - 2 : -height / 2 // a small or a full rack has no room to spare
        table: root.match.table
        room: bar._most - root.plateEnd - 4
        arrange: root.match.game.gathering.arrange
        arrangeNoMore: root.match.game.gathering.arrangeNoMore
        aside: root.barAside || root.dealing
    }
    Item {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: root._pad
        width: root.small ? 96 : Math.max(130, Theme.body * 9)
        height: parent.height
    }
}
