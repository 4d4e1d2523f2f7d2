// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Daily
import Boneyard.Match
import Boneyard.Table

/// Where one comes in: go on with the match, or choose a game.
FocusScope {
    id: root

    required property Match match
    required property Daily daily

    readonly property bool narrow: root.width < 720
    /// There is little height for all: what has air around it gives some.
    readonly property bool low: !root.narrow && root.height < 900

    signal continueWanted(matchId: int)
    signal playWanted(gameId: string)
    signal rulesWanted(gameId: string)
    signal lessonWanted(gameId: string)
    signal settingsWanted
    signal bookWanted
    signal statisticsWanted
    signal told(text: string)
    signal historyWanted
    signal puzzlesWanted
    signal unsavedWanted
    signal dayWanted

    readonly property real _edge: root.low ? 14 : 20
    readonly property Item _now: root.Window.activeFocusItem
    readonly property bool _lost: root._now === root || root._now === unfinished || root._now === unfinished.row ///< a match that was removed leaves them there
    property Item _begun: null ///< what the keys belong to at first, while they have not gone anywhere else

    /// The list of matches comes a moment after the page.
    function _begin() {
        if (!root.activeFocus || (!root._lost && root._now !== root._begun))
            return;
        root._begun = unfinished.way ?? games.first?.way ?? null;
        root._begun?.forceActiveFocus();
    }

    objectName: "homePage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Boneyard")
    on_LostChanged: if (root._lost)
        soon.start()

    Connections {
        target: unfinished

        function onWayChanged() {
            soon.start(); // the card is only just being made
        }
    }
    Timer {
        id: soon

        interval: 0
        onTriggered: root._begin()
    }
    RevealFocus {
        flick: flick
        column: column
    }
    Felt {
        anchors.fill: parent
    }
    Flickable {
        id: flick

        anchors.fill: parent
        contentWidth: width
        contentHeight: Math.max(height, column.implicitHeight + 2 * column.y)
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        ColumnLayout {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: Math.max(root._edge, (flick.height - column.implicitHeight) * (root.height < 500 ? 0 : 0.36))
            width: Math.min(flick.width - (root.narrow ? 32 : 80), Theme.px(1080))
            spacing: root.height < 500 ? 14 : root.height < 900 ? 13 : 24

            RowLayout {
                id: head

                Layout.fillWidth: true

                AppText {
                    Layout.fillWidth: true
                    //: The name of the program
                    text: qsTr("Boneyard")
                    font.pixelSize: Theme.display
                    font.weight: Font.Bold
                    color: Surfaces.on.ink
                    Accessible.role: Accessible.Heading
                }
                UnsavedSign {
                    ink: Surfaces.on.ink
                    small: root.narrow
                    onClicked: root.unsavedWanted()
                }
                OtherWays {
                    wordy: column.width > Theme.body * 50
                    onPuzzlesWanted: root.puzzlesWanted()
                    onHistoryWanted: root.historyWanted()
                    onStatisticsWanted: root.statisticsWanted()
                    onBookWanted: root.bookWanted()
                }
                IconButton {
                    objectName: "settingsButton"
                    symbol: "settings"
                    ink: Surfaces.on.ink
                    text: qsTr("Settings")
                    onClicked: root.settingsWanted()
                }
            }
            UnfinishedList {
                id: unfinished

                Layout.fillWidth: true
                match: root.match
                watching: root.visible
                low: root.height < 500
                onLessonWanted: gameId => root.lessonWanted(gameId)
                onChosen: matchId => root.continueWanted(matchId)
                onTold: text => root.told(text)
            }
            HomeGrid {
                id: games

                Layout.fillWidth: true
                daily: root.daily
                narrow: root.narrow
                low: root.low
                // So high it can be where all of the page is to be in sight.
                room: root.height - 2 * root._edge - head.height - unfinished.height - 2 * column.spacing
                onBegun: root._begin()
                onPlayWanted: gameId => root.playWanted(gameId)
                onRulesWanted: gameId => root.rulesWanted(gameId)
                onLessonWanted: gameId => root.lessonWanted(gameId)
                onDayWanted: root.dayWanted()
            }
        }
    }
}
