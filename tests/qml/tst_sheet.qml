// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard

/// Sheets that lie over the page.
TestCase {
    id: root

    name: "Sheet"
    when: windowShown
    visible: true
    width: 900
    height: 600

    Component {
        id: shown

        Sheet {
            title: "The round is over"
        }
    }
    SignalSpy {
        id: dismissals

        signalName: "dismissed"
    }

    function open() {
        const sheet = createTemporaryObject(shown, root);
        dismissals.target = sheet;
        dismissals.clear();
        return sheet;
    }

    function test_a_click_meant_for_the_table_does_not_close_the_sheet_that_comes_with_it() {
        const sheet = open();
        mouseClick(sheet, 5, 5);
        compare(dismissals.count, 0);
        tryVerify(() => sheet.settled);
        mouseClick(sheet, 5, 5);
        compare(dismissals.count, 1);
    }

    function test_escape_closes_it_at_once() {
        open();
        keyClick(Qt.Key_Escape);
        compare(dismissals.count, 1);
    }
}
