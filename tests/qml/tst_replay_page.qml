// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.History
import Boneyard.Match
import Boneyard.Setup

TestCase {
    id: root

    name: "ReplayPage"
    when: windowShown
    visible: true
    width: 900
    height: 700

    Match {
        id: match

        turn.pace: "instant"
    }
    MatchSetup {
        id: setup
    }
    Component {
        id: pageComponent

        ReplayPage {
            width: root.width
            height: root.height
        }
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
    function test_a_match_from_the_table_opens_at_the_move_that_was_asked_for() {
        const page = createTemporaryObject(pageComponent, root, {
            "played": match,
            "from": 7
        });
        compare(page.replay.ply, 7);
    }
    function test_without_a_move_it_opens_at_its_beginning() {
        const page = createTemporaryObject(pageComponent, root, {
            "played": match
        });
        compare(page.replay.ply, 0);
        verify(page.replay.count > 7);
    }
}
