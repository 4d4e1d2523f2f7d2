// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls

/// What any match is shown on: a table, what happens there, and what is said of it. What is put into it (the bars) lies
/// between the felt and the rack.
TableLayout {
    id: root

    property bool hurried: false ///< all happens at once
    readonly property bool showing: deals.dealt < 1 || deals.running || moments.running ///< a deal, or what is worth a moment
    property alias tellsNotes: events.tellsNotes
    readonly property alias words: message.words ///< that are said now
    readonly property alias places: places ///< finds where something may come up over the felt
    readonly property alias over: over ///< what lies over the felt and the rack, under the message
    property alias standing: message.standing ///< that are said as long as they are these
    property alias standingMore: message.standingMore ///< with these, where there is room
    default property alias bars: bars.data

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

    /// Tiles that were laid while nobody looked are shown, all of them in sight.
    function recall(pieces: var) {
        if (root.scene.camera.hides)
            root.scene.camera.fit();
        moments.recall(pieces);
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

    dealt: deals.dealt
    dealing: deals.dealt < 1
    barAside: root.height < 360 && root.standing !== "" // there is no room for both
    onRefused: words => root.answer(words)
    // else what is to be done instead
    onDrawRefused: root.answer(root.match.table.stockCount === 0 ? qsTr("The boneyard is empty.") : root.match.table.texts.prompt)

    Item {
        id: bars

        parent: root.between
        anchors.fill: parent
    }
    TableEvents {
        id: events

        match: root.match
        scene: root.scene
        ring: root.ring
        message: message
        rack: root.rack
        pile: root.tray.pile
        heapTile: root.heapTile
        moments: moments
        deals: deals
        plays: root.selection !== null
        kept: [message, root.tray.bar, root.tray.pile]
        panels: [root.racks, over]
        hurried: root.hurried
    }
    DealShow {
        id: deals

        anchors.fill: root.ring
        scene: root.scene
        ring: root.ring
        racks: root.racks
        rack: root.rack
        pile: root.tray.pile
    }
    MomentShow {
        id: moments

        anchors.fill: root.ring
        scene: root.scene
        ring: root.ring
        places: places
    }
    Item {
        id: over

        anchors.fill: parent
    }
    FreePlace {
        id: places

        ring: root.ring
        scene: root.scene
        others: [root.tray.bar, root.tray.pile]
        close: true
        panels: [over, root.racks]
        bars: [root.corner]
    }
    Item {
        anchors.fill: root.ring
        z: 1

        MessageLine {
            id: message

            clear: root.ring.own
            room: Qt.rect(0, 0, root.ring.width, root.ring.height + root.tray.height)
            lift: root.match.table.texts.handNote === "" || root.barAside ? 10 : root.small || root.rack.rows > 1 ? 40 : 26 // over what is said of the hand
            onShown: message.keepOff(places.taken(message).concat(root.rack.mapToItem(root.ring, root.rack.usedRect)))
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
        PointHandler {
            acceptedDevices: PointerDevice.TouchScreen
            onActiveChanged: if (active)
                root.scene.world.pointer = Qt.point(-1000, -1000) // where a mouse was before means nothing now
        }
    }
}
