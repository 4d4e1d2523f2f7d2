// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Daily
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Setup
import Boneyard.Statistics
import Boneyard.Store

/// The pages, and the ways by which a match comes to the table, and one from there.
PageStack {
    id: root

    required property Match match

    readonly property var _plain: ({
            "history": root.historyPage,
            "statistics": root.statisticsPage,
            "day": root.dayPage,
            "settings": root.settingsPage
        })
    readonly property MatchCounter _counter: MatchCounter {
        archive: Archive
        resting: root.name === "statistics" // that page counts by itself
    }
    readonly property bool dayOver: root.match.game.ofDay && root.match.turn.phase === Turn.MatchOver ///< a deal of the day is, at the table
    readonly property Daily daily: Daily {
        archive: Archive
        medallion: Settings.medallion
        table: root.match
        watching: root.name === "home" || root.name === "day" || root.dayOver
        onStarted: root.showTable()
    }

    /// What the command line asked for.
    function begin(launch: LaunchOptions) {
        if (launch.startMatch && root.match.launch(launch))
            root.showTable();
        else if (launch.page === "new")
            root.open(root.newMatchPage, {
                "launch": launch
            });
        else if (launch.page === "replay")
            root.openFiles(launch.files, launch.plies);
        else if (launch.page === "lesson")
            root.openLesson(launch.gameId);
        else if (launch.page === "rules")
            root.openRules(launch.gameId, launch.section);
        else if (launch.page === "puzzles")
            root.open(root.puzzlesPage, {
                "gameId": launch.gameId,
                "number": launch.puzzle
            });
        else if (root._plain[launch.page])
            root.open(root._plain[launch.page], {});
        if (root.depth === 0)
            root.push(root.homePage);
    }
    /// Goes on with an unfinished match; 0: the one that is on the table.
    function goOnWith(matchId: int) {
        if (matchId > 0)
            root.match.journal.takeUp(matchId);
        else
            root.showTable();
    }
    /// A match like one that was looked at.
    function playLike(other: ShownMatch, sameDeal: bool) {
        if (!root.match.playLike(other, sameDeal))
            return;
        root.pop(null);
        root.showTable();
    }
    /// A match of its own from a position of another; the other stays where it is kept.
    function playOn(plan: var, whosePlace: string) {
        if (!root.match.playOn(plan))
            return;
        root.pop(null);
        root.showTable();
        if (whosePlace !== "")
            root.match.said(whosePlace);
    }
    /// A match at once, as the page where seats and rules are chosen shows it first.
    function quickMatch(gameId: string) {
        quick.gameId = gameId;
        if (Array.from(quick.seatsAllowed).includes(Settings.seatsOf(gameId)))
            quick.seats = Settings.seatsOf(gameId);
        if (root.match.start(quick))
            root.showTable();
    }
    /// Away from the table: what came of a deal of the day is told on its page.
    function leaveTable() {
        const toldThere = root.dayOver;
        root.home();
        if (toldThere)
            root.push(root.dayPage);
    }

    Window.onActiveChanged: root.daily.refresh() // the date may be another one

    MatchSetup {
        id: quick

        ownMedallion: Settings.medallion
        coached: Settings.coach
    }
}
