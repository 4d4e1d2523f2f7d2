// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match

/// The table's menu.
Sheet {
    id: root

    required property Match match

    signal wanted(name: string)

    title: root.match.game.name
    preferredWidth: 380
    objectName: "menuSheet"

    component Entry: GameButton {
        Layout.fillWidth: true
    }

    AppText {
        Layout.fillWidth: true
        //: The number that makes the deal; the same number deals the same tiles
        text: qsTr("Deal %1").arg(Numbers.named(root.match.game.deal))
        color: Theme.colors.quiet
    }
    Entry {
        focus: true
        strong: true
        text: qsTr("Back to the table")
        onClicked: root.dismissed()
    }
    Entry {
        text: qsTr("Sort by number")
        onClicked: {
            root.match.table.hand.sortByValue();
            root.dismissed();
        }
    }
    Entry {
        visible: root.match.table.hand.hasSuits
        text: qsTr("Sort by colour")
        onClicked: {
            root.match.table.hand.sortBySuit();
            root.dismissed();
        }
    }
    Entry {
        text: qsTr("Score sheet")
        onClicked: root.wanted("scores")
    }
    Entry {
        objectName: "lookBackEntry"
        visible: root.match.turn.phase === Turn.MatchOver
        //: Shows what the moves of the match just played cost
        text: qsTr("Look back")
        onClicked: root.wanted("lookBack")
    }
    Entry {
        objectName: "rulesEntry"
        text: qsTr("Rules of this game")
        onClicked: root.wanted("rules")
    }
    Entry {
        //: Opens the lessons of a game
        text: qsTr("Lessons")
        onClicked: root.wanted("lesson")
    }
    Entry {
        objectName: "saveEntry"
        //: Saves a match, or a picture of the table, as a file
        text: qsTr("Save")
        onClicked: root.wanted("save")
    }
    Entry {
        text: qsTr("Keys")
        onClicked: root.wanted("keys")
    }
    Entry {
        text: qsTr("Settings")
        onClicked: root.wanted("settings")
    }
    Entry {
        objectName: "restartEntry"
        //: Gives up this match and deals a new one with the same rules
        text: qsTr("Start again with new tiles")
        onClicked: root.wanted("restart")
    }
    Entry {
        objectName: "homeEntry"
        text: qsTr("All games")
        onClicked: root.wanted("home")
    }
}
