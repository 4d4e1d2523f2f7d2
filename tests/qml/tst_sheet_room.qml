// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import QtTest
import Boneyard.Controls

/// What room a sheet gives to its words and its buttons.
TestCase {
    id: root

    name: "SheetRoom"
    when: windowShown
    visible: true
    width: 900
    height: 600

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
    Component {
        id: manyAnswers

        Item {
            readonly property Sheet sheet: sheet
            readonly property list<GameButton> buttons: [first, second, third, last]

            width: 480
            height: 320

            Sheet {
                id: sheet

                title: "Die Partie ist zu Ende"

                AppText {
                    Layout.fillWidth: true
                    text: "Das ist einer von vielen Sätzen. ".repeat(30)
                    wrapMode: Text.Wrap
                }
                footer: [
                    GameButton {
                        id: first

                        text: "Alle Spiele"
                    },
                    GameButton {
                        id: second

                        text: "Noch einmal ansehen"
                    },
                    GameButton {
                        id: third

                        text: "Zurückblicken"
                    },
                    GameButton {
                        id: last

                        text: "Noch eine Partie spielen"
                    }
                ]
            }
        }
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

    function where(item: Item, within: Item): rect {
        return item.mapToItem(within, Qt.rect(0, 0, item.width, item.height));
    }

    function cleanup() {
        Theme.cramped = false;
    }

    function test_the_buttons_of_a_sheet_stay_in_the_smallest_window() {
        Theme.cramped = true;
        const small = createTemporaryObject(manyAnswers, root);
        waitForRendering(small);
        tryVerify(() => small.buttons[3].width > 0);
        for (let i = 0; i < small.buttons.length; ++i) {
            const place = where(small.buttons[i], small);
            verify(place.left >= 0 && place.right <= small.width, "button " + i + " " + place);
            verify(place.bottom <= small.height, "button " + i + " " + place);
            for (let other = 0; other < i; ++other) {
                const before = where(small.buttons[other], small);
                verify(before.right <= place.left || before.bottom <= place.top, "one over the other");
            }
        }
    }

    function test_the_buttons_of_a_sheet_follow_a_window_that_shrinks() {
        const table = createTemporaryObject(manyAnswers, root, {
            "width": 900,
            "height": 600
        });
        waitForRendering(table);
        tryVerify(() => Array.from(table.buttons).some(button => where(button, table).right > 480));
        table.width = 480;
        table.height = 320;
        for (const button of Array.from(table.buttons)) {
            tryVerify(() => where(button, table).right <= 480);
            verify(where(button, table).left >= 0);
        }
    }

    function test_buttons_that_nearly_fit_beside_each_other_do() {
        Theme.cramped = true;
        const small = createTemporaryObject(manyAnswers, root, {
            "width": 900
        });
        const buttons = Array.from(small.buttons);
        waitForRendering(small);
        const first = small.buttons[0];
        tryVerify(() => first.width > 0 && first.width === first.easeWide);
        small.width = buttons.reduce((wide, button) => wide + button.snugWide, 0) + 3 * 12 + 2 * 16 + 2;
        tryVerify(() => first.width < first.easeWide && where(small.buttons[3], small).top === where(first, small).top);
        for (const button of buttons)
            verify(button.width >= button.implicitContentWidth + 16);
        small.width = 900; // wide, and still small
        tryVerify(() => first.width === first.easeWide);
    }

    function test_buttons_that_would_leave_no_room_scroll_and_tab_finds_them() {
        const small = createTemporaryObject(manyAnswers, root, {
            "height": 200,
            "width": 300
        });
        waitForRendering(small);
        const last = small.buttons[3];
        tryVerify(() => where(last, small).top > small.height);
        for (let i = 0; i < 12 && !last.activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        verify(last.activeFocus);
        const place = where(last, small);
        verify(place.top >= 0 && place.bottom <= small.height, "" + place);
        verify(place.left >= 0 && place.right <= small.width, "" + place);
    }
}
