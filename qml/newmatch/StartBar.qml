// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls
import Boneyard.Setup

/// Begins the match, or says why it cannot be.
Rectangle {
    id: root

    required property MatchSetup setup
    required property real lineWidth

    /// So many seats would do with rules that need others; 0: these do, or none would.
    readonly property int fittingSeats: {
        const allowed = root.setup.seatsAllowed;
        if (allowed.length === 0 || allowed.includes(root.setup.seats))
            return 0;
        return allowed.reduce((best, seats) => Math.abs(seats - root.setup.seats) < Math.abs(best - root.setup.seats) ? seats : best);
    }

    signal startWanted

    height: line.implicitHeight + 20
    color: Theme.colors.chrome

    RowLayout {
        id: line

        anchors.centerIn: parent
        width: root.lineWidth
        spacing: 16

        AppText {
            Layout.fillWidth: true
            text: root.setup.problem
            color: Theme.colors.bad
            wrapMode: Text.Wrap
            Accessible.role: Accessible.AlertMessage
        }
        GameButton {
            objectName: "fitSeats"
            visible: root.fittingSeats > 0
            //: A button, where the rules need another number of seats
            text: qsTr("Set %n seat(s)", "", root.fittingSeats)
            onClicked: root.setup.seats = root.fittingSeats
        }
        GameButton {
            objectName: "startButton"
            strong: true
            focus: true
            enabled: root.setup.ready
            //: Begins the match
            text: qsTr("Start")
            onClicked: root.startWanted()
        }
    }
}
