// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Sheets
import Boneyard.Table

/// Sentences with names that look like places to be filled in.
TestCase {
    id: testCase

    name: "Sentence"

    readonly property string odd: "Bo 100%1 %2 %L3"

    Component {
        id: outRow

        OutRow {
            names: testCase.odd
            score: 34
            team: 0
            members: []
            out: true
        }
    }
    Component {
        id: sideRow

        SideRow {
            face: "domino"
            team: 0
            names: testCase.odd
            members: []
            roundScore: 12
            score: 34
            decides: undefined
            winner: false
            out: false
        }
    }
    Component {
        id: fact

        EndFact {
            modelData: ({
                    "what": "Best move",
                    "words": testCase.odd,
                    "ply": 3
                })
        }
    }

    function test_a_name_stays_as_it_is_written(): void {
        compare(Sentence.filled("%1: %2, %L3 in all", [odd, "%1", 7]), odd + ": %1, 7 in all");
        compare(Sentence.filled("%2 after %1", [odd, "x"]), "x after " + odd);
    }
    function test_a_place_without_a_word_stays_open(): void {
        compare(Sentence.filled("%1 of 100 %, %2", ["3"]), "3 of 100 %, %2");
    }
    function test_facts_side_by_side_are_parted_by_a_comma_and_none_is_empty(): void {
        compare(Sentence.sideBySide(["3 rounds", "", "84 moves"]), "3 rounds, 84 moves");
        compare(Sentence.sideBySide(["", "84 moves"]), "84 moves");
        compare(Sentence.sideBySide([]), "");
    }
    function test_no_line_ends_between_a_place_and_how_many_there_are(): void {
        compare(Sentence.unbroken("Cleo won; your place: 3 of 3"), "Cleo won; your place: 3\u00a0of\u00a03");
        compare(Sentence.unbroken("\u0664 \u0645\u0646 \u0666"), "\u0664\u00a0\u0645\u0646\u00a0\u0666");
        compare(Sentence.unbroken("Bo 7 won"), "Bo 7 won");
    }
    function test_no_short_number_stands_alone_in_the_last_line(): void {
        compare(Sentence.closed("that misses the bet of 31 and counts 0."), "that misses the bet of 31 and counts\u00a00.");
        compare(Sentence.closed("Out from now on."), "Out from now on.");
    }
    function test_names_with_points_stand_in_a_row(): void {
        compare(Sentence.inARow(["Ada 3", "", "Bo 5"]), "Ada 3 · Bo 5");
        compare(Sentence.inARow(["Ada 3"]), "Ada 3");
    }
    function test_who_plays_together_is_named_as_written(): void {
        compare(Spoken.together(odd, "Ann"), odd + " + Ann");
    }
    function test_rows_say_names_as_written_data(): var {
        return [
            {
                "tag": "who has gone out",
                "component": outRow
            },
            {
                "tag": "a side at the end of a round",
                "component": sideRow
            },
            {
                "tag": "what was so in a match",
                "component": fact
            }
        ];
    }
    function test_only_beside_a_final_a_row_says_that_its_number_is_of_all_rounds(): void {
        const row = createTemporaryObject(sideRow, testCase, {
            "roundScore": 0,
            "out": true
        });
        const gain = findChild(row, "sideRound");
        compare(gain.text, "–"); // as for whoever is still in
        row.besideFinal = true;
        compare(gain.text, "total");
    }
    function test_rows_say_names_as_written(data: var): void {
        const row = createTemporaryObject(data.component, testCase);
        verify(row.Accessible.name.includes(odd), row.Accessible.name);
    }
}
