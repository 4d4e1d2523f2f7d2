// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import QtQuick.Templates as T

/// The list that a Select opens.
T.Popup {
    id: root

    required property T.ComboBox owner
    property bool wide: false ///< it shows notes, which need room
    property real room
    readonly property Item _over: T.Overlay.overlay

    y: root.owner.height + 4
    width: Math.max(root.owner.width, Theme.body * (root.wide ? 20 : 12))
    height: Math.min(contentItem.implicitHeight + 2 * padding, Theme.body * (root.wide ? 31 : 25), room)
    padding: 6
    margins: 8

    // It keeps its height while its page goes, and with that the window.
    Binding on room {
        when: root._over !== null
        value: (root._over?.height ?? 0) - root.topMargin - root.bottomMargin
        restoreMode: Binding.RestoreNone
    }

    contentItem: ListView {
        clip: true
        implicitHeight: contentHeight
        model: root.owner.delegateModel
        currentIndex: root.owner.highlightedIndex
        highlightMoveDuration: 0
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.colors.chrome
        border.width: Math.max(1, Theme.colors.outlineWidth)
        border.color: Theme.colors.outline
    }
}
