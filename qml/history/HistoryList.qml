// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Boneyard.Controls
import Boneyard.History

/// The rows of the history. Enter shows a match again and Space how it ended; Ctrl+Space picks one, Shift with the
/// arrows several, Ctrl+A all of them; Delete puts away what is picked, or the row where one is.
ListView {
    id: root

    required property History history
    property bool small: false

    signal chosen(matchId: int)
    signal resultWanted(matchId: int)
    signal leave

    function _delete() {
        if (root.history.picked > 0)
            root.history.removePicked();
        else if (root.currentItem)
            root.history.remove((root.currentItem as HistoryRow).matchId);
    }
    function _extend(step: int) {
        if (root.history.picked === 0)
            root.history.pickTo(root.currentIndex);
        root.currentIndex = Math.max(0, Math.min(root.count - 1, root.currentIndex + step));
        root.history.pickTo(root.currentIndex);
    }
    /// Whether the key was for the list.
    function _handle(event: var): bool {
        const row = root.currentItem as HistoryRow;
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        const shift = (event.modifiers & Qt.ShiftModifier) !== 0;
        if (event.key === Qt.Key_A && control)
            root.history.pickAll();
        else if (event.key === Qt.Key_Space && control)
            root.history.pick(root.currentIndex);
        else if ((event.key === Qt.Key_Down || event.key === Qt.Key_Up) && shift)
            root._extend(event.key === Qt.Key_Down ? 1 : -1);
        else if (event.key === Qt.Key_Z && control && root.history.leaving > 0)
            root.history.bringBack();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            row?.chosen();
        else if (event.key === Qt.Key_Space)
            row?.resultWanted();
        else if (event.key === Qt.Key_Delete)
            root._delete();
        else if (event.key === Qt.Key_Escape && root.history.picked > 0)
            root.history.pickNone();
        else
            return false;
        return true;
    }

    objectName: "matches"
    clip: true
    focus: true
    activeFocusOnTab: true
    model: root.history
    spacing: root.small ? 6 : 10
    bottomMargin: 16
    topMargin: 6
    boundsBehavior: Flickable.StopAtBounds
    highlightMoveDuration: 0
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("History")
    T.ScrollBar.vertical: ScrollMark {}
    Keys.onPressed: event => event.accepted = root._handle(event)
    delegate: HistoryRow {
        id: row

        required property int index

        width: ListView.view.width
        small: root.small
        pointed: root.activeFocus && ListView.isCurrentItem
        onChosen: {
            root.currentIndex = row.index;
            root.chosen(row.matchId);
        }
        onResultWanted: {
            root.currentIndex = row.index;
            root.resultWanted(row.matchId);
        }
        onDoomed: root.history.remove(row.matchId)
        onPickWanted: {
            root.currentIndex = row.index;
            root.history.pick(row.index);
        }
        onRangeWanted: {
            root.currentIndex = row.index;
            root.history.pickTo(row.index);
        }
        onPictureWanted: root.history.wantPicture(row.index)
    }
}
