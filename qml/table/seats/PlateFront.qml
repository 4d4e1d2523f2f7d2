// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// What stands on a plate: who sits there, what they hold, their score, and their level or how they stand.
Item {
    id: root

    required property BarePlate plate
    property string word: "" ///< on a small one, for a while after the number of tiles
    property string sharedWord: "" ///< says that the points are the team's
    property bool sharedShown: false ///< where there is a team
    property bool own: false ///< whose tiles stand on the rack
    property real dotsWidth: 0
    property bool dotsShown: false ///< in place of the level

    readonly property alias mark: mark
    readonly property alias standing: stands.shown
    readonly property bool shares: shared.said
    /// So large a medallion there is room for on a badge, beside the name; 0: for none.
    readonly property real fittingMark: Array.of(root.plate.height - 8, Theme.small + 3, Theme.small).find(size => root._fits(size)) ?? 0
    property real markSize: root.fittingMark ///< so large is the one of a badge: all at a table are alike
    /// There is room for the sign beside a name and the number of tiles.
    readonly property bool fitsShared: root.plate.partners === "" || !root.plate.small || shared.rest >= Math.min(brief.wholeWidth, Theme.small * 2.6)
    readonly property real pad: root.plate.small ? 7 : Theme.px(12) ///< from its sides
    readonly property real _gap: root.plate.small ? 5 : Theme.px(9)
    readonly property real _rim: Math.min(Theme.px(8), Math.round((root.plate.height - 2.83 * Theme.body) / 2 + 1)) ///< over and under two lines, of which the points, in larger letters, reach into neither
    readonly property real _taken: mark.visible ? mark.anchors.leftMargin + mark.width + root._gap - root.pad : 0 ///< by the sign, from the name's room
    property real _widest: 0 ///< of what has stood below: a plate does not change with each word there
    readonly property string _letters: Settings.language + Theme.body
    readonly property real _badge: Math.max(96, Math.min(170, brief.wholeWidth + scoreText.implicitWidth + shared.wordWide + root.plate.implicitHeight + 24))
    readonly property real _whole: Math.max(Theme.px(188 * Math.max(1, Settings.textScale * 0.95)), root._widest + root.plate.implicitHeight + Theme.px(66) + 2 * root.pad)

    /// What counts up has done so.
    function calm() {
        counted.cut();
    }
    /// From the side of a badge to a medallion of that size.
    function _edge(size: real): real {
        return Math.min(5, Math.round((root.plate.height - size) / 2));
    }
    /// Whether a badge has room for one, beside the name and what partners have together.
    function _fits(size: real): bool {
        const rest = root.plate.width - root.pad - scoreText.implicitWidth - root._edge(size) - size - root._gap - 8;
        return rest - shared.wordWide >= brief.wanted;
    }

    on_LettersChanged: root._widest = level.implicitWidth
    implicitWidth: root.plate.small ? root._badge : root._whole + shared.wordWide

    Counted {
        id: counted

        now: root.plate.figure
        arriving: root.plate.arriving
    }
    Arrived { // what the round brings so far, too
        id: stands

        now: (root.plate.standing === SeatModel.Met ? "\u2713 " : "") + root.plate.brief
        arriving: root.plate.arriving
    }
    Medallion {
        id: mark

        anchors.left: parent.left
        anchors.leftMargin: !mark.visible ? 0 : root.plate.small ? root._edge(height) : Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        visible: mark.size > 0
        sign: root.plate.medallion
        seat: root.plate.seat
        team: root.plate.team
        size: root.plate.small ? root.markSize : root.plate.height - Theme.px(18)
    }
    SeatName {
        id: brief

        anchors.left: mark.right
        anchors.leftMargin: mark.visible ? root._gap : root.pad
        anchors.right: scoreText.left
        anchors.rightMargin: 4 + shared.taken
        y: root.plate.small ? (root.height - height) / 2 : root._rim // no anchors: of a form that changes Qt 6.4 keeps the old one
        name: root.plate.name
        word: root.word
        handCount: root.plate.handCount
        small: root.plate.small
        room: root.plate.width - 2 * root.pad - scoreText.implicitWidth - shared.taken - 4 - root._taken
    }
    AppText {
        id: scoreText

        anchors.right: parent.right
        anchors.rightMargin: root.pad
        y: (root.plate.small ? root.height / 2 : brief.y + brief.height / 2) - height / 2 // no anchors, as there
        opacity: 0 // it keeps the room that the score needs: a plate does not change while a tile flies
        text: Numbers.whole(root.plate.figure)
        font.pixelSize: root.plate.small ? Theme.small : Theme.large
        font.weight: Font.Bold
        color: Theme.colors.accent
        Accessible.ignored: true
    }
    SharedSign {
        id: shared

        readonly property real rest: root.plate.width - 2 * root.pad - scoreText.implicitWidth - shared.wide - 8 - root._taken ///< for the name

        anchors.right: scoreText.left
        anchors.baseline: scoreText.baseline
        plate: root.plate
        word: root.sharedWord
        worded: root.sharedShown
        marked: root.plate.small && root.markSize === 0
    }
    AppText {
        objectName: "score"
        anchors.right: scoreText.right
        anchors.verticalCenter: scoreText.verticalCenter
        text: Numbers.whole(counted.seen)
        font: scoreText.font
        color: scoreText.color
        Accessible.ignored: true
    }
    HandBadge {
        anchors.left: parent.left
        y: -6 // above it no tile lies
        visible: root.plate.small && !root.own && !brief.counts && root.plate.handCount > 0
        count: root.plate.handCount
    }
    HandBacks {
        face: root.plate.face
        anchors.left: mark.right
        anchors.leftMargin: root._gap
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(9)
        visible: !root.plate.small && root.plate.handCount > 0
        count: Math.round(root.plate.handCount * root.plate.dealt)
        one: root.plate.racked
        room: root.plate.width - 2 * root.pad - root._taken - (root.plate.human && root.plate.brief === "" ? 0 : Math.max(root.dotsWidth, level.implicitWidth) + root.pad)
    }
    AppText {
        id: level

        anchors.right: parent.right
        anchors.rightMargin: root.pad
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root._rim
        visible: !root.plate.small && !root.dotsShown
        onImplicitWidthChanged: root._widest = Math.max(root._widest, level.implicitWidth)
        text: root.plate.brief !== "" ? stands.shown : root.plate.human ? "" : root.plate.levelName
        font.pixelSize: root.plate.brief !== "" ? Theme.body : Theme.small
        font.weight: root.plate.brief !== "" ? Font.DemiBold : Font.Normal
        color: root.plate.standing === SeatModel.Met ? Theme.colors.good : root.plate.brief !== "" && root.plate.standing !== SeatModel.Out ? Theme.colors.ink : Theme.colors.quiet
        Accessible.ignored: true
    }
}
