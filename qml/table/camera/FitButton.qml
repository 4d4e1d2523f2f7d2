// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// On the felt: so that all tiles are seen again; and where they cannot be read then, so that they can be.
IconButton {
    id: root

    required property Camera camera
    property point home ///< there it lies, unless it would cover something
    property var obstacles: [] ///< what lies over the felt
    property var cards: [] ///< and what comes up over all of it
    property var signs: () => [] ///< what is said and can be pressed beside the places for the chosen tile
    property var _place: null ///< there it is then

    /// Goes aside for what can be read or pressed, until it is seen no more. Who moves the table by hand moves its tiles under
    /// a button that stays.
    function settle() {
        if (!root.visible || root.camera.held)
            return;
        const signs = root.signs;
        const lying = (root.camera.near ? corners.lying() : root.obstacles).concat(root.cards, signs());
        if (corners.covered(lying, Qt.rect(root.x, root.y, root.width, root.height)) === 0)
            return;
        if (corners.covered(lying, Qt.rect(root.home.x, root.home.y, root.width, root.height)) === 0)
            root._place = null;
        else
            root._place = corners.findAnywhere(lying, Qt.size(root.width, root.height)) ?? null;
    }

    readonly property bool _back: root.camera.all && root.camera.fitted
    //: A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again
    readonly property string _nearer: qsTr("Show it larger")

    objectName: "fit"
    x: root._place?.x ?? root.home.x
    y: root._place?.y ?? root.home.y
    onVisibleChanged: {
        root._place = null;
        root.settle();
    }
    visible: root._back || (!root.camera.fitted && (root.camera.hides || root.camera.moved))
    onClicked: root.camera.fit()
    width: Math.max(44, implicitWidth)
    height: width
    focusPolicy: Qt.TabFocus // the keys go on to mean the table
    symbol: root._back ? "closer" : "fit"
    //: A button on the felt: so that all tiles are seen again, as large as can be
    text: root._back ? root._nearer : qsTr("Show the whole table")
    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.plate
        border.width: Theme.colors.outlineWidth
        border.color: Theme.colors.outline
        opacity: root.down ? 0.7 : root.hovered ? 1 : 0.9
    }

    Settling {
        meaning: root.symbol
    }
    FreeCorner {
        id: corners

        camera: root.camera
    }
}
