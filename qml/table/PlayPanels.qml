// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings

/// What comes up over a table at which one plays: what is asked before tiles are laid, and once more before a move that
/// costs points; hints; and a button where others are long at their turns.
Item {
    id: root

    required property Match match
    required property TableArea area
    required property bool small
    required property real lift ///< from the lower edge of the felt to buttons that stand above it: 0 or less

    readonly property alias question: question
    readonly property alias hintWords: hints.words ///< what a hint says
    readonly property alias hintMore: hints.more ///< and what more where there is room
    readonly property rect hurryRect: Qt.rect(hurry.x, hurry.y, hurry.width, hurry.height)
    readonly property var rects: Array.of(question, sure, away).filter(panel => panel.visible && panel.opacity > 0).map(panel => Qt.rect(panel.x, panel.y, panel.width, panel.height)) ///< what lies over the felt now

    /// The keys are the table's again.
    signal answered

    /// Is it meant? A hint that is followed is not doubted.
    function makeSure(action: string, label: string) {
        if (root.match.advice.advised(action))
            root.match.play(action);
        else
            sure.ask(action, label);
    }
    /// A hint is Enter's, wherever the keyboard was; unless a sheet has come meanwhile.
    function _takeKeys() {
        sure.close();
        if (question.asking && root.enabled)
            question.forceActiveFocus();
        else if (root.enabled)
            root.answered();
    }

    HintLink {
        id: hints

        match: root.match
        scene: root.area.scene
        onCame: action => {
            question.advise(action);
            root._takeKeys();
        }
    }
    HurryButton {
        id: hurry

        parent: root.area.over
        x: Settings.rightToLeft ? root.area.side + 12 : parent.width - root.area.side - width - 12
        y: root.area.feltHeight - height - 10 + root.lift
        turn: root.match.turn
    }
    AwayLine {
        id: away

        parent: root.area.over
        match: root.match
        area: root.area
        onAnswered: root.answered()
    }
    SurePanel {
        id: sure

        parent: root.area.over
        x: Settings.rightToLeft ? 8 : parent.width - width - 8
        y: root.area.feltHeight + root.lift - height - 8 // over the felt: what could be laid is in sight
        match: root.match
        within: root.area.over
        onAnswered: root.answered()
    }
    AskedQuestion {
        id: question

        parent: root.area.over
        free: root.area.free
        hung: root.area.hung
        own: root.area.own
        ownShown: root.area.ownShown
        head: root.area.head
        feltHeight: root.area.feltHeight
        waits: root.area.showing
        match: root.match
        small: root.small
        onAnswered: root.answered()
    }
}
