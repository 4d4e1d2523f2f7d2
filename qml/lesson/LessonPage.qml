// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Lesson
import Boneyard.Match
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Sheets

/// A game's lessons: little positions on a real table, and beside it what to do there.
FocusScope {
    id: root

    required property string gameId
    property bool midMatch: false ///< it was opened from the table, where a match goes on

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property bool beside: root.width > root.height
    readonly property bool asking: lesson.state === LessonSession.Asking

    signal leave
    signal playWanted
    signal coachWanted(plan: var, rules: string) ///< and what those are called: how long it is
    signal bookWanted(anchor: string) ///< empty: what matters now

    /// At that place; at what the game is about now where none is named.
    function _openBook(anchor: string) {
        root.bookWanted(anchor !== "" ? anchor : RuleBook.anchorFor(root.gameId, "phase", match.turn.gamePhase));
    }
    /// Where the keys go: to what is asked at the table, or to the button that leads on. What lies over both keeps them.
    function focusWhatCounts() {
        if (sheets.open)
            sheets.takeKeys();
        else if (root.asking)
            table.takeKeys();
        else
            panel.focusOnward();
    }
    function _hear(words: string) {
        table.hush();
        Announcer.announce(words);
        root.focusWhatCounts();
    }
    function handle(event: KeyEvent): bool {
        if (sheets.open)
            return false;
        if (event.modifiers & Qt.ControlModifier) {
            if (event.key === Qt.Key_Z)
                lesson.again();
            return event.key === Qt.Key_Z;
        }
        if (root.asking)
            return table.keys.handle(event);
        if (event.key === Qt.Key_Escape || event.key === Qt.Key_Back)
            root.leave();
        else if (event.key === Qt.Key_N && (lesson.state === LessonSession.Done || lesson.state === LessonSession.Looking))
            lesson.next();
        else
            return false;
        return true;
    }

    objectName: "lessonPage"
    Accessible.role: Accessible.Pane
    Accessible.name: bar.title
    focus: true
    Keys.onPressed: event => event.accepted = root.handle(event)
    Component.onCompleted: if (!lesson.resume(root.gameId, Settings.lessonPlace(root.gameId)))
        lesson.begin(root.gameId)

    Match {
        id: match

        turn.pace.speed: Settings.pace
        onTold: text => Announcer.announce(text)
        onSaid: text => Announcer.announce(text)
    }
    LessonSession {
        id: lesson

        table: match
        onAsked: words => root._hear(words)
        onJudged: words => root._hear(words)
        onChanged: {
            if (lesson.steps === 0)
                return;
            Settings.keepLessonPlace(root.gameId, lesson.place);
            if (lesson.state === LessonSession.Finished && lesson.skipped !== "")
                Settings.answerLesson(root.gameId);
            else if (lesson.state === LessonSession.Finished)
                Settings.finishLesson(lesson.number === 0 ? root.gameId : root.gameId + "-" + (lesson.number + 1));
        }
    }
    Item {
        anchors.fill: parent
        enabled: !sheets.open

        Felt {
            anchors.fill: parent
        }
        PageBar {
            id: bar

            width: parent.width
            height: root.small ? Theme.control : implicitHeight
            //: The title of a page. %1 is a game, %2 what its lesson is called
            title: qsTr("%1: %2").arg(lesson.gameName).arg(lesson.name)
            onLeave: root.leave()
        }
        LessonTable {
            id: table

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: root.beside ? bar.bottom : panel.bottom
            anchors.bottom: parent.bottom
            enabled: root.asking
            match: match
            sheets: sheets
            small: root.small
            tileUnit: Math.max(30, Math.min(root.height * 0.0625, root.width * 0.05) * Settings.tileScale)
            side: root.beside ? panel.width : 0
            onLeave: root.leave()
            onRuleWanted: anchor => root._openBook(anchor)
        }
        LessonPanel {
            id: panel

            anchors.right: parent.right
            anchors.top: bar.bottom
            width: root.beside ? Math.max(220, Math.min(Theme.px(340), Math.round(root.width * 0.36))) : root.width
            height: {
                // As high at every step, so that a button is where the last one was: only a very long text makes it higher.
                const most = root.beside ? root.height - bar.height - table.under : (root.height - bar.height) * 0.45;
                const usual = root.beside && root.small ? most : Theme.px(root.beside ? 420 : 300);
                return Math.min(Math.max(panel.implicitHeight, usual), most);
            }
            lesson: lesson
            small: root.small
            midMatch: root.midMatch
            learnt: Settings.lessons[root.gameId] !== undefined
            low: root.beside && root.height < 360
            canHint: root.asking && match.turn.phase === Turn.YourTurn
            onHintWanted: {
                match.advice.hint();
                root.focusWhatCounts();
            }
            onPlayWanted: root.playWanted()
            onLessonWanted: number => lesson.begin(root.gameId, number)
            onCoachWanted: root.coachWanted(lesson.shortMatch(), lesson.shortRules())
        }
    }
    TableSheets {
        id: sheets

        anchors.fill: parent
        match: match
        whole: false
        onBookWanted: anchor => root._openBook(anchor)
        onClosed: root.focusWhatCounts()
    }
}
