// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// The lower edge: the boneyard, the rack in the middle, and room for buttons at the other side.
Item {
    id: root

    required property ShownMatch match
    required property real unit
    property Selection selection: null ///< of who plays here
    property bool small: false
    property real side: 0 ///< so much of the end side is covered above the edge
    property real plateEnd: 0 ///< so far from the start side the player's plate reaches, which may hang over the edge
    property bool raised: false ///< some buttons stand above the edge
    property bool barAside: false ///< what is said of the hand gives its place to what is said of a move
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

    readonly property real _pad: root.small ? 4 : 12
    readonly property real before: middle.anchors.leftMargin ///< from the start side to where the rack begins
    readonly property real _center: (root.width - root.side) / 2 ///< of the felt, from the start side
    readonly property real lean: root._center - root.before - middle.width / 2 ///< the hand stands under the table

    /// What lies on the felt does not move when a row of the hand has been laid: that row's height is the felt's again
    /// when another has moved.
    readonly property real _needed: rack.neededHeight
    readonly property string round: `${root.match.round} ${rack.width} ${root.unit}`
    property real _highest: 0 ///< since then

    implicitHeight: Math.max(root.unit * 2 + root.unit * 0.36, root._needed, root._highest) + root._pad * 2
    height: implicitHeight
    onRoundChanged: {
        root._highest = 0;
        anew.restart();
    }
    on_NeededChanged: root._highest = Math.max(root._highest, root._needed)

    Connections {
        target: root.match.table

        function onChanged() {
            if (!rack.choosing && rack.dragged < 0)
                root._highest = root._needed;
        }
    }
    Timer { // the rack takes its new shape first
        id: anew

        interval: 0
        onTriggered: root._highest = root._needed
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
    Pile {
        id: pile

        readonly property var _place: root.match.table.stockPlace ///< on the table; else it has its own here
        readonly property Camera _eye: root.scene?.camera ?? null
        readonly property bool onTable: pile._eye !== null && pile._place !== undefined
        readonly property real _edge: root._pad + 4

        parent: pile.onTable ? root.scene : root
        x: pile.onTable ? pile._eye.originX + pile._place.x * pile._eye.zoom - width / 2 : Settings.rightToLeft ? root.width - width - pile._edge : pile._edge
        y: pile.onTable ? pile._eye.originY + pile._place.y * pile._eye.zoom - height / 2 : root.height - height - root._pad
        scale: pile.onTable ? pile._eye.zoom / pile.unit : 1
        rotation: pile.onTable && GraphicsInfo.api === GraphicsInfo.Software ? 0.01 : 0 // else scaled round corners are ragged
        table: root.match.table
        unit: Math.max(Math.min(26, root.unit), root.unit * 0.86)
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
        anchors.leftMargin: (pile.onTable ? 0 : pile._edge + pile.width) + (root.small ? 10 : 24)
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
            bestUnit: root.unit
            leastUnit: Math.min(30, root.unit)
            lean: root.lean
        }
    }
    SortButton {
        id: sorter

        readonly property real _wide: sorter.width + root._pad
        readonly property bool _fits: rack.leastBegins >= sorter._wide && rack.rows === 1
        property bool _stands: false ///< it goes where there is no room for it, and comes back with the next round only

        anchors.left: parent.left
        anchors.leftMargin: root.before
        y: rack.y + middle.y + rack.height - (rack.tileHeight + height) / 2
        hand: root.match.table.hand
        visible: root.selection !== null && sorter.hand.hasSuits && rack.count > 1 && sorter._stands
        on_FitsChanged: sorter._stands = sorter._fits && (sorter._stands || begun.running)

        Connections {
            target: root

            function onRoundChanged() {
                begun.restart();
            }
        }
        Timer { // the tiles take their places first
            id: begun

            interval: 400
            running: true
            onTriggered: sorter._stands = sorter._fits
        }
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
        arrange: root.match.gathering.arrange
        aside: root.barAside
    }
    Item {
        id: corner

        anchors.right: parent.right
        anchors.rightMargin: root._pad
        width: root.small ? 96 : Math.max(130, Theme.body * 9)
        height: parent.height
    }
}
