// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// The table: the bar, the felt with what lies on it, the seats around it, and the rack.
FocusScope {
    id: root

    required property MatchSession session

    readonly property bool small: root.width < 800 || root.height < 500
    readonly property real tileUnit: Math.max(30, Math.min(root.height * 0.0625, root.width * 0.05) * Settings.tileScale)

    signal leave
    signal settingsWanted

    objectName: "tablePage"
    focus: true
    Keys.onPressed: event => event.accepted = keys.handle(event)
    Component.onCompleted: sheets.follow()

    TableHands {
        id: hands

        session: root.session
        rack: rack
        scene: scene
        onMeldWanted: sheets.show("meld")
    }
    TableKeys {
        id: keys

        session: root.session
        rack: rack
        scene: scene
        drag: drag
        onSheetWanted: name => sheets.show(name)
        onLeave: root.leave()
        onNextWanted: if (root.session.phase === MatchSession.RoundOver)
            root.session.next()
        onPlayWanted: hands.playCurrent()
        onMeldWanted: hands.meld()
        onChoiceWanted: kind => tray.actions.press(kind)
    }
    TableEvents {
        session: root.session
        scene: scene
        ring: ring
        message: message
        question: question
        rack: rack
        pile: tray.pile
        onSheetChange: sheets.follow()
    }

    Felt {
        anchors.fill: parent
    }
    Item {
        id: content

        anchors.fill: parent
        enabled: !sheets.open

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
            onLookWanted: tiles => sheets.look(tiles)
        }
        TopBar {
            id: bar

            width: parent.width
            session: root.session
            small: root.small
            onLeave: root.leave()
            onSheetWanted: name => sheets.show(name)
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

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: bar.bottom
            anchors.bottom: tray.top
            session: root.session
            small: root.small
            lowered: tray.middle.x + (rack.width - rack.usedWidth) / 2 > 190 * Theme.roomy
        }
        Rack {
            id: rack

            parent: tray.middle
            anchors.fill: parent
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
            session: root.session
            small: root.small
            onAnswered: content.forceActiveFocus()
        }
        MessageLine {
            id: message

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: tray.top
            anchors.bottomMargin: root.session.handNote === "" ? 10 : 26
        }
        DragTile {
            id: drag

            session: root.session
            scene: scene
            rack: rack
            onMeldDropped: hands.meld()
        }
    }
    TableSheets {
        id: sheets

        anchors.fill: parent
        session: root.session
        onLeave: root.leave()
        onSettingsWanted: root.settingsWanted()
        onClosed: content.forceActiveFocus()
    }
}
