// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.History

/// What is asked for of the history: a game, a result, a time, a name or a deal.
Flow {
    id: root

    required property History history
    property bool small: false

    /// What the box has beside the others in one line, so that they end where the list does.
    readonly property real _rest: root.width - game.implicitWidth - result.implicitWidth - time.implicitWidth - 3 * root.spacing
    readonly property bool _cells: root.small || root._rest < Math.max(Theme.px(160), words.leastWidth) ///< all are alike
    readonly property int _columns: root.width < 560 || !root.small || root._cellOf(4) < words.leastWidth ? 2 : 4
    readonly property real _cell: root._cellOf(root._columns) ///< of those

    readonly property var _games: {
        const all = [
            {
                "value": "",
                "label": qsTr("All games")
            }
        ];
        for (let row = 0; row < Catalog.games.count; ++row) {
            all.push({
                "value": Catalog.games.at(row, "gameId"),
                "label": Catalog.games.at(row, "name")
            });
        }
        return all;
    }

    /// The list is to be looked at.
    signal done

    function _cellOf(columns: int): real {
        return Math.floor((root.width - (columns - 1) * root.spacing) / columns);
    }
    function write() {
        words.forceActiveFocus();
        words.selectAll();
    }

    spacing: 8

    TextBox {
        id: words

        objectName: "search"
        width: root._cells ? root._cell : root._rest
        //: What one can write to find a match: anything that the list shows
        placeholderText: qsTr("Name, date, deal …")
        text: root.history.words
        spoken: placeholderText
        onTextEdited: root.history.words = text
        Keys.onReturnPressed: root.done()
        Keys.onDownPressed: root.done()
    }
    Select {
        id: game

        objectName: "gameFilter"
        width: root._cells ? root._cell : implicitWidth
        spoken: qsTr("Game")
        choices: root._games
        chosen: root.history.game
        onPicked: value => root.history.game = value
    }
    Select {
        id: result

        objectName: "resultFilter"
        width: root._cells ? root._cell : implicitWidth
        spoken: qsTr("Result")
        choices: [
            {
                "value": "any",
                //: Of matches in a list, however they ended
                "label": qsTr("Won or lost")
            },
            {
                "value": "won",
                "label": qsTr("Won")
            },
            {
                "value": "lost",
                "label": qsTr("Not won")
            }
        ]
        chosen: root.history.result
        onPicked: value => root.history.result = value
    }
    Select {
        id: time

        objectName: "timeFilter"
        width: root._cells ? root._cell : implicitWidth
        spoken: qsTr("Time")
        choices: (root.history.span === "" ? [] : [
                {
                    "value": -1,
                    "label": root.history.span
                }
            ]).concat([
            {
                "value": 0,
                //: Of matches in a list, whenever they were played
                "label": qsTr("Any time")
            },
            {
                "value": 1,
                "label": qsTr("Since yesterday")
            },
            {
                "value": 7,
                "label": qsTr("In the past week")
            },
            {
                "value": 31,
                "label": qsTr("In the past month")
            },
            {
                "value": 366,
                "label": qsTr("In the past year")
            }
        ])
        chosen: root.history.days
        onPicked: value => root.history.days = value
    }
}
