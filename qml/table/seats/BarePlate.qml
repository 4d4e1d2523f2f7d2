// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// The plate of a seat with nothing on it yet: what is known of the seat, and how the plate looks by that.
Rectangle {
    id: root

    required property string face
    required property int seat
    required property string name
    required property bool human
    required property string levelName
    required property int score
    required property int handCount
    required property bool toMove
    required property bool thinking
    required property string word
    required property int wordPly
    required property bool passed
    required property string brief
    required property string meaning
    required property int standing
    required property var shown
    required property int team
    required property string partners
    required property var decides ///< what it has in a final that the totals do not decide; else undefined
    required property int won
    required property string wonSpoken
    required property string medallion
    required property string manner ///< of a bot: its level, and how it plays
    property real dealt: 1 ///< part of its tiles that are seen to have come
    property bool small: false
    property bool racked: false ///< its tiles are seen on the felt
    property bool arriving: false ///< a tile is on its way: what it brings is not counted yet
    readonly property bool glows: turned.shown
    readonly property int figure: root.decides ?? root.score ///< the points that it shows

    implicitHeight: root.small ? Theme.small + 16 : Theme.body + Theme.small + Theme.px(26)
    radius: root.small ? height / 2 : Theme.radius
    opacity: root.standing === SeatModel.Out ? 0.6 : 1
    color: Theme.colors.plate
    border.width: root.glows ? 2 : Theme.colors.outlineWidth
    border.color: root.glows ? Theme.colors.accent : Theme.light ? "transparent" : Theme.colors.outline // dark on dark

    Arrived { // with what the bar above says of it
        id: turned

        now: root.toMove
        arriving: root.arriving
    }
    SeatGlow {
        visible: root.glows && !Theme.plain
        round: root.radius
    }
}
