// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// What will stand on the page of statistics when more has been played.
StatisticsCard {
    id: root

    component Line: RowLayout {
        id: line

        required property string symbol
        required property string words

        Layout.fillWidth: true
        spacing: 12

        Icon {
            Layout.alignment: Qt.AlignTop
            width: Theme.large
            height: Theme.large
            name: line.symbol
            color: Theme.colors.accent
        }
        AppText {
            Layout.fillWidth: true
            text: line.words
            wrapMode: Text.Wrap
        }
    }

    //: Heading of a list of what the statistics show when more matches have been played
    title: qsTr("What you will find here")

    Line {
        symbol: "statistics"
        //: One of what the statistics will show
        words: qsTr("From your first match that counts: your wins, your points and your best round.")
    }
    Line {
        symbol: "history"
        //: One of what the statistics will show
        words: qsTr("With each match: how strong you are among the bots, and how you do against each level.")
    }
    Line {
        symbol: "hint"
        //: One of what the statistics will show
        words: qsTr("After a few: how much of your result was down to the tiles, and where your points came from.")
    }
}
