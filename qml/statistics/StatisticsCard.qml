// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// A part of the statistics, under its title.
Card {
    id: root

    required property string title
    default property alias content: column.data

    Layout.fillWidth: true
    Layout.alignment: Qt.AlignTop
    implicitHeight: column.implicitHeight + 36

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: 18
        spacing: 10

        AppText {
            Layout.fillWidth: true
            visible: root.title !== ""
            text: root.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
        }
    }
}
