// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A tile that is laid is seen to come: out of the hand, or from the seat that lays it. Until it lies, this is running.
Timer {
    id: root

    required property TableWorld world
    required property Camera camera
    property var seatPoint: seat => Qt.point(0, 0) ///< where a seat's tiles come from, in pixels of the felt
    property var launch: null ///< where the tile is that is about to be laid by hand, if any: {x, y, turn, unit}

    function arrive(order: int, seat: int) {
        const piece = root.world.pieceOf(order);
        const launch = root.launch;
        root.launch = null;
        if (!piece || (!launch && seat < 0))
            return;
        if (launch) {
            const from = root.camera.toTable(launch.x, launch.y);
            piece.flyFrom(from.x, from.y, launch.turn, launch.unit / root.camera.zoom, 0, Theme.fly);
            root._wait(Theme.fly);
        } else {
            const place = root.seatPoint(seat);
            const from = root.camera.toTable(place.x, place.y);
            piece.flyFrom(from.x, from.y, 0, 0.5, 0.9, Theme.arc);
            root._wait(Theme.arc);
        }
    }
    function _wait(duration: int) {
        root.interval = duration > 0 ? duration + Theme.landed : 1;
        root.restart();
    }
}
