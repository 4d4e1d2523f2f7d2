// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// A hint at the table: it takes up the tile and points at the place that it speaks of, and what it says stands until
/// the table changes.
Item {
    id: root

    required property Match match
    required property TableScene scene

    readonly property Advice advice: root.match.advice
    /// What it says, and that it is thought of where that takes a moment.
    //: while a hint is thought of
    readonly property string words: root.advice.words !== "" ? root.advice.words : root.advice.thinking && root._long ? qsTr("Looking for a good move…") : ""
    /// What is said with it where there is room.
    readonly property string more: root.advice.words !== "" ? root.advice.more : ""
    property bool _long: false

    signal came(action: string)

    function _aimAt(action: string) {
        const world = root.scene.world;
        for (let row = 0; row < world.spotCount; ++row) {
            if (world.spotAt(row)?.action === action)
                root.match.selection.spot = row;
        }
        root.scene.showSpot();
    }

    Binding {
        // it speaks of a table that is seen
        target: root.advice
        property: "held"
        value: root.scene.arriving
    }
    Timer {
        id: soon

        interval: 150 // what comes sooner needs no words before
        onTriggered: root._long = true
    }
    Connections {
        target: root.advice

        function onThinkingChanged() {
            root._long = false;
            if (root.advice.thinking)
                soon.restart();
            else
                soon.stop();
        }
        function onHinted(tile: string, action: string) {
            if (tile !== "")
                root.match.selection.offer(tile);
            root._aimAt(action);
            root.came(action);
        }
    }
}
