// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Daily

/// What a deal of the day is, and what became of the last ones.
Card {
    id: root

    required property Daily daily

    implicitHeight: words.implicitHeight + 32

    component Line: AppText {
        Layout.fillWidth: true
        wrapMode: Text.Wrap
        color: Theme.colors.quiet
    }

    ColumnLayout {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 16
        spacing: 8

        AppText {
            Layout.fillWidth: true
            visible: root.daily.days.length > 0
            //: The headline over the results of the last days
            text: qsTr("Recent days")
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: root.daily.days

            AppText {
                id: day

                required property var modelData

                Layout.fillWidth: true
                text: day.modelData.date + ": " + day.modelData.words
                wrapMode: Text.Wrap
            }
        }
        Line {
            text: qsTr("Everybody gets the same tiles today. Your first try counts: no hints, and a tile laid is a tile played. After that you can play the deal again for practice.")
        }
        Line {
            //: %1 is the name of a level of bots: Skilled
            text: qsTr("Your opponents are bots at level %1. Your result is how many points you finish ahead of the best of them; par is what the strongest bot makes in your seat, on average.").arg(root.daily.level)
        }
        Line {
            objectName: "streakWords"
            visible: root.daily.streak !== "" // before there is a count nobody can lose it
            text: qsTr("One missed day is forgiven; miss two in a row and the count starts again.")
        }
        Line {
            //: What can be cheated in the deal of the day
            text: qsTr("Nobody checks this: the date comes from this computer's clock, and you could play the deal somewhere else first.")
        }
    }
}
