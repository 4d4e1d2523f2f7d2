// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings

/// The sounds of moments, each when it begins to be seen. What sounds the same within one moment sounds once.
Timer {
    id: root

    property var _due: [] ///< {at, name}, the next one first; milliseconds of the moment
    property int _now: 0

    function add(at: int, kind: int) {
        const name = root._nameOf(kind);
        if (root._due.some(one => one.name === name && name !== "ring"))
            return;
        root._due.push({
            "at": at,
            "name": name
        });
        if (!root.running)
            root._wait(0);
    }
    function hush() {
        root.stop();
        root._due = [];
    }
    function _nameOf(kind: int): string {
        switch (kind) {
        case Moment.Ring:
            return "ring";
        case Moment.Met:
            return "met";
        case Moment.Missed:
        case Moment.Out:
            return "missed";
        case Moment.Round:
            return "end";
        case Moment.Great:
        case Moment.Match:
            return "won";
        }
        return "light";
    }
    function _wait(from: int) {
        root._now = from;
        root.interval = Math.max(0, root._due[0].at - from);
        root.restart();
    }

    onTriggered: {
        const one = root._due.shift();
        Sounds.play(one.name);
        if (root._due.length > 0)
            root._wait(one.at);
    }
}
