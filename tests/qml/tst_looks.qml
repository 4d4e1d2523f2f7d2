// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Tiles

/// Whatever table and tiles are chosen, in whatever light: all on them can be read.
TestCase {
    id: root

    readonly property var elements: ["R", "O", "Y", "G", "B", "P"]
    readonly property var suits: ["K", "R", "B", "O", ""]

    name: "Looks"
    when: windowShown
    visible: true
    width: 400
    height: 300

    Contrast {
        id: seen
    }
    Component {
        id: grounds

        Ground {
            width: 360
            height: 260
        }
    }

    Component {
        id: dominoes

        TileFace {
            face: "domino"
            unit: 80
            digits: false
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    /// Each table by lamp, by day and in high contrast.
    function tables(): var {
        const rows = [];
        for (let i = 0; i < Surfaces.all.length; ++i) {
            const one = Surfaces.all[i];
            rows.push({
                "tag": one.name + ", evening",
                "material": one.material,
                "light": one.light,
                "dark": one.dark,
                "on": Surfaces.lamp
            });
            rows.push({
                "tag": one.name + ", day",
                "material": one.material,
                "light": one.dayLight,
                "dark": one.dayDark,
                "on": Surfaces.day
            });
        }
        rows.push({
            "tag": "high contrast",
            "material": "",
            "light": Qt.rgba(0, 0, 0, 1),
            "dark": Qt.rgba(0, 0, 0, 1),
            "on": Surfaces.contrast
        });
        return rows;
    }
    function sets(): var {
        const rows = [];
        for (let i = 0; i < TileSets.all.length; ++i)
            rows.push({
                "tag": TileSets.all[i].name,
                "tiles": TileSets.all[i]
            });
        return rows;
    }
    function atLeast(wanted: real, one: color, ground: color, what: string) {
        const is = seen.ratio(one, ground);
        verify(is >= wanted, `${what}: ${is.toFixed(2)}, wanted ${wanted}`);
    }
    /// How far two colours are from each other for an eye, roughly; by their hue as well as by their light.
    function apart(one: color, other: color): real {
        const mean = (one.r + other.r) / 2;
        return Math.sqrt((2 + mean) * Math.pow(one.r - other.r, 2) + 4 * Math.pow(one.g - other.g, 2) + (3 - mean) * Math.pow(one.b - other.b, 2));
    }

    function test_what_lies_bare_on_a_table_is_seen_data(): var {
        return root.tables();
    }
    function test_what_lies_bare_on_a_table_is_seen(data: var) {
        for (const ground of [data.light, data.dark]) {
            root.atLeast(4.5, data.on.ink, ground, "words");
            for (const name of ["accent", "good", "bad", "focus"])
                root.atLeast(3, data.on[name], ground, name);
            // little tables are a little lighter
            const place = seen.over(Qt.lighter(ground, 1.08), data.on.spot);
            root.atLeast(3, data.on.accent, place, "what is printed on a place for a tile");
        }
        root.atLeast(4.5, data.on.accentInk, data.on.accent, "what is printed on the place that would be taken");
    }

    function test_words_are_legible_on_weave_grain_and_specks_data(): var {
        return root.tables().filter(row => row.material !== "");
    }
    function test_words_are_legible_on_weave_grain_and_specks(data: var) {
        const ground = createTemporaryObject(grounds, root, {
            "material": data.material,
            "light": data.light,
            "dark": data.dark
        });
        const picture = grabImage(ground);
        let all = 0;
        let worse = 0;
        for (let y = 2; y < picture.height; y += 7) {
            for (let x = 2; x < picture.width; x += 7) {
                ++all;
                if (seen.ratio(picture.pixel(x, y), data.on.ink) < 4.5)
                    ++worse;
            }
        }
        verify(all > 1500);
        verify(worse <= all / 100, `${worse} of ${all} pixels`);
    }

    function test_a_tile_can_be_read_data(): var {
        return root.sets();
    }
    function test_a_tile_can_be_read(data: var) {
        const tiles = data.tiles;
        for (const face of [tiles.body, tiles.shade]) {
            for (let value = 0; value <= 12; ++value)
                root.atLeast(4.5, tiles.inkOf(value), face, "a value of " + value);
            for (const suit of root.suits)
                root.atLeast(4.5, Catalog.inkOn(tiles.ground, "numbered", suit), face, `a number of suit "${suit}"`);
            root.atLeast(3, tiles.good, face, "the mark of a meld");
        }
        root.atLeast(1.4, tiles.backLine, tiles.back, "a back tells itself from a blank");
        for (const name of root.elements)
            root.atLeast(4.5, TileSets.ivory.inkOf(5), Qt.lighter(Catalog.enamel("element", name), 1), "a number on enamel");
    }

    function test_a_tile_that_cannot_be_played_can_still_be_read_data(): var {
        return root.sets();
    }
    function test_a_tile_that_cannot_be_played_can_still_be_read(data: var) {
        const veil = Qt.alpha("#1F1608", data.tiles.dimness);
        const ground = seen.over(data.tiles.ground, veil);
        const deep = Qt.alpha("#1F1608", data.tiles.dark ? data.tiles.deepDimness : data.tiles.dimness);
        for (let value = 0; value <= 12; ++value)
            root.atLeast(3, seen.over(data.tiles.inkOf(value), deep), seen.over(data.tiles.ground, deep), "a value of " + value);
        for (const suit of root.suits)
            root.atLeast(3, seen.over(Catalog.inkOn(data.tiles.ground, "numbered", suit), veil), ground, `a number of suit "${suit}"`);
    }

    /// A dark tile can hardly be darker: its bright edge goes out, and what is printed on it.
    function test_a_tile_that_cannot_be_played_is_told_from_one_that_can_data(): var {
        return root.sets();
    }
    function test_a_tile_that_cannot_be_played_is_told_from_one_that_can(data: var) {
        const veil = Qt.alpha("#1F1608", data.tiles.dimness);
        if (data.tiles.dark)
            root.atLeast(4.5, data.tiles.edge, seen.over(data.tiles.restingEdge, veil), "an edge");
        else
            root.atLeast(1.8, data.tiles.body, seen.over(data.tiles.body, veil), "the tile");
        const tile = createTemporaryObject(dominoes, root, {
            "look": data.tiles,
            "values": [2, 0]
        });
        const lit = grabImage(tile);
        tile.dim = true;
        const resting = grabImage(tile);
        verify(!lit.equals(resting));
        // what is seen of the difference: the tile, or on a dark one what is printed on it
        const spot = data.tiles.dark ? root.middleOf(findChild(tile, "pip"), tile) : Qt.point(40, 120);
        root.atLeast(data.tiles.dark ? 2.5 : 1.8, lit.pixel(spot.x, spot.y), resting.pixel(spot.x, spot.y), "what is seen");
    }

    function middleOf(item: Item, within: Item): point {
        const middle = item.mapToItem(within, item.width / 2, item.height / 2);
        return Qt.point(Math.round(middle.x), Math.round(middle.y));
    }

    /// Enamel is the same in every set.
    function test_an_enamel_that_cannot_be_played_loses_light_as_well_data(): var {
        return root.sets();
    }
    function test_an_enamel_that_cannot_be_played_loses_light_as_well(data: var) {
        const tile = createTemporaryObject(dominoes, root, {
            "face": "element",
            "look": data.tiles,
            "suit": "Y",
            "values": [2, 3]
        });
        const lit = grabImage(tile);
        tile.dim = true;
        root.atLeast(1.5, lit.pixel(16, 66), grabImage(tile).pixel(16, 66), "the enamel");
    }

    function test_pips_are_drawn_in_the_inks_of_their_set_data(): var {
        return root.sets();
    }
    function test_pips_are_drawn_in_the_inks_of_their_set(data: var) {
        for (let value = 1; value <= 6; ++value) {
            const tile = createTemporaryObject(dominoes, root, {
                "look": data.tiles,
                "values": [value, 0]
            });
            const pip = findChild(tile, "pip");
            const picture = grabImage(tile);
            const middle = pip.mapToItem(tile, pip.width / 2, pip.height / 2);
            const drawn = picture.pixel(Math.round(middle.x), Math.round(middle.y));
            root.atLeast(4.5, drawn, data.tiles.ground, "a pip of " + value);
            verify(root.apart(drawn, data.tiles.inkOf(value)) < 0.35, `a pip of ${value} is ${drawn}`);
        }
    }

    function test_suits_are_told_apart_in_every_set_data(): var {
        return root.sets();
    }
    function test_suits_are_told_apart_in_every_set(data: var) {
        const inks = root.suits.map(suit => Qt.lighter(Catalog.inkOn(data.tiles.ground, "numbered", suit), 1));
        for (let i = 0; i < inks.length; ++i) {
            for (let j = 0; j < i; ++j)
                verify(root.apart(inks[i], inks[j]) >= 0.35, `"${root.suits[i]}" and "${root.suits[j]}": ${root.apart(inks[i], inks[j])}`);
        }
    }

    function test_a_tile_stands_out_from_every_table_data(): var {
        const rows = [];
        for (const table of root.tables()) {
            for (const set of root.sets().filter(row => table.material !== "" || row.tag === "ivory"))
                rows.push({
                    "tag": `${set.tag} on ${table.tag}`,
                    "tiles": set.tiles,
                    "table": table
                });
        }
        return rows;
    }
    function test_a_tile_stands_out_from_every_table(data: var) {
        const tiles = data.tiles;
        // its face, the line around it or what is printed on it, and by day the dark of its thickness
        for (const ground of [data.table.light, data.table.dark]) {
            const best = Math.max(...[tiles.body, tiles.shade, tiles.edge, tiles.rim].map(part => seen.ratio(part, ground)));
            verify(best >= 2.7, "its outline: " + best.toFixed(2));
        }
    }

    function test_the_enamel_of_elements_is_seen_on_the_little_map() {
        for (let i = 0; i < Surfaces.all.length; ++i) {
            for (const name of root.elements)
                root.atLeast(3, Qt.lighter(Catalog.enamel("element", name), 1), Surfaces.all[i].dark, `${name} on ${Surfaces.all[i].name}`);
        }
    }

    function test_every_set_has_its_pictures() {
        for (let i = 0; i < TileSets.all.length; ++i) {
            const tiles = TileSets.all[i];
            for (const face of ["domino", "triangle"]) {
                for (const digits of [false, true]) {
                    for (const turn of [0, 60, 180]) {
                        // A picture that is missing is a warning.
                        for (const values of [[], [0, 1, 2], [3, 4, 5]])
                            createTemporaryQmlObject(`import Boneyard.Tiles; TileFace {}`.replace("{}", `{ face: "${face}"; unit: 40; turn: ${turn}; digits: ${digits}; values: ${JSON.stringify(values)}; look: TileSets.${tiles.name} }`), root);
                    }
                }
            }
        }
        wait(0);
    }
}
