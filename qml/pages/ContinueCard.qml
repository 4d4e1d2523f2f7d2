// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard

/// The unfinished match, wide and first.
Card {
    id: root

    required property MatchSession session

    readonly property bool yours: root.session.phase === MatchSession.YourTurn

    signal chosen

    implicitHeight: line.implicitHeight + 32

    RowLayout {
        id: line

        anchors.fill: parent
        anchors.margins: 16
        anchors.leftMargin: 24
        spacing: 16

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2

            AppText {
                Layout.fillWidth: true
                text: root.session.gameName
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
            }
            AppText {
                Layout.fillWidth: true
                //: An unfinished match. %L1 the round; then whose turn it is
                text: (root.yours ? qsTr("Round %L1, your turn") : qsTr("Round %L1")).arg(root.session.round)
                color: Theme.colors.quiet
            }
        }
        GameButton {
            objectName: "continueButton"
            strong: true
            symbol: "play"
            //: Goes on with the unfinished match
            text: qsTr("Continue")
            onClicked: root.chosen()
        }
    }
}
