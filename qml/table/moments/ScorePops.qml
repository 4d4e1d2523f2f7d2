// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Points come up where they were won, on the felt or at a seat: beside what lies there. They go with their place on the
/// table when that moves, and aside once more where they would lie over something then.
Item {
    id: root

    required property Table table
    required property TableScene scene
    required property SeatRing ring
    property alias kept: places.others ///< what no points come up over, beside tiles and plates

    property alias panels: places.panels ///< nor over what lies in these
    readonly property real _room: Math.min(root.ring.width * 0.8, Theme.px(380)) ///< so wide they are at most

    /// They are seen, at that point of the felt.
    signal counted(points: int, at: point, seat: int)

    /// What was won on the table comes up at that point of it, in tile units, else at the seat; what a tile has brought, when
    /// that lies. Points of one kind that come to the same seat meanwhile are added up.
    function pop(seat: int, points: int, words: string, at: point, onTable: bool, kind: string, byTile: bool) {
        if (Theme.pop === 0)
            return;
        const before = byTile ? null : root._popOf(seat, kind);
        if (before) {
            before.join(before.points + points, root.table.earned(kind, before.points + points, before.times + 1));
            return;
        }
        const flight = root.scene.arrival.launch ? Theme.fly : Theme.arc; // from the hand, or from a seat
        const item = popper.createObject(root.ring, {
            "points": points,
            "words": words,
            "seat": seat,
            "of": root.ring.count > 2 ? root.ring.plateOf(seat) : null,
            "kind": onTable ? "" : kind,
            "onTable": onTable,
            "earnedAt": at,
            "delay": byTile ? Math.max(flight + Theme.landed, Theme.camera) : 0,
            "room": root._room
        }) as ScorePop;
        if (!item)
            return;
        item.due.connect(() => {
            root._put(item);
            if (onTable)
                root.counted(item.points, Qt.point(item.x + item.width / 2, item.y + item.height / 2), seat);
            root._putAside(); // a tile may have come to lie under another one
        });
        item.rise();
    }
    function clear() {
        root._pops().forEach(item => item.destroy());
    }
    /// Where there is no place for it, in more lines; or as it was, where that does not help.
    function _put(item: ScorePop) {
        const from = root._of(item);
        for (const room of [root._room, root._room * 0.7, root._room * 0.5, root._room]) {
            item.room = room;
            const at = places.free(from, item);
            const away = Qt.point(at.x - from.x, at.y - from.y);
            item.x = Qt.binding(() => Math.round(root._of(item).x + away.x));
            item.y = Qt.binding(() => Math.round(root._of(item).y + away.y));
            if (!places.covers(item))
                return;
        }
    }
    /// Where it was earned. Not typed: that of a plate moves with the plate.
    function _of(item) {
        return item.onTable ? root.scene.camera.toScreen(item.earnedAt.x, item.earnedAt.y) : root.ring.pointOf(item.seat);
    }
    /// Whatever is seen and has come to cover something, or to go out of sight.
    function _putAside() {
        root._pops().filter(item => item.opacity > 0 && (places.covers(item) || root._leaves(item))).forEach(item => root._put(item));
    }
    function _leaves(item: ScorePop): bool {
        return item.x < 0 || item.y < 0 || item.x + item.width > root.ring.width || item.y + item.height > root.ring.height;
    }
    function _pops(): var {
        return Array.from(root.ring.children).filter(item => item instanceof ScorePop);
    }
    function _popOf(seat: int, kind: string): ScorePop {
        return kind === "" ? null : root._pops().find(item => item.seat === seat && item.kind === kind) ?? null;
    }

    FreePlace {
        id: places

        ring: root.ring
        scene: root.scene
    }
    Connections {
        target: root.scene.camera

        function onGoalChanged() {
            arrived.restart();
        }
    }
    Timer { // the table has moved: it may lie under points now
        id: arrived

        interval: Theme.camera + 20
        onTriggered: root._putAside()
    }
    Timer {
        id: soon

        interval: 0 // when all has been told
        onTriggered: root._putAside()
    }
    Connections {
        target: root.scene

        function onArrivingChanged() { // as a tile sets out, which counts as lying where it will; then its sign comes
            soon.restart();
        }
    }
    Connections {
        target: root.table

        function onChanged() {
            soon.restart();
        }
    }
    Component {
        id: popper

        ScorePop {}
    }
}
