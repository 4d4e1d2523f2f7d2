// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.History
import Boneyard.Table

/// A replay by keyboard alone. Time runs to the right in every language, as on any player's buttons.
QtObject {
    id: root

    required property Replay replay
    required property Camera camera

    signal sheetWanted(name: string)
    signal leave

    function handle(event: KeyEvent): bool {
        if (event.modifiers & (Qt.AltModifier | Qt.MetaModifier | Qt.ControlModifier))
            return false;
        return root._go(event.key) || root._act(event.key);
    }

    function _go(key: int): bool {
        switch (key) {
        case Qt.Key_Left:
            root.replay.step(-1);
            return true;
        case Qt.Key_Right:
            root.replay.step(1);
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
        case Qt.Key_M:
            root.sheetWanted("moves");
            return true;
        case Qt.Key_S:
            root.sheetWanted("scores");
            return true;
        case Qt.Key_0:
            root.camera.fit();
            return true;
        case Qt.Key_Escape:
        case Qt.Key_Back:
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
