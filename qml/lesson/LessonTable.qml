// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Table

/// The table of a lesson: the felt with what lies on it, the seats, and the rack. At its end side it leaves room
/// for the words.
FocusScope {
    id: root

    required property Match match
    required property bool small
    required property real tileUnit
    property real side: 0

    readonly property real endHeight: area.feltHeight + Math.min(0, area.actions.y) ///< of the felt at the end side, above the buttons
    readonly property alias keys: area.keys

    signal leave
    signal sheetWanted(name: string)
    signal waysWanted(ways: var)
    signal lookWanted(tiles: var)
    signal ruleWanted(anchor: string)

    /// The keys are those of what is asked, or the table's.
    function takeKeys() {
        if (area.question.asking)
            area.question.forceActiveFocus();
        else
            area.forceActiveFocus();
    }
    /// What was said to the last position is no longer heard.
    function hush() {
        area.hush();
    }

    PlayArea {
        id: area

        anchors.fill: parent
        focus: true
        Accessible.role: Accessible.Pane
        Accessible.name: root.match.gameName
        match: root.match
        small: root.small
        tileUnit: root.tileUnit
        side: root.side
        tellsNotes: false // the words beside it say it
        focused: area.activeFocus
        onEscaped: root.leave()
        onAnswered: area.forceActiveFocus()
        onSheetWanted: name => root.sheetWanted(name)
        onRuleWanted: anchor => root.ruleWanted(anchor)
        onWaysWanted: ways => root.waysWanted(ways)
        onLookWanted: tiles => root.lookWanted(tiles)
    }
    Binding {
        // what comes after a round is no part of the lesson
        target: area.actions
        property: "visible"
        value: root.enabled
    }
}
