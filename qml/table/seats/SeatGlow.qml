// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The glow around the one whose turn it is, under what it fills.
Item {
    id: root

    required property real round ///< the radius of what glows

    z: -1
    anchors.fill: parent

    Rectangle {
        anchors.fill: parent
        anchors.margins: -6
        radius: root.round + 6
        color: Surfaces.on.accent
        opacity: 0.22
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -11
        radius: root.round + 11
        color: Surfaces.on.accent
        opacity: 0.1
    }
}
