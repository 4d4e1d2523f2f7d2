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

    function test_a_symbol_is_there_where_its_tile_was_made_out_of_sight_and_then_got_its_size() {
        const made = root.tile({
            "unit": 0,
            "visible": false,
            "values": [7],
            "suit": "R"
        });
        wait(50);
        made.unit = 50;
        wait(50);
        made.visible = true;
        const suit = findChild(made, "suit");
        const at = suit.mapToItem(made, suit.width / 2, suit.height / 2);
        tryVerify(() => {
            const seen = grabImage(made).pixel(at.x, at.y);
            return seen.hslSaturation > 0.5 && seen.hslLightness < 0.6;
        });
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

    function test_a_joker_in_a_meld_shows_what_it_stands_for() {
        const made = root.tile({
            "values": [0],
            "suit": "",
            "standsFor": {
                "values": [13],
                "suits": ["O"]
            }
        });
        const rank = findChild(made, "standsForRank");
        verify(rank.visible);
        compare(rank.text, "13");
        const suit = findChild(made, "standsForSuit");
        compare(suit.suit, "O");
        compare(String(rank.color), String(Catalog.inkOn(TileSets.chosen.ground, "numbered", "O")));
        const star = findChild(made, "suit");
        verify(star.visible);
        verify(rank.y + rank.height * 0.8 <= star.y + star.height * 0.2, "they do not lie over each other");
        verify(suit.x >= rank.x + rank.width && suit.x + suit.width <= made.width, "it lies on the tile");
        verify(rank.contentWidth <= rank.width + 1);
        verify(rank.fontInfo.pixelSize >= made.width * 0.3, "it can be read where tiles are small");
    }

    function test_a_joker_that_may_be_of_two_suits_shows_both() {
        const made = root.tile({
            "values": [0],
            "suit": "",
            "standsFor": {
                "values": [10],
                "suits": ["R", "B"]
            }
        });
        const marks = Array.from(findChild(made, "standsForRank").parent.children).filter(item => item.objectName === "standsForSuit");
        compare(marks.map(mark => mark.suit).join(""), "RB");
        verify(marks[0].y + marks[0].height <= marks[1].y);
        verify(marks.every(mark => mark.x + mark.width <= made.width && mark.y >= 0));
    }

    function test_a_joker_in_the_hand_stands_for_nothing() {
        const made = root.tile({
            "values": [0],
            "suit": ""
        });
        verify(!findChild(made, "standsForRank").visible);
        verify(!findChild(made, "standsForSuit"));
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
