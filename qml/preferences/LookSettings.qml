// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Settings

/// Language, theme, table and tiles, sizes, and what draws them.
Column {
    id: root

    property var languages: Settings.languages ///< {code, name, share}

    function languageChoices(): var {
        const all = [];
        for (const language of root.languages)
            all.push({
                "value": language.code,
                "label": language.share < 100 ? Sentence.inARow([language.name, Numbers.percent(language.share)]) : language.name
            });
        return all;
    }

    spacing: 14

    SettingRow {
        width: root.width
        label: qsTr("Language")

        Select {
            objectName: "language"
            Layout.preferredWidth: Math.round(Theme.body * 13.4)
            spoken: qsTr("Language")
            choices: root.languageChoices()
            chosen: Settings.language
            onPicked: value => Settings.language = value
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Theme")

        Select {
            objectName: "theme"
            Layout.preferredWidth: Math.round(Theme.body * 13.4)
            spoken: qsTr("Theme")
            choices: [
                //: The theme follows the desktop's
                {
                    "value": "system",
                    "label": qsTr("Same as the system")
                },
                {
                    "value": "dark",
                    "label": qsTr("Evening")
                },
                {
                    "value": "light",
                    "label": qsTr("Day")
                },
                {
                    "value": "contrast",
                    "label": qsTr("High contrast")
                }
            ]
            chosen: Settings.theme
            onPicked: value => Settings.theme = value
        }
    }
    TableSettings {
        width: root.width
    }
    SettingRow {
        width: root.width
        label: qsTr("Text size")

        PercentSlider {
            objectName: "textScale"
            spoken: qsTr("Text size")
            from: 0.8
            to: 1.6
            value: Settings.textScale
            onMoved: value => Settings.textScale = value
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Tile size")

        PercentSlider {
            objectName: "tileScale"
            spoken: qsTr("Tile size")
            from: 0.8
            to: 1.6
            value: Settings.tileScale
            onMoved: value => Settings.tileScale = value
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Reduce motion")
        //: Explains "Reduce motion"
        note: qsTr("Tiles fade in and out instead of moving.")

        ToggleSwitch {
            objectName: "reducedMotion"
            spoken: qsTr("Reduce motion")
            checked: Settings.reducedMotion
            onToggled: Settings.reducedMotion = checked
        }
    }
    SettingRow {
        width: root.width
        //: A setting: what draws the window
        label: qsTr("Drawing")
        //: Explains "Drawing"
        note: qsTr("From the next start on. Try another if the table moves slowly or looks wrong.")

        Select {
            objectName: "renderer"
            Layout.preferredWidth: Math.round(Theme.body * 13.4)
            spoken: qsTr("Drawing")
            choices: [
                //: What draws the window: whichever is there
                {
                    "value": "automatic",
                    "label": qsTr("Automatic")
                },
                //: What draws the window: the part of the computer that is made for it
                {
                    "value": "hardware",
                    "label": qsTr("Graphics card")
                },
                //: What draws the window: the computer's main part, without a graphics card
                {
                    "value": "software",
                    "label": qsTr("Processor")
                }
            ]
            chosen: Settings.renderer
            onPicked: value => Settings.renderer = value
        }
    }
}
