// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Tiles

/// A tile that is held above the table, and how many travel with it. Its middle is at x, y.
Item {
    id: root

    required property string face
    /// How long a half is, in pixels, before it is scaled by `size`.
    required property real unit
    property alias values: body.values
    property alias suit: body.suit
    property real turn: 0 ///< in degrees
    property real size: 1
    property int count: 0 ///< 0 for one tile alone
    property int glide: 0 ///< how long it takes to a new place, in milliseconds; 0 follows the pointer at once

    /// Goes there, turning the short way round.
    function place(at: point, turn: real, size: real) {
        root.x = at.x;
        root.y = at.y;
        root.turn = root.turn + ((turn - root.turn + 540) % 360 + 360) % 360 - 180;
        root.size = size;
    }
    /// Where it is now in that item, for a tile that takes its place.
    function pose(within: Item): var {
        const at = root.parent.mapToItem(within, root.x, root.y);
        return {
            "x": at.x,
            "y": at.y,
            "turn": root.turn,
            "unit": root.unit * root.size
        };
    }

    Behavior on turn {
        enabled: root.visible && !Theme.still
        NumberAnimation {
            duration: 110
            easing.type: Easing.OutCubic
        }
    }
    Behavior on x {
        enabled: root.glide > 0
        NumberAnimation {
            duration: root.glide
            easing.type: Easing.OutCubic
        }
    }
    Behavior on y {
        enabled: root.glide > 0
        NumberAnimation {
            duration: root.glide
            easing.type: Easing.OutCubic
        }
    }
    TileFace {
        id: body

        x: -width / 2
        y: -height / 2
        face: root.face
        unit: root.unit
        turn: root.turn
        lift: 1
        rotation: root.turn
        scale: root.size * 1.04
    }
    CountPill {
        x: body.width / 2 - width / 2
        y: -body.height / 2 - height / 2
        visible: root.count > 0
        strong: true
        count: root.count
    }
}
