// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Settings

TestCase {
    id: root

    name: "MessageLine"
    visible: true
    when: windowShown
    width: 640
    height: 300

    Component {
        id: felt

        Item {
            property alias message: message
            property var tiles: []

            height: root.height

            MessageLine {
                id: message

                clear: Qt.rect(14, 240, 150, 54)
                onShown: message.keepOff(parent.tiles)
            }
        }
    }

    Component {
        id: spyComponent

        SignalSpy {
            signalName: "shown"
        }
    }

    function cleanup() {
        Settings.textScale = 1;
    }

    function place(width: int, tiles = []): rect {
        const table = createTemporaryObject(felt, root, {
            "width": width,
            "tiles": tiles
        });
        table.message.say("The highest triple opens the round.");
        verify(table.message.visible);
        return Qt.rect(table.message.x, table.message.y, table.message.width, table.message.height);
    }

    function test_more_is_said_with_what_stands_in_two_lines_at_most() {
        const table = createTemporaryObject(felt, root, {
            "width": 640
        });
        table.message.standing = "Lay 2-5-5 at 5-5: 12 points.";
        table.message.standingMore = "It is better than another.";
        tryVerify(() => table.message.said.endsWith("It is better than another."));
        table.message.standingMore = "It is better than another. ".repeat(8).trim();
        wait(400);
        compare(table.message.said, table.message.standing);
    }

    function test_a_message_lies_beside_the_plate_where_there_is_room() {
        const at = place(520);
        verify(at.left >= 164 && at.right <= 520);
        verify(at.bottom > 240);
    }

    function test_a_message_lies_above_the_plate_where_there_is_none() {
        const at = place(300);
        verify(at.left >= 0 && at.right <= 300);
        verify(at.bottom < 240);
    }

    function test_a_message_goes_up_for_a_tile_that_it_would_cover() {
        compare(place(520, [Qt.rect(250, 230, 40, 60)]).top, 8);
        verify(place(520, [Qt.rect(250, 0, 40, 60)]).bottom > 240);
        verify(place(520, [Qt.rect(250, 0, 40, 290)]).bottom > 240);
    }

    function test_a_message_that_is_gone_asks_for_no_place() {
        const table = createTemporaryObject(felt, root, {
            "width": 520
        });
        table.message.say("The highest triple opens the round.");
        table.message.say("");
        const asked = createTemporaryObject(spyComponent, root, {
            "target": table.message
        });
        wait(400);
        compare(asked.count, 0);
    }

    function test_a_message_goes_aside_where_it_would_cover_something_above_too() {
        const at = place(620, [Qt.rect(180, 230, 40, 60), Qt.rect(180, 0, 200, 230)]);
        verify(at.left >= 220 && at.right <= 620);
        verify(at.bottom > 240);
    }

    function test_a_message_finds_its_place_anew_where_the_window_has_another_size() {
        const table = createTemporaryObject(felt, root, {
            "width": 520,
            "tiles": [Qt.rect(20, 100, 40, 60)]
        });
        table.message.say("The highest triple opens the round.");
        table.width = 1200;
        table.message.shown();
        compare(Math.round(table.message.x + table.message.width / 2), 600);
        table.width = 520;
        table.message.shown();
        verify(table.message.x >= 164 && table.message.x + table.message.width <= 520);
    }

    function test_a_message_stays_where_it_is_read_while_the_window_has_one_size() {
        const table = createTemporaryObject(felt, root, {
            "width": 620,
            "tiles": [Qt.rect(300, 230, 40, 60)]
        });
        table.message.say("The highest triple opens the round.");
        compare(table.message.y, 8);
        table.tiles = [Qt.rect(20, 100, 40, 60)];
        table.message.shown();
        compare(table.message.y, 8);
    }

    function test_a_message_that_had_no_room_comes_back_where_there_is_some() {
        const line = createTemporaryQmlObject("import QtQuick; Item { property string said; function fits(words: string): bool { return true; } }", root);
        Explained.line = line;
        const table = createTemporaryObject(felt, root, {
            "width": 620,
            "tiles": [Qt.rect(0, 0, 620, 300)]
        });
        table.message.say("The highest triple opens the round.");
        compare(table.message.opacity, 0);
        table.tiles = [Qt.rect(20, 0, 40, 60)];
        table.message.shown();
        compare(table.message.opacity, 1);
        Explained.line = null;
    }

    function test_a_message_that_was_read_takes_no_other_line_where_a_smaller_window_has_no_room_for_it() {
        const line = createTemporaryQmlObject("import QtQuick; Item { function fits(words: string): bool { return true; } }", root);
        Explained.line = line;
        const table = createTemporaryObject(felt, root, {
            "width": 620,
            "tiles": [Qt.rect(0, 0, 300, 300)]
        });
        for (const standing of [false, true]) {
            table.message.standing = standing ? "A hint." : "";
            if (!standing)
                table.message.say("The highest triple opens the round.");
            compare(table.message.opacity, 1);
            table.width = 300;
            table.message.shown();
            compare(table.message.visible, standing);
            compare(Explained.aside, standing ? "A hint." : "");
            table.width = 620;
            table.message.shown();
            compare(Explained.aside, "");
        }
        Explained.line = null;
    }

    function test_a_message_that_breaks_into_lines_comes_to_rest_at_each_width() {
        failOnWarning(/Binding loop/);
        const table = createTemporaryObject(felt, root);
        for (const scale of [1, 1.125, 1.25, 1.375, 1.5]) {
            Settings.textScale = scale;
            table.message.say("Saved as /home/ann/Documents/Matador-2026-11-24.csv");
            for (let width = 160; width < 640; width += 3)
                table.width = width;
        }
        verify(table.message.width <= 640);
    }
}
