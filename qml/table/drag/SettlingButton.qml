// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A button that takes no press for a moment after it has appeared, or has come to mean something else.
GameButton {
    id: root

    /// What a press does. A press that began while it was another does nothing.
    required property string meaning
    readonly property alias settled: settling.settled
    property bool _stale: false

    signal taken

    onMeaningChanged: root._stale = root.down
    onPressed: root._stale = false
    onClicked: {
        if (!root._stale)
            root.taken();
        root._stale = false;
    }

    Settling {
        id: settling

        meaning: root.meaning
    }
}
