// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Daily
import Boneyard.Files
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Setup
import Boneyard.Statistics
import Boneyard.Store

/// A stack of pages, and the ways from one to another. Which pages there are is said in Pages.qml.
T.StackView {
    id: root

    required property Match match
    property Component homePage
    property Component newMatchPage
    property Component tablePage
    property Component dayPage
    property Component challengePage
    property Component lessonPage
    property Component puzzlesPage
    property Component rulesPage
    property Component historyPage
    property Component replayPage
    property Component statisticsPage
    property Component settingsPage

    /// Of the page in sight: "home", "table", ...
    readonly property string name: (root.currentItem as Item)?.objectName.replace("Page", "") ?? ""

    readonly property var _plain: ({
            "history": root.historyPage,
            "statistics": root.statisticsPage,
            "day": root.dayPage,
            "settings": root.settingsPage
        })

    property var _lessons: ({}) ///< where those were left that were not finished, by their games
    readonly property MatchCounter _counter: MatchCounter {
        archive: Archive
        resting: root.name === "statistics" // that page counts by itself
    }
    readonly property Daily daily: Daily {
        archive: Archive
        medallion: Settings.medallion
        table: root.match
        watching: root.name === "home" || root.name === "day" || (root.match.ofDay && root.match.turn.phase === Turn.MatchOver)
        onStarted: root.showTable()
    }

    signal told(text: string)
    signal unsavedWanted

    /// What the command line asked for.
    function begin(launch: LaunchOptions) {
        if (launch.startMatch && root.match.launch(launch))
            root.showTable();
        else if (launch.page === "new")
            root._show(root.newMatchPage, {
                "launch": launch
            });
        else if (launch.page === "replay")
            root.openFiles(launch.files, launch.plies);
        else if (launch.page === "lesson")
            root.openLesson(launch.gameId);
        else if (launch.page === "rules")
            root.openRules(launch.gameId, launch.section);
        else if (launch.page === "puzzles")
            root._show(root.puzzlesPage, {
                "gameId": launch.gameId,
                "number": launch.puzzle
            });
        else if (root._plain[launch.page])
            root._show(root._plain[launch.page], {});
        if (root.depth === 0)
            root.push(root.homePage);
    }
    /// The home page lies under all others: under the first one it is made only when one goes back to it.
    function _show(page: Component, properties: var) {
        root.push((root.depth === 0 ? [root.homePage] : []).concat(page, properties));
    }
    function showTable() {
        if (root.name !== "table")
            root._show(root.tablePage, {});
    }
    function home() {
        root.pop(null);
        root.currentItem?.forceActiveFocus();
    }
    function back() {
        root.pop();
        root.currentItem?.forceActiveFocus();
    }
    /// The rule book, at a section of a game.
    function openRules(gameId: string, anchor: string) {
        root._show(root.rulesPage, {
            "gameId": gameId,
            "anchor": anchor
        });
    }
    /// The same, to look for something, in that game's rules first.
    function searchRules(gameId: string) {
        root._show(root.rulesPage, {
            "gameId": gameId,
            "looks": true
        });
    }
    function openLesson(gameId: string) {
        root._show(root.lessonPage, {
            "gameId": gameId,
            "leftAt": root._lessons[gameId] ?? null
        });
    }
    /// Away from a lesson, which goes on there when it is opened again.
    function leaveLesson(gameId: string, place: var) {
        root._lessons[gameId] = place;
        root.back();
    }
    /// A match from the history, looked at again.
    function lookBack(plan: var) {
        root.openReplay({
            "plan": plan
        });
    }
    function openReplay(of: var) {
        root.push(root.replayPage, of);
    }
    /// The first of them in sight, the next one under it: there one comes by going back.
    function openFiles(files: var, from: int) {
        const pages = root.depth === 0 ? [root.homePage] : [];
        for (let i = files.length - 1; i >= 0; --i)
            pages.push(Challenges.isIn(files[i]) ? root.challengePage : root.replayPage, Challenges.isIn(files[i]) ? {
                "file": files[i]
            } : {
                "file": files[i],
                "from": from
            });
        root.push(pages);
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
        const ofDay = root.match.ofDay && root.match.turn.phase === Turn.MatchOver;
        root.home();
        if (ofDay)
            root.push(root.dayPage);
    }

    Window.onActiveChanged: root.daily.refresh() // the date may be another one
    onCurrentItemChanged: fadeIn.begin()

    PageFade {
        id: fadeIn

        target: root
    }
    MatchSetup {
        id: quick

        ownMedallion: Settings.medallion
    }
}
