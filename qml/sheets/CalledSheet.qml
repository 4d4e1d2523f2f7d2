// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls
import Boneyard.Match

/// Which sheet the match itself calls for, and when: first it is seen to lie what was laid last, and what has won the round or the match.
Timer {
    id: root

    required property Match match

    readonly property list<string> names: ["round", "out", "match", "cover"]

    /// One of `names`, or empty.
    function sheet(): string {
        switch (root.match.turn.phase) {
        case Turn.RoundOver:
            return root.match.outTitle !== "" ? "out" : "round";
        case Turn.MatchOver:
            return "match";
        case Turn.Cover:
            return "cover";
        }
        return "";
    }

    interval: Theme.still ? 1 : root.match.turn.phase === Turn.Cover ? 1300 : Theme.arc + Theme.landed + Theme.won
}
