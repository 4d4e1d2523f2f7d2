// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Tiles

/// What is printed on a tile of one element, and its symbol by itself.
TestCase {
    id: root

    name: "ElementFace"
    when: windowShown
    visible: true
    width: 300
    height: 300

    readonly property var elements: ["R", "O", "Y", "G", "B", "P"]

    Component {
        id: tiles

        TileFace {
            face: "element"
            unit: 60
            values: [3, 12]
            suit: "R"
            digits: true
        }
    }
    Component {
        id: marks

        Rectangle {
            property alias element: mark.element

            width: 40
            height: 40
            color: Theme.ivory

            ElementMark {
                id: mark

                anchors.fill: parent
                coin: false
                element: "R"
            }
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function tile(properties: var): Item {
        return createTemporaryObject(tiles, root, properties) as Item;
    }

    /// For each place of a symbol whether there is ink.
    function inked(element: string): var {
        const made = createTemporaryObject(marks, root, {
            "element": element
        }) as Item;
        waitForRendering(made);
        const picture = grabImage(made);
        const ink = [];
        for (let i = 0; i < 1600; ++i)
            ink.push(picture.pixel(i % 40, Math.floor(i / 40)).hslLightness < 0.6);
        made.destroy();
        return ink;
    }

    function test_a_place_that_is_named_has_the_colour_of_its_element() {
        const place = root.tile({
            "ghost": true
        });
        verify(!findChild(place, "field").visible);
        place.solid = true;
        verify(findChild(place, "field").visible);
        compare(findChild(place, "field").color, Catalog.enamel("element", "R"));
    }

    function test_a_number_is_in_each_half_and_the_symbol_between_them() {
        const made = root.tile({});
        compare(made.width, 60);
        compare(made.height, 120);
        const first = findChild(made, "first");
        const second = findChild(made, "second");
        const mark = findChild(made, "mark");
        compare(findChild(first, "digits").text, "3");
        compare(findChild(second, "digits").text, "12");
        verify(first.y + first.height / 2 < 60 && second.y + second.height / 2 > 60);
        compare(mark.element, "R");
        verify(Math.abs(mark.y + mark.height / 2 - 60) < 1);
        verify(findChild(mark, "symbol").height >= made.width / 3);
    }

    function test_a_number_leaves_the_symbol_free() {
        for (const turn of [0, 90, 180, 270]) {
            const made = root.tile({
                "values": [12, 10],
                "turn": turn,
                "rotation": turn
            });
            const reach = findChild(made, "mark").height / 2; // the coin, from the middle
            for (const name of ["first", "second"]) {
                const digits = findChild(findChild(made, name), "digits");
                const middle = Math.abs(digits.mapToItem(made, digits.width / 2, digits.height / 2).y - 60);
                const half = turn % 180 === 0 ? digits.font.pixelSize * 0.37 : digits.contentWidth / 2;
                verify(middle - half >= reach - 1.5, "not under the symbol at " + turn + ": " + (middle - half - reach));
                verify(middle + half <= 60, "on the tile at " + turn);
            }
        }
    }

    function test_numbers_and_symbol_stand_upright_however_the_tile_is_turned() {
        for (const turn of [0, 90, 180, 270]) {
            const made = root.tile({
                "turn": turn,
                "rotation": turn
            });
            compare((findChild(findChild(made, "first"), "digits").rotation + turn) % 360, 0);
            compare((findChild(made, "mark").rotation + turn) % 360, 0);
        }
    }

    function test_seen_from_afar_it_has_its_symbol_still_and_larger_on_its_coin() {
        const near = findChild(root.tile({}), "symbol").width;
        const made = root.tile({
            "seen": 14
        });
        verify(findChild(made, "mark").visible);
        verify(findChild(made, "field").visible);
        verify(findChild(made, "symbol").width > near);
        // the numbers and the coin share no ground
        const first = findChild(made, "first");
        const coin = findChild(made, "mark");
        verify(first.y + first.height * 0.83 <= coin.y + coin.height * 0.12);
    }

    function test_seen_from_afar_its_numbers_take_all_the_room_there_is() {
        for (const turn of [0, 90, 180, 270]) {
            const made = root.tile({
                "seen": 15,
                "values": [3, 12],
                "turn": turn,
                "rotation": turn
            });
            const upright = turn % 180 === 0;
            const reach = findChild(made, "symbol").height / 2;
            for (const name of ["first", "second"]) {
                const digits = findChild(findChild(made, name), "digits");
                const wide = digits.contentWidth;
                const high = digits.font.pixelSize * 0.73;
                verify(high >= 60 * (name === "first" ? 0.55 : upright ? 0.45 : 0.37), `${name} at ${turn}: ${high}`);
                verify((upright ? wide : high) <= 60 * 0.86, "within the sides at " + turn);
                const middle = Math.abs(digits.mapToItem(made, digits.width / 2, digits.height / 2).y - 60);
                const half = (upright ? high : wide) / 2;
                verify(middle - half >= reach - 1, "not under the symbol at " + turn);
                verify(middle + half <= 59, "on the tile at " + turn);
            }
        }
    }

    function test_pips_can_be_had() {
        const made = root.tile({
            "digits": false
        });
        verify(findChild(findChild(made, "first"), "pip"));
        verify(!findChild(findChild(made, "first"), "digits").visible);
    }

    function test_without_values_it_lies_face_down() {
        const made = root.tile({
            "values": [],
            "suit": ""
        });
        verify(!findChild(made, "mark").visible);
        verify(!findChild(made, "field").visible);
        verify(!findChild(made, "first"));
    }

    function test_each_element_has_colours_of_its_own() {
        for (const colours of [root.elements.map(name => String(Catalog.ink("element", name))), root.elements.map(name => String(Catalog.enamel("element", name)))])
            compare(new Set(colours).size, 6);
    }

    function test_each_symbol_is_solid_and_unlike_the_others() {
        const drawn = root.elements.map(name => root.inked(name));
        for (let i = 0; i < 6; ++i) {
            verify(drawn[i].filter(ink => ink).length > 1600 * 0.2, root.elements[i] + " is solid");
            for (let j = 0; j < i; ++j) {
                const apart = drawn[i].filter((ink, place) => ink !== drawn[j][place]).length;
                verify(apart > 1600 * 0.12, root.elements[i] + " is unlike " + root.elements[j] + ": " + apart);
            }
        }
    }
}
