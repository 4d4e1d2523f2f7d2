// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Match
import Boneyard.Setup
import Boneyard.Sheets
import Boneyard.Table

/// Which sheet lies over the table, and what is seen when it goes.
TestCase {
    id: root

    name: "TableSheets"
    when: windowShown
    visible: true
    width: 900
    height: 700

    Match {
        id: played
    }
    Match {
        id: other
    }
    MatchSetup {
        id: setup
    }
    Component {
        id: keysComponent

        KeysSheet {
            match: other
            width: root.width
            height: root.height
        }
    }
    Component {
        id: sideRow

        SideRow {
            width: 500
            face: "domino"
            team: 0
            names: "Ann and Bo"
            roundScore: 12
            score: 34
            decides: undefined
            winner: false
            out: false
        }
    }
    TableSheets {
        id: sheets

        anchors.fill: parent
        match: played
    }
    SignalSpy {
        id: closings

        target: sheets
        signalName: "closed"
    }

    function initTestCase() {
        setup.gameId = "triominoes";
        verify(played.start(setup));
    }
    function leave(sheet: string) {
        tryVerify(() => Array.from(sheets.children).some(child => child.activeFocus));
        keyClick(Qt.Key_Escape);
        tryCompare(sheets, "name", sheet);
    }
    function test_the_scores_go_back_to_the_result_and_that_to_the_table() {
        sheets.name = "match";
        sheets.show("scores");
        compare(sheets.name, "scores");
        leave("match");
        closings.clear();
        leave("");
        compare(closings.count, 1);
    }
    function test_short_names_leave_their_room_to_what_is_said_of_the_round() {
        sheets.show("round");
        const name = findChild(sheets, "sideNames");
        tryVerify(() => name.width > 0);
        tryVerify(() => name.width < 80 && name.lineCount === 1 && !name.truncated); // once all is laid out
        sheets.close();
    }
    function test_over_the_numbers_of_a_round_it_is_said_what_they_are() {
        sheets.show("round");
        const heads = findChild(sheets, "sideHeads");
        const right = item => item.mapToItem(sheets, item.width, 0).x;
        for (const [head, number] of [["Round", "sideRound"], ["Total", "sideTotal"]]) {
            const word = Array.from(heads.children).find(child => child.text === head);
            const below = findChild(sheets, number);
            tryVerify(() => below.width > 0 && Math.abs(right(word) - right(below)) < 1, 5000, head);
            verify(word.width >= word.implicitWidth);
        }
        sheets.close();
    }
    function test_beside_a_teams_numbers_stands_the_hand_of_no_partner() {
        const member = (name, points) => ({
                    "seat": 0,
                    "name": name,
                    "hand": [],
                    "laidAll": false,
                    "sum": "",
                    "points": points
                });
        const row = createTemporaryObject(sideRow, root, {
            "members": [member("Ann", 0), member("Bo", 12)]
        });
        const total = findChild(row, "sideTotal");
        const named = item => item.text === "Ann" ? item : Array.from(item.children).map(named).find(found => found) ?? null;
        tryVerify(() => named(row).mapToItem(row, 0, 0).y >= total.mapToItem(row, 0, total.height).y);
    }
    function test_the_way_to_the_table_leads_to_no_other_sheet() {
        sheets.name = "out";
        sheets.show("round");
        sheets.under = "out";
        tryVerify(() => findChild(sheets, "tableButton") !== null);
        findChild(sheets, "tableButton").clicked();
        tryCompare(sheets, "name", "");
    }
    /// What the sheet of keys says of each, in a match of that game and with that system's keys.
    function keysOf(game: string, mac = false, whole = true): var {
        setup.gameId = game;
        verify(other.start(setup));
        const said = [];
        const look = item => {
            if (item.modelData?.keys !== undefined)
                said.push(item.modelData.keys + ": " + item.modelData.what);
            Array.from(item.children).forEach(look);
        };
        look(createTemporaryObject(keysComponent, root, {
            "mac": mac,
            "whole": whole
        }));
        return said;
    }
    function test_the_keys_are_those_of_the_game_at_the_table() {
        // Triangles fit a place in one way, so that none is turned.
        const own = {
            "triominoes": ["F"],
            "matador": ["R"],
            "tiles_and_deal": ["M", "T", "K", "A"],
            "matching_elements": ["R", "F"]
        };
        const letters = ["R", "F", "M", "T", "K", "A"];
        for (const game of Object.keys(own)) {
            const said = root.keysOf(game);
            for (const letter of letters)
                compare(said.some(line => line.startsWith(letter + ": ")), own[game].includes(letter), game + " " + letter);
            const bots = other.table.seats.count > 2; // of one other nobody waits for long
            compare(said.filter(line => line.startsWith("Space: ")).length, (game === "tiles_and_deal" ? 1 : 0) + (bots ? 1 : 0), game);
            verify(said.some(line => line.startsWith("H: ")) && said.some(line => line.startsWith("L: ")), game);
        }
    }
    function test_a_mac_has_the_signs_of_its_own_keys() {
        for (const game of ["triominoes", "tiles_and_deal"]) {
            const signs = root.keysOf(game, true);
            for (const line of ["\u2318Z: Undo", "\u21e7\u2318Z: Redo", "\u2318F: Search the rules"])
                verify(signs.includes(line), game + " " + line);
            verify(!signs.some(line => line.includes("Ctrl")), game);
            const named = root.keysOf(game, false);
            for (const line of ["Ctrl+Z: Undo", "Ctrl+Y: Redo", "Ctrl+F: Search the rules"])
                verify(named.includes(line), game + " " + line);
        }
    }
    function test_of_a_position_the_keys_of_a_match_are_not_told() {
        const only = ["S: ", "N: ", "Ctrl+Y: ", "Esc: "];
        for (const whole of [true, false]) {
            const said = root.keysOf("matador", false, whole);
            for (const key of only)
                compare(said.some(line => line.startsWith(key)), whole, key);
            verify(said.some(line => line.startsWith("Enter: ")));
        }
    }
    function test_the_scores_that_were_asked_for_at_the_table_go_back_to_it() {
        sheets.show("scores");
        leave("");
    }
}
