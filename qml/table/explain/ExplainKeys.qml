// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The keys that ask: what the keyboard is on, or what lies under the pointer; where that is nothing, and the second
/// time, which keys there are. And the rules, of what is told of first.
QtObject {
    id: root

    required property Explainer explainer
    property var tell: () => root.explainer.tellFocused() ///< of what the keyboard is on; false: there is nothing to say

    signal ruleWanted
    signal keysWanted

    function handle(key: int, text: string): bool {
        const again = root.explainer.shown;
        if (key === Qt.Key_F1) {
            if (again)
                root.explainer.openRule();
            else
                root.ruleWanted();
            return true;
        }
        if (text !== "?" && text !== "\u061f")
            return false;
        root.explainer.hush();
        if (again || (!root.tell() && !root.explainer.askHere()))
            root.keysWanted();
        return true;
    }
}
