// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Statistics

/// The plots and tables of the statistics.
TestCase {
    id: root

    name: "Plot"
    when: windowShown
    visible: true
    width: 500
    height: 300

    Component {
        id: plot

        LinePlot {
            width: 400
            height: 200
            spoken: "A curve"
            lines: [
                {
                    "points": [Qt.point(0, 100), Qt.point(4, 300)],
                    "color": "red",
                    "dashed": false
                }
            ]
            marks: [
                {
                    "label": "near",
                    "value": 200
                },
                {
                    "label": "far",
                    "value": 900
                }
            ]
        }
    }
    Component {
        id: mirrored

        Item {
            readonly property Item plot: Array.from(children)[0] as Item

            width: 400
            height: 200
            LayoutMirroring.enabled: true
            LayoutMirroring.childrenInherit: true

            LinePlot {
                anchors.fill: parent
                readable: true
                named: true
                titles: ["Start", "Round 1", "Round 2"]
                lines: [
                    {
                        "points": [Qt.point(0, 0), Qt.point(1, 12), Qt.point(2, 30)],
                        "label": "Ada",
                        "color": "red"
                    }
                ]
            }
        }
    }
    Component {
        id: table

        FigureTable {
            width: 400
            columns: [
                {
                    "key": "a",
                    "label": "Bots"
                },
                {
                    "key": "b",
                    "label": "Won"
                }
            ]
            rows: [
                {
                    "a": "Expert",
                    "b": "7"
                }
            ]
        }
    }

    Component {
        id: figures

        FigureRow {
            width: 480
        }
    }

    function texts(item: var): var {
        const own = item.text !== undefined && item.visible ? [item.text] : [];
        return own.concat(...Array.from(item.children).map(child => root.texts(child)));
    }
    function named(item: Item, text: string): Item {
        if (item.text === text && item.visible)
            return item;
        return Array.from(item.children).map(child => root.named(child, text)).find(found => found) ?? null;
    }
    function every(item: Item, text: string): var {
        const own = item.text === text ? [item] : [];
        return own.concat(...Array.from(item.children).map(child => root.every(child, text)));
    }
    function init() {
        failOnWarning(/.?/);
    }
    function test_a_higher_value_is_drawn_higher() {
        const item = createTemporaryObject(plot, root);
        verify(item.yOf(300) < item.yOf(100));
        verify(item.xOf(4) > item.xOf(0));
        verify(item.yOf(300) >= 0);
    }
    function test_names_of_near_heights_do_not_lie_over_each_other() {
        const item = createTemporaryObject(plot, root, {
            "marks": [
                {
                    "label": "Skilled",
                    "value": 200
                },
                {
                    "label": "Expert",
                    "value": 204
                },
                {
                    "label": "Master",
                    "value": 208
                }
            ]
        });
        const rects = ["Skilled", "Expert", "Master"].map(name => {
            const text = root.named(item, name);
            return text.mapToItem(item, 0, 0, text.width, text.height);
        });
        for (let i = 0; i < 3; ++i) {
            for (let k = i + 1; k < 3; ++k) {
                const one = rects[i];
                const other = rects[k];
                verify(one.right <= other.x || other.right <= one.x || one.bottom <= other.y || other.bottom <= one.y, one + " over " + other);
            }
        }
    }
    function test_the_line_of_a_height_strikes_through_no_name_of_another() {
        const item = createTemporaryObject(plot, root, {
            "marks": [
                {
                    "label": "Skilled",
                    "value": 200
                },
                {
                    "label": "Expert",
                    "value": 208
                }
            ]
        });
        const name = root.named(item, "Skilled");
        const place = name.mapToItem(item, 0, 0, name.width, name.height);
        const upper = root.named(item, "Expert").parent;
        const line = findChild(upper, "plotMarkLine");
        const seen = line.mapToItem(item, 0, 0, line.width, line.height);
        verify(seen.y > place.y && seen.y < place.bottom); // it is as high as that name
        verify(seen.width > 100 && seen.right < place.x, seen + " through " + place);
    }
    function test_figures_that_are_as_wide_as_their_place_stand_apart() {
        const all = Array.from({
            length: 4
        }, () => ({
                    "label": "Rating",
                    "value": "1,376 ± 509",
                    "note": ""
                }));
        const item = createTemporaryObject(figures, root, {
            "figures": all
        });
        const words = root.every(item, "1,376 ± 509").map(text => text.mapToItem(item, 0, 0, text.width, text.height));
        compare(words.length, 4);
        let beside = 0;
        for (let i = 1; i < 4; ++i) {
            if (words[i].y > words[i - 1].y)
                continue;
            ++beside;
            verify(words[i].x - words[i - 1].right >= Theme.body * 1.5, words[i - 1] + " " + words[i]);
        }
        verify(beside > 0);
    }
    function test_an_axis_ends_where_no_value_can_be_greater() {
        const range = PlotScale.rangeOf([
            {
                "points": [Qt.point(1, 97), Qt.point(2, 100)]
            }
        ], 10, true, 100);
        compare(range.bottom, 100);
        compare(range.height >= 10, true);
        verify(range.y < 97);
    }
    function test_over_days_it_begins_with_the_first_and_reads_those_that_there_are() {
        const days = createTemporaryObject(plot, root, {
            "dated": true,
            "readable": true,
            "lines": [
                {
                    "points": [Qt.point(20000, 100), Qt.point(20003, 300), Qt.point(20010, 200)],
                    "color": "red",
                    "dashed": false,
                    "label": "You"
                }
            ]
        });
        compare(days.xOf(20000), 0);
        compare(PlotScale.nearest([20000, 20003, 20010], 20006), 20003);
        compare(PlotScale.walk([20000, 20003, 20010], -1, 1), 20000);
        compare(PlotScale.walk([20000, 20003, 20010], 20003, 1), 20010);
        compare(PlotScale.walk([20000, 20003, 20010], 20010, 1), 20010);
        days.at = 20003;
        verify(days._told.includes("300"), days._told);
        verify(days._told.includes(DateAxis.text(20003)), days._told);
    }
    function test_days_months_and_years_stand_on_the_axis_as_there_is_room_data() {
        return [
            {
                "tag": "a week",
                "to": 20006,
                "most": 8,
                "count": 7
            },
            {
                "tag": "two months",
                "to": 20060,
                "most": 5,
                "count": 4
            },
            {
                "tag": "a year",
                "to": 20365,
                "most": 6,
                "count": 6
            },
            {
                "tag": "ten years",
                "to": 23650,
                "most": 6,
                "count": 5
            },
            {
                "tag": "a day",
                "to": 20000,
                "most": 6,
                "count": 1
            }
        ];
    }
    function test_days_months_and_years_stand_on_the_axis_as_there_is_room(data: var) {
        const ticks = DateAxis.ticks(20000, data.to, data.most);
        verify(ticks.length > 0 && ticks.length <= data.most, ticks.length);
        compare(ticks.length, data.count, JSON.stringify(ticks));
        verify(ticks.every(tick => tick.day >= 20000 && tick.day <= data.to && tick.label !== ""));
        compare(new Set(ticks.map(tick => tick.label)).size, ticks.length, JSON.stringify(ticks));
    }
    function test_steps_are_round_numbers() {
        const item = createTemporaryObject(plot, root);
        compare(PlotScale.niceStep(0.3), 1);
        compare(PlotScale.niceStep(13), 20);
        compare(PlotScale.niceStep(41), 50);
        compare(PlotScale.niceStep(70), 100);
    }
    function test_marks_out_of_range_are_left_out() {
        const said = root.texts(createTemporaryObject(plot, root));
        verify(said.includes("near"));
        verify(!said.includes("far"));
    }
    function test_a_plot_of_nothing_and_of_one_value_is_drawn() {
        const item = createTemporaryObject(plot, root);
        item.lines = [];
        item.lines = [
            {
                "points": [Qt.point(0, 5)],
                "color": "red",
                "dashed": true
            }
        ];
        verify(isFinite(item.yOf(5)));
    }
    function test_the_band_of_one_value_is_drawn() {
        const item = createTemporaryObject(plot, root, {
            "marks": [],
            "lines": [
                {
                    "points": [Qt.point(1, 100)],
                    "band": [Qt.point(1, 180), Qt.point(1, 20)],
                    "color": "red",
                    "dashed": false
                }
            ]
        });
        const field = findChild(item, "plotField");
        let picture = null;
        const at = value => picture.pixel(field.x + item.xOf(1) + 2, field.y + item.yOf(value));
        const red = value => at(value).r - at(value).g;
        tryVerify(() => {
            picture = grabImage(item); // it is drawn some frames later
            return red(150) > 0.05;
        });
        verify(red(50) > 0.05, at(50));
        verify(red(195) < 0.02, at(195));
        verify(red(5) < 0.02, at(5));
    }
    function test_of_two_lines_that_go_the_same_way_both_are_seen() {
        const line = (color, last) => ({
                    "points": [Qt.point(0, 0), Qt.point(1, 0), Qt.point(2, last)],
                    "color": color
                });
        const lines = [line("red", 0), line("blue", 40)];
        compare(PlotScale.shared(lines, 0), [false, false]);
        compare(PlotScale.shared(lines, 1), [true, false]);
        const item = createTemporaryObject(plot, root, {
            "lines": lines
        });
        const field = findChild(item, "plotField");
        const seen = () => {
            const picture = grabImage(item); // it is drawn some frames later
            const all = [];
            for (let x = item.xOf(0) + 8; x < item.xOf(1) - 8; ++x)
                all.push(picture.pixel(field.x + x, field.y + item.yOf(0)));
            return all;
        };
        tryVerify(() => seen().some(color => color.r - color.b > 0.3) && seen().some(color => color.b - color.r > 0.3));
    }
    function test_labels_at_the_ends_keep_apart_and_in_sight() {
        const item = createTemporaryObject(plot, root, {
            "named": true,
            "lines": ["Ada", "Bruno", "Cleo", "Dora"].map(name => ({
                        "points": [Qt.point(0, 0), Qt.point(1, 0)],
                        "label": name,
                        "color": "red"
                    }))
        });
        const places = ["Ada", "Bruno", "Cleo", "Dora"].map(name => {
            const label = root.named(item, name);
            return label.mapToItem(item, 0, 0).y;
        }).sort((one, other) => one - other);
        for (let i = 1; i < places.length; ++i)
            verify(places[i] - places[i - 1] >= Theme.small, places);
        verify(places[0] >= 0 && places[3] + Theme.small <= item.height, places);
    }
    function test_the_values_of_a_place_are_told_the_highest_first() {
        const item = createTemporaryObject(plot, root, {
            "readable": true,
            "titles": ["Start", "Round 1", "Round 2"],
            "lines": [
                {
                    "points": [Qt.point(0, 0), Qt.point(1, 12), Qt.point(2, 30)],
                    "label": "Ada",
                    "color": "red"
                },
                {
                    "points": [Qt.point(0, 0), Qt.point(1, 40)],
                    "label": "Bruno",
                    "color": "blue"
                }
            ]
        });
        item.forceActiveFocus();
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        compare(item.Accessible.description, "Round 1: Bruno 40, Ada 12");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right); // and no further
        compare(item.Accessible.description, "Round 2: Ada 30");
        mouseMove(item, 60, 80);
        tryCompare(item, "at", 0);
    }
    function test_where_one_reads_from_the_right_time_and_scale_begin_there() {
        const item = createTemporaryObject(mirrored, root).plot;
        const field = findChild(item, "plotField");
        const beside = text => {
            const found = root.named(field, text);
            return found.mapToItem(field, 0, 0, found.width, found.height);
        };
        compare(item.xOf(0), field.width);
        compare(item.xOf(2), 0);
        waitForRendering(item);
        verify(beside("20").left > field.width, beside("20"));
        verify(beside("Ada").right < 0, beside("Ada"));
        verify(beside("Ada").left + field.x >= 0, beside("Ada"));
        verify(beside("2").left < beside("1").left);
        mouseMove(root, root.width - 1, root.height - 1); // from where the last test left it
        item.at = -1;
        item.forceActiveFocus();
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Left);
        compare(item.Accessible.description, "Round 1: Ada 12");
        keyClick(Qt.Key_Right);
        compare(item.at, 0);
        mouseMove(field, 3, 80);
        tryCompare(item, "at", 2);
        mouseMove(field, field.width - 3, 80);
        tryCompare(item, "at", 0);
    }
    function test_a_row_is_spoken_with_its_headings() {
        const item = createTemporaryObject(table, root);
        compare(item.spokenRow(item.rows[0]), "Bots Expert, Won 7");
    }
}
