// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Table
import Boneyard.Tiles

/// The marks of moves that lay no tile, as it was played and as it would have been better: on the pile from which is drawn
/// or taken, or on the plate of the seat.
Item {
    id: root

    required property TableArea area
    property var marks: [] ///< of Replay.unlaid()

    readonly property Camera _eye: root.area.scene.camera
    readonly property Pile _stock: root.area.tray.pile
    readonly property var _stockPlace: root.area.match.table.ground.stock ///< on the table; else it has its own on the ledge
    readonly property var _shape: Faces.of(root.area.match.table.face)

    /// A tile's place on the felt, in pixels.
    function _onFelt(px: real, py: real): rect {
        const wide = root._shape.wide * root._eye.zoom;
        const high = root._shape.high * root._eye.zoom;
        return Qt.rect(root.area.ring.x + root._eye.originX + px * root._eye.zoom - wide / 2, root.area.ring.y + root._eye.originY + py * root._eye.zoom - high / 2, wide, high);
    }
    function _placeOf(mark: var): rect {
        if (mark.place === "pile")
            return root._onFelt(mark.px, mark.py);
        if (mark.place === "stock" && root._stockPlace !== undefined)
            return root._onFelt(root._stockPlace.x, root._stockPlace.y);
        if (mark.place === "stock" && root.area.tray.visible)
            return Qt.rect(root.area.tray.x + root._stock.x, root.area.tray.y + root._stock.y, root._stock.width, root._stock.height);
        return root.area.own;
    }

    Accessible.ignored: true // the verdict says it

    Repeater {
        model: root.marks

        MoveMark {
            id: mark

            required property var modelData
            readonly property rect place: root._placeOf(mark.modelData)

            objectName: mark.modelData.better ? "unlaidBetter" : "unlaidPlayed"
            // At either corner: both moves may be done at the same place.
            x: Math.max(0, Math.min(root.width - width, (mark.modelData.better ? mark.place.right : mark.place.left) - width / 2))
            y: Math.max(0, Math.min(root.height - height, mark.place.top - height / 2))
            better: mark.modelData.better
            size: Math.max(18, Theme.body * 1.3)
        }
    }
}
