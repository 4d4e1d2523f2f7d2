// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Match
import Boneyard.Setup
import Boneyard.Sheets

TestCase {
    id: root

    name: "ScoreSheet"
    when: windowShown
    visible: true
    width: 900
    height: 700

    Match {
        id: played

        turn.pace.speed: "instant"
    }
    Match {
        id: partners

        turn.pace.speed: "instant"
    }
    Match {
        id: again

        turn.pace.speed: "instant"
    }
    Component {
        id: againComponent

        ScoreSheet {
            match: again
        }
    }
    Component {
        id: teamComponent

        ScoreSheet {
            match: partners
        }
    }
    MatchSetup {
        id: setup
    }
    Component {
        id: sheetComponent

        ScoreSheet {
            match: played
            explains: true
        }
    }
    Item {
        id: little

        width: 480
        height: 320
    }
    TextEdit {
        id: sink
    }
    SignalSpy {
        id: wanted

        signalName: "ruleWanted"
    }

    function link(item: Item): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child instanceof ReasonLink ? child : root.link(child);
            if (found)
                return found;
        }
        return null;
    }
    /// The first cell of that object name whose first line begins so.
    function cell(item: Item, begin: string): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const is = child.objectName === "scoreCell" && child.contentText.startsWith(begin);
            const found = is ? child : root.cell(child, begin);
            if (found)
                return found;
        }
        return null;
    }
    function named(item: Item, name: string): Item {
        if (item.objectName === name)
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = root.named(item.children[i], name);
            if (found)
                return found;
        }
        return null;
    }
    function test_title_heads_and_rounds_lie_one_below_the_other_whatever_is_open() {
        const sheet = createTemporaryObject(sheetComponent, root);
        tryVerify(() => sheet.settled && root.cell(sheet, "") !== null);
        const apart = () => {
            const close = root.named(sheet, "close");
            const head = root.named(sheet, "scoreHead");
            const bottom = close.mapToItem(root, 0, close.height).y;
            const top = head.mapToItem(root, 0, 0).y;
            const first = root.cell(sheet, "").mapToItem(root, 0, 0).y;
            return bottom <= top + 1 && top + head.height <= first + 1;
        };
        tryVerify(apart);
        mouseClick(root.cell(sheet, ""));
        wait(300);
        verify(apart());
        mouseClick(root.cell(sheet, ""));
        wait(300);
        verify(apart());
    }
    function test_reasons_that_open_are_scrolled_into_sight() {
        const sheet = createTemporaryObject(sheetComponent, little);
        tryVerify(() => sheet.settled && root.cell(sheet, "") !== null);
        keyClick(Qt.Key_Down);
        for (let row = 1; row < played.scoreSheet.count; ++row)
            keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Return);
        const reasons = root.opened(sheet);
        verify(reasons !== null);
        const last = root.named(sheet, "copyScores");
        tryVerify(() => reasons.mapToItem(little, 0, reasons.height).y < last.mapToItem(little, 0, 0).y);
    }
    function test_the_sheet_is_copied_as_a_table() {
        const sheet = createTemporaryObject(sheetComponent, root);
        tryVerify(() => sheet.settled && root.cell(sheet, "") !== null);
        mouseClick(root.named(sheet, "copyScores"));
        sink.paste();
        const lines = sink.text.trim().split("\n");
        compare(lines.length, played.scoreSheet.count + 2);
        compare(lines[0].trim(), "Round\t" + played.scoreSheet.columns.map(column => column.name + "\t" + column.name + " total").join("\t"));
    }
    function all(item: Item, name: string): var {
        return Array.from(item.children).reduce((found, child) => found.concat(root.all(child, name)), item.objectName === name && item.visible ? [item] : []);
    }
    function test_partners_have_a_sum_below_each_round_that_its_cells_add_up_to() {
        setup.gameId = "matching_elements";
        setup.seats = 6;
        setup.deal = "3";
        setup.setHuman(0, false);
        for (let seat = 0; seat < 6; ++seat)
            setup.setLevel(seat, 0);
        const wanted = {
            "teams": "2x3",
            "colours": 2
        };
        for (let row = 0; row < setup.options.count; ++row) {
            const value = wanted[setup.options.at(row, "optionId")];
            if (value !== undefined)
                setup.setOption(row, value);
        }
        verify(partners.start(setup));
        tryCompare(partners.turn, "phase", Turn.MatchOver, 60000);
        const scores = partners.scoreSheet;
        verify(scores.count > 1);
        const sheet = createTemporaryObject(teamComponent, root);
        tryVerify(() => sheet.settled && root.all(sheet, "scoreTeam").length === 2 * scores.count);
        const shown = root.all(sheet, "scoreTeam");
        const start = root.opened(sheet); // what came before the first round needs no press
        verify(start !== null && start.lines[0].words.endsWith(", and deals first"));
        let earned = 0;
        for (let row = 0; row < scores.count; ++row) {
            const cells = scores.at(row, "cells");
            for (let team = 0; team < 2; ++team) {
                const own = cells.filter((cell, column) => scores.columns[column].team === team);
                const sum = role => own.reduce((all, cell) => all + cell[role], 0);
                compare(own.length, 3);
                const words = shown[2 * row + team].Accessible.name;
                if (!scores.at(row, "decides"))
                    verify(words.includes(" together: " + sum("points").toLocaleString(Qt.locale(), "f", 0) + ", " + sum("total").toLocaleString(Qt.locale(), "f", 0) + " in all"), words);
                earned += Math.abs(sum("points"));
            }
        }
        verify(earned > 0);
        let last = scores.count - 1;
        while (scores.at(last, "decides"))
            --last;
        compare(shown[2 * last].shown.split(" · ")[1], scores.columns[0].teamTotal.toLocaleString(Qt.locale(), "f", 0));
    }
    /// The reasons that are shown.
    function opened(item: Item): Item {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i];
            const found = child.objectName === "scoreReasons" && child.visible ? child : root.opened(child);
            if (found)
                return found;
        }
        return null;
    }
    function test_the_keys_walk_from_cell_to_cell_and_enter_opens_one() {
        const sheet = createTemporaryObject(sheetComponent, root);
        tryVerify(() => root.cell(sheet, "") !== null);
        keyClick(Qt.Key_Down);
        const first = root.cell(sheet, "");
        tryVerify(() => first.activeFocus);
        keyClick(Qt.Key_Return);
        verify(first.open);
        keyClick(Qt.Key_Right);
        verify(!first.activeFocus);
        keyClick(Qt.Key_Left);
        verify(first.activeFocus);
        keyClick(Qt.Key_Space);
        verify(!first.open);
    }
    function test_a_match_that_is_dealt_anew_takes_the_rows_away_and_leaves_the_keys_a_way() {
        failOnWarning(/.?/);
        const sheet = createTemporaryObject(againComponent, root);
        tryVerify(() => sheet.settled && root.all(sheet, "scoreCell").length > 2);
        keyClick(Qt.Key_Down);
        for (let row = 1; row < again.scoreSheet.count; ++row)
            keyClick(Qt.Key_Down);
        const last = root.all(sheet, "scoreCell").find(cell => cell.activeFocus);
        verify(last !== undefined);
        const rounds = again.scoreSheet.count;
        verify(again.restart());
        verify(again.scoreSheet.count < rounds);
        tryVerify(() => again.scoreSheet.count > 0); // it may be dealt on quickly, and soon has as many rounds
        compare(root.all(sheet, "scoreCell").filter(cell => cell.activeFocusOnTab).length, 1);
    }
    function test_a_sheet_that_goes_takes_the_question_for_a_file_s_name_along() {
        const sheet = createTemporaryObject(sheetComponent, root);
        tryVerify(() => sheet.settled && root.cell(sheet, "") !== null);
        findChild(sheet, "filePicker").systems = false; // the system's own lies beside the window
        root.named(sheet, "saveScores").clicked();
        tryVerify(() => root.named(root.Window.contentItem, "pathSheet") !== null);
        tryCompare(root, "enabled", false);
        sheet.destroy(); // as when another match comes to the table
        tryCompare(root, "enabled", true);
        tryVerify(() => root.named(root.Window.contentItem, "pathSheet") === null);
    }
    function initTestCase() {
        setup.gameId = "matador";
        setup.seats = 2;
        setup.deal = "6";
        setup.setHuman(0, false);
        setup.setLevel(0, 1);
        verify(played.start(setup));
        verify(again.start(setup));
        tryCompare(played.turn, "phase", Turn.MatchOver, 60000);
        tryCompare(again.turn, "phase", Turn.MatchOver, 60000);
    }
    function test_a_reason_leads_to_what_the_rules_say_of_it() {
        const sheet = createTemporaryObject(sheetComponent, root);
        wanted.target = sheet;
        wanted.clear();
        tryVerify(() => sheet.settled && root.cell(sheet, "+") !== null);
        mouseClick(root.cell(sheet, "+"));
        tryVerify(() => root.link(sheet) !== null);
        mouseClick(root.link(sheet));
        compare(wanted.count, 1);
        compare(wanted.signalArguments[0][0], "round-end");
    }
}
