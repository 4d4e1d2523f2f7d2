// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match

/// What helps where not all of a table is in sight: the button that shows it all, and the small map.
Item {
    id: root

    required property Table table
    required property Camera camera
    property SpotModel spots: null ///< the places for the chosen tile
    property rect view ///< what the seats leave free
    property var obstacles: [] ///< what lies over the felt
    property var cards: [] ///< and what comes up over all of it
    property var signs: () => [] ///< beside the places for the chosen tile

    readonly property rect button: Qt.rect(fitter.x, fitter.y, fitter.width, fitter.height)
    readonly property rect buttonHome: Qt.rect(fitter.home.x, fitter.home.y, fitter.width, fitter.height + 4) ///< there it lies, unless it would cover something
    readonly property rect mapHome: Qt.rect(map.home.x, map.home.y - 4, map.whole.width, map.whole.height + 8)

    /// Where they are, in another item's pixels. Not typed: Qt 6.4 compiles what is, and cannot go through such a list then.
    function lying(within) {
        return Array.of(fitter, map).filter(item => item.visible).map(item => item.mapToItem(within, Qt.rect(0, 0, item.width, item.height)));
    }
    /// What they keep off lies elsewhere now.
    function settle() {
        soon.restart();
    }
    /// From there on nothing hangs from the plates, so far along the view.
    function hungAt(left: real, wide: real): real {
        return root.obstacles.reduce((top, one) => one.top <= root.view.y && one.bottom > top && one.right > left && one.left < left + wide ? one.bottom + 4 : top, root.view.y);
    }

    onCardsChanged: root.settle()

    FitButton {
        id: fitter

        camera: root.camera
        obstacles: root.obstacles
        cards: root.cards
        signs: root.signs
        home: Qt.point(root.view.x + root.view.width - width, root.hungAt(root.view.x + root.view.width - width, width))
    }
    OverviewMap {
        id: map

        // under the button, or beside it where something lies below
        readonly property point under: Qt.point(root.view.x + root.view.width - whole.width, fitter.home.y + fitter.height + 4)
        readonly property bool aside: root.obstacles.some(one => one.right > under.x && one.left < under.x + whole.width && one.bottom > under.y && one.top < under.y + whole.height)
        readonly property real besideIt: fitter.home.x - 4 - whole.width

        cards: root.cards
        home: map.aside ? Qt.point(map.besideIt, root.hungAt(map.besideIt, map.whole.width)) : map.under
        fitter: fitter
        table: root.table
        spots: root.spots
        camera: root.camera
        room: Qt.size(Math.min(180, root.view.width * 0.22), Math.min(120, root.view.height * 0.3))
    }
    Connections {
        target: root.camera

        function onGoalChanged() {
            fitter.settle();
        }
        function onPlacesChanged() {
            fitter.settle();
        }
        function onObstaclesChanged() {
            root.settle();
        }
        function onHeldChanged() {
            root.settle();
        }
    }
    Timer { // among them is the button itself
        id: soon

        interval: 0
        onTriggered: fitter.settle()
    }
}
