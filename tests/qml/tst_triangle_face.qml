// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Tiles

/// What is printed on a triangle, and where it is.
TestCase {
    id: root

    name: "TriangleFace"
    when: windowShown
    visible: true
    width: 300
    height: 300

    readonly property real side: 120

    Component {
        id: tiles

        TileFace {
            face: "triangle"
            unit: root.side / 2
        }
    }
    Component {
        id: standing

        StandingTile {
            face: "triangle"
            unit: root.side / 2
            values: [0, 3, 5]
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

    function test_a_place_is_drawn_with_its_first_frame() {
        const before = grabImage(root).pixel(150, 155);
        const place = root.tile({
            "ghost": true,
            "solid": true,
            "x": 100,
            "y": 100
        });
        const middle = place.mapToItem(root, place.width / 2, place.height / 2);
        const x = Math.round(middle.x) + 14; // beside the numbers
        const y = Math.round(middle.y) + 6;
        verify(grabImage(root).pixel(x, y) !== before);
        verify(Qt.colorEqual(grabImage(root).pixel(x, y), Surfaces.on.accent));
    }

    /// The value that is seen at a place of the window, from the tile's middle.
    function seenAt(made: Item, x: real, y: real): int {
        for (const corner of root.all(made, "corner")) {
            const place = corner.mapToItem(root, corner.width / 2, corner.height / 2);
            const middle = made.mapToItem(root, made.width / 2, made.height / 2);
            if (Math.hypot(place.x - middle.x - x, place.y - middle.y - y) < 2)
                return corner.value;
        }
        return -1;
    }

    function test_values_stand_clockwise_from_the_top() {
        const made = root.tile({
            "values": [0, 3, 5]
        });
        const far = (4 / Math.sqrt(3) / 2 - 0.575) * root.side / 2; // of a corner's number from the middle
        compare(root.seenAt(made, 0, -far), 0);
        compare(root.seenAt(made, far * Math.sqrt(3) / 2, far / 2), 3);
        compare(root.seenAt(made, -far * Math.sqrt(3) / 2, far / 2), 5);
    }

    function test_turned_by_a_third_the_next_value_is_at_the_top() {
        const made = root.tile({
            "values": [0, 3, 5],
            "turn": 240,
            "rotation": 240
        });
        const far = (4 / Math.sqrt(3) / 2 - 0.575) * root.side / 2;
        compare(root.seenAt(made, 0, -far), 3);
        compare(root.seenAt(made, far * Math.sqrt(3) / 2, far / 2), 5);
    }

    function test_numbers_stand_upright_however_the_tile_is_turned() {
        for (const turn of [0, 60, 120, 180, 240, 300]) {
            const made = root.tile({
                "values": [1, 2, 3],
                "turn": turn,
                "rotation": turn
            });
            for (const corner of root.all(made, "corner")) {
                const digits = findChild(corner, "digits");
                fuzzyCompare((turn + corner.parent.rotation + digits.rotation) % 360, 0, 0.001);
            }
        }
    }

    function test_numbers_are_usual_and_pips_can_be_had() {
        compare(root.all(root.tile({
            "values": [5, 5, 5]
        }), "pip").length, 0);
        compare(root.all(root.tile({
            "values": [1, 4, 5],
            "digits": false
        }), "pip").length, 10);
    }

    function test_a_standing_tile_is_as_large_as_it_looks() {
        const made = createTemporaryObject(standing, root) as StandingTile;
        compare(made.width, root.side);
        fuzzyCompare(made.height, root.side * Math.sqrt(3) / 2, 0.001);
        fuzzyCompare(made.centreY, made.height * 2 / 3, 0.001); // upright, two thirds down
        made.upended = true;
        fuzzyCompare(made.centreY, made.height / 3, 0.001);
    }

    function test_a_point_is_on_the_triangle_or_beside_it_data(): var {
        const third = Math.sqrt(3) / 3;
        return [
            {
                tag: "the middle",
                x: 0,
                y: 0,
                turn: 0,
                on: true
            },
            {
                tag: "just below the top",
                x: 0,
                y: -2 * third + 0.05,
                turn: 0,
                on: true
            },
            {
                tag: "beside the top",
                x: 0.5,
                y: -2 * third + 0.05,
                turn: 0,
                on: false
            },
            {
                tag: "above the lower side",
                x: 0.9,
                y: third - 0.02,
                turn: 0,
                on: true
            },
            {
                tag: "below the lower side",
                x: 0,
                y: third + 0.02,
                turn: 0,
                on: false
            },
            {
                tag: "there it is when it stands on its point",
                x: 0,
                y: third + 0.02,
                turn: 180,
                on: true
            },
            {
                tag: "and has left its top",
                x: 0,
                y: -2 * third + 0.05,
                turn: 180,
                on: false
            }
        ];
    }

    function test_a_point_is_on_the_triangle_or_beside_it(data: var) {
        compare(Faces.covers("triangle", data.x, data.y, data.turn), data.on);
    }

    function test_a_point_is_on_the_domino_or_beside_it() {
        verify(Faces.covers("domino", 0.45, 0.95, 0));
        verify(!Faces.covers("domino", 0.95, 0.45, 0));
        verify(Faces.covers("domino", 0.95, 0.45, 90));
    }
}
