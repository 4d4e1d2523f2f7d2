// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Setup

/// Who plays, by which rules, with which deal. Start is always in sight.
FocusScope {
    id: root

    required property Match match
    property string gameId: ""
    readonly property alias openGame: setup.gameId
    property LaunchOptions launch: null ///< what the command line asked for

    readonly property bool wide: root.width >= Math.max(900, Theme.body * 60)
    /// The picture of a table is under the shorter card.
    readonly property bool _underRules: root.wide && rules.implicitHeight < seats.implicitHeight

    signal leave
    signal started
    signal bookWanted(gameId: string, anchor: string)

    function start() {
        if (!root.match.start(setup))
            return;
        Settings.keepSeats(setup.gameId, setup.seats);
        root.started();
    }

    objectName: "newMatchPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    Keys.onEscapePressed: root.leave()
    // Before the rows of the rules are made: Qt 6.4's layouts may keep a row that goes away while they are built.
    onGameIdChanged: {
        setup.gameId = root.gameId;
        if (Array.from(setup.seatsAllowed).includes(Settings.seatsOf(root.gameId)))
            setup.seats = Settings.seatsOf(root.gameId);
    }
    onLaunchChanged: root.launch?.prepare(setup)

    MatchSetup {
        id: setup

        ownMedallion: Settings.medallion
        onOwnMedallionChanged: Settings.medallion = setup.ownMedallion
        coached: Settings.coach
        onCoachedChanged: Settings.coach = setup.coached
    }
    Felt {
        anchors.fill: parent
    }
    PageBar {
        id: bar

        width: parent.width
        title: setup.gameName
        onLeave: root.leave()
    }
    RevealFocus {
        flick: flick
        column: grid
    }
    Flickable {
        id: flick

        anchors.top: bar.bottom
        anchors.bottom: foot.top
        width: parent.width
        contentWidth: width
        contentHeight: grid.implicitHeight + 40
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        GridLayout {
            id: grid

            anchors.horizontalCenter: parent.horizontalCenter
            y: 20
            width: Math.min(flick.width - 32, Theme.px(1120))
            columns: root.wide ? 2 : 1
            columnSpacing: 20
            rowSpacing: 16

            SeatsCard {
                id: seats

                Layout.row: 0
                Layout.column: 0
                Layout.rowSpan: root._underRules ? 2 : 1
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                setup: setup
            }
            RulesCard {
                id: rules

                Layout.row: root.wide ? 0 : 2
                Layout.column: root.wide ? 1 : 0
                Layout.rowSpan: root.wide && !root._underRules ? 2 : 1
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                setup: setup
                onExplainWanted: optionId => root.bookWanted(setup.gameId, RuleBook.anchorFor(setup.gameId, "option", optionId))
            }
            Item {
                id: beside

                Layout.row: 1
                Layout.column: root._underRules ? 1 : 0
                Layout.fillWidth: true
                Layout.fillHeight: root.wide
                Layout.preferredWidth: root._underRules ? 3 : 2
                implicitHeight: example.implicitHeight

                ExampleCard {
                    id: example

                    width: parent.width
                    y: Math.max(0, Math.min(beside.height - height, flick.contentY - beside.y)) // beside long rules it stays in sight
                    setup: setup
                    room: root.wide ? flick.height - grid.y - beside.y - 12 : Infinity
                }
            }
        }
    }
    StartBar {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        lineWidth: grid.width
        setup: setup
        onStartWanted: root.start()
    }
}
