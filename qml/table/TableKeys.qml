// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Match
import Boneyard.Settings

/// The table by keyboard alone.
QtObject {
    id: root

    required property Match match
    required property Rack rack
    required property TableScene scene
    required property DragTile drag
    required property Explainer explainer
    required property TableWalk table
    property bool focused: true ///< the keys are the table's, and not a button's

    signal focusWanted
    signal hushWanted ///< what was said is of no use any more
    signal sheetWanted(name: string)
    signal escaped ///< and nothing was there to let go
    signal nextWanted
    signal playWanted
    signal choiceWanted(kind: int)

    function handle(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.MetaModifier))
            return false;
        if (event.modifiers & Qt.ControlModifier) {
            if (event.key === Qt.Key_Y || (event.key === Qt.Key_Z && event.modifiers & Qt.ShiftModifier))
                root.match.takeBack.redo();
            else if (event.key === Qt.Key_Z)
                root.match.takeBack.undo();
            else
                return false;
            return true;
        }
        return root._choose(event.key) || root._act(event.key, event.text) || root._press(event.key);
    }

    function _choose(key: int): bool {
        const mirrored = Settings.rightToLeft;
        switch (key) {
        case Qt.Key_Left:
            root.walk(mirrored ? 1 : -1);
            return true;
        case Qt.Key_Right:
            root.walk(mirrored ? -1 : 1);
            return true;
        case Qt.Key_Home:
            root.point(0);
            return true;
        case Qt.Key_End:
            root.point(root.rack.count - 1);
            return true;
        case Qt.Key_Tab:
        case Qt.Key_Down:
            return root._spot(1);
        case Qt.Key_Backtab:
        case Qt.Key_Up:
            return root._spot(-1);
        case Qt.Key_R:
            root.turn(1);
            return true;
        case Qt.Key_Space:
            if (root.match.turn.canHurry)
                root.match.turn.hurry();
            else if (root.match.selection.gathers && root.rack.pointer >= 0)
                root.match.selection.tap(root.rack.pointer);
            else
                root.playWanted();
            return true;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            root.playWanted();
            return true;
        }
        return false;
    }

    function _act(key: int, text: string): bool {
        switch (key) {
        case Qt.Key_H:
            root.match.advice.hint();
            return true;
        case Qt.Key_F:
            Settings.showPlaces = !Settings.showPlaces;
            return true;
        case Qt.Key_S:
            root.sheetWanted("scores");
            return true;
        case Qt.Key_N:
            root.nextWanted();
            return true;
        case Qt.Key_L:
            root.table.forceActiveFocus(Qt.ShortcutFocusReason);
            return true;
        case Qt.Key_0:
            root.scene.camera.fit();
            return true;
        case Qt.Key_Escape:
        case Qt.Key_Back:
            if (root.drag.active)
                root.drag.cancel();
            else if (root.explainer.shown)
                root.explainer.hush();
            else if (root.match.advice.words !== "")
                root.letGo();
            else if (root.match.selection.count > 0)
                root.match.selection.clear();
            else if (!root.focused)
                root.focusWanted();
            else
                root.escaped();
            return true;
        }
        if (key === Qt.Key_F1) {
            if (root.explainer.shown)
                root.explainer.openRule();
            else
                root.sheetWanted("rules");
            return true;
        }
        if (text === "?" || text === "؟") {
            root._explain();
            return true;
        }
        return false;
    }

    /// What the keyboard is on, or what lies under the pointer; where that is nothing, and the second time, the keys.
    function _explain() {
        const again = root.explainer.shown;
        root.explainer.hush();
        const told = () => root.focused ? root.explainer.tell(root.rack.tileAt(root.rack.pointer)) : root.explainer.tellFocused();
        if (again || (!told() && !root.explainer.askHere()))
            root.sheetWanted("keys");
    }

    /// The keys that belong to this game.
    function _press(key: int): bool {
        const letter = key < 128 ? String.fromCharCode(key) : "";
        const own = root.match.keys.find(each => each.key === letter);
        if (own)
            root.choiceWanted(own.kind);
        else if (letter !== "" && letter === root.match.gathering.arrangeKey)
            root.match.table.hand.arranged = !root.match.table.hand.arranged;
        else
            return false;
        return true;
    }

    /// Nothing is hinted at any more, and nothing chosen.
    function letGo() {
        root.match.advice.putAway();
        root.match.selection.clear();
        root.hushWanted();
    }
    function turn(step: int) {
        if (root.drag.active)
            root.drag.turnNext(step);
        else
            root.match.selection.turn(step);
    }

    function _spot(step: int): bool {
        if (root.match.selection.tile === "" || !root.focused)
            return false;
        root.match.advice.forget();
        root.match.selection.walk(step);
        root.scene.showSpot();
        return true;
    }

    function walk(step: int) {
        const count = root.rack.count;
        if (count > 0)
            root.point(root.rack.pointer < 0 ? (step > 0 ? 0 : count - 1) : (root.rack.pointer + step + count) % count);
    }

    function point(row: int) {
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
}
