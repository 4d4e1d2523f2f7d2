// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.Rules

/// The text of one game's rules; it is read and scrolled, and jumps to a section or to what was looked for.
Card {
    id: root

    required property RuleModel rules
    readonly property alias contentY: flick.contentY
    property string current: "" ///< the section at the top of what is in sight

    property string chapter: "" ///< and the chapter that it is in

    property bool quiet: false ///< the keyboard came here by itself: no ring says so
    property bool _held: false ///< nobody has scrolled since
    property int row: -1 ///< the one jumped to last
    property string marked: "" ///< the section that was asked for: its heading stands out

    function takeFocus() {
        root.quiet = true;
        root.forceActiveFocus(Qt.OtherFocusReason);
    }
    function jump(anchor: string) {
        root.show(Math.max(0, root.rules.rowOf(anchor)));
    }
    /// Scrolls so that this row is the first in sight; it stays there while the page takes its shape.
    function show(row: int) {
        const block = blocks.itemAt(row) as RuleBlockItem; // without a type Qt 6.4 compiles it wrong
        if (!block)
            return;
        column.forceLayout();
        flick.contentY = row === 0 ? 0 : Math.max(0, Math.min(flick.contentHeight - flick.height, block.y + 12));
        root.row = row;
        root._held = true;
        root.follow();
    }
    function showFound(step: int) {
        const row = root.rules.nextFound(root.row, step);
        if (row >= 0)
            root.show(row);
    }
    function scroll(by: real) {
        root._held = false;
        flick.contentY = Math.max(0, Math.min(flick.contentHeight - flick.height, flick.contentY + by));
    }
    function follow() {
        let anchor = "";
        let chapter = root.rules.sections[0]?.anchor ?? "";
        for (let row = 0; row < blocks.count; ++row) {
            const block = blocks.itemAt(row) as RuleBlockItem;
            if (!block || (row > 0 && block.y > flick.contentY + 40))
                break;
            anchor = block.anchor;
            if (block.heading && block.level === 2)
                chapter = block.anchor;
        }
        root.current = anchor;
        root.chapter = chapter;
    }

    activeFocusOnTab: true
    onActiveFocusChanged: if (!root.activeFocus)
        root.quiet = false
    radius: Theme.radius + 4
    Accessible.role: Accessible.Document
    Accessible.name: root.rules.title
    Keys.onUpPressed: root.scroll(-Theme.body * 4)
    Keys.onDownPressed: root.scroll(Theme.body * 4)
    Keys.onSpacePressed: root.scroll(flick.height * 0.9)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_PageDown)
            root.scroll(flick.height * 0.9);
        else if (event.key === Qt.Key_PageUp)
            root.scroll(-flick.height * 0.9);
        else if (event.key === Qt.Key_Home)
            root.scroll(-flick.contentHeight);
        else if (event.key === Qt.Key_End)
            root.scroll(flick.contentHeight);
        else
            event.accepted = false;
    }

    FocusRing {
        shown: root.activeFocus && !root.quiet
        anchors.margins: -3
    }
    Flickable {
        id: flick

        anchors.fill: parent
        anchors.margins: 2
        contentWidth: width
        contentHeight: column.implicitHeight + 48
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {
            onPressedChanged: root._held = false
        }
        onContentYChanged: root.follow()
        onMovementStarted: root._held = false
        onContentHeightChanged: if (root._held)
            root.show(root.row)
        onHeightChanged: if (root._held)
            root.show(root.row)

        Column {
            id: column

            anchors.horizontalCenter: parent.horizontalCenter
            y: 20
            width: Math.min(flick.width - (flick.width < 600 ? 32 : 64), Theme.px(720))
            spacing: 10

            Repeater {
                id: blocks

                model: root.rules

                RuleBlockItem {
                    gameId: root.rules.gameId
                    marked: heading && root.marked !== "" && anchor === root.marked
                    onLinked: anchor => root.jump(anchor)
                }
            }
        }
    }
}
