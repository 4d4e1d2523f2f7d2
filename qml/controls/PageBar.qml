// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts

/// The bar of a page that is not the table: back, and where one is.
Rectangle {
    id: root

    required property string title

    signal leave

    implicitHeight: Theme.control + 14
    color: Theme.colors.chrome

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 16
        spacing: 8

        IconButton {
            objectName: "backButton"
            symbol: "back"
            mirrorIcon: true
            tight: root.height < height + 14
            text: qsTr("Back")
            onClicked: root.leave()
        }
        AppText {
            Layout.fillWidth: true
            text: root.title
            font.pixelSize: Theme.title
            fontSizeMode: Text.HorizontalFit // rather small than cut off
            minimumPixelSize: Theme.body
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }
    }
}
