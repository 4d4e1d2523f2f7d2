// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The game, its round and what that is, in a line. Where there is little room the round goes before the game's name.
Item {
    id: root

    required property Match match
    property int nameSize: Theme.large ///< of the game's name
    property int size: Theme.body ///< of all else
    property Item whole: root ///< below it the tip stands

    //: In the head of the table: this match is the deal of the day, and counts as that
    readonly property string _ofDay: qsTr("Deal of the day")
    //: In the head of the table: a coach looks on, who says a word before a costly move
    readonly property string _coached: qsTr("With a coach")
    //: In the head of the table: the match is played against what a friend has come to with the same deal
    readonly property string _challenge: qsTr("Challenge")
    //: In the head of the table: the match does not count, as its tiles may be known from before
    readonly property string _practice: qsTr("Practice")
    readonly property string _kind: root.match.game.ofDay ? root._ofDay : root.match.game.challenged ? root._challenge : root.match.coach.looksOn ? root._coached : root.match.game.practice ? root._practice : ""
    readonly property TableTexts _texts: root.match.table.texts

    // All as wide as they are where they are told, whatever is shown: else what is shown would depend on itself.
    readonly property real _gap: 10
    readonly property real _name: named.advanceWidth + root._gap
    readonly property real _round: numbered.advanceWidth
    readonly property real _about: root._after(about)
    readonly property real _bare: root._round + root._about
    readonly property TextMetrics _most: root._bare + root._after(full) <= root.width ? full : brief ///< all of it rather than the game's name, which is known
    readonly property bool _named: root._name + root._bare + root._after(root._most) <= root.width
    readonly property bool _inFull: (root._named ? root._name : 0) + root._bare + root._after(full) <= root.width

    /// So much wider the line is with a text, if there is one.
    function _after(text: TextMetrics): real {
        return text.text === "" ? 0 : root._gap + text.advanceWidth;
    }

    height: name.height

    TextMetrics {
        id: named

        font: name.font
        text: name.text
    }
    TextMetrics {
        id: numbered

        font.family: Theme.family
        font.pixelSize: root.size
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
        id: full

        font: stage.font
        text: root._texts.stage
    }
    AppText {
        id: name

        anchors.left: parent.left
        width: root._name - root._gap + 1
        visible: root._named
        text: root.match.game.name
        font.pixelSize: root.nameSize
        font.weight: Font.DemiBold
    }
    AppText {
        id: round

        objectName: "roundNumber"
        anchors.left: root._named ? name.right : parent.left
        anchors.leftMargin: root._named ? root._gap : 0
        anchors.baseline: name.baseline
        width: Math.min(root._round + 1, root.width)
        //: The number of the round being played
        text: qsTr("Round %L1").arg(root.match.round)
        font.pixelSize: root.size
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
        visible: text !== ""
        text: root._kind
        font.pixelSize: root.size
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
        visible: text !== ""
        text: root._inFull ? root._texts.stage : root._texts.stageBrief
        font.pixelSize: root.size
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        color: Theme.colors.quiet
        Accessible.name: root._texts.stage

        HoverHandler {
            id: pointer
        }
        Tip {
            whole: root.whole
            text: root._texts.stage
            shown: pointer.hovered && !root._inFull
        }
    }
}
