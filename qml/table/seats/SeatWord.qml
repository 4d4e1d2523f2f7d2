// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What a seat just did, below its plate, until it does something else or a while has passed; or until then alone.
Rectangle {
    id: root

    property string word: ""
    property int wordPly: -1 ///< the number of what was done: the same word is news then
    property bool stays: false ///< whoever looked away is to read it yet
    property real room: 1000 ///< at most so wide
    readonly property alias text: line.text

    width: line.width + Theme.px(20)
    height: line.implicitHeight + Theme.px(8)
    radius: height / 2
    color: Theme.colors.plate
    border.width: Theme.light ? 0 : 1 // dark on dark
    border.color: Theme.colors.outline
    onWordChanged: root._say()
    onWordPlyChanged: root._say()
    onStaysChanged: if (!root.stays)
        away.restart()

    function _say() {
        line.text = root.word;
        away.restart();
    }

    Timer {
        id: away

        interval: 4000
        onTriggered: if (!root.stays)
            line.text = ""
    }
    AppText {
        id: line

        anchors.centerIn: parent
        width: Math.min(implicitWidth, root.room - Theme.px(20))
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.least
        elide: Text.ElideRight
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
