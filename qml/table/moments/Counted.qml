// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A number that counts up, or down, to what it has become: when the tile lies that has changed it, and the points from there
/// have come.
Arrived {
    id: root

    readonly property int seen: Math.round(root._seen)

    property real _seen: 0
    property bool _ready: false

    /// At once.
    function cut() {
        counting.stop();
        root._seen = root.shown;
    }

    onShownChanged: {
        counting.stop();
        if (!root._ready || Theme.count === 0) {
            root._seen = root.shown;
            return;
        }
        up.from = root._seen;
        up.to = root.shown; // no bindings: these would follow too late
        counting.start();
    }
    Component.onCompleted: {
        root._seen = root.shown;
        root._ready = true;
    }

    readonly property SequentialAnimation _counting: SequentialAnimation {
        id: counting

        PauseAnimation {
            duration: Theme.count / 2
        }
        NumberAnimation {
            id: up

            target: root
            property: "_seen"
            duration: Theme.count * 0.75
            easing.type: Easing.OutCubic
        }
    }
}
