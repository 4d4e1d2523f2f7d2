// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls

/// A dot for each lesson of a game, full where it was gone through.
Row {
    id: root

    required property list<bool> done

    spacing: 4

    Repeater {
        model: root.done.length

        Rectangle {
            required property int index

            readonly property bool full: root.done[index] ?? false

            width: 6
            height: 6
            radius: 3
            color: full ? Theme.colors.good : "transparent"
            border.width: full ? 0 : Theme.plain ? 2 : 1
            border.color: Theme.colors.quiet
        }
    }
}
