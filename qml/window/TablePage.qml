// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Lesson
import Boneyard.Match
import Boneyard.Rules
import Boneyard.Settings
import Boneyard.Sheets
import Boneyard.Table

/// The table at which a match is played: the bar, the felt with all that is on it, and the sheets over it.
FocusScope {
    id: root

    required property Match match
    property string dayResult: "" ///< of a deal of the day that is over

    readonly property bool small: Theme.isSmall(root.width, root.height)
    readonly property real tileUnit: Math.max(30, Math.min(root.height * 0.0625, root.width * 0.05) * Settings.tileScale)

    signal leave ///< to where one has come from
    signal homeWanted
    signal unsavedWanted
    signal settingsWanted
    signal bookWanted(gameId: string, anchor: string)
    signal lessonWanted(gameId: string)
    signal replayWanted
    signal momentWanted(ply: int)

    /// True: a key did no more than that.
    function _hasten(): bool {
        area.hasten();
        return sheets.hasten();
    }
    /// The section of the rules that matters now: how the round ended, or what is to be done.
    function _rule(): string {
        if (root.match.turn.phase === Turn.RoundOver)
            return RuleBook.anchorFor(root.match.game.id, "end", root.match.roundEnd.kind);
        return RuleBook.anchorFor(root.match.game.id, "phase", root.match.turn.gamePhase);
    }

    objectName: "tablePage"
    focus: true
    Keys.onPressed: event => event.accepted = sheets.open ? event.matches(StandardKey.Find) : root._hasten() || area.keys.handle(event)
    Component.onCompleted: sheets.follow()

    LostKeys {
        page: root
        covered: sheets.open
        onLost: {
            if (sheets.open)
                sheets.takeKeys();
            else
                content.forceActiveFocus();
        }
    }
    T.Control {
        id: content // one that knows how the keys came to it

        anchors.fill: parent
        enabled: !sheets.open
        focus: true
        activeFocusOnTab: true // the rack: its tiles are walked by the arrows
        Keys.onTabPressed: event => event.accepted = root._hasten() || area.keys.handle(event) // before Qt goes on with it
        Keys.onBacktabPressed: event => event.accepted = root._hasten() || area.keys.handle(event)
        Accessible.role: Accessible.Pane
        Accessible.name: root.match.game.name
        Accessible.description: content.activeFocus ? area.rackName : "" // there the arrows lead

        PointHandler {
            acceptedButtons: Qt.AllButtons
            onActiveChanged: if (active)
                content.focusReason = Qt.MouseFocusReason // whoever points needs no ring
        }
        Felt {
            anchors.fill: parent
        }
        PlayArea {
            id: area

            anchors.fill: parent
            match: root.match
            small: root.small
            tileUnit: root.tileUnit
            head: promptOffer.y + promptOffer.height
            offered: area.head - bar.height
            onEscaped: sheets.show("menu")
            resultCame: sheets.resultCame && !sheets.open
            focused: content.activeFocus
            byKeys: content.visualFocus
            onAnswered: content.forceActiveFocus()
            onKeysWanted: content.forceActiveFocus(Qt.ShortcutFocusReason)
            onNextWanted: if (root.match.turn.phase === Turn.RoundOver)
                root.match.next()
            onSheetChange: sheets.follow()
            onSheetWanted: name => sheets.show(name)
            onWaysWanted: ways => sheets.pick(ways)
            onLookWanted: tiles => sheets.look(tiles)
            onRuleWanted: anchor => root.bookWanted(root.match.game.id, anchor)

            TopBar {
                id: bar

                width: parent.width
                match: root.match
                small: root.small
                arriving: area.arriving
                onLeave: root.leave()
                onSheetWanted: name => sheets.show(name)
                onUnsavedWanted: root.unsavedWanted()
            }
            LessonOffer {
                id: offer

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: bar.bottom
                match: root.match
                small: root.small
                onLessonWanted: gameId => root.lessonWanted(gameId)
            }
            PromptOffer {
                id: promptOffer

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: offer.bottom
                match: root.match
                later: offer.open
                busy: sheets.open || area.question.asking
                small: root.small
            }
        }
    }
    TableSheets {
        id: sheets

        anchors.fill: parent
        match: root.match
        dayResult: root.dayResult
        picture: content
        onOpenChanged: if (sheets.open)
            area.hush() // why something could not be done belongs to what was before
        onHomeWanted: root.homeWanted()
        onSettingsWanted: root.settingsWanted()
        onBookWanted: anchor => root.bookWanted(root.match.game.id, anchor !== "" ? anchor : root._rule())
        onLessonWanted: root.lessonWanted(root.match.game.id)
        onReplayWanted: root.replayWanted()
        onSaid: words => area.say(words)
        onMomentWanted: ply => root.momentWanted(ply)
        onClosed: {
            if (area.question.asking)
                area.question.forceActiveFocus();
            else
                content.forceActiveFocus();
        }
    }
}
