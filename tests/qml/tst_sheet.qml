// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
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

    property int picked: 0

    Component {
        id: shown

        Sheet {
            title: "The round is over"
        }
    }
    Component {
        id: pressable

        Sheet {
            readonly property alias next: next
            readonly property alias way: way

            title: "The round is over"

            Rectangle {
                id: way

                Layout.fillWidth: true
                implicitHeight: 60

                TapHandler {
                    onTapped: root.picked++
                }
            }
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

    function init() {
        root.picked = 0;
    }
    function open() {
        const sheet = createTemporaryObject(shown, root);
        dismissals.target = sheet;
        dismissals.clear();
        return sheet;
    }

    function test_a_press_that_comes_with_a_sheet_presses_nothing_in_it() {
        const sheet = createTemporaryObject(pressable, root);
        presses.target = sheet.next;
        presses.clear();
        // Before it has its place (with Qt 6.8 it is beside the sheet) nobody could press it.
        tryVerify(() => root.contains(sheet.next.mapToItem(root, sheet.next.width, sheet.next.height)));
        verify(!sheet.settled);
        mouseClick(sheet.next);
        mouseClick(sheet.way);
        touchEvent(sheet.way).press(0, sheet.way).commit().release(0, sheet.way).commit();
        compare(presses.count, 0);
        compare(root.picked, 0);
        tryVerify(() => sheet.settled);
        mouseClick(sheet.next);
        mouseClick(sheet.way);
        compare(presses.count, 1);
        compare(root.picked, 1);
    }

    function test_a_press_that_began_before_a_sheet_could_be_pressed_presses_nothing_in_it() {
        const sheet = createTemporaryObject(pressable, root);
        mousePress(sheet.way);
        tryVerify(() => sheet.settled);
        mouseRelease(sheet.way);
        compare(root.picked, 0);
    }

    function test_keys_press_what_is_in_a_sheet_at_once() {
        const sheet = createTemporaryObject(pressable, root);
        presses.target = sheet.next;
        presses.clear();
        sheet.next.forceActiveFocus();
        verify(!sheet.settled);
        keyClick(Qt.Key_Return);
        compare(presses.count, 1);
    }

    function test_a_click_meant_for_the_table_does_not_close_the_sheet_that_comes_with_it() {
        const sheet = open();
        mouseClick(sheet, 5, 5);
        compare(dismissals.count, 0);
        tryVerify(() => sheet.settled);
        mouseClick(sheet, 5, 5); // it is seen for too short a time
        compare(dismissals.count, 0);
        wait(200);
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
