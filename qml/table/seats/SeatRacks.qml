// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick

/// The tiles of the others on the felt, each hand on a little rack beside its plate. They take no room from the table: a rack stands
/// where nothing lies, nor can be laid, and goes where something comes to lie; then the plate shows the tiles as it does where
/// there is little room.
Item {
    id: root

    required property SeatRing ring
    required property TableScene scene
    property var covered: [] ///< what lies over the felt beside the plates, as rectangles

    /// By seat, where its rack stands; null: nowhere.
    property var places: []
    readonly property var rects: root.places.filter(place => place !== null)

    readonly property Camera _eye: root.scene.camera
    readonly property bool _roomy: !root.ring.small && (root.ring.others < 4 || root.ring.width > 1200)
    readonly property bool _seen: !root.ring.showsHands && !root._eye.hides ///< those that stand are
    readonly property var _wanted: [root._roomy, root._seen, root._eye.near, root.covered, root.ring.plateRects, root.ring.hangingRects, root.ring.handCounts, root._eye.view, root._eye.goal, root._eye.grounds, root._eye.fits, root._eye.places]
    property var _sides: ({}) ///< by seat, that is chosen
    property var _gone: ({}) ///< by seat: it had to go in this round

    /// Where the tiles of a seat are, a point: its rack, or its plate. Not typed, as SeatRing.pointOf().
    function pointOf(seat) {
        const at = root.places[seat];
        return at ? Qt.point(at.x + at.width / 2, at.y + at.height / 2) : root.ring.pointOf(seat);
    }

    /// The hand is dealt anew, or the felt is another: only then racks come.
    function restart() {
        root._sides = {};
        root._gone = {};
        choosing.restart();
    }
    function _settle() {
        const taken = root._taken();
        const next = [];
        for (let seat = 0; seat < racks.count; ++seat) {
            const place = root._roomy && !root._eye.near && root._holds(seat) && !root._gone[seat] ? root._placeOf(seat, taken) : null;
            next.push(root._seen ? place : null);
            if (!choosing.running) {
                root._gone[seat] = place === null;
                root._sides[seat] = place ? sites.sideOf(place, racks.itemAt(seat).plate) : "";
            }
            if (place)
                taken.push(place);
        }
        if (next.join("|") !== root.places.join("|"))
            root.places = next;
    }
    function _holds(seat) {
        return seat !== root.ring.table.side && (root.ring.plateOf(seat)?.handCount ?? 0) > 0;
    }
    /// Where there is no room any more on the side that is chosen, it stands nowhere: it does not wander.
    function _placeOf(seat, taken) {
        const rack = racks.itemAt(seat);
        const side = root._sides[seat] ?? "";
        const open = sites.of(rack.plate, rack).filter(place => side === "" || sites.sideOf(place, rack.plate) === side);
        return open.find(place => sites.isFree(place, taken)) ?? null;
    }
    /// What lies on the felt, or may next, in pixels: as it is seen when the camera is where it goes.
    function _taken() {
        const eye = root._eye;
        const middle = Qt.point(eye.view.x + eye.view.width / 2, eye.view.y + eye.view.height / 2);
        const lying = Array.from(eye.grounds).concat(Array.from(eye.places), Array.from(eye.fits)); // not where room is kept: it comes to that late
        return lying.map(one => Qt.rect(middle.x + (one.x - eye.goal.x) * eye.goal.zoom, middle.y + (one.y - eye.goal.y) * eye.goal.zoom, one.width * eye.goal.zoom, one.height * eye.goal.zoom)).concat(root.scene.world.places.signs(), Array.from(root.covered), root.ring.plateRects, root.ring.hangingRects);
    }

    objectName: "seatRacks"
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    on_WantedChanged: soon.restart()

    Connections {
        target: root.ring

        function onMadeChanged() {
            root.restart();
        }
    }
    RackSites {
        id: sites

        ring: root.ring
    }
    Timer { // plates and lines take their places first
        id: choosing

        interval: 400
        running: true
        onTriggered: root._settle()
    }
    Timer { // all of it changes, one after the other
        id: soon

        interval: 20 // the camera first
        onTriggered: root._settle()
    }
    Repeater {
        id: racks

        model: root.ring.count

        SeatRack {
            id: rack

            required property int index
            readonly property var place: root.places[rack.index] ?? null

            plate: root.ring.made > 0 ? root.ring.plateOf(rack.index) : null
            visible: rack.place !== null
            x: rack.place?.x ?? 0
            y: rack.place?.y ?? 0
            width: rack.place?.width ?? 0
        }
    }
}
