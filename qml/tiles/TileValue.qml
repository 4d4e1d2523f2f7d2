// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// A value from 0 to 12 in a square: pips in their usual pattern, or the number, upright to the player.
Item {
    id: root

    required property int value
    required property real unit
    property real turn: 0
    property bool digits: false
    required property TileSet look
    property color ink ///< of what is not sunk
    property bool sunk: true

    /// Where the pips lie, as parts of the square's side from its middle: the columns run along the tile.
    readonly property var _spots: root.digits ? [] : root.pattern(root.value)
    readonly property real _size: root.unit * (root.value < 4 ? 0.225 : root.value < 7 ? 0.21 : root.value < 10 ? 0.185 : 0.155)

    function pattern(value: int): var {
        const outer = [0, 0, 0, 0, 2, 2, 3, 3, 3, 3, 4, 4, 4][value] ?? 0; // in each outer column
        const inner = [0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 4][value] ?? 0; // in the middle one
        const wide = 0.265;
        const high = value > 9 ? 0.315 : wide;
        const spots = value === 2 || value === 3 ? [[wide, -wide], [-wide, wide]] : [];
        for (const y of root.spread(outer, high))
            spots.push([-wide, y], [wide, y]);
        for (const y of root.spread(inner, value === 10 ? 0.21 : value === 11 ? 0.235 : high))
            spots.push([0, y]);
        return spots;
    }
    /// So many places, as far apart as possible, at most "reach" from the middle.
    function spread(count: int, reach: real): var {
        if (count === 1)
            return [0];
        const places = [];
        for (let i = 0; i < count; ++i)
            places.push(reach * (2 * i / (count - 1) - 1));
        return places;
    }

    width: root.unit
    height: root.unit

    Repeater {
        model: root._spots.length

        Item {
            id: pip

            required property int index

            objectName: "pip"
            x: root.unit * (0.5 + root._spots[pip.index][0]) - pip.width / 2
            y: root.unit * (0.5 + root._spots[pip.index][1]) - pip.height / 2
            width: root._size
            height: root._size
            rotation: -root.turn

            Image {
                anchors.fill: parent
                visible: root.sunk
                source: root.sunk ? Theme.image(root.look.pipOf(root.value)) : ""
                sourceSize.width: Math.ceil(root._size)
                sourceSize.height: Math.ceil(root._size)
            }
            Rectangle {
                anchors.fill: parent
                visible: !root.sunk
                radius: width / 2
                antialiasing: true
                color: root.ink
            }
        }
    }
    Text {
        objectName: "digits"
        anchors.centerIn: parent
        visible: root.digits
        text: root.digits ? root.value.toLocaleString(Qt.locale("C"), "f", 0) : ""
        rotation: -root.turn
        color: root.sunk ? root.look.inkOf(root.value) : root.ink
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.max(1, root.unit * (root.value > 9 ? 0.54 : 0.64))
        textFormat: Text.PlainText
    }
}
