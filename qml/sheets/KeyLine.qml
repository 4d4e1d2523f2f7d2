// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// A key, and what it does.
RowLayout {
    id: root

    required property var modelData ///< {keys, what}

    Layout.fillWidth: true
    spacing: 16
    Accessible.role: Accessible.ListItem
    //: A key and what it does
    Accessible.name: qsTr("%1: %2").arg(root.modelData.keys).arg(root.modelData.what)

    Rectangle {
        Layout.minimumWidth: 84
        implicitWidth: key.implicitWidth + 20
        implicitHeight: key.implicitHeight + 10
        radius: 6
        color: Theme.colors.raised
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline

        AppText {
            id: key

            anchors.centerIn: parent
            text: root.modelData.keys
            font.weight: Font.DemiBold
            Accessible.ignored: true
        }
    }
    AppText {
        Layout.fillWidth: true
        text: root.modelData.what
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
