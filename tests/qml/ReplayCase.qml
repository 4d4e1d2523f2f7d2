// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.History
import Boneyard.Match
import Boneyard.Setup

/// A match of Matador between bots, looked back at.
TestCase {
    id: root

    readonly property alias match: match
    readonly property alias other: other
    readonly property alias setup: setup
    readonly property alias playedOn: playedOn
    property ReplayPage page: null

    when: windowShown
    visible: true
    width: 1100
    height: 700

    Match {
        id: match

        turn.pace.speed: "instant"
    }
    Match {
        id: other

        turn.pace.speed: "instant"
    }
    MatchSetup {
        id: setup
    }
    Component {
        id: pageComponent

        ReplayPage {
            width: root.width
            height: root.height
            focus: true
        }
    }
    SignalSpy {
        id: playedOn

        signalName: "playOnWanted"
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
        mouseMove(root, 1, root.height / 2); // from where the last test left it
    }
    function open(properties: var) {
        const all = Object.assign({
            "played": match
        }, properties);
        root.page = createTemporaryObject(pageComponent, root, all);
        root.page.forceActiveFocus();
        playedOn.target = root.page;
        playedOn.clear();
    }
    function openAt(width: real, height: real) {
        root.open({});
        root.page.width = width;
        root.page.height = height;
    }
    function finish() {
        tryVerify(() => root.page.analysis.complete, 120000);
        waitForRendering(root.page);
    }
}
