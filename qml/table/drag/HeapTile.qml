// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// The top tile of a heap under the pointer: let go over the rack it is drawn, or taken; anywhere else it goes back.
HeldTile {
    id: root

    required property Rack rack

    property DragFromHere _drag: null
    property point _from ///< of the window: where it was taken up
    readonly property real _above: root._drag?.byFinger ? 52 : 0 ///< in pixels: so much a fingertip hides
    property var dropped: null ///< where on the window it was let go over the rack; null: it was not dragged

    function begin(drag: DragFromHere, values: var, suit: string) {
        home.stop();
        root.values = values;
        root.suit = suit;
        root._drag = drag;
        root._from = drag.centroid.scenePressPosition;
        root._follow();
    }
    /// It was let go: tells whether it is drawn, or taken.
    function drop(): bool {
        const at = root._drag?.at;
        if (at === undefined || !root.parent.contains(root.parent.mapFromItem(null, at.x, at.y)) || !root.rack.reaches(at)) {
            root.goHome();
            return false;
        }
        root.dropped = at;
        forgotten.restart();
        root._drag = null;
        return true;
    }
    function goHome() {
        if (!root._drag)
            return;
        root._drag = null;
        home.restart(); // first, so that the way home is flown
        root.place(root.parent.mapFromItem(null, root._from.x, root._from.y), 0, 1);
    }
    function _follow() {
        if (root._drag?.held)
            root.place(root.parent.mapFromItem(null, root._drag.at.x, root._drag.at.y - root._above), 0, 1);
    }

    objectName: "heapTile"
    visible: root._drag !== null || home.running
    glide: home.running ? Theme.fly : 0

    Connections {
        target: root._drag

        function onAtChanged() {
            root._follow();
        }
    }
    Timer {
        id: home

        interval: Math.max(1, Theme.fly)
    }
    Timer { // it has been drawn by then, or it was refused
        id: forgotten

        interval: 400
        onTriggered: root.dropped = null
    }
}
