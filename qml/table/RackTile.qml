// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A tile on the rack. What can be played stands out, the others lose a little light.
Item {
    id: root

    required property string face
    required property real unit
    required property int index
    required property string tile
    required property var values
    required property string suit
    required property bool playable
    required property string spoken
    required property bool chosen
    required property int group ///< the meld it makes with others, from 1
    required property bool fresh ///< it has just been drawn
    required property Meanings meanings
    property bool pointed: false ///< the keyboard is here
    property bool choosing: false ///< it is time to choose: tell what fits from what does not
    property bool away: false ///< it is being dragged
    property bool sweeping: false ///< a held pointer chooses all that it passes
    property bool upended: false ///< it stands on its head
    property bool turns: false ///< it is seen to turn

    property real _seenTurn: root.turn
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
        if (Theme.fly === 0)
            return;
        coming.delay = delay;
        way.from = Qt.vector2d(at.x - root.x - root.width / 2, at.y - root.y - root.centreY);
        coming.restart();
    }
    /// It is in its place at once.
    function arrive() {
        if (coming.running)
            coming.complete();
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

    Behavior on _seenTurn {
        enabled: root.turns && !Theme.still
        NumberAnimation {
            duration: 160
            easing.type: Easing.OutCubic
        }
    }
    SequentialAnimation {
        id: coming

        property int delay: 0

        PropertyAction {
            target: lifted
            property: "opacity"
            value: coming.delay > 0 ? 0 : 1
        }
        PauseAnimation {
            duration: coming.delay
        }
        PropertyAction {
            target: lifted
            property: "opacity"
            value: 1
        }
        PropertyAnimation {
            id: way

            target: lifted
            property: "offset"
            to: Qt.vector2d(0, 0)
            duration: Theme.arc
            easing.type: Easing.OutCubic
        }
    }
    Item {
        id: lifted

        readonly property real rise: Math.round(root.chosen ? root.unit * 0.3 : root.choosing && root.playable ? root.unit * 0.14 : 0)

        property vector2d offset: Qt.vector2d(0, 0)

        width: root.width
        height: root.height
        y: -lifted.rise
        transform: Translate {
            x: lifted.offset.x
            y: lifted.offset.y
        }
        scale: root.chosen || pointer.hovered ? 1.05 : 1

        Behavior on y {
            NumberAnimation {
                duration: Theme.lift
                easing.type: Easing.OutCubic
            }
        }
        Behavior on scale {
            NumberAnimation {
                duration: Theme.lift
            }
        }

        StandingTile {
            id: body

            face: root.face
            unit: root.unit
            values: root.values
            suit: root.suit
            upended: root.upended
            seenTurn: root._seenTurn
            lift: root.chosen ? 0.7 : root.choosing && root.playable ? 0.3 : 0
            dim: root.choosing && !root.playable
            ring: root.pointed ? Surfaces.on.focus : root.chosen ? Surfaces.on.accent : "transparent"
        }
    }
    RackMark {
        // goes with the tile, but is not scaled: small bars would be of several widths then
        y: lifted.y
        width: root.width
        height: root.height
        transform: Translate {
            x: lifted.offset.x
            y: lifted.offset.y
        }
        unit: root.unit
        fresh: root.fresh
        group: root.group
    }
}
