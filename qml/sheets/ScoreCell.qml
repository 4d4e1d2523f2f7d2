// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls

/// What a round brought a seat, and its total then. A press shows what that is made of.
T.AbstractButton {
    id: root

    required property int index
    property var cell: ({})
    property bool open: false
    property bool decides: false ///< it decided the match, and counts to no total
    property bool small: false
    property string spoken: ""
    readonly property alias contentText: points.text

    objectName: "scoreCell"
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    //: Spoken for a cell of the score sheet
    Accessible.description: root.open ? qsTr("The reasons are shown below.") : qsTr("Shows the reasons.")
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    background: Rectangle {
        x: 2
        width: root.width - 4
        height: root.height
        radius: Theme.radius / 2
        color: root.open || root.hovered ? Theme.colors.raised : "transparent"
        FocusRing {
            shown: root.visualFocus
            corner: 4
        }
    }
    ScorePoints {
        id: points

        y: 3
        x: 4
        width: parent.width - 8
        cell: root.cell
        decides: root.decides
        font.pixelSize: root.small ? Theme.small : Theme.body
    }
    AppText {
        anchors.top: points.bottom
        x: 4
        width: parent.width - 8
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        text: Numbers.whole(root.cell?.total ?? 0)
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        Accessible.ignored: true
    }
}
