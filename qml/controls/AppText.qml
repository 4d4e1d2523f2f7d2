// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick

/// A line or a paragraph of text.
Text {
    id: root

    color: Theme.colors.ink
    font.family: Theme.family
    font.pixelSize: Theme.body
    elide: root.wrapMode === Text.NoWrap ? Text.ElideRight : Text.ElideNone
    textFormat: Text.PlainText
    horizontalAlignment: Text.AlignLeft // said, so that it is mirrored with the window and not by the words
    verticalAlignment: Text.AlignVCenter

    Accessible.role: Accessible.StaticText
    Accessible.name: root.text
    Accessible.ignored: root.text === ""
}
