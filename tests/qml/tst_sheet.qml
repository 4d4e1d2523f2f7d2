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

    Component {
        id: shown

        Sheet {
            title: "The round is over"
        }
    }
    Component {
        id: wordy

        Sheet {
            title: "The round is over"
            property alias words: words

            AppText {
                id: words

                Layout.fillWidth: true
                wrapMode: Text.Wrap
            }
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

    function test_words_are_as_wide_where_they_scroll() {
        const sheet = createTemporaryObject(wordy, root);
        sheet.words.text = "Short. ";
        tryVerify(() => sheet.words.width > 300);
        const width = sheet.words.width;
        sheet.words.text = "This is one of many sentences. ".repeat(200);
        tryVerify(() => sheet.words.height > root.height);
        compare(sheet.words.width, width);
    }

    function test_escape_closes_it_at_once() {
        open();
        keyClick(Qt.Key_Escape);
        compare(dismissals.count, 1);
    }
}
