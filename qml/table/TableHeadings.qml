// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Whose the tiles are that lie together on the table.
Repeater {
    id: root

    required property real unit
    property Meanings meanings: null

    AppText {
        id: heading

        required property var modelData
        required property int index

        function explain(): var {
            return root.meanings?.ofHeading(heading.index) ?? {};
        }

        objectName: "tableHeading"
        x: heading.modelData.x * root.unit
        y: heading.modelData.y * root.unit - heading.height / 2
        text: heading.modelData.name
        color: Surfaces.on.ink
        opacity: 0.8
        font.pixelSize: Math.max(1, root.unit * 0.36)
        Accessible.description: root.meanings?.ofHeading(heading.index).words ?? ""
    }
}
