// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Tiles

/// Language, theme, sizes.
Column {
    id: root

    function languageChoices(): var {
        const all = [];
        for (const language of Settings.languages)
            all.push({
                "value": language.code,
                "label": language.name
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
                    "label": qsTr("As the system")
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
    LookChoice {
        objectName: "tableLook"
        width: root.width
        //: A setting: what the table is made of
        label: qsTr("Table")
        //: Below the setting Table
        note: Theme.plain ? qsTr("High contrast has a table and tiles of its own. These come back with another theme.") : ""
        choices: [
            //: A table, by its colour: of felt
            {
                "value": "green",
                "label": qsTr("Green")
            },
            //: A table, by its colour: of felt
            {
                "value": "blue",
                "label": qsTr("Night blue")
            },
            //: A table, by its colour: of felt, as dark red as wine
            {
                "value": "wine",
                "label": qsTr("Wine")
            },
            //: A table, by what it is made of: the wood
            {
                "value": "walnut",
                "label": qsTr("Walnut")
            },
            //: A table, by what it is made of: the stone
            {
                "value": "slate",
                "label": qsTr("Slate")
            }
        ]
        chosen: Settings.tableLook
        surfaceOf: value => Surfaces.of(value)
        tilesOf: () => TileSets.wanted
        onPicked: value => Settings.tableLook = value
    }
    LookChoice {
        objectName: "tileLook"
        width: root.width
        //: A setting: what the tiles are made of
        label: qsTr("Tiles")
        choices: [
            //: A set of tiles, by what it is made of
            {
                "value": "ivory",
                "label": qsTr("Ivory")
            },
            //: A set of tiles, by what it is made of: the black wood
            {
                "value": "ebony",
                "label": qsTr("Ebony")
            },
            //: A set of tiles, by what it is made of
            {
                "value": "stone",
                "label": qsTr("Stone")
            },
            //: A set of tiles: white, with pips in many colours
            {
                "value": "bright",
                "label": qsTr("Bright")
            }
        ]
        chosen: Settings.tileLook
        surfaceOf: () => Surfaces.chosen
        tilesOf: value => TileSets.of(value)
        onPicked: value => Settings.tileLook = value
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
        label: qsTr("Move as little as possible")
        //: Explains "Move as little as possible"
        note: qsTr("Tiles fade in and out instead of moving.")

        ToggleSwitch {
            objectName: "reducedMotion"
            spoken: qsTr("Move as little as possible")
            checked: Settings.reducedMotion
            onToggled: Settings.reducedMotion = checked
        }
    }
}
