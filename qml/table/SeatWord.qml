// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a seat just did, below its plate, until it does something else or a while has passed.
Rectangle {
    id: root

    property string word: ""
    readonly property alias text: line.text

    width: line.implicitWidth + 20
    height: line.implicitHeight + 8
    radius: height / 2
    color: Theme.colors.plate
    border.width: Theme.light ? 0 : 1 // dark on dark
    border.color: Theme.colors.outline
    onWordChanged: {
        line.text = root.word;
        away.restart();
    }

    Timer {
        id: away

        interval: 4000
        onTriggered: line.text = ""
    }
    AppText {
        id: line

        anchors.centerIn: parent
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
