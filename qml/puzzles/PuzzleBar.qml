// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Puzzles

/// The bar of the puzzles: back, and which puzzles they are.
PageBar {
    id: root

    required property Puzzles puzzles

    function focusSource() {
        source.forceActiveFocus();
    }

    //: The title of a page: positions in which the best move is to be found
    title: qsTr("Puzzles")

    Select {
        id: source

        objectName: "puzzleSource"
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: parent.verticalCenter
        width: Math.min(implicitWidth, root.width * 0.5)
        tight: root.height < height + 14
        choices: root.puzzles.sources
        chosen: root.puzzles.source
        //: What is chosen: the puzzles of a game, or one's own mistakes
        spoken: qsTr("Which puzzles")
        onPicked: value => root.puzzles.open(value)
    }
}
