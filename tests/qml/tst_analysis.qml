// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Analysis
import Boneyard.Match
import Boneyard.Setup

TestCase {
    id: root

    name: "AnalysisPage"
    when: windowShown
    visible: true
    width: 900
    height: 700

    property AnalysisPage page: null

    Match {
        id: match

        turn.pace: "instant"
    }
    MatchSetup {
        id: setup
    }
    Component {
        id: pageComponent

        AnalysisPage {
            width: root.width
            height: root.height
            focus: true
        }
    }
    Component {
        id: headComponent

        AnalysisHead {
            analysis: MatchAnalysis {}
        }
    }
    SignalSpy {
        id: left

        signalName: "leave"
    }
    SignalSpy {
        id: jumped

        signalName: "jump"
    }

    function initTestCase() {
        setup.gameId = "matador";
        setup.seats = 2;
        setup.deal = "6";
        setup.setHuman(0, false);
        setup.setLevel(0, 1);
        verify(match.start(setup));
        tryCompare(match.turn, "phase", Turn.MatchOver, 60000);
    }
    function init() {
        failOnWarning(/.?/);
        root.page = createTemporaryObject(pageComponent, root, {
            "match": match
        });
        root.page.forceActiveFocus();
        left.target = root.page;
        jumped.target = root.page;
        left.clear();
        jumped.clear();
    }
    function rows(): var {
        const all = [];
        const column = findChild(root.page, "moveRow")?.parent;
        for (let i = 0; column && i < column.children.length; ++i) {
            if (column.children[i].objectName === "moveRow")
                all.push(column.children[i]);
        }
        return all;
    }
    function finish() {
        tryVerify(() => root.page.analysis.complete, 120000);
        waitForRendering(root.page);
    }

    function test_the_summary_says_what_it_comes_to() {
        root.finish();
        const summary = findChild(root.page, "summary");
        verify(summary.text.includes(root.page.analysis.cost.toLocaleString(Qt.locale(), "f", 1)), summary.text);
        verify(!findChild(root.page, "stopButton").visible);
    }
    function test_it_is_stopped_and_goes_on() {
        const button = findChild(root.page, "stopButton");
        button.clicked();
        verify(!root.page.analysis.running);
        verify(!root.page.analysis.complete);
        compare(button.text, "Go on");
        button.clicked();
        verify(root.page.analysis.running);
        root.finish();
    }
    function test_all_moves_are_listed_when_they_are_wanted() {
        root.finish();
        compare(root.rows().length, root.page.analysis.improvable);
        findChild(root.page, "allSwitch").flip();
        compare(root.rows().length, root.page.analysis.total);
    }
    function test_no_heading_stands_over_nothing() {
        root.finish();
        const heading = findChild(root.page, "listHeading");
        verify(root.page.analysis.improvable > 0);
        compare(heading.text, "Moves that could be better");
        const bare = createTemporaryObject(headComponent, root);
        compare(bare.analysis.improvable, 0);
        compare(findChild(bare, "listHeading").text, "");
        bare.analysis.all = true;
        compare(findChild(bare, "listHeading").text, "Every move");
    }
    function test_return_on_a_move_goes_there() {
        root.page.canJump = true;
        root.finish();
        const row = root.rows().pop();
        verify(row);
        row.forceActiveFocus();
        keyClick(Qt.Key_Return);
        compare(jumped.count, 1);
        compare(jumped.signalArguments[0][0], row.ply);
        const place = row.mapToItem(root.page, 0, 0);
        verify(place.y > 0 && place.y + row.height <= root.page.height, "it is not in sight");
    }
    function test_keys_scroll() {
        root.finish();
        const switchAt = () => findChild(root.page, "allSwitch").mapToItem(root.page, 0, 0).y;
        const before = switchAt();
        keyClick(Qt.Key_PageDown);
        verify(switchAt() < before);
        keyClick(Qt.Key_Home);
        compare(switchAt(), before);
    }
    function test_escape_leaves() {
        keyClick(Qt.Key_Escape);
        compare(left.count, 1);
    }
}
