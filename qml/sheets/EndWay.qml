// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// A way on from the end of a match. Where all of them share one line its words stand there alone, small and one below the
/// other; its icon only where one of them has no room.
GameButton {
    id: root

    property bool tight: false ///< all share one line

    readonly property int _close: 6
    readonly property bool _bare: root.tight && root.symbol !== "" && root._longest > root.width - 2 * root._close
    /// Of all words the widest one; in letters that need no spaces a line can end anywhere.
    readonly property real _longest: root.text.split(/[\s\u200b]+|(?=[\u3040-\u30ff\u4e00-\u9fff])/).reduce((widest, word) => Math.max(widest, letters.advanceWidth(word)), 0)

    implicitWidth: root.tight ? Theme.control : Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.control * 2)
    leftPadding: root.tight ? root._close : root.snug ? root._snug : root._ease
    contentItem: EndWayFace {
        text: root.text
        symbol: root.symbol
        ink: root.ink
        face: root.font
        tight: root.tight
        bare: root._bare
    }

    FontMetrics {
        id: letters

        font.family: Theme.family
        font.pixelSize: Theme.small
        font.weight: root.font.weight
    }
    Tip {
        text: root.text
        above: true
        shown: root._bare && root.hovered && !root.down
    }
}
