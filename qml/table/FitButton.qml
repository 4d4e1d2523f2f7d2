// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// On the felt: so that all tiles are seen again; and where they cannot be read then, so that they can be.
IconButton {
    id: root

    required property Camera camera

    readonly property bool _back: root.camera.all && root.camera.fitted
    //: A button on the felt, where the whole table is seen and its tiles are too small to be read: goes near again
    readonly property string _nearer: qsTr("Show it larger")

    objectName: "fit"
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
}
