// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtTest
import Boneyard.Controls
import Boneyard.Preferences

/// A language that does not say everything yet tells how much it says.
TestCase {
    id: root

    name: "LanguageChoice"
    when: windowShown
    visible: true
    width: 680
    height: 700

    Component {
        id: pages

        LookSettings {
            width: 640
            languages: [
                {
                    "code": "sv",
                    "name": "Svenska",
                    "share": 97
                },
                {
                    "code": "uk",
                    "name": "Українська",
                    "share": 100
                },
                {
                    "code": "xx",
                    "name": "Xx",
                    "share": 0
                }
            ]
        }
    }

    function test_aLanguageThatIsNotWholeTellsItsShare() {
        const page = createTemporaryObject(pages, root) as LookSettings;
        const select = findChild(page, "language") as Select;
        compare(select.choices.map(choice => choice.label), [`Svenska · ${Numbers.percent(97)}`, "Українська", `Xx · ${Numbers.percent(0)}`]);
        compare(select.choices.map(choice => choice.value), ["sv", "uk", "xx"]);
    }
}
