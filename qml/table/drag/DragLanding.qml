// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// A tile that was let go on its place rests there until that is written down; and no longer where the player is warned,
/// or the match comes to another position meanwhile.
Item {
    id: root

    required property Match match
    property bool running: false

    signal landed
    signal refused

    /// It has been played.
    function begin() {
        root.running = root.match.journal.writing || root.match.coach.thinking;
        if (!root.running)
            root.landed();
    }
    function _look() {
        if (root.match.journal.writing)
            return;
        root.running = false;
        root.landed();
    }
    function _refuse() {
        root.running = false;
        root.refused();
    }

    Connections {
        target: root.match.journal
        enabled: root.running

        function onWritingChanged() {
            root._look();
        }
    }
    Connections {
        target: root.match.coach
        enabled: root.running

        function onApproved() {
            root._look();
        }
        function onWarned() {
            root._refuse();
        }
        function onDropped() {
            root._refuse();
        }
    }
}
