// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Table

/// What is told of a hand at the end of a round.
TestCase {
    id: root

    name: "OpenHand"
    when: windowShown
    visible: true
    width: 900
    height: 600

    Component {
        id: hand

        OpenHand {
            width: 420
            face: "domino"
            alone: true
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function made(tiles: int, most: real): OpenHand {
        const all = Array.from({
            length: tiles
        }, () => ({
                    "values": [1, 2],
                    "suit": "",
                    "spoken": "1-2"
                }));
        return createTemporaryObject(hand, root, {
            "most": most,
            "modelData": {
                "seat": 0,
                "medallion": "",
                "name": "Ann",
                "hand": tiles > 0 ? [
                    {
                        "label": "Left: 3",
                        "tiles": all
                    }
                ] : [],
                "laidAll": tiles === 0,
                "sum": tiles === 0 ? "20 for the other hands" : "",
                "points": 20
            }
        });
    }

    function test_what_a_seat_without_tiles_won_stands_right_below_that_it_has_none() {
        verify(root.made(0, 44).implicitHeight < Theme.body * 4);
    }

    function test_tiles_are_as_large_as_there_is_room_for_them_in_a_line() {
        compare(root.made(6, 44).unit, 44);
        const many = root.made(12, 44);
        verify(many.unit > Theme.px(22));
        verify(many.unit < 44);
        verify(many.implicitHeight < 2 * many.unit + Theme.body * 2); // one line
    }
    function tilesBelow(item: Item): var {
        const own = Array.from(item.children).filter(child => child.Accessible.role === Accessible.Graphic && child.width > 0);
        return Array.from(item.children).reduce((all, child) => all.concat(root.tilesBelow(child)), own);
    }
    function test_in_a_tight_sheet_a_word_stands_beside_a_short_hand_and_above_one_that_fills_the_line() {
        const few = root.made(6, 44);
        const many = root.made(12, 44);
        const high = [few.implicitHeight, many.implicitHeight];
        few.tight = true;
        many.tight = true;
        tryVerify(() => few.implicitHeight < high[0]);
        compare(new Set(root.tilesBelow(many).map(tile => tile.y)).size, 1);
        verify(many.implicitHeight <= high[1]);
    }
    function test_a_hand_in_two_rows_keeps_these_apart() {
        const rows = new Set(root.tilesBelow(root.made(24, 44)).map(tile => tile.y));
        const tops = Array.from(rows).sort((one, other) => one - other);
        compare(tops.length, 2);
        verify(tops[1] - tops[0] >= 2 * Theme.px(22) + 4, tops);
    }
    function test_what_is_left_over_stands_apart_from_the_melds() {
        const item = root.made(2, 22);
        const tiles = item.modelData.hand[0].tiles;
        item.modelData = Object.assign({}, item.modelData, {
            "hand": ["Run", "Set", "Left"].map(label => ({
                        "label": label,
                        "tiles": tiles,
                        "loose": label === "Left"
                    }))
        });
        let gaps = [];
        tryVerify(() => {
            // once they have been laid out
            const at = root.tilesBelow(item).map(tile => tile.mapToItem(item, 0, 0).x);
            gaps = [at[2] - at[1], at[4] - at[3]].map(way => way - (at[1] - at[0]));
            return gaps[0] > 0 && gaps[1] > 1.8 * gaps[0];
        });
    }
}
