// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings
import Boneyard.Tiles

/// The hand of a seat at the end of a round, and what the round was for it; of partners also whose it is.
Flow {
    id: root

    required property string face
    required property var modelData ///< {seat, medallion, name, hand, laidAll, sum, points}
    required property bool alone
    property bool tight: false ///< there is little room: each is as low as it can be
    property int team: -1
    property Meanings meanings: null
    property real most: Theme.px(22) ///< so large are tiles where there is room for them in a line
    readonly property real unit: Math.min(root.most, root.fitting)
    readonly property bool _parts: root.modelData.hand.length > 1 && root.modelData.hand.some(group => group.loose)
    readonly property real _apart: root._parts ? 2 * root.spacing : 0 ///< more than from meld to meld to what is in none
    /// So large they could be for all to stand in a line, though not smaller than can be read.
    readonly property real fitting: {
        let count = 0;
        for (const group of root.modelData.hand)
            count += group.tiles.length;
        const gaps = root.modelData.hand.length * root.spacing + root._apart;
        return Math.max(Theme.px(22), Math.floor(((root.width - gaps) / Math.max(1, count) - 4) / Faces.of(root.face).wide));
    }

    spacing: root.alone && !root.tight ? 10 : 5

    Medallion {
        visible: !root.alone
        sign: root.modelData.medallion ?? ""
        seat: root.modelData.seat ?? -1
        team: root.team
        size: Math.round(Theme.small * 1.5)
    }
    AppText {
        width: root.width - Theme.small * 1.5 - root.spacing - 1
        visible: !root.alone
        //: Over the hand of one of several partners: a name, and what the round brought them
        text: root.modelData.points === 0 ? root.modelData.name : Sentence.filled(qsTr("%1 %2"), [root.modelData.name, root.modelData.points > 0 ? qsTr("+%L1").arg(root.modelData.points) : Numbers.whole(root.modelData.points)])
        font.weight: Font.DemiBold
        font.pixelSize: Theme.small
    }
    Repeater {
        model: root.modelData.hand

        TileGroup {
            required property var modelData
            readonly property real before: modelData.loose ? root._apart : 0

            leftPadding: Settings.rightToLeft ? 0 : before
            rightPadding: Settings.rightToLeft ? before : 0
            face: root.face
            meanings: root.meanings
            holder: root.modelData.name
            unit: root.unit
            label: modelData.label
            tiles: modelData.tiles
            room: root.width
            beside: root.tight && root.modelData.hand.length === 1
        }
    }
    AppText {
        visible: root.modelData.laidAll
        //: A seat that has laid all its tiles
        text: qsTr("No tiles left")
        color: Theme.colors.quiet
    }
    AppText {
        width: root.width
        visible: text !== ""
        text: Sentence.closed(root.modelData.sum)
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
}
