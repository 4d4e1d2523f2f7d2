// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Setup
import Boneyard.Store

/// The window: its pages, and the match they all look at.
Window {
    id: root

    required property LaunchOptions launch
    readonly property Match match: match
    property bool _leaving: false ///< the player knows what will be missing

    function tell(text: string) {
        notice.say(text);
        Announcer.announce(text);
    }

    width: root.launch.width
    height: root.launch.height
    minimumWidth: 480
    minimumHeight: 320
    visible: true
    color: Surfaces.dark
    //: The name of the program
    title: qsTr("Boneyard")
    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true
    onClosing: close => {
        close.accepted = root._leaving || Archive.unsaved === 0;
        if (!close.accepted)
            sheets.show("close");
    }
    Component.onCompleted: {
        Announcer.target = root; // an item without a role of its own tells nobody
        if (root.launch.still)
            Theme.held = true;
        pages.begin(root.launch);
        news.tellNotice();
    }

    Binding {
        target: Theme
        property: "roomy"
        value: Math.max(1, Math.min(2, 1 + 1.4 * (Math.min(root.width / 1600, root.height / 1000) - 1)))
    }
    Binding {
        target: Theme
        property: "cramped"
        value: Theme.isSmall(root.width, root.height)
    }
    WindowSight {
        id: sight

        window: root
    }
    Match {
        id: match

        ownMedallion: Settings.medallion
        turn.pace.speed: Settings.pace
        turn.pace.paused: pages.name !== "table"
        turn.pace.hidden: sight.hidden
        absence.away: !root.active
        journal.archive: Archive
        onTold: text => Announcer.announce(text)
        onSaid: text => {
            Announcer.announce(text);
            if (pages.name !== "table")
                notice.say(text); // the table has a line of its own
        }
    }
    News {
        id: news

        onTold: text => root.tell(text)
    }
    Connections {
        target: root.launch

        function onFileWanted(file: string) {
            pages.openFiles([file], -1);
        }
    }
    Connections {
        target: match.journal

        function onTakenUp() {
            pages.showTable();
        }
    }
    Pages {
        id: pages

        anchors.fill: parent
        enabled: !sheets.open
        focus: true
        match: match
        onTold: text => root.tell(text)
        onUnsavedWanted: sheets.show("unsaved")
    }
    WindowSheets {
        id: sheets

        anchors.fill: parent
        match: match
        picture: pages
        onSaid: words => root.tell(words)
        onOpenChanged: if (sheets.open)
            notice.say("") // it would lie over the answers
        onClosed: pages.currentItem?.forceActiveFocus()
        onCloseWanted: {
            root._leaving = true;
            root.close();
        }
    }
    SystemMenu {
        free: !sheets.open
        onAboutWanted: sheets.show("about")
        onSettingsWanted: pages.openSettings()
    }
    FileDrop {
        anchors.fill: pages
        enabled: !(pages.name === "table" && match.turn.phase === Turn.Cover)
        onFilesDropped: files => pages.openFiles(files, -1)
        onTold: text => root.tell(text)
    }
    Loader {
        active: Settings.sounds
        source: "SoundPlayer.qml" // stays empty where Qt Multimedia is missing
    }
    MessageLine {
        id: notice

        lift: 20
    }
    Felt {
        // Each page has its own, which covers this one; but this one is painted already while the first page is made, as
        // what stands last is completed first, and is seen while a page fades in.
        z: -1
        width: root.width
        height: root.height
    }
    SpokenNews {}
}
