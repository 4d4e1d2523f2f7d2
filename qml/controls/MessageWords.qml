// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// The words of a message, in one line where they are let; and how large it would be with them in more.
AppText {
    id: root

    property string words: ""
    property string more: "" ///< is said with them
    property real widest: 0 ///< so wide a line may be
    property real most: root.widest ///< this one is so wide at most
    property bool fine: false ///< in smaller letters
    readonly property size framed: root._framed(root.width, root.implicitHeight) ///< with what is around them

    function saying(more: string): string {
        return more === "" ? root.words : root.words + " " + more;
    }
    /// The forms that they and more can take in letters of that size: in lines as wide as may be, or in shorter ones.
    function forms(more: string, fine: bool): var {
        line.text = root.saying(more);
        line.font.pixelSize = root._letters(fine);
        const all = [];
        for (const part of [1, 0.7, 0.5, 0.36]) {
            const wide = Math.min(line.implicitWidth, root.widest) * part;
            if (part < 1 && wide < Theme.body * 7)
                break;
            const most = part < 1 ? wide + 8 : root.widest;
            lines.width = Math.min(line.implicitWidth, most);
            all.push({
                "more": more,
                "fine": fine,
                "most": most,
                "lines": lines.lineCount,
                "size": root._framed(lines.width, lines.implicitHeight)
            });
        }
        return all;
    }
    function _framed(width: real, height: real): size {
        return Qt.size(Math.ceil(width) + 32, Math.ceil(height) + 16);
    }
    function _letters(fine: bool): int {
        return fine ? Theme.small : Theme.body;
    }

    text: root.saying(root.more)
    width: Math.min(unbroken.implicitWidth, root.most)
    font.pixelSize: root._letters(root.fine)
    wrapMode: Text.Wrap
    horizontalAlignment: Text.AlignHCenter
    Accessible.ignored: true

    component Measured: AppText {
        visible: false
        Accessible.ignored: true
    }
    // A text that may break changes its own implicit width with its width.
    Measured {
        id: unbroken

        text: root.text
        font: root.font
    }
    Measured {
        id: line
    }
    Measured {
        id: lines

        text: line.text
        font: line.font
        wrapMode: Text.Wrap
    }
}
