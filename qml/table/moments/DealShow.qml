// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// A round is dealt: what lay on the table goes back to the pile, and tiles come from there in turn. All is where it belongs from
/// the start, only not seen there yet; any press ends it. Who draws later is seen to get a tile, too.
Item {
    id: root

    required property TableScene scene
    required property SeatRing ring
    required property SeatRacks racks
    required property Rack rack
    required property Pile pile

    readonly property bool running: going.running || swept.running
    property real dealt: 1 ///< part of the tiles that have been dealt
    readonly property real _whole: 0.99 ///< until the last ones have come
    property var _due: [] ///< the next one first: a tile is made when it sets off, not all at the start

    /// What lies there goes; it is still there now.
    function sweep() {
        swept.sweep();
    }
    function deal() {
        if (Theme.deal === 0 || root._held() === 0)
            return;
        root.dealt = 0;
        root.rack.opacity = 0;
        soon.restart();
    }
    /// A seat has drawn a tile.
    function draw(seat: int) {
        if (Theme.fly > 0)
            root._give(root._pileAt(root), seat, 0);
    }
    /// A tile that lay at that point of the table, in pixels, goes to a seat, when the one has come that lies there instead.
    function free(at: point, seat: int) {
        if (Theme.fly === 0)
            return;
        if (seat === root.scene.table.viewer)
            root.rack.tileAt(root.rack.count - 1)?.comeFrom(root.rack.mapFromItem(root, at), Theme.fly + Theme.landed);
        else
            root._give(at, seat, Theme.arc + Theme.landed);
    }
    function cut() {
        soon.stop();
        going.stop();
        swept.cut();
        root._end();
        Array.from(root.children).filter(item => item instanceof Courier).forEach(shown => shown.destroy());
        for (let row = 0; row < root.rack.count; ++row)
            root.rack.tileAt(row)?.arrive();
    }

    function _begin() {
        if (root._pileAt(root).y <= 0) {
            // the page has just come, and has no places yet
            soon.restart();
            return;
        }
        const wait = swept.running ? Math.round(Theme.deal * 0.2) : 0;
        const span = Theme.deal - Theme.arc;
        root.rack.opacity = 1;
        for (let row = 0; row < root.rack.count; ++row)
            root.rack.tileAt(row)?.comeFrom(root._pileAt(root.rack), wait + span * row / root.rack.count);
        root._due = turns.order(root.ring, root.scene.table.viewer, root._whole);
        Sounds.play("deal");
        going.wait = wait;
        going.restart();
    }
    function _end() {
        root._due = [];
        root.dealt = 1;
        root.rack.opacity = 1;
    }
    function _give(from: point, seat: int, delay: int) {
        courier.createObject(root, {
            "face": root.scene.table.face,
            "from": from,
            "to": root.racks.pointOf(seat),
            "fromUnit": root.pile.unit,
            "toUnit": root.pile.unit * 0.5,
            "delay": delay,
            "lasts": Theme.arc
        });
    }
    function _held(): int {
        let all = 0;
        for (let seat = 0; seat < root.ring.count; ++seat)
            all += root.ring.plateOf(seat)?.handCount ?? 0;
        return all;
    }
    function _pileAt(item: Item): point {
        return item.mapFromItem(root.pile, root.pile.width / 2, root.pile.height / 2);
    }

    objectName: "dealShow"
    onDealtChanged: {
        while (root._due.length > 0 && root._due[0].at <= root.dealt)
            root._give(root._pileAt(root), root._due.shift().seat, 0);
    }
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Binding {
        target: root.pile
        property: "owed"
        value: Math.round(root._held() * (1 - root.dealt))
        when: root.dealt < 1
    }
    Timer { // the rack has its tiles, and they their places
        id: soon

        interval: 16
        onTriggered: root._begin()
    }
    DealTurns {
        id: turns
    }
    SweepShow {
        id: swept

        anchors.fill: parent
        scene: root.scene
        pile: root.pile
    }
    SequentialAnimation {
        id: going

        property int wait: 0

        onFinished: root._end()

        PauseAnimation {
            duration: going.wait
        }
        NumberAnimation {
            target: root
            property: "dealt"
            from: 0
            to: root._whole
            duration: Math.max(0, Theme.deal - Theme.arc)
        }
        PauseAnimation {
            duration: Theme.arc
        }
    }
    Component {
        id: courier

        Courier {}
    }
}
