// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Daily

/// The games, a card each, and the deal of the day.
GridLayout {
    id: root

    required property Daily daily
    required property bool narrow
    required property bool low
    required property real room ///< it can be so high

    readonly property GameCard first: games.count > 0 ? games.itemAt(0) as GameCard : null

    signal begun ///< the first card is there
    signal playWanted(gameId: string)
    signal rulesWanted(gameId: string)
    signal lessonWanted(gameId: string)
    signal dayWanted

    readonly property int _rows: Math.ceil((games.count + 1) / root.columns)
    readonly property real _cardHeight: (root.room + root.rowSpacing) / root._rows - root.rowSpacing
    /// The letters of all names are as large as those of the longest one can be.
    readonly property real _nameSize: {
        let least = Theme.title;
        for (let row = 0; row < games.count; ++row)
            least = Math.min(least, (games.itemAt(row) as GameCard)?.fitting ?? least);
        return least;
    }
    property real _tableHeight: 0
    // It follows the words on the cards, and these their widths: the layout comes to rest in between.
    readonly property real _wantedHeight: {
        let words = 0;
        for (let row = 0; row < games.count; ++row) {
            const card = games.itemAt(row) as GameCard;
            words = Math.max(words, (card?.wordsHeight ?? 0) + (card?.around ?? 0));
        }
        const wide = (root.width - (root.columns - 1) * root.columnSpacing) / root.columns;
        const left = root._cardHeight - words;
        return Math.round(root.narrow || left < wide * 0.17 ? wide * (root.low ? 0.27 : 0.36) : Math.min(wide * 0.36, left));
    }

    on_WantedHeightChanged: settled.restart()
    columns: root.narrow ? 1 : root.width > Theme.body * 62 && games.count > 2 ? 3 : 2
    columnSpacing: root.low ? 14 : 20
    rowSpacing: root.low ? 12 : 20

    Repeater {
        id: games

        model: Catalog.games
        onItemAdded: index => {
            if (index === 0)
                root.begun();
        }

        GameCard {
            id: card

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            narrow: root.narrow
            nameSize: root._nameSize
            low: root.low
            tableHeight: root._tableHeight
            onPlayWanted: root.playWanted(card.gameId)
            onRulesWanted: root.rulesWanted(card.gameId)
            onLessonWanted: root.lessonWanted(card.gameId)
        }
    }
    DealCard {
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.preferredWidth: 1
        daily: root.daily
        narrow: root.narrow
        nameSize: root._nameSize
        low: root.low
        tableHeight: root._tableHeight
        onOpenWanted: root.dayWanted()
    }
    readonly property Timer _settled: Timer {
        id: settled

        interval: 0
        onTriggered: root._tableHeight = root._wantedHeight
    }
}
