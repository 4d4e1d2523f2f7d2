// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// Who sits there; in a small window also how many tiles they hold, which is never cut off: the name is, but not to
/// less than a few letters, and a short one not at all: rather the number goes. A word stands beside both, so that it is
/// seen whose it is and the number stays what it is; or where there is no room for it a sign that the turn went on, which
/// gives way to the name.
AppText {
    id: root

    required property string name
    property string word: "" ///< in a small window, for a while after the number
    required property int handCount
    required property bool small
    required property real room ///< in a small window, for all of it

    readonly property alias wholeWidth: whole.advanceWidth ///< in a small window, uncut, with that sign

    readonly property bool _short: Array.from(root.name).length <= 4
    readonly property real _letters: root._short ? alone.advanceWidth + 1 : Math.min(alone.advanceWidth, root.font.pixelSize * 2.5) ///< what a name needs at least
    readonly property real _count: countAlone.advanceWidth + 2 ///< of the longest number so far: a plate keeps its form while a hand goes down
    property int _longest: 0
    readonly property bool counts: root.room - root._count >= root._letters ///< in a small window the number has room
    readonly property real _spoken: root.word === "" ? 0 : said.advanceWidth + 2
    readonly property bool _says: root.word !== "" && root.counts && root.room - root._count - root._spoken >= root._letters
    readonly property bool _signs: root.word !== "" && root.counts && !root._says && (!root._short || root.room - root._count - sign.advanceWidth >= root._letters)
    readonly property string _told: root._says ? " · " + root.word : root._signs ? root._sign : ""
    readonly property string _sign: " \u00bb"
    readonly property real wanted: root._letters + root._count ///< in a small window, with the number

    onHandCountChanged: root._longest = Math.max(root._longest, root.handCount > 9 ? 88 : root.handCount > 0 ? 8 : 0)

    function _badge(name: string, count: int): string {
        //: A seat in a small window: its name and how many tiles it holds
        return count > 0 ? Sentence.filled(qsTr("%1 (%L2)"), [name, count]) : name;
    }

    text: !root.small ? root.name : root.counts ? root._badge(cut.elidedText, root.handCount) + root._told : root.word !== "" ? root.word : cut.elidedText
    font.pixelSize: root.small ? Theme.small : Theme.body
    font.weight: Font.DemiBold
    elide: Text.ElideRight // the word; a name is cut before
    Accessible.ignored: true

    TextMetrics {
        id: whole

        font: root.font
        text: root._badge(root.name, root._longest) + root._sign
    }
    TextMetrics {
        id: countAlone

        font: root.font
        text: root._badge("", root._longest)
    }
    TextMetrics {
        id: said

        font: root.font
        text: " · " + root.word
    }
    TextMetrics {
        id: sign

        font: root.font
        text: root._sign
    }
    TextMetrics {
        id: cut

        font: root.font
        text: root.name
        elide: Text.ElideRight
        elideWidth: root.room - (root.counts ? root._count : 0) - (root._says ? root._spoken : root._signs ? sign.advanceWidth : 0)
    }
    TextMetrics {
        id: alone

        font: root.font
        text: root.name
    }
}
