// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Tiles

/// What tiles show, how fast it goes, what is marked.
Column {
    id: root

    spacing: 14

    SettingRow {
        width: root.width
        label: qsTr("Tiles show")

        Row {
            spacing: 8

            TileFace {
                anchors.verticalCenter: parent.verticalCenter
                face: "domino"
                unit: 20
                values: [5, 2]
                Accessible.ignored: true
            }
            Select {
                objectName: "tileFace"
                anchors.verticalCenter: parent.verticalCenter
                width: Math.round(Theme.body * 13.4) - 34
                spoken: qsTr("Tiles show")
                choices: [
                    //: What is printed on a tile: pips or numbers, whichever the game is known for
                    {
                        "value": "usual",
                        "label": qsTr("As usual")
                    },
                    //: What is printed on a tile
                    {
                        "value": "pips",
                        "label": qsTr("Pips")
                    },
                    //: What is printed on a tile
                    {
                        "value": "digits",
                        "label": qsTr("Numbers")
                    }
                ]
                chosen: Settings.tileFace
                onPicked: value => Settings.tileFace = value
            }
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Pace of the others")

        Select {
            objectName: "pace"
            Layout.preferredWidth: Math.round(Theme.body * 13.4)
            spoken: qsTr("Pace of the others")
            choices: [
                //: How fast the other seats move
                {
                    "value": "slow",
                    "label": qsTr("Slow")
                },
                {
                    "value": "normal",
                    "label": qsTr("Normal")
                },
                {
                    "value": "fast",
                    "label": qsTr("Fast")
                },
                {
                    "value": "instant",
                    "label": qsTr("Instant")
                }
            ]
            chosen: Settings.pace
            onPicked: value => Settings.pace = value
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Say what to do")
        note: qsTr("A quiet line at the top of the table.")

        ToggleSwitch {
            objectName: "showPrompt"
            spoken: qsTr("Say what to do")
            checked: Settings.showPrompt
            onToggled: Settings.showPrompt = checked
        }
    }
    SettingRow {
        width: root.width
        label: qsTranslate("TurnHead", "With a coach")
        note: qsTranslate("Pages", "A coach looks on, and has a word before a costly move.")

        ToggleSwitch {
            objectName: "coach"
            spoken: qsTranslate("TurnHead", "With a coach")
            checked: Settings.coach
            onToggled: Settings.coach = checked
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Mark the open ends")
        note: qsTr("A sign at each end shows what fits there.")

        ToggleSwitch {
            objectName: "showEnds"
            spoken: qsTr("Mark the open ends")
            checked: Settings.showEnds
            onToggled: Settings.showEnds = checked
        }
    }
    SettingRow {
        width: root.width
        label: qsTr("Show where my tiles fit")
        note: qsTr("In games that grow in all directions. The F key does the same.")

        ToggleSwitch {
            objectName: "showPlaces"
            spoken: qsTr("Show where my tiles fit")
            checked: Settings.showPlaces
            onToggled: Settings.showPlaces = checked
        }
    }
}
