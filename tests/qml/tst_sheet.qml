// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls

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
    Component {
        id: unasked

        Sheet {
            readonly property alias next: next

            title: "The round is over"
            unasked: true
            footer: GameButton {
                id: next

                text: "Next round"
            }
        }
    }
    SignalSpy {
        id: presses

        signalName: "clicked"
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

    function test_a_click_meant_for_the_table_presses_no_button_of_a_sheet_that_comes_by_itself() {
        const sheet = createTemporaryObject(unasked, root);
        presses.target = sheet.next;
        presses.clear();
        // Before it has its place (with Qt 6.8 it is beside the sheet) nobody could press it.
        tryVerify(() => root.contains(sheet.next.mapToItem(root, sheet.next.width, sheet.next.height)));
        verify(!sheet.settled);
        mouseClick(sheet.next);
        compare(presses.count, 0);
        tryVerify(() => sheet.settled);
        mouseClick(sheet.next);
        compare(presses.count, 1);
    }

    function test_a_click_meant_for_the_table_does_not_close_the_sheet_that_comes_with_it() {
        const sheet = open();
        mouseClick(sheet, 5, 5);
        compare(dismissals.count, 0);
        tryVerify(() => sheet.settled);
        mouseClick(sheet, 5, 5);
        compare(dismissals.count, 1);
    }

    function test_the_second_press_of_a_double_click_does_not_close_the_sheet_that_the_first_opened() {
        const sheet = open();
        const cross = findChild(sheet, "close");
        mouseClick(cross);
        compare(dismissals.count, 0);
        tryVerify(() => sheet.settled);
        mouseClick(cross);
        compare(dismissals.count, 1);
    }

    function test_escape_closes_it_at_once() {
        open();
        keyClick(Qt.Key_Escape);
        compare(dismissals.count, 1);
    }
}
