// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard

/// The lower edge: the boneyard, the rack in the middle, and the buttons at the other side.
Item {
    id: root

    required property MatchSession session
    required property real unit
    required property Rack rack
    property bool small: false

    /// Where the rack lies.
    readonly property alias middle: middle
    readonly property alias pile: pile
    readonly property alias actions: actions

    signal meldWanted

    readonly property real _pad: root.small ? 4 : 12

    implicitHeight: Math.max(root.unit * 2 + root.unit * 0.36, root.rack.neededHeight) + root._pad * 2
    height: implicitHeight

    Rectangle {
        // the rack's ledge
        anchors.fill: parent
        color: Theme.plain ? "#000000" : Qt.alpha(Theme.light ? "#1E4437" : "#0A1713", Theme.light ? 0.35 : 0.55)

        Rectangle {
            width: parent.width
            height: Theme.plain ? 2 : 1
            color: Theme.plain ? Theme.colors.outline : "#1FFFFFFF"
        }
    }
    Pile {
        id: pile

        anchors.left: parent.left
        anchors.leftMargin: root._pad + 4
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root._pad
        session: root.session
        unit: Math.max(26, root.unit * 0.86)
    }
    Item {
        id: middle

        anchors.left: pile.right
        anchors.right: actions.left
        anchors.leftMargin: root.small ? 10 : 24
        anchors.rightMargin: anchors.leftMargin
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.topMargin: root._pad
        anchors.bottomMargin: root._pad
    }
    HandBar {
        anchors.horizontalCenter: middle.horizontalCenter
        y: root.small ? -height - 2 : -height / 2 // a small rack has no room to spare
        session: root.session
    }
    ActionBar {
        id: actions

        anchors.right: parent.right
        anchors.rightMargin: root._pad
        y: Math.min((root.height - height) / 2, root.height - height - root._pad) // what is too high for it rises over the felt
        width: room
        session: root.session
        room: root.small ? 96 : Math.max(130, Theme.body * 9)
        onMeldWanted: root.meldWanted()
    }
}
