// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// The game and its round, and below them, always in the same place, what is to be done now. What has no room elsewhere
/// takes all of it for a while.
Item {
    id: root

    required property Match match
    property bool small: false
    property bool arriving: false ///< a tile is on its way: what is to be done then is not said yet

    readonly property string _aside: Explained.line === root ? Explained.aside : "" ///< what has no room elsewhere
    readonly property bool _given: root._aside !== ""
    readonly property bool _tells: Settings.showPrompt && prompt.text !== ""
    readonly property string _joined: passed.shown + " " + told.shown
    readonly property real _high: head.height + (root._tells ? prompt.height : 0)

    /// It speaks for others while it can be seen: a page may lie over its table.
    function _offer() {
        if (root.visible)
            Explained.line = root;
    }
    function _withdraw() {
        if (Explained.line === root)
            Explained.line = null;
    }
    /// It can say them, in lines of the smallest letters if need be.
    function fits(words: string): bool {
        return aside.fits(words);
    }

    Component.onCompleted: root._offer()
    Component.onDestruction: root._withdraw()
    onVisibleChanged: root.visible ? root._offer() : root._withdraw()

    Arrived {
        id: told

        now: root.match.table.texts.prompt
        arriving: root.arriving
    }
    Arrived {
        id: passed

        now: root.match.table.texts.passed
        arriving: root.arriving
    }
    TextMetrics {
        id: both

        font.family: Theme.family
        font.pixelSize: Theme.small
        text: root._joined
    }
    AsideText {
        id: aside

        anchors.fill: parent
        visible: root._given
        text: root._aside
    }
    TurnHead {
        id: head

        y: Math.max(0, (root.height - root._high) / 2)
        width: parent.width
        visible: !root._given
        match: root.match
        size: prompt.two ? Theme.small : Theme.body
        nameSize: root._tells && root.small ? head.size : Theme.large
        whole: root // below what is to be done
    }
    TurnPrompt {
        id: prompt

        anchors.left: parent.left
        anchors.right: parent.right
        y: head.y + head.height
        visible: root._tells && !root._given
        small: root.small && root._tells
        room: root.height - head.height
        text: passed.shown !== "" && told.shown !== "" && both.advanceWidth <= root.width ? root._joined : told.shown
        color: root.match.turn.mayAct ? Theme.colors.ink : Theme.colors.quiet
    }
}
