// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Tiles

/// What is printed on a domino.
TestCase {
    id: root

    name: "DominoFace"
    when: windowShown
    visible: true
    width: 300
    height: 300

    Component {
        id: tiles

        TileFace {
            face: "domino"
            unit: 60
            digits: false
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function all(item: Item, name: string): var {
        let found = item.objectName === name ? [item] : [];
        for (let i = 0; i < item.children.length; ++i)
            found = found.concat(root.all(item.children[i], name));
        return found;
    }

    function tile(properties: var): Item {
        return createTemporaryObject(tiles, root, properties) as Item;
    }

    function test_a_domino_is_twice_as_high_as_wide() {
        const made = root.tile({
            "values": [3, 5]
        });
        compare(made.width, 60);
        compare(made.height, 120);
    }

    function test_each_half_has_as_many_pips_as_its_value() {
        for (let value = 0; value <= 12; ++value) {
            const made = root.tile({
                "values": [value, 12 - value]
            });
            compare(root.all(findChild(made, "first"), "pip").length, value);
            compare(root.all(findChild(made, "second"), "pip").length, 12 - value);
        }
    }

    function test_pips_lie_apart_inside_their_half_and_even() {
        for (let value = 1; value <= 12; ++value) {
            const half = findChild(root.tile({
                "values": [value, value]
            }), "first");
            const pips = root.all(half, "pip");
            let sumX = 0;
            let sumY = 0;
            for (const one of pips) {
                verify(one.x >= 0 && one.x + one.width <= 60, "within the width");
                verify(one.y >= 0 && one.y + one.height <= 60, "within the height");
                sumX += one.x + one.width / 2 - 30;
                sumY += one.y + one.height / 2 - 30;
                for (const other of pips) {
                    if (other !== one)
                        verify(Math.hypot(one.x - other.x, one.y - other.y) > one.width, "pips of " + value + " do not touch");
                }
            }
            fuzzyCompare(sumX, 0, 0.01);
            fuzzyCompare(sumY, 0, 0.01);
        }
    }

    function test_digits_stand_upright_however_the_tile_is_turned() {
        for (const turn of [0, 90, 180, 270]) {
            const made = root.tile({
                "values": [7, 11],
                "digits": true,
                "turn": turn,
                "rotation": turn
            });
            const digits = root.all(made, "digits");
            compare(digits.length, 2);
            compare(digits[0].text, "7");
            compare(digits[1].text, "11");
            for (const one of digits)
                compare((one.rotation + turn) % 360, 0);
            compare(root.all(made, "pip").length, 0);
        }
    }

    function test_without_values_it_lies_face_down() {
        const made = root.tile({
            "values": []
        });
        verify(!findChild(made, "first").visible);
        verify(!findChild(made, "second").visible);
    }

    function test_an_unknown_face_is_nothing() {
        const made = root.tile({
            "face": "no such face",
            "values": [1, 2]
        });
        compare(made.width, 0);
    }
}
