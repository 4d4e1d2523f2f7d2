// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
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
    property bool showsHands: false ///< those of the others, too
    property bool handless: false ///< the own hand and what lies beside it give their room to the felt
    property var ghosts: [] ///< where tiles were laid, or would better have been
    property bool drawable: false ///< the pile can be drawn from now
    property bool drawIsWise: false ///< and that is what to do next
    property real head: 0 ///< so much of the top is covered by bars
    property real side: 0 ///< so much of the end side is covered
    property bool raised: false ///< some buttons stand above the rack
    property bool barAside: false ///< what is said of the hand gives its place to what is said of a move
    property var obstacles: [] ///< what else lies over the felt, as rectangles: no tile is to lie under it
    property var cards: [] ///< what comes up over the felt, as rectangles
    property real dealt: 1 ///< part of the tiles that are seen to have come to the seats

    readonly property var _over: (tray.bar.visible ? [Qt.rect(tray.bar.x, tray.y + tray.bar.y, tray.bar.width, tray.bar.height)] : []).concat(root.obstacles).map(one => Qt.rect(one.x - ring.x, one.y - ring.y, one.width, one.height))
    readonly property real _readable: Faces.of(root.match.table.face).least * Math.max(1, (1 + Settings.tileScale) / 2)
    property alias _tight: plates.tight
    readonly property alias seats: ring.count
    readonly property real feltHeight: tray.y
    readonly property alias scene: scene
    readonly property alias camera: scene.camera
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
    readonly property alias explainer: explainer
    readonly property alias walk: walk

    signal drawn
    signal drawRefused
    signal refused(words: string) ///< something was pressed in vain
    signal lookWanted(tiles: var)
    signal ruleWanted(anchor: string)
    signal walkLeft ///< the keys go back to where they were

    /// What one reads while a tip comes, and the hand, as rectangles of the window. Not typed: Qt 6.4 compiles what is, and
    /// cannot go through such a list then.
    function read() {
        const plates = Array.from(ring.plateRects).map(one => ring.mapToItem(null, one));
        return tray.visible ? plates.concat([tray.rack.mapToItem(null, tray.rack.usedRect)]) : plates;
    }
    function _tellTips() {
        if (root.visible)
            Explained.table = root;
        else if (Explained.table === root)
            Explained.table = null;
    }
    onVisibleChanged: root._tellTips()
    Component.onCompleted: root._tellTips()
    Component.onDestruction: if (Explained.table === root)
        Explained.table = null

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
    TableScene {
        id: scene

        anchors.fill: ring
        table: root.match.table
        selection: root.selection
        gathering: root.match.gathering
        view: ring.free
        shape: ring.shape
        room: Qt.rect(8, 8, ring.width - 16, ring.height - 16)
        obstacles: root._over.concat(ring.plateRects, ring.hangingRects, ring.handRects)
        covering: root._over.concat(ring.plateRects, ring.hangingNow, ring.handRects)
        cards: root.cards.map(one => Qt.rect(one.x - ring.x, one.y - ring.y, one.width, one.height))
        covered: root._over.concat(ring.plateRects)
        comfortable: Math.max(32, root.tileUnit * 1.3)
        readable: root._readable
        seatPoint: seat => racks.pointOf(seat)
        stock: tray.pile
        heapTile: heapTile
        ghosts: root.ghosts
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
        raised: root.raised
        barAside: root.barAside
        scene: scene
        plateEnd: Settings.rightToLeft ? root.width - root.own.x : root.own.x + root.own.width
        drawable: root.drawable
        drawIsWise: root.drawIsWise
        heapTile: heapTile
        onRoundChanged: plates.restart()
        onDrawn: root.drawn()
        onDrawRefused: root.drawRefused()
    }
    PlateForms {
        id: plates

        box: scene.camera.box
        felt: Qt.size(ring.width, ring.height)
        others: ring.others
        small: root.small
        readable: root._readable
        beside: tray.before + tray.rack.leastBegins
    }
    SeatRing {
        id: ring

        x: Settings.rightToLeft ? root.side : 0
        y: root.head
        width: root.width - root.side
        height: tray.y - root.head
        table: root.match.table
        small: root.small || plates.tight
        cornered: plates.cornered
        arriving: scene.arriving
        dealt: root.dealt
        showsHands: root.showsHands
        racks: racks.places
        lowered: plates.lowered && root.tileUnit >= 30 // a lower ledge has the pile there
    }
    SeatRacks {
        id: racks

        z: -1 // a tile on its way is over them
        anchors.fill: ring
        ring: ring
        scene: scene
        covered: root._over.concat(scene.cards)
    }
    HeapTile {
        id: heapTile

        z: 1
        face: root.match.table.face
        unit: tray.rack.unit
        rack: tray.rack
    }
    Explainer {
        id: explainer

        anchors.fill: parent
        z: 2
        within: root
        pointer: pointer
        turns: at => scene.turnsAt(explainer.mapToItem(scene, at))
        onRuleWanted: anchor => root.ruleWanted(anchor)
    }
}
