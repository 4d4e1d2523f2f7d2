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
    readonly property var tiles: root.groups.filter(group => !group.onTable).reduce((all, group) => all.concat(group.tiles.map(tile => Object.assign({
                "label": group.label
            }, tile))), [])
    readonly property real taken: root.visible ? root.height + 6 : 0
    readonly property var _shape: Faces.of(root.face)
    readonly property int _perRow: Math.max(1, Math.ceil(root.tiles.length / 2))
    readonly property real unit: {
        const one = (root.room / Math.max(1, root.tiles.length) - root.spacing) / Math.max(0.1, root._shape.wide);
        const two = (root.room / root._perRow - root.spacing) / Math.max(0.1, root._shape.wide);
        return Math.floor(Math.max(root.least, Math.min(root.best, one > root.best * 0.7 ? one : two)));
    }

    readonly property real _tile: root.unit * root._shape.wide + root.spacing
    readonly property int _columns: Math.max(1, Math.floor((root.room + root.spacing) / Math.max(1, root._tile)))

    width: Math.min(root.tiles.length, root._columns) * root._tile
    spacing: 2
    Accessible.role: Accessible.List

    Repeater {
        model: root.tiles

        StandingTile {
            id: held

            required property var modelData

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
