// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A tile on the rack. What can be played stands out, the others lose a little light.
Item {
    id: root

    required property RackRow rackRow
    required property int slot ///< in that row: its own, or the one that it makes room for
    required property bool glides ///< it is seen to go to another place
    required property string face
    required property int index
    required property string tile
    required property var values
    required property string suit
    required property bool playable
    required property string spoken
    required property bool chosen
    required property int group ///< the meld it makes with others, from 1
    required property bool fresh ///< it has just been drawn
    required property bool upended ///< it stands on its head, where every other one does
    required property Meanings meanings
    property bool pointed: false ///< the keyboard is here
    property bool choosing: false ///< it is time to choose: tell what fits from what does not
    property bool rises: true ///< when it can be played; where each can be thrown the whole hand would go up and down
    property bool away: false ///< it is being dragged
    property bool sweeping: false ///< a held pointer chooses all that it passes

    readonly property real unit: root.rackRow.unit
    readonly property int _line: root.rackRow.lineOf(root.slot)
    readonly property int _first: root._line * root.rackRow.firstRow
    readonly property real _at: root.rackRow.begins + root.rackRow.columnOf(root.slot) * root.rackRow.step + (root.rackRow.gapsBefore(root.index) - root.rackRow.gapsBefore(root._first)) * root.rackRow.gap ///< from the start of the rack
    readonly property alias turn: body.turn
    readonly property alias centreY: body.centreY

    signal pressed
    signal clicked
    signal doubleClicked
    signal dragBegan(at: point, byFinger: bool)
    signal dragMoved(at: point)
    signal dragEnded
    signal dragBroken
    signal held
    signal swept(at: point)

    objectName: "rackTile"
    x: Math.round(root.rackRow.mirrored ? root.rackRow.width - root._at - root.width : root._at)
    y: Math.round(root.rackRow.height - root.rackRow.neededHeight + root.unit * 0.3 + root._line * (root.rackRow.tileHeight + root.unit * 0.2))
    width: body.implicitWidth
    height: body.implicitHeight
    opacity: root.away ? 0 : 1
    containmentMask: QtObject {
        function contains(point: point): bool {
            return Faces.covers(root.face, (point.x - root.width / 2) / root.unit, (point.y - root.centreY) / root.unit, root.turn);
        }
    }
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    //: Spoken after a tile's name when it can be played now
    readonly property string _canBePlayed: root.choosing && root.playable ? qsTr("Can be played") : ""
    //: Spoken after a tile's name when it came to the hand last
    readonly property string _drawn: root.fresh ? qsTr("Just drawn") : ""
    Accessible.description: root._drawn === "" || root._canBePlayed === "" ? root._drawn + root._canBePlayed : root._drawn + ". " + root._canBePlayed
    Accessible.focusable: true
    Accessible.focused: root.pointed
    Accessible.selected: root.chosen
    Accessible.onPressAction: if (root.enabled)
        root.clicked()

    property bool _told: false ///< what it is, to the press that goes on: that presses nothing more

    function explain(): var {
        root._told = true;
        return root.meanings.ofTile(root.tile);
    }
    /// Lets it glide to its place from a point of the rack, in pixels, after so many milliseconds.
    function comeFrom(at: point, delay: int) {
        if (Theme.fly > 0)
            body.comeFrom(Qt.vector2d(at.x - root.x - root.width / 2, at.y - root.y - root.centreY), delay);
    }
    /// It is in its place at once.
    function arrive() {
        body.arrive();
    }

    Behavior on x {
        enabled: root.glides && !Theme.still
        NumberAnimation {
            duration: 160
            easing.type: Easing.OutCubic
        }
    }
    HoverHandler {
        id: pointer

        cursorShape: Qt.OpenHandCursor
    }
    TapHandler {
        gesturePolicy: TapHandler.DragThreshold
        onSingleTapped: if (!root._told)
            root.clicked()
        onDoubleTapped: root.doubleClicked()
        onLongPressed: root.held()
        onPressedChanged: if (pressed) {
            root._told = false;
            root.pressed();
        }
    }
    DragFromHere {
        id: drag

        dragThreshold: 6
        onHeldChanged: if (drag.held && !root.sweeping)
            root.dragBegan(drag.centroid.scenePosition, drag.byFinger)
        onDropped: root.dragEnded()
        onBroken: root.dragBroken()
        onCentroidChanged: {
            if (drag.held && root.sweeping)
                root.swept(drag.centroid.scenePosition);
            else if (drag.held)
                root.dragMoved(drag.centroid.scenePosition);
        }
    }

    LiftedTile {
        id: body

        anchors.fill: parent
        face: root.face
        unit: root.unit
        values: root.values
        suit: root.suit
        group: root.group
        fresh: root.fresh
        chosen: root.chosen
        inviting: root.rises && root.choosing && root.playable
        dim: root.choosing && !root.playable
        pointed: root.pointed
        hovered: pointer.hovered
        upended: root.rackRow.upended(root.index, root.upended)
        turns: root.glides
    }
}
