// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Tiles

/// A seat's open hand under its plate: as large as there is room for, in two rows at most where it can be.
Flow {
    id: root

    required property string face
    property string holder: "" ///< who holds them
    property Meanings meanings: null
    property var groups: [] ///< as the seat's model has them
    property real room: 200
    property real best: Theme.px(20) ///< a unit
    property real least: 9
    property bool above: true ///< it hangs over the table, which begins below it

    /// Those that it holds: the others lie on the table.
    readonly property var tiles: root._held.reduce((all, group, row) => all.concat(group.tiles.map((tile, at) => Object.assign({
                "label": group.label,
                "gap": at === group.tiles.length - 1 ? root._gapAfter(row) : 0
            }, tile))), [])
    readonly property real taken: root.visible ? root.height + 6 : 0
    readonly property var _shape: Faces.of(root.face)
    readonly property int _perRow: Math.max(1, Math.ceil(root.tiles.length / 2))
    readonly property var _held: root.groups.filter(group => !group.onTable)
    readonly property real _gap: 0.5 ///< units from meld to meld
    readonly property real _apart: 1.2 ///< and to what is in none
    readonly property real _gaps: root._held.reduce((all, group, row) => all + root._gapAfter(row), 0)
    readonly property real unit: {
        const one = root._unitFor(root.tiles.length);
        const two = root._unitFor(root._perRow);
        return Math.floor(Math.max(root.least, Math.min(root.best, one > root.best * 0.7 ? one : two)));
    }

    readonly property real _tile: root.unit * root._shape.wide + root.spacing
    readonly property real _long: root.tiles.length * root._tile + root._gaps * root.unit ///< in one row

    function _gapAfter(row: int): real {
        const next = root._held[row + 1];
        return !next ? 0 : next.loose ? root._apart : root._gap;
    }
    /// So large they can be with so many in a row.
    function _unitFor(count: int): real {
        return (root.room - count * root.spacing) / Math.max(0.1, count * root._shape.wide + root._gaps);
    }

    width: root._long <= root.room + root.spacing ? root._long : Math.max(root._tile, root.room)
    spacing: 2
    Accessible.role: Accessible.List

    Repeater {
        model: root.tiles

        Item {
            id: held

            required property var modelData

            width: tile.width + held.modelData.gap * root.unit
            height: tile.height

            StandingTile {
                id: tile

                function explain(): var {
                    return root.meanings?.ofOpenTile(held.modelData.spoken, root.holder, held.modelData.label) ?? {};
                }

                objectName: "openTile"
                face: root.face
                unit: root.unit
                values: held.modelData.values
                suit: held.modelData.suit
                standsFor: held.modelData.standsFor ?? ({})
                Accessible.role: Accessible.Graphic
                Accessible.name: held.modelData.spoken
            }
        }
    }
}
