// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Common
import Boneyard.Tiles

/// What is printed on a numbered tile.
TestCase {
    id: root

    name: "NumberedFace"
    when: windowShown
    visible: true
    width: 300
    height: 300

    Component {
        id: tiles

        TileFace {
            face: "numbered"
            unit: 50
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function tile(properties: var): Item {
        return createTemporaryObject(tiles, root, properties) as Item;
    }

    function test_a_tile_has_its_rank_and_the_symbol_of_its_suit() {
        const made = root.tile({
            "values": [13],
            "suit": "R"
        });
        compare(made.width, 60);
        compare(made.height, 84);
        compare(findChild(made, "rank").text, "13");
        verify(findChild(made, "rank").visible);
        compare(findChild(made, "suit").suit, "R");
        verify(findChild(made, "suit").height >= made.height * 0.3);
    }

    function test_the_four_suits_and_the_joker_have_colours_of_their_own() {
        const seen = [];
        for (const suit of ["K", "R", "B", "O", ""]) {
            const colour = String(Catalog.ink("numbered", suit));
            verify(!seen.includes(colour));
            seen.push(colour);
        }
    }

    function test_a_joker_has_a_symbol_and_no_rank() {
        const made = root.tile({
            "values": [0],
            "suit": ""
        });
        verify(!findChild(made, "rank").visible);
        compare(findChild(made, "suit").suit, "joker");
    }

    function test_without_values_it_lies_face_down() {
        const made = root.tile({
            "values": []
        });
        verify(made.back);
        verify(!findChild(made, "rank").visible);
        verify(!findChild(made, "suit").visible);
    }
}
