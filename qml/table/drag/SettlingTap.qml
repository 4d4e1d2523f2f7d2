// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A tap that does nothing for a moment after what it presses has come, or has come to mean something else: such a press
/// was meant for what lay there before. Nor does one do anything that has been answered already.
TapHandler {
    id: root

    /// What a tap does. A press that began while it was another does nothing.
    required property string meaning
    readonly property bool settled: !settling.running
    property bool told: false ///< what lies there, to the press that goes on: that presses nothing more
    property string _meant: "" ///< by the press that goes on; empty: what had just come

    signal taken

    /// What it presses has come.
    function settle() {
        settling.restart();
    }

    readonly property Timer _settling: Timer {
        id: settling

        interval: Theme.settle
        running: true
    }

    gesturePolicy: TapHandler.ReleaseWithinBounds
    onMeaningChanged: root.settle()
    onPressedChanged: if (pressed) {
        root.told = false;
        root._meant = root.settled ? root.meaning : "";
    }
    onTapped: if (!root.told && root._meant === root.meaning)
        root.taken()
}
