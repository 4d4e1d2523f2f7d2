// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The number of a round before its row of a score sheet, and what it is, where it is none like the others.
Item {
    id: root

    required property int round
    required property string name ///< "Round 3"
    required property string kind ///< "final"
    property bool underWay: false
    property bool decides: false ///< it is the final, which decided the match

    function explain(): var {
        return {
            //: What the number before a row of the score sheet is
            "name": root.round === 0 ? qsTr("Before the first round") : root.name
        };
    }

    AppText {
        id: number

        width: parent.width - 4
        height: kind.visible ? implicitHeight : parent.height
        //: In place of a round's number: what was won before the first
        readonly property string start: qsTr("Start")
        //: In place of a round's number: the final, which decided the match
        readonly property string end: qsTr("Final")

        text: root.decides ? end : root.round === 0 ? start : Numbers.whole(root.round) + (root.underWay ? " …" : "")
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
    AppText {
        id: kind

        objectName: "roundKind"
        anchors.top: number.bottom
        width: parent.width - 4
        visible: text !== ""
        text: root.decides ? "" : root.kind
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
