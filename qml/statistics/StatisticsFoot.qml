// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Files
import Boneyard.Statistics

/// Taking the numbers elsewhere, and deleting them.
StatisticsCard {
    id: root

    required property StatisticsModel statistics
    property string told: ""
    property bool well: true ///< what it tells went well

    property bool _asking: false

    function forget(gameId: string) {
        root._asking = false;
        root.statistics.forget(gameId);
        forgetButton.forceActiveFocus();
    }

    title: qsTr("Your data")

    AppText {
        Layout.fillWidth: true
        text: qsTr("All of this stays on this computer. You can export a table with a row for each match (CSV).")
        wrapMode: Text.Wrap
    }
    GameButton {
        objectName: "exportButton"
        symbol: "save"
        //: Writes the table of matches
        text: qsTr("Export")
        onClicked: files.ask(root.statistics.usualFile)
    }
    FilePicker {
        id: files

        saving: true
        //: Kinds of files in a list
        kind: qsTr("Tables (CSV)")
        suffix: "csv"
        onPicked: file => root.statistics.exportTo(MatchFiles.whole(file, files.suffix))
    }
    AppText {
        objectName: "told"
        Layout.fillWidth: true
        visible: root.told !== ""
        text: root.told
        wrapMode: Text.WrapAnywhere
        color: root.well ? Theme.colors.good : Theme.colors.bad
    }
    AppText {
        Layout.fillWidth: true
        visible: root._asking
        text: qsTr("Delete them for good? Your matches stay in the history, but those finished so far will no longer count.")
        wrapMode: Text.Wrap
    }
    Flow {
        Layout.fillWidth: true
        spacing: 10

        GameButton {
            id: forgetButton

            objectName: "forgetButton"
            visible: !root._asking
            text: qsTr("Delete statistics")
            onClicked: {
                root._asking = true;
                keepButton.forceActiveFocus();
            }
        }
        GameButton {
            id: keepButton

            objectName: "keepButton"
            visible: root._asking
            strong: true
            //: The statistics are not deleted
            text: qsTr("Keep them")
            onClicked: {
                root._asking = false;
                forgetButton.forceActiveFocus();
            }
        }
        GameButton {
            objectName: "forgetGameButton"
            visible: root._asking && root.statistics.games.length > 1 && root.statistics.gameId !== ""
            text: qsTr("Delete for this game")
            onClicked: root.forget(root.statistics.gameId)
        }
        GameButton {
            objectName: "forgetAllButton"
            visible: root._asking
            text: qsTr("Delete all")
            onClicked: root.forget("")
        }
    }
}
