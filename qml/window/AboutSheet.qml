// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Layouts
import Boneyard.Controls

/// Which program this is, and which version of it.
Sheet {
    id: root

    title: root.Window.window?.title ?? ""
    preferredWidth: 360
    objectName: "aboutSheet"

    Image {
        objectName: "icon"
        Layout.alignment: Qt.AlignHCenter
        sourceSize.width: Theme.px(96)
        sourceSize.height: Theme.px(96)
        source: "qrc:/assets/icons/boneyard.svg"
    }
    AppText {
        objectName: "version"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: Qt.application.version
        color: Theme.colors.quiet
    }
}
