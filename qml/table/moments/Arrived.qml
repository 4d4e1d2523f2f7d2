// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// What is shown of a value: as it was, until the tile on its way lies that has changed it.
Timer {
    id: root

    required property var now
    property bool arriving: false ///< a tile is on its way
    property var shown: root.now

    interval: 0 // the tile takes off after what it brings is known
    onNowChanged: root.restart()
    onArrivingChanged: if (!root.arriving)
        root.restart()
    onTriggered: if (!root.arriving)
        root.shown = root.now
    Component.onCompleted: root.shown = root.now // as it is then, and not whatever it becomes
}
