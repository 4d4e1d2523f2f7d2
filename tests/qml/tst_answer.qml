// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Table

/// One answer to what is asked at the table.
TestCase {
    id: root

    name: "AnswerButton"
    when: windowShown
    visible: true
    width: 300
    height: 200

    Component {
        id: answers

        AnswerButton {
            index: 0
            action: "bid"
            kind: 0
            label: "Bid %1"
            low: 3
            high: 9
            suit: ""
            face: "element"
            meanings: null
            number: 5
        }
    }

    function init() {
        failOnWarning(/.?/);
    }

    function test_a_button_says_the_number_that_it_stands_for() {
        compare(findChild(createTemporaryObject(answers, root), "answer").text, "Bid 5");
    }
    function test_an_answer_that_comes_or_goes_looks_for_no_place_for_a_number() {
        const answer = createTemporaryObject(answers, root);
        answer.label = "Fold";
        compare(findChild(answer, "answer").text, "Fold");
        answer.label = "";
        compare(findChild(answer, "answer").text, "");
    }
}
