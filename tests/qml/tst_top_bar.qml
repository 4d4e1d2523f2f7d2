// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Match
import Boneyard.Table

/// The slim bar above the table, where one reads from the right as well.
TestCase {
    id: root

    name: "TopBar"
    when: windowShown
    visible: true
    width: 900
    height: 100

    Match {
        id: played
    }
    TopBar {
        id: bar

        match: played
        width: root.width
        LayoutMirroring.enabled: true
        LayoutMirroring.childrenInherit: true
    }

    /// Which way a button's picture looks: 1 as it is drawn, -1 the other way.
    function wayOf(button: string): real {
        return findChild(bar, button).contentItem.children[0].transform[0].xScale;
    }
    function test_arrows_look_the_other_way_where_one_reads_from_the_right() {
        for (const button of ["undoButton", "redoButton"]) {
            bar.LayoutMirroring.enabled = true;
            compare(root.wayOf(button), -1, button);
            bar.LayoutMirroring.enabled = false;
            compare(root.wayOf(button), 1, button);
        }
    }
    function test_what_is_no_arrow_stays_as_it_is() {
        bar.LayoutMirroring.enabled = true;
        for (const button of ["hintButton", "menuButton", "scoreButton"])
            compare(root.wayOf(button), 1, button);
    }
}
