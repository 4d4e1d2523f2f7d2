// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Settings

/// A side at the end of a round: who plays for it, their hands, what the round brought, and the total.
/// A plain item: a layout within a layout forgets how high its lines have become (Qt 6.4).
Item {
    id: root

    required property string face
    required property int team
    required property string names
    required property var members ///< {seat, medallion, name, hand, laidAll, sum, points}, one for each seat
    required property int roundScore
    required property int score
    required property var decides ///< what the match was decided by, where not by the totals; else undefined
    required property bool winner
    required property bool out ///< of the match
    property bool besideFinal: false ///< other rows tell what the final brought
    property bool tight: false ///< there is little room: each is as low as it can be
    property Meanings meanings: null
    property real nameWide: Theme.px(110) ///< so wide is the column of the names; the rest is for the hands and what is said of them
    property real roundWide: Theme.body * 2.6 ///< so wide is the column of what the round brought, at least
    property real totalWide: Theme.large * 2.4 ///< and that of the totals
    property real most: Theme.px(22) ///< so large are the tiles of a hand at most

    property real fitting: Infinity ///< so large could the tiles of all its hands be

    readonly property bool _team: root.members.length > 1

    function _measure() {
        let least = Infinity;
        for (let i = 0; i < all.count; ++i)
            least = Math.min(least, (all.itemAt(i) as OpenHand)?.fitting ?? Infinity);
        root.fitting = least;
    }
    function _signed(points: int): string {
        return points === 0 ? "–" : points > 0 ? qsTr("+%L1").arg(points) : Numbers.whole(points);
    }

    function explain(): var {
        return {
            "name": root.names,
            "words": root.Accessible.name
        };
    }

    objectName: "sideRow"
    implicitHeight: root._team ? line.implicitHeight + hands.spacing + hands.implicitHeight : Math.max(names.implicitHeight, hands.implicitHeight, total.implicitHeight)
    Accessible.role: Accessible.ListItem
    Accessible.name: {
        if (root.decides !== undefined)
            //: Spoken at the end of a match that a final decides. %1 a name or several, %2 "12 points", %3 "34 points"
            return Sentence.filled(qsTr("%1: the final %2, before it %3"), [root.names, Spoken.points(root.decides), Spoken.points(root.score)]);
        //: Spoken at the end of a round. %1 a name or several, %2 "12 points", %3 "34 points"
        return Sentence.filled(qsTr("%1: this round %2, in all %3"), [root.names, Spoken.points(root.roundScore), Spoken.points(root.score)]);
    }

    RowLayout {
        id: line

        width: root.width
        height: root._team ? implicitHeight : root.height
        spacing: 12

        TeamMark {
            team: root._team ? root.team : -1
            size: Theme.body
        }
        Medallion {
            readonly property var alone: root.members.length === 1 ? root.members[0] : null

            visible: !!alone
            sign: alone?.medallion ?? ""
            seat: alone?.seat ?? -1
            team: root.team
        }
        AppText {
            id: names

            objectName: "sideNames"
            Layout.fillWidth: root._team
            Layout.preferredWidth: root.nameWide
            Layout.maximumWidth: root._team ? -1 : Theme.px(150)
            text: root.names
            font.weight: root.winner ? Font.Bold : Font.Normal
            color: root.out ? Theme.colors.quiet : root.winner ? Theme.colors.accent : Theme.colors.ink
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Item {
            id: beside

            Layout.fillWidth: true
            visible: !root._team
        }
        AppText {
            objectName: "sideRound"
            elide: Text.ElideNone // a number is never shortened
            Layout.minimumWidth: Math.max(root.roundWide, Math.ceil(implicitWidth) + 1)
            horizontalAlignment: Text.AlignRight
            //: Before a number in the result of a match: points of the final, which decided it
            readonly property string ofFinal: qsTr("final")
            //: Before a number in the result of a match: points of all rounds, of who was out before its end
            readonly property string ofAll: qsTr("total")

            text: root.decides !== undefined ? ofFinal : root.besideFinal ? ofAll : root._signed(root.roundScore)
            color: root.decides !== undefined ? Theme.colors.quiet : root.roundScore > 0 ? Theme.colors.good : root.roundScore < 0 ? Theme.colors.bad : Theme.colors.quiet
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
        AppText {
            id: total

            objectName: "sideTotal"
            elide: Text.ElideNone // a number is never shortened
            Layout.minimumWidth: Math.max(root.totalWide, Math.ceil(implicitWidth) + 1)
            horizontalAlignment: Text.AlignRight
            text: Numbers.whole(root.decides ?? root.score)
            color: root.out ? Theme.colors.quiet : Theme.colors.ink
            font.pixelSize: Theme.large
            font.weight: root.out ? Font.Normal : Font.Bold
            Accessible.ignored: true
        }
    }
    Column {
        id: hands

        x: root._team ? (Settings.rightToLeft ? 0 : root.width - width) : beside.x
        y: root._team ? line.height + spacing : (root.height - height) / 2
        width: root._team ? root.width - Theme.body - line.spacing : beside.width
        spacing: root._team ? 16 : 6 // what is said of a hand belongs to the name above it

        Repeater {
            id: all

            model: root.members

            OpenHand {
                width: hands.width
                face: root.face
                meanings: root.meanings
                alone: !root._team
                tight: root.tight
                team: root.team
                most: root.most
                onFittingChanged: root._measure()
            }
        }
    }
}
