// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What was found in the rules, on a card that lies over another part of the page.
Card {
    id: root

    required property Item over ///< it covers that
    readonly property alias list: list

    signal chosen(gameId: string, anchor: string)

    x: (root.over.parent?.x ?? 0) + root.over.x
    y: (root.over.parent?.y ?? 0) + root.over.y
    width: root.over.width
    height: root.over.height

    RulesFound {
        id: list

        anchors.fill: parent
        anchors.margins: 6
        hits: []
        onChosen: (gameId, anchor) => root.chosen(gameId, anchor)
    }
}
