// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Match
import Boneyard.Sheets
import Boneyard.Table

/// The table of a lesson: the felt with what lies on it, the seats, and the rack. At its end side it leaves room
/// for the words.
FocusScope {
    id: root

    required property Match match
    required property TableSheets sheets ///< that may lie over it
    required property bool small
    required property real tileUnit
    property real side: 0

    readonly property real under: area.edge - Math.min(0, area.actions.y) ///< so much is below the felt at the end side: rack and buttons
    readonly property alias keys: area.keys

    signal leave
    signal ruleWanted(anchor: string)

    /// The keys are those of what is asked, or the table's.
    function takeKeys() {
        if (area.question.asking)
            area.question.forceActiveFocus();
        else
            content.forceActiveFocus();
    }
    /// What was said to the last position is no longer heard.
    function hush() {
        area.hush();
    }

    T.Control {
        id: content // one that knows how the keys came to it

        anchors.fill: parent
        focus: true
        activeFocusOnTab: true // the rack: its tiles are walked by the arrows
        Keys.onTabPressed: event => event.accepted = area.keys.handle(event) // before Qt goes on with it
        Keys.onBacktabPressed: event => event.accepted = area.keys.handle(event)
        Accessible.role: Accessible.Pane
        Accessible.name: root.match.game.name
        Accessible.description: content.activeFocus ? area.rackName : "" // there the arrows lead

        PointHandler {
            acceptedButtons: Qt.AllButtons
            onActiveChanged: if (active)
                content.focusReason = Qt.MouseFocusReason // whoever points needs no ring
        }
        PlayArea {
            id: area

            anchors.fill: parent
            match: root.match
            small: root.small
            tileUnit: root.tileUnit
            side: root.side
            tellsNotes: false // the words beside it say it
            focused: content.activeFocus
            byKeys: content.visualFocus
            onEscaped: root.leave()
            onAnswered: content.forceActiveFocus()
            onKeysWanted: content.forceActiveFocus(Qt.ShortcutFocusReason)
            onSheetWanted: name => {
                if (name === "keys" || name === "rules") // no match is played here
                    root.sheets.show(name);
            }
            onRuleWanted: anchor => root.ruleWanted(anchor)
            onWaysWanted: ways => root.sheets.pick(ways)
            onLookWanted: tiles => root.sheets.look(tiles)
        }
    }
    Binding {
        // nor what is asked after the step, which would lie over the table
        when: !root.enabled
        target: area.question
        property: "visible"
        value: false
    }
    Binding {
        // what comes after a round is no part of the lesson
        target: area.actions
        property: "visible"
        value: root.enabled
    }
}
