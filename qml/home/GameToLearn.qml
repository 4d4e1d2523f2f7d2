// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Settings

/// A game, and whether its lesson may still be offered.
Item {
    id: root

    required property string gameId
    required property string name
    readonly property bool fresh: Settings.lessons[root.gameId] === undefined
}
