// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Daily
import Boneyard.Files
import Boneyard.History
import Boneyard.Home
import Boneyard.Lesson
import Boneyard.NewMatch
import Boneyard.Preferences
import Boneyard.Puzzles
import Boneyard.Rules
import Boneyard.Statistics

/// All pages, and how one comes from each to the others.
MatchPages {
    id: root

    property var _asked: ({}) ///< what the history was asked for last

    signal told(text: string)
    signal unsavedWanted

    Keys.onPressed: event => {
        const finds = event.matches(StandardKey.Find);
        const pastes = event.matches(StandardKey.Paste) && root.name !== "challenge" && Challenges.isText(Challenges.pasted());
        event.accepted = finds || pastes;
        if (finds)
            root.searchRules(root.name === "table" ? root.match.game.id : root.currentItem["openGame"] ?? root.currentItem["gameId"] ?? "");
        else if (pastes)
            root.push(root.challengePage);
    }

    dayPage: DayPage {
        daily: root.daily
        onLeave: root.back()
        onChallengeWanted: root.push(root.challengePage)
    }
    challengePage: ChallengePage {
        onLeave: root.back()
        onPlayWanted: plan => root.playOn(plan, "")
    }
    homePage: HomePage {
        match: root.match
        daily: root.daily
        onDayWanted: root.push(root.dayPage)
        onContinueWanted: matchId => root.goOnWith(matchId)
        onTold: text => root.told(text)
        onUnsavedWanted: root.unsavedWanted()
        onPlayWanted: gameId => root.quickMatch(gameId)
        onRulesWanted: gameId => root.push(root.newMatchPage, {
                "gameId": gameId
            })
        onLessonWanted: gameId => root.openLesson(gameId)
        onSettingsWanted: root.push(root.settingsPage)
        onBookWanted: root.openRules("", "")
        onPuzzlesWanted: root.push(root.puzzlesPage)
        onHistoryWanted: root.push(root.historyPage)
        onStatisticsWanted: root.push(root.statisticsPage)
    }
    newMatchPage: NewMatchPage {
        match: root.match
        onLeave: root.back()
        onStarted: root.replace(root.tablePage)
        onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
    }
    tablePage: TablePage {
        match: root.match
        dayResult: root.dayOver ? root.daily.tableResult : ""
        onLeave: root.leaveTable()
        onHomeWanted: root.home()
        onUnsavedWanted: root.unsavedWanted()
        onSettingsWanted: root.push(root.settingsPage)
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
    historyPage: HistoryPage {
        id: past

        asked: root._asked
        onLeave: {
            root._asked = past.history.asked;
            root.back();
        }
        onReplayWanted: plan => root.lookBack(plan)
        onResultWanted: plan => root.openReplay({
                "plan": plan,
                "result": true
            })
        onFileWanted: file => root.openFiles([file], -1)
    }
    replayPage: ReplayPage {
        id: replayed

        onLeave: root.back()
        onHomeWanted: root.home()
        onPlayWanted: sameDeal => root.playLike(replayed.replay, sameDeal)
        onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
        onPlayOnWanted: (plan, whosePlace) => root.playOn(plan, whosePlace)
    }
    statisticsPage: StatisticsPage {
        onLeave: root.back()
        onMatchesWanted: (gameId, first, last) => {
            root.push(root.historyPage);
            (root.currentItem as HistoryPage).history.showDays(gameId, first, last);
        }
    }
    rulesPage: RulesPage {
        onLeave: root.back()
    }
    lessonPage: LessonPage {
        id: lesson

        onLeave: root.back()
        onBookWanted: anchor => root.openRules(lesson.gameId, anchor)
        //: Said as a match begins that follows a lesson
        readonly property string looksOn: qsTr("A coach looks on, and has a word before a costly move.")
        //: After that. %1 is what short rules are called, as Single round
        readonly property string length: qsTr("Length: %1.")

        onCoachWanted: (plan, rules) => root.playOn(plan, lesson.looksOn + (rules === "" ? "" : " " + Sentence.filled(lesson.length, [rules])))
        onPlayWanted: {
            const game = lesson.gameId;
            root.back();
            if (root.name !== "table")
                root.quickMatch(game);
        }
    }
    puzzlesPage: PuzzlesPage {
        onLeave: root.back()
        onBookWanted: (gameId, anchor) => root.openRules(gameId, anchor)
        onPlayOnWanted: plan => root.playOn(plan, "")
        onLookBackWanted: plan => root.lookBack(plan)
    }
    settingsPage: SettingsPage {
        onLeave: root.back()
    }
}
