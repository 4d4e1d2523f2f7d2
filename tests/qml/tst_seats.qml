// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Preferences
import Boneyard.Table
import Boneyard.Tiles

/// Plates of seats, and a size that is dragged.
TestCase {
    id: root

    name: "Seats"
    visible: true
    when: windowShown
    width: 400
    height: 300

    Component {
        id: badge

        SeatPlate {
            face: "domino"
            seat: 1
            name: "Maximiliane Hohenfels"
            human: false
            levelName: "Strong"
            score: 128
            handCount: 17
            toMove: true
            thinking: true
            word: ""
            wordPly: -1
            passed: false
            brief: ""
            meaning: ""
            standing: 0
            shown: []
            team: -1
            partners: ""
            decides: undefined
            won: 0
            wonSpoken: ""
            medallion: "owl"
            manner: ""
            small: true
            width: 130 // with any of the fonts that systems have
            height: implicitHeight
            x: 100
            y: 100
        }
    }
    Component {
        id: count

        CountPill {}
    }
    Component {
        id: cheer

        PlateCheer {
            sign: "check"
            color: "green"
        }
    }
    Component {
        id: leftOver

        Item {
            readonly property TileGroup group: group

            width: 300
            height: 100
            LayoutMirroring.childrenInherit: true

            TileGroup {
                id: group

                face: "domino"
                unit: 20
                label: "3"
                tiles: [[0, 0], [0, 1], [1, 1]].map(values => ({
                            "values": values,
                            "suit": "",
                            "spoken": values.join("-")
                        }))
            }
        }
    }
    Component {
        id: percent

        PercentSlider {
            width: 300
            from: 0.8
            to: 1.6
            value: 1
        }
    }
    SignalSpy {
        id: told

        signalName: "moved"
    }

    /// Another match comes in that moment.
    function test_what_a_seat_has_come_to_is_seen_no_more_than_its_plate() {
        failOnWarning(/TypeError/);
        const plate = badge.createObject(root);
        const shown = createTemporaryObject(cheer, root, {
            "plate": plate
        });
        compare(shown.width, plate.width);
        plate.destroy();
        tryCompare(shown, "plate", null);
        compare(shown.width, 0);
    }
    function test_what_is_said_of_tiles_stands_where_they_begin() {
        const table = createTemporaryObject(leftOver, root);
        const label = table.group.children[0];
        const tiles = table.group.children[1];
        compare(label.x, tiles.x);
        table.LayoutMirroring.enabled = true;
        tryVerify(() => label.x > tiles.x);
        compare(label.x + label.width, tiles.x + tiles.width);
    }

    function all(item: Item): var {
        return Array.from(item.children).reduce((found, child) => found.concat(all(child)), [item]);
    }

    function test_a_long_name_is_cut_but_not_the_number_of_tiles() {
        const plate = createTemporaryObject(badge, root);
        const words = all(plate).find(item => item instanceof Text && item.text.startsWith("M"));
        verify(words.text.includes("(17)"), words.text);
        verify(words.text.includes("\u2026"), words.text);
        tryVerify(() => !words.truncated);
    }

    function test_partners_are_said_to_have_their_points_together() {
        const plate = createTemporaryObject(badge, root, {
            "small": false,
            "width": 220,
            "name": "Cleo",
            "team": 0,
            "partners": "Emil"
        });
        const together = findChild(plate, "together");
        tryVerify(() => together.visible && together.width > 20);
        compare(together.text, "together");
        verify(plate.Accessible.name.endsWith("together 128 points") || plate.Accessible.name.endsWith("together 128 point(s)"), plate.Accessible.name);
        plate.decides = 7;
        compare(together.text, "final, together"); // it is not what they had before
        verify(plate.Accessible.name.includes("together 7 point") && plate.Accessible.name.endsWith(" in the final"), plate.Accessible.name);
        plate.partners = "";
        verify(!together.visible);
    }
    function test_what_a_seat_has_won_grows_beside_its_plate_where_there_is_room() {
        const plate = createTemporaryObject(badge, root, {
            "small": false,
            "x": 10
        });
        const heap = findChild(plate, "wonHeap");
        verify(!heap.visible);
        compare(plate.heapRect.width, 0);
        plate.won = 9;
        plate.wonSpoken = "Bank: 9 tiles.";
        verify(heap.visible);
        compare(heap.Accessible.name, "Bank: 9 tiles.");
        verify(plate.heapRect.x > plate.x + plate.width);
        const before = heap.width;
        plate.won = 40;
        verify(heap.width > before);
        plate.x = root.width - plate.width - 4;
        verify(plate.heapRect.x + plate.heapRect.width < plate.x);
        plate.small = true; // there is no room
        verify(!heap.visible);
    }
    function test_the_dots_of_a_badge_lie_over_no_words() {
        const plate = createTemporaryObject(badge, root);
        const dots = all(plate).find(item => item instanceof ThinkingDots);
        verify(dots.visible);
        verify(dots.y >= plate.height || dots.y + dots.height <= 0);
    }

    function test_the_dots_of_a_plate_have_room_beside_its_tiles() {
        const plate = createTemporaryObject(badge, root, {
            "small": false,
            "width": 150
        });
        const dots = all(plate).find(item => item instanceof ThinkingDots);
        const backs = all(plate).find(item => item instanceof HandBacks);
        verify(backs.x + backs.width <= dots.x, backs.x + backs.width + " " + dots.x);
    }

    function test_more_tiles_never_look_fewer_data() {
        return ["numbered", "triangle"].map(face => ({
                    "tag": face
                }));
    }
    function test_more_tiles_never_look_fewer(data) {
        for (const width of [150, 200]) {
            const plate = createTemporaryObject(badge, root, {
                "small": false,
                "face": data.tag,
                "handCount": 1,
                "width": width
            });
            const backs = all(plate).find(item => item instanceof HandBacks);
            let before = 0;
            let wide = 0;
            for (const count of [1, 3, 6, 7, 8, 9, 10, 14, 21, 30]) {
                plate.handCount = count;
                const shown = all(backs).filter(item => item instanceof StandingTile && item.visible).length;
                verify(shown >= before && shown <= count, count + " in " + width + ": " + shown + " after " + before);
                verify(backs.width >= wide, count + " in " + width + ": " + backs.width + " after " + wide);
                verify(backs.width <= backs.room + 1);
                before = shown;
                wide = backs.width;
            }
            verify(before > 3);
        }
    }

    function test_a_plate_under_the_pointer_says_what_its_numbers_are() {
        const plate = createTemporaryObject(badge, root);
        const tip = Array.from(plate.data).find(item => item instanceof Tip);
        mouseMove(plate, 40, 8);
        tryVerify(() => tip.visible);
        compare(tip.text, "Maximiliane Hohenfels: 17 tiles, 128 points");
        plate.meaning = "Folded, and bids no more.";
        compare(tip.text.split("\n")[1], plate.meaning);
        plate.word = "laid 4-4-5: bridge";
        compare(tip.text.split("\n")[1], plate.word);
    }

    function test_how_a_seat_stands_waits_until_the_tile_lies() {
        for (const small of [true, false]) {
            const plate = createTemporaryObject(badge, root, {
                "small": small,
                "thinking": false,
                "brief": "12 of 15"
            });
            const shows = words => all(plate).some(item => item instanceof Text && item.visible && item.text === words);
            tryVerify(() => shows("12 of 15"));
            plate.arriving = true;
            plate.brief = "16 of 15";
            wait(50);
            verify(shows("12 of 15") && !shows("16 of 15"));
            plate.arriving = false;
            tryVerify(() => shows("16 of 15") && !shows("12 of 15"));
        }
    }

    function test_the_number_on_a_small_pile_leaves_it_to_be_seen() {
        const usual = createTemporaryObject(count, root, {
            "count": 14
        });
        const slim = createTemporaryObject(count, root, {
            "count": 14,
            "slim": true
        });
        verify(slim.width <= 20 && slim.height <= 18, slim.width + " x " + slim.height);
        verify(slim.width < usual.width * 0.75);
    }

    function test_a_pass_is_told_each_time_data() {
        return [
            {
                "tag": "plate",
                "small": false,
                "brief": ""
            },
            {
                "tag": "badge",
                "small": true,
                "brief": ""
            },
            {
                "tag": "badge that says how the seat stands",
                "small": true,
                "brief": "3 of 12"
            }
        ];
    }
    function test_a_pass_is_told_each_time(data) {
        const plate = createTemporaryObject(badge, root, {
            "small": data.small,
            "brief": data.brief,
            "handCount": 7,
            "toMove": false,
            "thinking": false
        });
        const told = () => all(plate).some(item => item instanceof Text && item.visible && item.parent.visible && /^passed$|^Ma.*\(7\) \u00bb$/.test(item.text));
        verify(!told());
        for (const ply of [4, 9]) {
            plate.passed = true;
            plate.word = "passed";
            plate.wordPly = ply;
            tryVerify(told);
            tryVerify(() => !told(), 6000);
        }
        verify(data.brief === "" || all(plate).some(item => item instanceof Text && item.text === data.brief));
    }

    function test_a_bet_stays_readable_while_a_pass_is_told_beside_it_data() {
        return [
            {
                "tag": "with room",
                "width": 160
            },
            {
                "tag": "without",
                "width": 90
            }
        ];
    }
    function test_a_bet_stays_readable_while_a_pass_is_told_beside_it(data) {
        const plate = createTemporaryObject(badge, root, {
            "brief": "7 of 12",
            "width": data.width,
            "handCount": 7,
            "wordAbove": true,
            "toMove": false,
            "thinking": false
        });
        const shown = pattern => all(plate).some(item => item instanceof Text && item.visible && item.parent.visible && pattern.test(item.text));
        verify(shown(/^7 of 12$/));
        verify(!shown(/^passed$|^\u00bb$/));
        plate.passed = true;
        plate.word = "passed";
        plate.wordPly = 4;
        tryVerify(() => shown(/^passed$|^\u00bb$/));
        verify(shown(/^7 of 12$/));
        const pill = findChild(plate, "standingPill");
        verify(pill.width <= plate.width + 24);
        plate.passed = false; // played again, or the round is over
        tryVerify(() => !shown(/^passed$|^\u00bb$/));
        verify(shown(/^7 of 12$/));
    }

    function test_ones_own_pass_is_told_until_one_has_played_again_data() {
        return [
            {
                "tag": "plate",
                "small": false
            },
            {
                "tag": "badge",
                "small": true
            }
        ];
    }
    function test_ones_own_pass_is_told_until_one_has_played_again(data) {
        const plate = createTemporaryObject(badge, root, {
            "small": data.small,
            "name": "Ada",
            "width": 160,
            "handCount": 7,
            "wordAbove": true,
            "toMove": false,
            "thinking": false
        });
        const told = () => all(plate).some(item => item instanceof Text && item.visible && item.parent.visible && /passed$|\u00bb$/.test(item.text));
        plate.passed = true;
        plate.word = "passed";
        plate.wordPly = 4;
        tryVerify(told);
        wait(4500); // another's is no longer told then
        verify(told());
        plate.toMove = true;
        wait(300);
        verify(told());
        plate.passed = false;
        plate.word = "laid 3-4";
        plate.wordPly = 9;
        tryVerify(() => !told());
    }

    function test_a_pass_stands_beside_the_name_and_the_number_of_who_passed_data() {
        return [
            {
                "tag": "with room",
                "width": 220,
                "told": "Ada (7) · passed"
            },
            {
                "tag": "without",
                "width": 130,
                "told": "Ada (7) \u00bb"
            }
        ];
    }
    function test_a_pass_stands_beside_the_name_and_the_number_of_who_passed(data) {
        const plate = createTemporaryObject(badge, root, {
            "name": "Ada",
            "width": data.width,
            "handCount": 7,
            "toMove": false,
            "thinking": false
        });
        const says = words => all(plate).some(item => item instanceof Text && item.visible && item.parent.visible && item.text === words);
        verify(says("Ada (7)"));
        plate.passed = true;
        plate.word = "drew 2, passed";
        plate.wordPly = 4;
        tryVerify(() => says(data.told));
        tryVerify(() => says("Ada (7)"), 6000);
    }

    function test_a_short_name_is_never_cut_and_a_pass_gives_way_to_it() {
        for (const name of ["You", "Du", "Ada", "Cleo", "Emma", "\u042d\u043c\u043c\u0430"]) {
            const plate = createTemporaryObject(badge, root, {
                "name": name,
                "score": 0,
                "handCount": 12,
                "toMove": false,
                "thinking": false
            });
            const told = () => all(plate).map(item => item instanceof Text && item.visible ? item.text : "").find(text => text === "passed" || text.includes(name) || text.includes("\u2026")) ?? "";
            for (const width of [plate.implicitWidth, 130, 120, 110, 100, 96, 90]) {
                plate.width = width;
                plate.passed = true;
                plate.word = "passed";
                for (const count of [12, 5]) {
                    plate.handCount = count;
                    plate.wordPly += 1;
                    wait(20);
                    verify(told() === "passed" || told().startsWith(name), name + " in " + width + ": " + told());
                    if (width === plate.implicitWidth)
                        verify(told().endsWith(") \u00bb"), name + ": " + told());
                }
            }
            plate.destroy();
        }
    }

    function test_a_pass_makes_way_for_the_name_of_whose_turn_it_is() {
        const plate = createTemporaryObject(badge, root, {
            "handCount": 7,
            "toMove": false,
            "thinking": false
        });
        const told = () => all(plate).some(item => item instanceof Text && item.visible && item.parent.visible && item.text.endsWith("(7) \u00bb"));
        plate.passed = true;
        plate.word = "passed";
        plate.wordPly = 4;
        tryVerify(told);
        plate.toMove = true;
        tryVerify(() => !told(), 3000);
    }

    function test_a_plate_keeps_its_form_while_a_hand_goes_down() {
        const plate = createTemporaryObject(badge, root, {
            "name": "Bruno",
            "handCount": 12,
            "score": 21,
            "team": 0,
            "partners": "Emil"
        });
        const form = () => [plate.fitsMark, plate.fitsShared, plate.implicitWidth].join(" ");
        for (const width of [90, 100, 110, 120, 130]) {
            plate.width = width;
            plate.handCount = 12;
            const before = form();
            for (let count = 11; count >= 0; --count) {
                plate.handCount = count;
                compare(form(), before);
            }
        }
    }

    function test_a_badge_that_becomes_a_plate_has_its_points_beside_its_name() {
        const plate = createTemporaryObject(badge, root, {
            "small": true,
            "width": 220
        });
        plate.small = false;
        wait(50);
        const score = all(plate).find(item => item.objectName === "score");
        verify(score.y + score.height / 2 < plate.height / 2);
    }

    function test_the_sign_of_partners_is_explained() {
        const plate = createTemporaryObject(badge, root, {
            "name": "Cleo",
            "team": 0,
            "partners": "Emil",
            "shares": true
        });
        const tip = Array.from(plate.data).find(item => item instanceof Tip);
        verify(tip.text.includes("\u03a3: "), tip.text);
        verify(plate.explain().words.includes("\u03a3: "));
        plate.small = false; // there stands a word
        verify(!tip.text.includes("\u03a3"));
    }

    function test_a_seat_without_tiles_shows_no_number_of_them_data() {
        return [
            {
                "small": true
            },
            {
                "small": false
            }
        ];
    }
    function test_a_seat_without_tiles_shows_no_number_of_them(data) {
        const plate = createTemporaryObject(badge, root, {
            "small": data.small,
            "handCount": 0
        });
        const numbers = all(plate).filter(item => item instanceof Text && item.visible && item.text.includes("0"));
        compare(numbers.length, 0);
    }

    function test_a_size_is_told_when_the_slider_is_let_go() {
        const size = createTemporaryObject(percent, root);
        waitForRendering(size);
        told.target = size;
        told.clear();
        const y = size.height / 2;
        mousePress(size, 30, y);
        mouseMove(size, 60, y);
        mouseMove(size, 120, y);
        compare(told.count, 0);
        mouseRelease(size, 120, y);
        compare(told.count, 1);
        verify(told.signalArguments[0][0] > 1);
    }
}
