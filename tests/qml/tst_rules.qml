// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Rules

/// The rule book: opening at a place, searching, jumping, going back.
TestCase {
    id: root

    name: "Rules"
    when: windowShown
    visible: true
    width: 1100
    height: 700

    Component {
        id: pages

        RulesPage {
            width: root.width
            height: root.height
            focus: true
        }
    }
    SignalSpy {
        id: left

        signalName: "leave"
    }

    function init() {
        failOnWarning(/.?/);
    }

    function open(gameId: string, anchor: string): RulesPage {
        const page = createTemporaryObject(pages, root, {
            "gameId": gameId,
            "anchor": anchor
        }) as RulesPage;
        left.target = page;
        left.clear();
        tryCompare(page, "current", anchor === "" ? "top" : anchor);
        wait(60); // and it stays there
        compare(page.current, anchor === "" ? "top" : anchor);
        return page;
    }

    function type(words: string) {
        for (const letter of words)
            keyClick(letter);
    }

    function test_it_opens_at_the_section_asked_for() {
        root.open("triominoes", "bridges");
        root.open("matching_elements", "bets");
        root.open("russian", "matadors");
    }

    function test_the_section_asked_for_is_marked_until_another_is_opened() {
        // the last one of its page cannot be scrolled to the top
        const page = root.open("triominoes", "option-bridge");
        tryVerify(() => root.marked(page) === 1);
        page.open("triominoes", "bridges");
        compare(root.marked(page), 0);
        compare(root.marked(root.open("triominoes", "")), 0);
    }

    function test_the_words_of_a_marked_heading_fill_their_mark() {
        const page = root.open("triominoes", "bridges");
        tryVerify(() => root.marked(page) === 1);
        const mark = root.mark(page);
        verify(mark.height < Theme.title * 1.5); // nothing is left over below them
    }

    function mark(item: Item): Item {
        if (item.objectName === "sectionMark" && item.visible)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = root.mark(item.children[i]);
            if (found)
                return found;
        }
        return null;
    }

    /// So many headings are marked.
    function marked(item: Item): int {
        let sum = item.objectName === "sectionMark" && item.visible ? 1 : 0;
        for (let i = 0; i < item.children.length; ++i)
            sum += root.marked(item.children[i]);
        return sum;
    }

    function test_without_a_game_it_opens_the_first_at_its_beginning() {
        const page = root.open("", "");
        compare(findChild(page, "rulesFound").visible, false);
    }

    function test_the_page_is_read_with_the_keyboard() {
        const page = root.open("matador", "");
        keyClick(Qt.Key_PageDown);
        verify(page.current !== "top");
        keyClick(Qt.Key_Home);
        compare(page.current, "top");
        keyClick(Qt.Key_End);
        verify(page.current !== "top");
    }

    function test_words_are_found_in_all_games_and_a_hit_is_opened() {
        const page = root.open("triominoes", "");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        verify(findChild(page, "search").activeFocus);
        root.type("undercut");
        const found = findChild(page, "rulesFound");
        tryVerify(() => found.count > 0);
        tryVerify(() => found.visible);
        keyClick(Qt.Key_Down);
        verify(found.activeFocus);
        keyClick(Qt.Key_Return);
        tryCompare(page, "openGame", "tiles_and_deal");
        verify(page.current !== "top");
        compare(page.query, "undercut");
    }

    function test_whoever_types_on_types_in_the_search_data(): var {
        return [
            {
                "tag": "from what was opened",
                "key": Qt.Key_Return
            },
            {
                "tag": "from the list",
                "key": Qt.Key_Down
            }
        ];
    }

    function test_whoever_types_on_types_in_the_search(data: var) {
        const page = root.open("triominoes", "");
        const search = findChild(page, "search");
        root.type("under"); // and whoever has not begun begins
        verify(search.activeFocus);
        keyClick(data.key);
        verify(!search.activeFocus);
        keyClick(Qt.Key_End); // moves there
        verify(!search.activeFocus);
        root.type("cut");
        verify(search.activeFocus);
        compare(search.text, "undercut");
        tryCompare(page, "query", "undercut");
        verify(findChild(page, "rulesFound").visible);
    }

    function test_what_was_found_looks_like_what_can_be_pressed_and_leads_there() {
        const page = root.open("tiles_and_deal", ""); // its short version is what one reads then
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("jokers");
        const found = findChild(page, "rulesFound");
        tryVerify(() => found.visible && found.count > 1);
        for (const row of [0, 1]) {
            const ground = found.itemAtIndex(row).background;
            compare(ground.color, Theme.colors.raised, row); // that of buttons
            verify(ground.border.width > 0, row);
        }
        verify(found.hits[0].anchor !== page.current);
        mouseClick(found.itemAtIndex(0));
        tryCompare(page, "current", found.hits[0].anchor);
    }
    function test_return_opens_what_is_marked_among_what_was_found_data(): var {
        return [
            {
                "tag": "in a wide window",
                "size": Qt.size(1100, 700),
                "key": Qt.Key_Return
            },
            {
                "tag": "in a narrow one",
                "size": Qt.size(800, 600),
                "key": Qt.Key_Return
            },
            {
                "tag": "by the key of the numbers",
                "size": Qt.size(800, 600),
                "key": Qt.Key_Enter
            }
        ];
    }

    function test_return_opens_what_is_marked_among_what_was_found(data: var) {
        const page = root.open("tiles_and_deal", "");
        page.width = data.size.width;
        page.height = data.size.height;
        const found = findChild(page, "rulesFound");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("deadwood");
        keyClick(data.key); // the typing has not rested yet
        verify(found.hits.length > 1);
        const first = found.hits[0];
        tryCompare(page, "openGame", first.gameId);
        tryCompare(page, "current", first.anchor);
        verify(!findChild(page, "search").activeFocus);
        compare(found.visible, page.wide); // in a narrow window the text lies there again
        // the field shows what was found again, and another of it can be opened
        keyClick(Qt.Key_F, Qt.ControlModifier);
        tryVerify(() => found.visible);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Down);
        keyClick(data.key);
        tryCompare(page, "current", found.hits[1].anchor);
        keyClick(Qt.Key_F, Qt.ControlModifier);
        keyClick(data.key);
        tryCompare(page, "current", found.hits[1].anchor);
        compare(found.visible, page.wide);
    }

    function test_f3_walks_through_what_was_found() {
        const page = root.open("triominoes", "");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("hexagon");
        tryCompare(page, "query", "hexagon");
        keyClick(Qt.Key_F3);
        const first = page.foundRow;
        verify(first >= 0);
        keyClick(Qt.Key_F3);
        verify(page.foundRow > first);
        keyClick(Qt.Key_F3, Qt.ShiftModifier);
        compare(page.foundRow, first);
    }

    function test_a_picture_that_is_scrolled_away_is_seen_nowhere() {
        const page = root.open("triominoes", "tiles"); // the hexagon, with a tile that has a ring, is just above
        const bar = grabImage(page).pixel(400, 30);
        for (let step = 0; step < 5; ++step) {
            const shown = grabImage(page);
            for (let x = 240; x < 740; x += 10) {
                for (let y = 2; y < 54; y += 8)
                    compare(shown.pixel(x, y), bar, `at ${x}, ${y}, scrolled by ${step}`);
            }
            keyClick(Qt.Key_Up);
        }
    }

    function test_escape_first_ends_the_search_and_then_leaves() {
        const page = root.open("matador", "");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("gate");
        keyClick(Qt.Key_Escape);
        compare(left.count, 0);
        tryCompare(page, "query", "");
        keyClick(Qt.Key_Escape);
        compare(left.count, 1);
    }

    function test_nothing_found_is_said() {
        const page = root.open("matador", "");
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("zzzz");
        tryCompare(page, "query", "zzzz");
        compare(findChild(page, "rulesFound").count, 0);
    }

    function test_in_a_small_window_a_hit_closes_the_list() {
        const page = root.open("matador", "");
        page.width = 640;
        page.height = 400;
        keyClick(Qt.Key_F, Qt.ControlModifier);
        root.type("gate");
        const found = findChild(page, "rulesFound");
        tryVerify(() => found.visible && found.count > 0);
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        tryCompare(found, "visible", false);
        compare(page.query, "gate");
    }
}
