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

        turn.pace: "instant"
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
    function initTestCase() {
        setup.gameId = "matador";
        setup.seats = 2;
        setup.deal = "6";
        setup.setHuman(0, false);
        setup.setLevel(0, 1);
        verify(played.start(setup));
        tryCompare(played.turn, "phase", Turn.MatchOver, 60000);
    }
    function test_a_reason_leads_to_what_the_rules_say_of_it() {
        const sheet = createTemporaryObject(sheetComponent, root);
        wanted.target = sheet;
        wanted.clear();
        tryVerify(() => root.link(sheet) !== null);
        mouseClick(root.link(sheet));
        compare(wanted.count, 1);
        compare(wanted.signalArguments[0][0], "round-end");
    }
}
