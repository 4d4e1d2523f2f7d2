// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Settings

/// The tiles of the last round are swept from the table, back to the pile.
Item {
    id: root

    required property TableScene scene
    required property Pile pile

    readonly property bool running: lasts.running

    /// They are still there now.
    function sweep() {
        if (Theme.deal === 0)
            return;
        const pieces = root.scene.world.pieces();
        const step = Math.ceil(pieces.length / 28); // of many some are enough
        const zoom = root.scene.camera.zoom;
        pieces.filter((piece, row) => row % step === 0).forEach((piece, row) => courier.createObject(root, {
                "face": root.scene.table.face,
                "from": root.scene.camera.toScreen(piece.px, piece.py),
                "to": root.mapFromItem(root.pile, root.pile.width / 2, root.pile.height / 2),
                "fromUnit": zoom,
                "toUnit": root.pile.unit,
                "fromTurn": piece.angle > 180 ? piece.angle - 360 : piece.angle,
                "delay": row * 5,
                "lasts": Math.round(Theme.deal * 0.4),
                "waits": true
            }));
        Sounds.play("sweep");
        lasts.restart();
    }
    function cut() {
        lasts.stop();
        Array.from(root.children).forEach(shown => shown.destroy());
    }

    Timer {
        id: lasts

        interval: Theme.deal
    }
    Component {
        id: courier

        Courier {}
    }
}
