// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// A slim scroll bar.
T.ScrollBar {
    id: root

    implicitWidth: 10
    implicitHeight: 10
    padding: 2
    visible: root.size < 1
    minimumSize: 0.1
    Accessible.ignored: true
    contentItem: Rectangle {
        implicitWidth: 6
        implicitHeight: 6
        radius: 3
        color: Theme.colors.quiet
        opacity: root.pressed ? 0.9 : 0.5
    }
}
