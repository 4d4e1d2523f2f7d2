// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The tile under the pointer on its way from the rack: near a legal place it turns and snaps to it.
HeldTile {
    id: root

    required property Match match
    required property TableScene scene
    required property Rack rack

    property int row: -1 ///< of the rack
    property int spot: -1
    property bool many: false ///< all chosen tiles travel together
    readonly property bool active: root.row >= 0
    property int opening: -1 ///< the place on the rack that it would take, a row; -1: it is not over the rack
    property real _restTurn: 0 ///< as it stood on the rack

    /// Several tiles were let go over the table.
    signal togetherDropped

    function begin(row: int, at: point, byFinger: bool) {
        const held = root.rack.tileAt(row);
        if (!held || home.running || landing.running)
            return;
        where.byFinger = byFinger;
        root.values = held.values;
        root.suit = held.suit;
        aim.begin();
        root._restTurn = held.turn;
        root.turn = held.turn;
        root.many = root.match.selection.gathers && held.chosen && root.match.selection.count > 1;
        root.row = row;
        root.match.advice.forgetFor(held.tile);
        if (!root.many)
            root.match.selection.choose(row, true);
        root.move(at);
    }
    function move(at: point) {
        if (!root.active || home.running || landing.running)
            return;
        where.finger = at;
        root.spot = where.overTable() && !root.many ? aim.nearest(where.onTable()) : -1;
        const goal = root.spot >= 0 ? root.scene.world.spotAt(root.spot) : null;
        if (goal) {
            const place = root.scene.camera.toScreen(goal.px, goal.py);
            root.place(root.scene.mapToItem(root.parent, place.x, place.y), goal.angle, root.scene.camera.zoom / root.rack.unit);
        } else {
            root.place(root.parent.mapFromItem(null, where.at.x, where.at.y), root._restTurn, 1);
        }
        root.opening = root.many || goal ? -1 : where.placeOnRack();
    }
    function turnNext(step: int) {
        root.spot = aim.turn(step);
        root.move(where.finger);
    }
    function drop() {
        if (!root.active || home.running || landing.running)
            return;
        if (root.many && where.overTable()) {
            root._end();
            root.togetherDropped();
            return;
        }
        if (root.spot >= 0) {
            root.scene.arrival.launch = root.pose(root.scene);
            if (root.match.playSpot(root.spot)) {
                landing.begin();
                return;
            }
            root.scene.arrival.launch = null;
        } else if (root.opening >= 0 && root.opening !== root.row) {
            const to = root.opening;
            root.opening = -1;
            root.match.table.hand.move(root.row, to);
            root.row = to;
        } else if (root.opening < 0 && where.overTable()) {
            const at = where.onTable();
            root.match.advice.refuseAt(root.rack.tileAt(root.row)?.tile ?? "", at.x, at.y);
        }
        root._goHome();
    }
    /// Back to where it was taken from; whatever is still dragged then is dragged in vain.
    function cancel() {
        if (root.active && !home.running && !landing.running)
            root._goHome();
    }
    function _goHome() {
        if (!root.many)
            root.match.selection.clear();
        root.spot = -1;
        root.opening = -1;
        home.restart(); // first, so that the way home is flown
        const place = root.rack.tileAt(root.row);
        if (place)
            root.place(place.mapToItem(root.parent, place.width / 2, place.centreY), place.turn, 1);
    }
    function _end() {
        root.row = -1;
        root.many = false;
        root.opening = -1;
        root.spot = -1;
        root.size = 1;
    }

    objectName: "dragTile"
    face: root.match.table.face
    unit: root.rack.unit
    count: root.many ? root.match.selection.count : 0
    glide: home.running ? Theme.fly : root.spot >= 0 && !Theme.still ? 60 : 0
    visible: root.active
    onActiveChanged: root.scene.aiming = root.active

    DragAim {
        id: aim

        selection: root.match.selection
        world: root.scene.world
    }
    DragPoint {
        id: where

        area: root.parent
        scene: root.scene
        rack: root.rack
    }
    DragLanding {
        id: landing

        match: root.match
        onLanded: root._end()
        onRefused: {
            root.scene.arrival.launch = null;
            root._goHome();
        }
    }
    Connections {
        target: root.match.advice

        function onRefusedAt(mark: int) {
            root.scene.world.refuseAt(mark);
        }
    }
    Timer {
        id: home

        interval: Math.max(1, Theme.fly)
        onTriggered: root._end()
    }
}
