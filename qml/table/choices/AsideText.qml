// SPDX-FileCopyrightText: 2026 Boneyard contributors
// SPDX-License-Identifier: MIT
import QtQuick
import Boneyard.Controls

/// What has no room elsewhere, in lines of smaller letters where it is long.
AppText {
    id: root

    /// All of them can be read, in the smallest letters if need be.
    function fits(words: string): bool {
        tried.text = words;
        return tried.implicitHeight <= root.height;
    }

    objectName: "aside"
    verticalAlignment: Text.AlignVCenter
    wrapMode: Text.Wrap
    lineHeight: 0.95
    font.pixelSize: Theme.small
    fontSizeMode: Text.Fit
    minimumPixelSize: Theme.least
    elide: Text.ElideRight

    AppText {
        id: tried

        width: root.width
        visible: false
        font.pixelSize: root.minimumPixelSize
        wrapMode: Text.Wrap
        lineHeight: root.lineHeight
        Accessible.ignored: true
    }
}
