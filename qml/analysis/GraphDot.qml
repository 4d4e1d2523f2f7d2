// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A point of a graph that deserves to be seen.
Rectangle {
    id: root

    required property point at
    required property real size

    width: root.size
    height: root.size
    radius: root.size / 2
    x: root.at.x - root.size / 2
    y: root.at.y - root.size / 2
    border.width: 1
    border.color: Theme.colors.chrome
}
