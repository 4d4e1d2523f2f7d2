// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Common
import Boneyard.Controls

/// The symbol of an element, told from the others by its form as well as by its colour: on a coin of its own, to
/// be seen on any ground, or alone, on ivory.
Item {
    id: root

    required property string element
    property bool coin: true
    property bool fine: true ///< the coin has an edge; else the symbol is as large as the coin allows

    readonly property bool _known: Catalog.enamel("element", root.element).valid ///< not while another game's tiles go
    readonly property real _edge: root.fine ? root.width * 0.09 : 0
    readonly property real _side: root.width * (!root.coin ? 1 : root.fine ? 0.66 : 0.88)

    implicitWidth: Theme.body * 2
    implicitHeight: root.implicitWidth

    Rectangle {
        anchors.fill: parent
        visible: root.coin && root._known
        radius: width / 2
        antialiasing: true
        color: Catalog.enamel("element", root.element)
        border.width: Math.max(1, root.width * 0.02)
        border.color: Qt.darker(color, 1.25)

        Rectangle {
            anchors.fill: parent
            anchors.margins: root._edge
            radius: width / 2
            antialiasing: true
            color: Theme.ivory
        }
    }
    Image {
        objectName: "symbol"
        anchors.centerIn: parent
        width: root._side
        height: root._side
        sourceSize.width: Math.ceil(root._side)
        sourceSize.height: Math.ceil(root._side)
        source: root._known ? Theme.image("element-" + root.element + ".svg") : ""
        mipmap: true
    }
}
