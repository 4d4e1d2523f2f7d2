// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// The game, its round and what that is, and below them, always in the same place, what is to be done now. Where there is
/// little room the round goes before the game's name, and what is to be done takes two lines. What has no room elsewhere
/// takes all of it for a while.
Item {
    id: root

    required property Match match
    property bool small: false
    property bool arriving: false ///< a tile is on its way: what is to be done then is not said yet

    readonly property TableTexts _texts: root.match.table.texts
    readonly property string _aside: Explained.line === root ? Explained.aside : "" ///< what has no room elsewhere
    readonly property string _words: told.shown
    readonly property bool _given: root._aside !== ""
    readonly property bool _tells: Settings.showPrompt && root._words !== ""
    readonly property bool _two: root._tells && root.small && least.advanceWidth > root.width
    readonly property int _size: root._two ? Theme.small : Theme.body ///< of the words above
    readonly property real _high: name.height + (root._tells ? prompt.height : 0)
    readonly property real _gap: 10

    // All as wide as they are where they are told, whatever is shown: else what is shown would depend on itself.
    readonly property real _name: named.advanceWidth + root._gap
    readonly property real _round: numbered.advanceWidth
    //: In the head of the table: this match is the deal of the day, and counts as that
    readonly property string _ofDay: qsTr("Deal of the day")
    //: In the head of the table: a coach looks on, who says a word before a costly move
    readonly property string _coached: qsTr("With a coach")
    readonly property string _kind: root.match.ofDay ? root._ofDay : root.match.coached ? root._coached : ""
    readonly property real _about: root._kind === "" ? 0 : root._gap + about.advanceWidth
    readonly property real _brief: root._texts.stageBrief === "" ? 0 : root._gap + brief.advanceWidth
    readonly property real _full: root._texts.stage === "" ? 0 : root._gap + whole.advanceWidth
    readonly property bool _named: root._name + root._round + root._about + root._brief <= root.width
    readonly property bool _inFull: (root._named ? root._name : 0) + root._round + root._about + root._full <= root.width

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
        tried.text = words;
        return tried.implicitHeight <= root.height;
    }

    Component.onCompleted: root._offer()
    Component.onDestruction: root._withdraw()
    onVisibleChanged: root.visible ? root._offer() : root._withdraw()

    Arrived {
        id: told

        now: root._texts.prompt
        arriving: root.arriving
    }
    TextMetrics {
        id: least

        font.family: Theme.family
        font.pixelSize: prompt.minimumPixelSize
        text: root._words
    }
    AppText {
        id: tried

        width: root.width
        visible: false
        font.pixelSize: prompt.minimumPixelSize
        wrapMode: Text.Wrap
        lineHeight: aside.lineHeight
        Accessible.ignored: true
    }
    AppText {
        id: aside

        objectName: "aside"
        anchors.fill: parent
        visible: root._given
        text: root._aside
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        lineHeight: 0.95
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: prompt.minimumPixelSize
        elide: Text.ElideRight
    }
    TextMetrics {
        id: named

        font: name.font
        text: name.text
    }
    TextMetrics {
        id: numbered

        font.family: Theme.family
        font.pixelSize: root._size
        font.weight: Font.DemiBold
        text: round.text
    }
    TextMetrics {
        id: about

        font: kind.font
        text: root._kind
    }
    TextMetrics {
        id: brief

        font: stage.font
        text: root._texts.stageBrief
    }
    TextMetrics {
        id: whole

        font: stage.font
        text: root._texts.stage
    }
    FontMetrics {
        id: line

        font: prompt.font
    }
    AppText {
        id: name

        y: Math.max(0, (root.height - root._high) / 2)
        anchors.left: parent.left
        width: root._name - root._gap + 1
        visible: root._named && !root._given
        text: root.match.gameName
        font.pixelSize: root._tells && root.small ? root._size : Theme.large
        font.weight: Font.DemiBold
    }
    AppText {
        id: round

        objectName: "roundNumber"
        visible: !root._given
        anchors.left: root._named ? name.right : parent.left
        anchors.leftMargin: root._named ? root._gap : 0
        anchors.baseline: name.baseline
        width: Math.min(root._round + 1, root.width)
        //: The number of the round being played
        text: qsTr("Round %L1").arg(root.match.round)
        font.pixelSize: root._size
        font.weight: root._named ? Font.Normal : Font.DemiBold
        color: root._named ? Theme.colors.quiet : Theme.colors.ink
    }
    AppText {
        id: kind

        objectName: "matchKind"
        anchors.left: round.right
        anchors.leftMargin: root._gap
        anchors.baseline: name.baseline
        width: Math.max(0, Math.min(root._about - root._gap + 1, root.width - root._round - root._gap))
        visible: text !== "" && !root._given
        text: root._kind
        font.pixelSize: root._size
        font.weight: Font.DemiBold
        color: Theme.colors.accent
        elide: Text.ElideRight
    }
    AppText {
        id: stage

        objectName: "stage"
        anchors.left: kind.visible ? kind.right : round.right
        anchors.leftMargin: root._gap
        anchors.right: parent.right
        anchors.baseline: name.baseline
        visible: text !== "" && !root._given
        text: root._inFull ? root._texts.stage : root._texts.stageBrief
        font.pixelSize: root._size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        color: Theme.colors.quiet
        Accessible.name: root._texts.stage

        HoverHandler {
            id: pointer
        }
        Tip {
            whole: root // below what is to be done
            text: root._texts.stage
            shown: pointer.hovered && !root._inFull
        }
    }
    AppText {
        id: prompt

        objectName: "prompt"
        anchors.left: parent.left
        anchors.right: parent.right
        y: name.y + name.height
        visible: root._tells && !root._given
        text: root._words
        font.pixelSize: root._two ? prompt.minimumPixelSize : Theme.small
        wrapMode: root._two ? Text.Wrap : Text.NoWrap
        maximumLineCount: root._two ? 2 : 1
        lineHeight: root._two ? Math.min(0.9, (root.height - name.height) / (2 * line.height)) : 1
        fontSizeMode: root._two ? Text.FixedSize : Text.HorizontalFit
        minimumPixelSize: Theme.least
        color: root.match.turn.mayAct ? Theme.colors.ink : Theme.colors.quiet
    }
}
