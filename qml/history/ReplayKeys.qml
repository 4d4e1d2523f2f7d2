// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Analysis
import Boneyard.History
import Boneyard.Table

/// A replay by keyboard alone.
QtObject {
    id: root

    required property Replay replay
    required property MatchAnalysis analysis
    required property Camera camera
    required property Explainer explainer
    property bool mirrored: false ///< time runs to the left

    readonly property ExplainKeys _explainKeys: ExplainKeys {
        explainer: root.explainer
        onRuleWanted: root.ruleWanted()
        onKeysWanted: root.sheetWanted("keys")
    }

    signal sheetWanted(name: string)
    signal ruleWanted
    signal handsAsked
    signal leave

    /// To the choice before a move that could be better; also to that of the move that is told of, if it was made.
    function goToMistake(step: int) {
        const ply = root.analysis.mistakeFrom(step > 0 ? root.replay.told - 1 : root.replay.ply, step);
        if (ply >= 0)
            root.replay.goToMove(ply + 1, true);
    }
    function handle(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.MetaModifier | Qt.ControlModifier))
            return false;
        return root._go(event.key) || root._act(event.key) || root._explainKeys.handle(event.key, event.text);
    }

    function _go(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            root.replay.step(root.mirrored ? 1 : -1);
            return true;
        case Qt.Key_Right:
            root.replay.step(root.mirrored ? -1 : 1);
            return true;
        case Qt.Key_Up:
        case Qt.Key_PageUp:
            root.replay.stepRound(-1);
            return true;
        case Qt.Key_Down:
        case Qt.Key_PageDown:
            root.replay.stepRound(1);
            return true;
        case Qt.Key_Home:
            root.replay.goTo(0);
            return true;
        case Qt.Key_End:
            root.replay.goTo(root.replay.count);
            return true;
        }
        return false;
    }

    function _act(key: int): bool {
        switch (key) {
        case Qt.Key_Space:
            root.replay.playing = !root.replay.playing;
            return true;
        case Qt.Key_E:
            root._nextEyes();
            return true;
        case Qt.Key_H:
            root.handsAsked();
            return true;
        case Qt.Key_M:
            root.sheetWanted("moves");
            return true;
        case Qt.Key_S:
            root.sheetWanted("scores");
            return true;
        case Qt.Key_A:
            root.sheetWanted("analysis");
            return true;
        case Qt.Key_N:
            root.goToMistake(1);
            return true;
        case Qt.Key_P:
            root.goToMistake(-1);
            return true;
        case Qt.Key_0:
            root.camera.fit();
            return true;
        case Qt.Key_Escape:
        case Qt.Key_Back:
            if (root.explainer.shown)
                root.explainer.hush();
            else
                root.leave();
            return true;
        }
        return false;
    }

    function _nextEyes() {
        const all = root.replay.allEyes;
        for (let i = 0; i < all.length; ++i) {
            if (all[i].value === root.replay.eyes) {
                root.replay.eyes = all[(i + 1) % all.length].value;
                return;
            }
        }
    }
}
