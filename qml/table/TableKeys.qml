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

    readonly property RackKeys _rackKeys: RackKeys {
        match: root.match
        rack: root.rack
        scene: root.scene
        focused: root.focused
        onFocusWanted: root.focusWanted()
    }
    readonly property ExplainKeys _explainKeys: ExplainKeys {
        explainer: root.explainer
        tell: () => root.focused ? root.explainer.tell(root.rack.tileAt(root.rack.pointer)) : root.explainer.tellFocused()
        onRuleWanted: root.sheetWanted("rules")
        onKeysWanted: root.sheetWanted("keys")
    }

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
        return root._rackKeys.handle(event.key) || root._play(event.key) || root._act(event.key) || root._explainKeys.handle(event.key, event.text) || root._press(event.key);
    }

    function _play(key: int): bool {
        switch (key) {
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

    function _act(key: int): bool {
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
            root._escape();
            return true;
        }
        return false;
    }

    /// One thing is let go, the last that came.
    function _escape() {
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
    }

    /// The keys that belong to this game.
    function _press(key: int): bool {
        const letter = key < 128 ? String.fromCharCode(key) : "";
        const own = root.match.game.keys.find(each => each.key === letter);
        if (own)
            root.choiceWanted(own.kind);
        else if (letter !== "" && letter === root.match.game.gathering.arrangeKey)
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
}
