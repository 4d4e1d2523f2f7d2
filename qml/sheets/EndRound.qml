// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Table
import Boneyard.Tiles

/// How the last round of a match ended: all hands, and what each brought.
/// A plain column: a layout within a layout forgets how high its lines have become (Qt 6.4).
Column {
    id: root

    required property ShownMatch match ///< at its end
    property real room: 0 ///< so high it can be without anybody having to scroll
    property real largest: 60 ///< so wide a tile of a hand is at the most

    readonly property string _face: root.match.table.face
    /// A final decided: then a row says whether its number is of that or of all rounds.
    readonly property bool _final: Array.from(Array(sides.count).keys()).some(row => root.match.table.sides.at(row, "decides") !== undefined)
    readonly property real _hand: sides.count > 0 ? (root.room - head.height - told.height - heads.height) / sides.count - 3 * root.spacing : 0
    property real _fitting: Infinity ///< tiles of one size for all: who has many would seem to have the smallest
    readonly property real _most: Math.min(root._fitting, Math.max(Theme.px(22), Math.min(Theme.px(root.largest), Math.floor((root._hand - Theme.small * 2) / Math.max(1, Faces.of(root._face).high)))))

    function _measure() {
        let least = Infinity;
        for (let row = 0; row < sides.count; ++row)
            least = Math.min(least, (sides.itemAt(row)?.children[1] as SideRow)?.fitting ?? Infinity);
        root._fitting = least;
    }

    objectName: "endRound"
    spacing: 10

    Timer {
        id: soon

        interval: 0 // once all hands have their widths
        onTriggered: root._measure()
    }

    AppText {
        id: head

        readonly property string title: root.match.roundEnd.title
        readonly property string words: root.match.roundEnd.text

        width: root.width
        topPadding: 6
        visible: text !== ""
        //: How the last round of a match ended. %1 "Ann went out", %2 "Ann gains 23"
        text: words === "" ? title : title === "" ? words : Sentence.filled(qsTr("%1. %2"), [title, words])
        font.pixelSize: Theme.large
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    Column {
        id: told

        width: root.width
        spacing: 4

        Repeater {
            model: root.match.roundEnd.account

            AppText {
                required property string modelData

                width: told.width
                text: modelData
                wrapMode: Text.Wrap
            }
        }
    }
    SideHeads {
        id: heads

        width: root.width
        visible: !root._final
    }
    Repeater {
        id: sides

        model: root.match.table.sides

        // A line before each, so that nobody reads a hand as that of the side above it.
        delegate: Column {
            id: place

            // what a row wants of the model
            required property int team
            required property string names
            required property var members
            required property int roundScore
            required property int score
            required property var decides
            required property bool winner
            required property bool out

            width: root.width
            spacing: root.spacing

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.colors.outline
            }
            SideRow {
                width: parent.width
                onFittingChanged: soon.restart()
                besideFinal: root._final
                face: root._face
                meanings: root.match.table.meanings
                most: root._most
                roundWide: heads.roundWide
                totalWide: heads.totalWide
                team: place.team
                names: place.names
                members: place.members
                roundScore: place.roundScore
                score: place.score
                decides: place.decides
                winner: place.winner
                out: place.out
            }
        }
    }
}
