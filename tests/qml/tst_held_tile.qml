// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Table

TestCase {
    id: root

    name: "HeldTile"
    width: 200
    height: 200
    visible: true
    when: windowShown

    Component {
        id: tile

        HeldTile {
            required property string game

            face: game
            unit: 40
            values: [5, 2]
        }
    }

    function test_a_tile_in_the_hand_is_seen() {
        const held = createTemporaryObject(tile, root, {
            "game": "domino"
        });
        verify(held !== null);
        verify(held.children[0].width > 30);
        compare(held.face, "domino");
    }
}
