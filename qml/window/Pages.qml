// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Daily
import Boneyard.Files
import Boneyard.History
import Boneyard.Home
import Boneyard.Lesson
import Boneyard.Match
import Boneyard.NewMatch
import Boneyard.Preferences
import Boneyard.Puzzles
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Setup
import Boneyard.Statistics
import Boneyard.Store

/// All pages, on a stack: which there are, and how one comes from each to the others.
T.StackView {
    id: root

    required property Match match

    /// Of the page in sight: "home", "table", ...
    readonly property string name: (root.currentItem as Item)?.objectName.replace("Page", "") ?? ""

    readonly property var _plain: ({
            "history": historyPage,
            "statistics": statisticsPage,
            "day": dayPage,
            "settings": settingsPage
        })
    property var _asked: ({}) ///< what the history was asked for last

    readonly property MatchCounter _counter: MatchCounter {
        archive: Archive
        resting: root.name === "statistics" // that page counts by itself
    }
    readonly property Daily _daily: Daily {
        archive: Archive
        medallion: Settings.medallion
        table: root.match
        watching: root.name === "home" || root.name === "day"
        onStarted: root.showTable()
    }

    signal told(text: string)
    signal unsavedWanted

    /// What the command line asked for.
    function begin(launch: LaunchOptions) {
        if (launch.startMatch && root.match.launch(launch))
            root.showTable();
        else if (launch.page === "new")
            root.push(newMatchPage, {
                "launch": launch
            });
        else if (launch.page === "replay")
            root.openFiles(launch.files, launch.plies);
        else if (launch.page === "lesson")
            root.openLesson(launch.gameId);
        else if (launch.page === "rules")
            root.openRules(launch.gameId, launch.section);
        else if (launch.page === "puzzles")
            root.push(puzzlesPage, {
                "gameId": launch.gameId,
                "number": launch.puzzle
            });
        else if (root._plain[launch.page])
            root.push(root._plain[launch.page]);
    }
    function showTable() {
        if (root.name !== "table")
            root.push(tablePage);
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
        root.push(rulesPage, {
            "gameId": gameId,
            "anchor": anchor
        });
    }
    function openLesson(gameId: string) {
        root.push(lessonPage, {
            "gameId": gameId
        });
    }
    function openReplay(of: var) {
        root.push(replayPage, of);
    }
    /// The first of them in sight, the next one under it: there one comes by going back.
    function openFiles(files: var, from: int) {
        const pages = [];
        for (let i = files.length - 1; i >= 0; --i)
            pages.push(Challenges.isIn(files[i]) ? challengePage : replayPage, Challenges.isIn(files[i]) ? {
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
            root.push(dayPage);
    }

    initialItem: homePage
    Window.onActiveChanged: root._daily.refresh() // the date may be another one
    onCurrentItemChanged: fadeIn.begin()

    PageFade {
        id: fadeIn

        target: root
    }
    MatchSetup {
        id: quick

        ownMedallion: Settings.medallion
    }
    Component {
        id: dayPage

        DayPage {
            daily: root._daily
            onLeave: root.back()
            onChallengeWanted: root.push(challengePage)
        }
    }
    Component {
        id: challengePage

        ChallengePage {
            onLeave: root.back()
            onPlayWanted: plan => root.playOn(plan, "")
        }
    }
    Component {
        id: homePage

        HomePage {
            match: root.match
            daily: root._daily
            onDayWanted: root.push(dayPage)
            onContinueWanted: matchId => root.goOnWith(matchId)
            onTold: text => root.told(text)
            onUnsavedWanted: root.unsavedWanted()
            onPlayWanted: gameId => root.quickMatch(gameId)
            onRulesWanted: gameId => root.push(newMatchPage, {
                    "gameId": gameId
                })
            onLessonWanted: gameId => root.openLesson(gameId)
            onSettingsWanted: root.push(settingsPage)
            onBookWanted: root.openRules("", "")
            onPuzzlesWanted: root.push(puzzlesPage)
            onHistoryWanted: root.push(historyPage)
            onStatisticsWanted: root.push(statisticsPage)
        }
    }
    Component {
        id: newMatchPage

        NewMatchPage {
            match: root.match
            onLeave: root.back()
            onStarted: root.replace(tablePage)
            onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
        }
    }
    Component {
        id: tablePage

        TablePage {
            match: root.match
            onLeave: root.leaveTable()
            onUnsavedWanted: root.unsavedWanted()
            onSettingsWanted: root.push(settingsPage)
            onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
            onLessonWanted: gameId => root.openLesson(gameId)
            onReplayWanted: root.openReplay({
                "played": root.match
            })
            onMomentWanted: ply => root.openReplay({
                    "played": root.match,
                    "from": ply
                })
        }
    }
    Component {
        id: historyPage

        HistoryPage {
            id: past

            asked: root._asked
            onLeave: {
                root._asked = past.history.asked;
                root.back();
            }
            onReplayWanted: plan => root.openReplay({
                    "plan": plan
                })
            onResultWanted: plan => root.openReplay({
                    "plan": plan,
                    "result": true
                })
            onFileWanted: file => root.openFiles([file], -1)
        }
    }
    Component {
        id: replayPage

        ReplayPage {
            id: replayed

            onLeave: root.back()
            onHomeWanted: root.home()
            onPlayWanted: sameDeal => root.playLike(replayed.replay, sameDeal)
            onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
            onPlayOnWanted: (plan, whosePlace) => root.playOn(plan, whosePlace)
        }
    }
    Component {
        id: statisticsPage

        StatisticsPage {
            onLeave: root.back()
            onMatchesWanted: (gameId, first, last) => {
                root.push(historyPage);
                (root.currentItem as HistoryPage).history.showDays(gameId, first, last);
            }
        }
    }
    Component {
        id: rulesPage

        RulesPage {
            onLeave: root.back()
        }
    }
    Component {
        id: lessonPage

        LessonPage {
            id: lesson

            onLeave: root.back()
            onBookWanted: anchor => root.openRules(lesson.gameId, anchor)
            //: Said as a match begins that follows a lesson
            onCoachWanted: plan => root.playOn(plan, qsTr("A coach looks on: before a costly move there is a word."))
            onPlayWanted: {
                const game = lesson.gameId;
                root.back();
                if (root.name !== "table")
                    root.quickMatch(game);
            }
        }
    }
    Component {
        id: puzzlesPage

        PuzzlesPage {
            onLeave: root.back()
            onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
            onPlayOnWanted: plan => root.playOn(plan, "")
            onLookBackWanted: plan => root.openReplay({
                    "plan": plan
                })
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            onLeave: root.back()
        }
    }
}
