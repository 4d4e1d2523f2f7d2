// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Common
import Boneyard.Controls
import Boneyard.Settings
import Boneyard.Setup

/// All pictures that players are known by, to choose one for a seat: by a press, or by arrows and Enter.
FocusScope {
    id: root

    required property MatchSetup setup
    required property bool shown
    required property int seat
    required property string now ///< the picture that the seat has
    required property string about ///< what is said of its player; empty: nothing
    required property real across ///< there is room for so much
    required property real high

    /// About how high the words are: how high they are hangs on the columns.
    readonly property real _said: root.about === "" ? 0 : 6 * Theme.small
    readonly property int _columns: root.across >= 6 * grid.cellWidth && root.high < root._said + 3 * grid.cellHeight ? 6 : 4
    readonly property real _head: root.about === "" ? 0 : words.height + 8

    signal chosen(sign: string)

    implicitWidth: root._columns * grid.cellWidth
    implicitHeight: root._head + Math.ceil(grid.count / root._columns) * grid.cellHeight
    focus: true
    onShownChanged: {
        if (root.shown)
            grid.currentIndex = Math.max(0, Array.from(Catalog.medallions).findIndex(one => one.sign === root.now));
    }

    LayoutMirroring.enabled: Settings.rightToLeft
    LayoutMirroring.childrenInherit: true

    AppText {
        id: words

        x: 6
        y: 4
        width: parent.width - 12
        text: root.about
        font.pixelSize: Theme.small
        color: Theme.colors.quiet
        wrapMode: Text.Wrap
    }
    GridView {
        id: grid

        function _take() {
            (grid.currentItem as MedallionChoice)?.chosen();
        }

        anchors.top: parent.top
        anchors.topMargin: root._head
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        clip: true
        cellWidth: Math.max(Theme.control + 12, Theme.small * 5.6)
        cellHeight: Theme.control + Theme.small + 14
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        highlightMoveDuration: 0
        model: Catalog.medallions
        T.ScrollBar.vertical: ScrollMark {}
        Accessible.role: Accessible.List
        Keys.onReturnPressed: grid._take()
        Keys.onEnterPressed: grid._take()
        Keys.onSpacePressed: grid._take()

        delegate: MedallionChoice {
            id: choice

            required property int index
            required property var modelData

            width: grid.cellWidth
            height: grid.cellHeight
            sign: choice.modelData.sign
            name: choice.modelData.name
            holder: root.shown ? root.setup.holderOf(choice.modelData.sign) : -1
            holderName: root.setup.nameOf(choice.holder)
            marked: choice.sign === root.now
            pointed: grid.activeFocus && grid.currentIndex === choice.index
            onChosen: root.chosen(choice.sign)
        }
    }
}
