// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Match
import Boneyard.Puzzles

/// What is said of a puzzle, for who does not see it.
Item {
    id: root

    required property Match match
    required property PuzzleDesk desk

    /// What is asked now, or how it was answered.
    signal heard(words: string)

    /// What comes of a move is not told before it is known whether that was the right one.
    function _tell(words: string) {
        if (root.desk.state !== PuzzleDesk.Weighing)
            Announcer.announce(words);
    }

    Connections {
        target: root.match

        function onTold(text: string) {
            root._tell(text);
        }
        function onSaid(text: string) {
            root._tell(text);
        }
    }
    Connections {
        target: root.desk

        function onAsked(words: string) {
            root.heard(words);
        }
        function onJudged(words: string) {
            root.heard(words);
        }
    }
}
