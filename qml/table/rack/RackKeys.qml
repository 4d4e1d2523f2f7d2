// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings

/// The rack by keyboard: which of its tiles the keys are on, and the place where that may lie.
QtObject {
    id: root

    required property Match match
    required property Rack rack
    required property TableScene scene
    property bool focused: true ///< the keys are the table's, and not a button's

    signal focusWanted

    function handle(key: int): bool {
        const mirrored = Settings.rightToLeft;
        switch (key) {
        case Qt.Key_Left:
            root._walk(mirrored ? 1 : -1);
            return true;
        case Qt.Key_Right:
            root._walk(mirrored ? -1 : 1);
            return true;
        case Qt.Key_Home:
            root._point(0);
            return true;
        case Qt.Key_End:
            root._point(root.rack.count - 1);
            return true;
        case Qt.Key_Tab:
        case Qt.Key_Down:
            return root._spot(1);
        case Qt.Key_Backtab:
        case Qt.Key_Up:
            return root._spot(-1);
        }
        return false;
    }

    function _walk(step: int) {
        const count = root.rack.count;
        if (count > 0)
            root._point(root.rack.pointer < 0 ? (step > 0 ? 0 : count - 1) : (root.rack.pointer + step + count) % count);
    }

    function _point(row: int) {
        const held = root.rack.tileAt(row);
        if (!held)
            return;
        if (!root.focused)
            root.focusWanted();
        root.match.advice.forget();
        root.rack.pointer = row;
        if (root.match.selection.gathers)
            return;
        if (held.playable && root.rack.choosing) {
            root.match.selection.choose(row, true);
            if (root.match.selection.spot < 0)
                root.match.selection.walk(1);
            root.scene.showSpot();
        } else {
            root.match.selection.tile = "";
        }
    }

    function _spot(step: int): bool {
        if (root.match.selection.tile === "" || !root.focused)
            return false;
        root.match.advice.forget();
        root.match.selection.walk(step);
        root.scene.showSpot();
        return true;
    }
}
