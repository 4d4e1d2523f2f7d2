// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Tiles

/// Where all is at a table: the tiles on the felt, the seats around them, and the rack below; and what says what each of
/// them is. What comes up over them, a file based on this one adds.
Item {
    id: root

    required property ShownMatch match
    required property bool small
    required property real tileUnit
    property Selection selection: null ///< of who plays here
    property alias showsHands: ring.showsHands ///< those of the others, too
    property bool handless: false ///< the own hand and what lies beside it give their room to the felt
    property alias ghosts: scene.ghosts ///< where tiles were laid, or would better have been
    property alias drawable: tray.drawable ///< the pile can be drawn from now
    property alias drawIsWise: tray.drawIsWise ///< and that is what to do next
    property real head: 0 ///< so much of the top is covered by bars
    property real offered: 0 ///< of that, by lines that are there for a while only
    property real side: 0 ///< so much of the end side is covered
    property alias barLeast: tray.barLeast ///< so high the rack is to be for all buttons to stand beside it
    property alias raised: tray.raised ///< some buttons stand above the rack
    property alias barAside: tray.barAside ///< what is said of the hand gives its place to what is said of a move
    property alias dealing: tray.dealing ///< tiles are on their way to the hand
    property alias obstacles: cover.things ///< what else lies over the felt, as rectangles: no tile is to lie under it
    property alias cards: cover.panels ///< what comes up over the felt, as rectangles
    property alias dealt: ring.dealt ///< part of the tiles that are seen to have come to the seats

    readonly property real _readable: Faces.of(root.match.table.face).least * Math.max(1, (1 + Settings.tileScale) / 2)
    readonly property real _comfortable: Math.max(32, root.tileUnit * 1.3)
    readonly property real feltHeight: tray.y
    readonly property real edge: tray.height ///< below the felt
    readonly property alias scene: scene
    readonly property alias between: between ///< what lies over the felt, and under the rack and the seats
    readonly property alias ring: ring
    readonly property alias racks: racks
    readonly property alias tray: tray
    readonly property alias rack: tray.rack
    readonly property alias corner: tray.corner
    readonly property alias heapTile: heapTile
    readonly property rect free: Qt.rect(ring.x + ring.free.x, ring.y + ring.free.y, ring.free.width, ring.free.height)
    readonly property real hung: ring.y + ring.hung
    readonly property rect own: Qt.rect(ring.x + ring.own.x, ring.y + ring.own.y, ring.own.width, ring.own.height) ///< plate
    readonly property rect ownShown: Qt.rect(ring.x + ring.ownShown.x, ring.y + ring.ownShown.y, ring.ownShown.width, ring.ownShown.height)
    readonly property alias explainer: explainer
    readonly property alias walk: walk

    signal drawn
    signal drawRefused
    signal refused(words: string) ///< something was pressed in vain
    signal lookWanted(tiles: var)
    signal ruleWanted(anchor: string)
    signal walkLeft ///< the keys go back to where they were

    onWidthChanged: racks.restart()
    onHeightChanged: racks.restart()

    HoverHandler {
        id: pointer
    }
    TableWalk {
        id: walk

        anchors.fill: parent
        z: 3
        explainer: explainer
        scene: scene
        parts: [scene, between, tray, ring]
        onLeave: root.walkLeft()
    }
    FeltCover {
        id: cover

        ring: ring
        tray: tray
        bar: tray.bar
    }
    TableScene {
        id: scene

        anchors.fill: ring
        table: root.match.table
        selection: root.selection
        gathering: root.match.game.gathering
        ring: ring
        cover: cover
        comfortable: root._comfortable
        readable: root._readable
        arrival.seatPoint: seat => racks.pointOf(seat)
        stock: tray.pile
        heapTile: heapTile
        onLookWanted: tiles => root.lookWanted(tiles)
        onRefused: words => root.refused(words)
    }
    Item {
        id: between

        anchors.fill: parent
    }
    Tray {
        id: tray

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !root.handless
        height: root.handless ? 0 : implicitHeight
        match: root.match
        selection: root.selection
        unit: root.tileUnit
        small: root.small
        side: root.side
        scene: scene
        beside: ring.over
        plateEnd: Settings.rightToLeft ? root.width - root.own.x : root.own.x + root.own.width
        heapTile: heapTile
        onRoundChanged: {
            ring.restart();
            racks.restart();
        }
        onDrawn: root.drawn()
        onDrawRefused: root.drawRefused()
    }
    TableSeats {
        id: ring

        x: Settings.rightToLeft ? root.side : 0
        y: root.head
        width: root.width - root.side
        height: tray.y - root.head
        table: root.match.table
        smallWindow: root.small
        floor: root.height - root.head + root.offered - (root.handless ? 0 : tray.least)
        readable: root._readable
        comfortable: root._comfortable
        beside: tray.begins
        arriving: scene.arriving
        racks: racks.places
        lowers: root.tileUnit >= 30 // a lower ledge has the pile there
    }
    SeatRacks {
        id: racks

        z: -1 // a tile on its way is over them
        anchors.fill: ring
        ring: ring
        scene: scene
        covered: cover.noSeats
    }
    HeapTile {
        id: heapTile

        z: 1
        face: root.match.table.face
        unit: tray.rack.unit
        rack: tray.rack
    }
    TableExplainer {
        id: explainer

        anchors.fill: parent
        z: 2
        within: root
        pointer: pointer
        scene: scene
        ring: ring
        tray: tray
        onRuleWanted: anchor => root.ruleWanted(anchor)
    }
}
