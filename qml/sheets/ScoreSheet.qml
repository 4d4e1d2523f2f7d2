// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Match
import Boneyard.Rules

/// Every score of the match so far: round, seat, reason, points, and the total after it.
Sheet {
    id: root

    required property ShownMatch match
    property bool explains: false ///< a reason leads to the rules

    /// What the rules say there.
    signal ruleWanted(anchor: string)

    title: qsTr("Score sheet")
    preferredWidth: 620
    objectName: "scoreSheet"

    AppText {
        visible: rows.count === 0
        text: qsTr("Nobody has scored yet.")
        color: Theme.colors.quiet
    }
    Repeater {
        id: rows

        model: root.match.scoreSheet

        RowLayout {
            id: line

            required property int round
            required property string seatName
            required property int points
            required property string reason
            required property string why
            required property int total

            Layout.fillWidth: true
            spacing: 12
            Accessible.role: Accessible.ListItem
            //: Spoken line of the score sheet. %1 round, %2 name, %3 points, %4 reason, %5 total
            Accessible.name: qsTr("Round %L1, %2: %L3, %4. Total %L5").arg(line.round).arg(line.seatName).arg(line.points).arg(line.reason).arg(line.total)

            AppText {
                Layout.minimumWidth: Theme.body * 2
                text: line.round.toLocaleString(Qt.locale(), "f", 0)
                color: Theme.colors.quiet
                Accessible.ignored: true
            }
            AppText {
                Layout.preferredWidth: 130
                text: line.seatName
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            ReasonLink {
                Layout.fillWidth: true
                enabled: root.explains
                text: line.reason
                onClicked: root.ruleWanted(RuleBook.anchorFor(root.match.gameId, "why", line.why))
            }
            AppText {
                Layout.minimumWidth: Theme.body * 2.6
                horizontalAlignment: Text.AlignRight
                text: line.points > 0 ? qsTr("+%L1").arg(line.points) : qsTr("%L1").arg(line.points)
                color: line.points < 0 ? Theme.colors.bad : Theme.colors.good
                font.weight: Font.DemiBold
                Accessible.ignored: true
            }
            AppText {
                Layout.minimumWidth: Theme.body * 3
                horizontalAlignment: Text.AlignRight
                text: line.total.toLocaleString(Qt.locale(), "f", 0)
                font.weight: Font.Bold
                Accessible.ignored: true
            }
        }
    }
}
