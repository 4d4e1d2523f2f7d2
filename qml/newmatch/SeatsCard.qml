// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Setup

/// How many seats, and who sits there.
Card {
    id: root

    required property MatchSetup setup

    implicitHeight: column.implicitHeight + 40

    MedallionPopup {
        id: pictures

        setup: root.setup
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 20
        spacing: 14

        SettingRow {
            Layout.fillWidth: true
            label: qsTr("Seats at the table")

            AppText {
                visible: !seats.visible
                text: Numbers.whole(root.setup.seats)
                font.weight: Font.DemiBold
            }
            Stepper {
                id: seats

                objectName: "seats"
                visible: root.setup.minSeats < root.setup.maxSeats // else there is nothing to choose
                Layout.preferredWidth: Math.max(150, implicitWidth)
                spoken: qsTr("Seats at the table")
                from: root.setup.minSeats
                to: root.setup.maxSeats
                value: root.setup.seats
                onMoved: number => root.setup.seats = number
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.colors.outline
        }
        Repeater {
            model: root.setup.players

            SeatRow {
                id: row

                Layout.fillWidth: true
                setup: root.setup
                onMedallionWanted: opener => pictures.openFor(row.seat, row.manner, opener)
            }
        }
        Repeater {
            model: root.setup.teams

            TeamLine {
                Layout.fillWidth: true
            }
        }
        Rectangle {
            Layout.fillWidth: true
            implicitHeight: 1
            color: Theme.colors.outline
        }
        SettingRow {
            Layout.fillWidth: true
            label: qsTr("Hints and undo")
            //: Explains what a rated match is, and a casual one
            note: root.setup.casual ? qsTr("A casual match: you can ask for hints and take moves back.") : qsTr("A rated match: no hints, and a tile laid is a tile played.")

            ToggleSwitch {
                objectName: "casual"
                spoken: qsTr("Hints and undo")
                checked: root.setup.casual
                onToggled: root.setup.casual = checked
            }
        }
        SettingRow {
            Layout.fillWidth: true
            visible: root.setup.casual
            label: qsTranslate("TurnHead", "With a coach")
            note: qsTranslate("Pages", "A coach looks on, and has a word before a costly move.")

            ToggleSwitch {
                objectName: "coached"
                spoken: qsTranslate("TurnHead", "With a coach")
                checked: root.setup.coached
                onToggled: root.setup.coached = checked
            }
        }
        SettingRow {
            Layout.fillWidth: true
            label: qsTr("Deal number")
            //: Explains the deal number
            note: qsTr("The same number deals the same tiles. Leave it empty for a new deal.")

            TextBox {
                objectName: "deal"
                Layout.preferredWidth: 150
                spoken: qsTr("Deal number")
                //: Shown in the empty field for the deal number
                placeholderText: qsTr("New")
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 20
                text: root.setup.deal
                onTextEdited: root.setup.deal = text
            }
        }
    }
}
