// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What a sheet is called, and the cross that puts it away.
Item {
    id: root

    property string title: ""
    property alias ink: name.color
    property alias size: name.font.pixelSize
    property alias dismissable: close.visible

    signal dismissed

    // No layout: one in another takes what room there is until all has its size, and Qt 6.4 then leaves its items in the
    // middle of that.
    implicitHeight: Math.max(name.implicitHeight, close.visible ? close.implicitHeight : 0)

    AppText {
        id: name

        anchors.left: parent.left
        anchors.right: close.visible ? close.left : parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        text: Sentence.unbroken(root.title)
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: root.title
    }
    IconButton {
        id: close

        objectName: "close"
        anchors.right: parent.right
        symbol: "close"
        //: Closes a sheet that lies over the page
        text: qsTr("Close")
        tip: ""
        onClicked: root.dismissed()
    }
}
