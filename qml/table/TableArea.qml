// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Tiles

/// What any match is shown on: the tiles on the felt, the seats around them, and the rack. What is put into it (the
/// bars) lies between the felt and the rack.
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
    property bool hurried: false ///< all happens at once
    property real head: 0 ///< so much of the top is covered by bars
    property real side: 0 ///< so much of the end side is covered
    property bool raised: false ///< some buttons stand above the rack
    property var obstacles: [] ///< what else lies over the felt, as rectangles: no tile is to lie under it

    readonly property var _over: (tray.bar.visible ? [Qt.rect(tray.bar.x, tray.y + tray.bar.y, tray.bar.width, tray.bar.height)] : []).concat(root.obstacles).map(one => Qt.rect(one.x - ring.x, one.y - ring.y, one.width, one.height))
    readonly property real _readable: Faces.of(root.match.table.face).least * Math.max(1, (1 + Settings.tileScale) / 2)
    property alias _tight: plates.tight
    readonly property alias seats: ring.count
    readonly property bool showing: deals.dealt < 1 || deals.running || moments.running ///< a deal, or what is worth a moment
    property alias tellsNotes: events.tellsNotes
    readonly property real feltHeight: tray.y
    readonly property alias scene: scene
    readonly property alias camera: scene.camera
    readonly property alias rack: rack
    readonly property alias corner: tray.corner
    readonly property alias words: message.words ///< that are said now
    readonly property alias over: over ///< what lies over the felt and the rack, under the message
    readonly property rect free: Qt.rect(ring.x + ring.free.x, ring.y + ring.free.y, ring.free.width, ring.free.height)
    readonly property real hung: ring.y + ring.hung
    readonly property alias explainer: explainer
    readonly property alias walk: walk
    readonly property rect own: Qt.rect(ring.x + ring.own.x, ring.y + ring.own.y, ring.own.width, ring.own.height) ///< plate
    property alias standing: message.standing ///< that are said as long as they are these
    default property alias bars: bars.data

    signal drawn
    signal lookWanted(tiles: var)
    signal ruleWanted(anchor: string)
    signal walkLeft ///< the keys go back to where they were

    function say(words: string) {
        message.say(words);
    }
    /// Whatever was pressed in vain is answered, for the eye and for a screen reader.
    function answer(words: string) {
        root.say(words);
        Announcer.announce(words);
    }
    /// What was said before is of no use any more.
    function hush() {
        message.hush();
    }

    /// Whoever goes on need not wait for what is still to be seen.
    function hasten() {
        moments.cut();
        deals.cut();
    }
    /// What was done is taken back: nothing of it is to be seen any more.
    function drop() {
        events.drop();
    }

    HoverHandler {
        id: pointer
    }
    TableWalk {
        id: walk

        anchors.fill: parent
        z: 1
        explainer: explainer
        scene: scene
        parts: [scene, bars, tray, ring]
        onLeave: root.walkLeft()
    }
    TableEvents {
        id: events

        match: root.match
        scene: scene
        ring: ring
        message: message
        rack: rack
        pile: tray.pile
        heapTile: heapTile
        moments: moments
        deals: deals
        plays: root.selection !== null
        kept: [message, tray.bar, tray.pile]
        hurried: root.hurried
    }
    TableScene {
        id: scene

        anchors.fill: ring
        table: root.match.table
        selection: root.selection
        gathering: root.match.gathering
        view: ring.free
        room: Qt.rect(8, 8, ring.width - 16, ring.height - 16)
        obstacles: root._over.concat(ring.plateRects, ring.hangingRects, ring.handRects)
        covered: root._over.concat(ring.plateRects)
        comfortable: Math.max(32, root.tileUnit * 1.3)
        readable: root._readable
        seatPoint: seat => ring.pointOf(seat)
        stock: tray.pile
        heapTile: heapTile
        ghosts: root.ghosts
        onLookWanted: tiles => root.lookWanted(tiles)
        onRefused: words => root.answer(words)
    }
    Item {
        id: bars

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
        unit: root.tileUnit
        small: root.small
        side: root.side
        raised: root.raised
        rack: rack
        scene: scene
        plateEnd: Settings.rightToLeft ? root.width - root.own.x : root.own.x + root.own.width
        drawable: root.drawable
        drawIsWise: root.drawIsWise
        heapTile: heapTile
        onRoundChanged: plates.restart()
        onDrawn: root.drawn()
        // else what is to be done instead
        onDrawRefused: root.answer(root.match.table.stockCount === 0 ? qsTr("The boneyard is empty.") : root.match.table.texts.prompt)
    }
    PlateForms {
        id: plates

        box: scene.camera.box
        felt: Qt.size(ring.width, ring.height)
        others: ring.others
        small: root.small
        readable: root._readable
        beside: tray.before + rack.leastBegins
    }
    SeatRing {
        id: ring

        x: Settings.rightToLeft ? root.side : 0
        y: root.head
        width: root.width - root.side
        height: tray.y - root.head
        table: root.match.table
        small: root.small || plates.tight
        arriving: scene.arriving
        dealt: deals.dealt
        showsHands: root.showsHands
        lowered: plates.lowered && root.tileUnit >= 30 // a lower ledge has the pile there
    }
    Rack {
        id: rack

        parent: tray.middle
        anchors.fill: parent
        enabled: root.selection !== null
        table: root.match.table
        gathers: root.selection?.gathers ?? false
        grows: root.selection !== null && tray.pile.onTable // there one draws in every turn
        bestUnit: root.tileUnit
        leastUnit: Math.min(30, root.tileUnit)
        lean: tray.lean
    }
    DealShow {
        id: deals

        anchors.fill: ring
        scene: scene
        ring: ring
        rack: rack
        pile: tray.pile
    }
    MomentShow {
        id: moments

        anchors.fill: ring
        scene: scene
        ring: ring
        places: places
    }
    Item {
        id: over

        anchors.fill: parent
    }
    HeapTile {
        id: heapTile

        face: root.match.table.face
        unit: rack.unit
        rack: rack
    }
    FreePlace {
        id: places

        ring: ring
        scene: scene
        others: [tray.bar, tray.pile]
        close: true
        panels: [over]
        bars: [tray.corner]
    }
    Item {
        anchors.fill: ring

        MessageLine {
            id: message

            clear: ring.own
            room: Qt.rect(0, 0, ring.width, ring.height + tray.height)
            lift: root.match.table.texts.handNote === "" ? 10 : root.small || rack.rows > 1 ? 40 : 26 // over what is said of the hand
            onShown: message.keepOff(places.taken(message).concat(rack.mapToItem(ring, rack.usedRect)))
        }
    }
    Item {
        anchors.fill: parent

        PointHandler {
            // Any press, whatever else it does. It is always there: one that is taken away by its own press takes a
            // finger's tap along (Qt 6.4).
            acceptedButtons: Qt.AllButtons
            onActiveChanged: if (active)
                root.hasten()
        }
    }
    Explainer {
        id: explainer

        anchors.fill: parent
        within: root
        pointer: pointer
        turns: at => scene.aiming || (at.y < tray.y && (root.selection?.tile ?? "") !== "")
        onRuleWanted: anchor => root.ruleWanted(anchor)
    }
}
