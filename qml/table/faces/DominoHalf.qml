// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard

/// One half of a domino: 0 to 12 pips in their usual pattern, or the number, upright to the player.
Item {
    id: root

    required property int value
    required property real unit
    property real turn: 0
    property bool digits: false
    property color ink: Theme.pip
    property bool sunk: true

    /// Where the pips lie, as parts of the half's side from its middle: the columns run along the tile.
    readonly property var _spots: root.digits ? [] : root.pattern(root.value)
    readonly property real _size: root.unit * (root.value < 4 ? 0.225 : root.value < 7 ? 0.21 : root.value < 10 ? 0.185 : 0.155)

    function pattern(value: int): var {
        const c = 0.265; // an outer column
        const far = 0.315; // four in a column
        const near = 0.105;
        const columns = {
            "corners": [[-c, -c], [c, c], [-c, c], [c, -c]],
            "sides": [[-c, 0], [c, 0]],
            "ends": [[0, -c], [0, c]],
            "middle": [[0, 0]],
            "fours": [[-c, -far], [-c, -near], [-c, near], [-c, far], [c, -far], [c, -near], [c, near], [c, far]],
            "two": [[0, -0.21], [0, 0.21]],
            "three": [[0, -0.235], [0, 0], [0, 0.235]],
            "four": [[0, -far], [0, -near], [0, near], [0, far]]
        };
        const parts = [[], ["middle"], [], ["middle"], ["corners"], ["corners", "middle"], ["corners", "sides"],
            ["corners", "sides", "middle"], ["corners", "sides", "ends"], ["corners", "sides", "ends", "middle"],
            ["fours", "two"], ["fours", "three"], ["fours", "four"]];
        let spots = value === 2 || value === 3 ? [[c, -c], [-c, c]] : [];
        for (const part of parts[value] ?? [])
            spots = spots.concat(columns[part]);
        return spots;
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
                source: root.sunk ? Theme.image("pip.png") : ""
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
        color: root.ink
        font.family: Theme.family
        font.bold: true
        font.pixelSize: Math.max(1, root.unit * (root.value > 9 ? 0.54 : 0.64))
        textFormat: Text.PlainText
    }
}
