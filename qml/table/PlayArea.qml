// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// What a match is played on, wherever that is: the tiles on the felt, the seats around them, and the rack. What is
/// put into it (the bars) lies between the felt and the rack.
Item {
    id: root

    required property MatchSession session
    required property bool small
    required property real tileUnit
    property bool playing: true ///< tiles can be laid; otherwise they are only looked at
    property bool showsHands: false ///< those of the others, too
    property real head: 0 ///< so much of the top is covered by bars
    property real side: 0 ///< so much of the end side is covered

    readonly property real feltHeight: tray.y
    readonly property alias keys: keys
    readonly property alias question: question
    readonly property alias camera: scene.camera
    readonly property alias actions: tray.actions
    default property alias bars: bars.data

    signal leave
    signal answered
    signal nextWanted
    signal sheetChange
    signal sheetWanted(name: string)
    signal lookWanted(tiles: var)

    function say(words: string) {
        message.say(words);
    }

    TableHands {
        id: hands

        session: root.session
        rack: rack
        scene: scene
        onMeldWanted: root.sheetWanted("meld")
    }
    TableKeys {
        id: keys

        session: root.session
        rack: rack
        scene: scene
        drag: drag
        onSheetWanted: name => root.sheetWanted(name)
        onLeave: root.leave()
        onNextWanted: root.nextWanted()
        onPlayWanted: hands.playCurrent()
        onMeldWanted: hands.meld()
        onChoiceWanted: kind => tray.actions.press(kind)
    }
    TableEvents {
        session: root.session
        scene: scene
        ring: ring
        message: message
        question: root.playing ? question : null
        rack: rack
        pile: tray.pile
        onSheetChange: root.sheetChange()
    }
    TableScene {
        id: scene

        anchors.fill: ring
        session: root.session
        view: ring.free
        comfortable: Math.max(32, root.tileUnit * 1.3)
        seatPoint: seat => ring.pointOf(seat)
        onSpotTaken: row => hands.play(row)
        onTurnWanted: step => keys.turn(step)
        onMeldWanted: hands.meld()
        onLookWanted: tiles => root.lookWanted(tiles)
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
        session: root.session
        unit: root.tileUnit
        small: root.small
        rack: rack
        onMeldWanted: hands.meld()
    }
    SeatRing {
        id: ring

        x: Settings.rightToLeft ? root.side : 0
        y: root.head
        width: root.width - root.side
        height: tray.y - root.head
        session: root.session
        small: root.small
        showsHands: root.showsHands
        lowered: tray.middle.x + (rack.width - rack.usedWidth) / 2 > 190 * Theme.roomy
    }
    Rack {
        id: rack

        parent: tray.middle
        anchors.fill: parent
        enabled: root.playing
        session: root.session
        bestUnit: root.tileUnit
        dragged: drag.row
        draggedWithOthers: drag.many
        onTileClicked: row => hands.clicked(row)
        onTileDoubleClicked: row => hands.doubleClicked(row)
        onDragBegan: (row, at) => drag.begin(row, at)
        onDragMoved: at => drag.move(at)
        onDragEnded: drag.drop()
    }
    QuestionPanel {
        id: question

        readonly property rect room: ring.free

        width: Math.min(Theme.px(root.small ? 420 : 560), room.width - 16)
        x: ring.x + room.x + (room.width - width) / 2
        y: ring.y + room.y + Math.max(0, (room.height - height) / 2)
        height: Math.min(implicitHeight, room.height)
        tight: room.height < 190
        visible: root.playing && root.session.question !== ""
        session: root.session
        small: root.small
        onAnswered: root.answered()
    }
    Item {
        anchors.fill: ring

        MessageLine {
            id: message

            clear: ring.own
            lift: root.session.handNote === "" ? 10 : root.small ? 40 : 26 // over what is said of the hand
        }
    }
    DragTile {
        id: drag

        session: root.session
        scene: scene
        rack: rack
        onMeldDropped: hands.meld()
    }
}
