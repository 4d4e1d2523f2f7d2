// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard

/// The window: pages on a stack, and the match they all look at.
Window {
    id: root

    required property LaunchOptions launch
    readonly property MatchSession session: session

    function pageName(): string {
        return (stack.currentItem as Item)?.objectName.replace("Page", "") ?? "";
    }
    function showTable() {
        if (root.pageName() !== "table")
            stack.push(tablePage);
    }
    function home() {
        stack.pop(null);
        stack.currentItem?.forceActiveFocus();
    }
    function newMatch(gameId: string) {
        stack.push(newMatchPage, {
            "gameId": gameId
        });
    }
    function openSettings() {
        stack.push(settingsPage);
    }
    function back() {
        stack.pop();
        stack.currentItem?.forceActiveFocus();
    }
    /// A match at once, with the usual rules: against two bots where the game has so many seats.
    function quickMatch(gameId: string) {
        quick.gameId = gameId;
        quick.seats = Math.max(quick.minSeats, Math.min(quick.maxSeats, 3));
        if (session.start(quick))
            root.showTable();
    }

    width: root.launch.width
    height: root.launch.height
    minimumWidth: 480
    minimumHeight: 320
    visible: true
    color: Theme.colors.feltDark
    //: The name of the program
    title: qsTr("Boneyard")
    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true
    Component.onCompleted: {
        Announcer.target = root.contentItem;
        if (root.launch.still)
            Theme.held = true;
        if (root.launch.startMatch && session.launch(root.launch))
            root.showTable();
        else if (root.launch.page === "new")
            stack.push(newMatchPage, {
                "launch": root.launch
            });
        else if (root.launch.page === "settings")
            root.openSettings();
        if (Settings.notice !== "") {
            notice.say(Settings.notice);
            Settings.dismissNotice();
        }
    }

    Binding {
        target: Theme
        property: "roomy"
        value: Math.max(1, Math.min(2, Math.min(root.width / 1600, root.height / 1000)))
    }
    MatchSession {
        id: session

        pace: Settings.pace
        paused: root.pageName() !== "table"
        onTold: text => Announcer.announce(text)
        onSaid: text => Announcer.announce(text)
    }
    MatchSetup {
        id: quick
    }
    T.StackView {
        id: stack

        anchors.fill: parent
        focus: true
        initialItem: homePage
        pushEnter: Transition {
            NumberAnimation {
                property: "opacity"
                from: 0
                to: 1
                duration: Theme.sheet
            }
        }
        popEnter: stack.pushEnter
    }
    MessageLine {
        id: notice

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 20
    }
    Item {
        // how Qt 6.4 tells a screen reader something: an alert that appears
        width: 1
        height: 1
        visible: Announcer.alert
        Accessible.role: Accessible.AlertMessage
        Accessible.name: Announcer.text
    }

    Component {
        id: homePage

        HomePage {
            session: root.session
            onContinueWanted: root.showTable()
            onPlayWanted: gameId => root.quickMatch(gameId)
            onRulesWanted: gameId => root.newMatch(gameId)
            onSettingsWanted: root.openSettings()
        }
    }
    Component {
        id: newMatchPage

        NewMatchPage {
            session: root.session
            onLeave: root.back()
            onStarted: stack.replace(tablePage)
        }
    }
    Component {
        id: tablePage

        TablePage {
            session: root.session
            onLeave: root.home()
            onSettingsWanted: root.openSettings()
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            onLeave: root.back()
        }
    }
}
